import { defaultLocale } from '../defaults.ts'
import { type Interval, moveDate } from '../schedule/interval.ts'
import { type Period, periodOf } from '../schedule/period.ts'
import { fillPlaceholders, moveText } from '../schedule/period-text.ts'
import { addDays, daysBetween, isCalendarDate } from '../text/calendar-date.ts'
import { derive, type PeriodChanges } from './derivations.ts'
import type { Draft } from './draft.ts'

export interface NextDraft {
  draft: Draft
  /** billing period of the new draft */
  period: Period
  texts: TextChange[]
}

export interface TextChange {
  before: string
  after: string
}

/**
 * Derives the same invoice for another period: dates move with the issue date, placeholders are filled, and texts that
 * name the source's period name the new one. The table `derivations` decides which fields change and which are omitted.
 */
export function nextDraft(
  source: Draft,
  { issueDate, interval, movesTexts }: { issueDate: string; interval: Interval; movesTexts: boolean },
): NextDraft {
  const from = isCalendarDate(source.issue_date ?? '') ? source.issue_date : undefined
  const moved = (date: string | undefined): string | undefined =>
    from !== undefined && date !== undefined && isCalendarDate(date)
      ? moveDate(date, { from, to: issueDate }, interval)
      : undefined
  // The delivery date, or else the stated period, decides which period is billed.
  const billed = [source.delivery_date, source.period?.start].find(date => moved(date) !== undefined)
  const period = periodOf(moved(billed) ?? issueDate, interval)
  const previous = from === undefined ? null : periodOf(billed ?? from, interval)
  const locale = source.locale?.trim() || defaultLocale
  const texts: TextChange[] = []

  const changes: PeriodChanges = {
    moved,
    due: date =>
      from !== undefined && isCalendarDate(date) ? addDays(issueDate, daysBetween(from, date)) : undefined,
    rewritten(before) {
      const current = movesTexts && previous ? moveText(before, previous, period, locale) : before
      const after = fillPlaceholders(current, period, locale)
      if (after !== before) texts.push({ before, after })
      return after
    },
  }
  const draft = derive('next', source, { issue_date: issueDate }, changes)
  return { draft, period, texts }
}
