import { defaultLocale } from '../defaults.ts'
import { type Interval, moveDate } from '../schedule/interval.ts'
import { type Period, periodOf } from '../schedule/period.ts'
import { fillPlaceholders, moveText } from '../schedule/period-text.ts'
import { addDays, daysBetween, isCalendarDate } from '../text/calendar-date.ts'
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
 * The same invoice for another period: dates move on with the issue date, placeholders are filled, and texts that name
 * the period of the source name the new one. A payment on account and a payment
 * reference belong to the source only.
 */
export function nextDraft(
  source: Draft,
  { issueDate, interval, movesTexts }: { issueDate: string; interval: Interval; movesTexts: boolean },
): NextDraft {
  const {
    issue_date: from = '',
    delivery_date,
    due_date,
    prepaid_amount: _prepaid,
    payment_reference: _reference,
    ...lasting
  } = source
  const move = { from, to: issueDate }
  const hasDate = isCalendarDate(from)
  const moved = (date: string | undefined): string | undefined =>
    date !== undefined && hasDate && isCalendarDate(date) ? moveDate(date, move, interval) : undefined
  const delivered = moved(delivery_date)
  const due =
    due_date !== undefined && hasDate && isCalendarDate(due_date)
      ? addDays(issueDate, daysBetween(from, due_date))
      : undefined

  const period = periodOf(delivered ?? issueDate, interval)
  const previous = hasDate
    ? periodOf(delivered === undefined ? from : (delivery_date ?? from), interval)
    : null
  const locale = source.locale?.trim() || defaultLocale
  const texts: TextChange[] = []
  const rewritten = (before: string): string => {
    const current = movesTexts && previous ? moveText(before, previous, period, locale) : before
    const after = fillPlaceholders(current, period, locale)
    if (after !== before) texts.push({ before, after })
    return after
  }

  const { notes, payment_terms } = source
  const draft: Draft = {
    ...lasting,
    issue_date: issueDate,
    items: source.items.map(item => ({ ...item, description: rewritten(item.description) })),
    ...(due !== undefined && { due_date: due }),
    ...(delivered !== undefined && { delivery_date: delivered }),
    ...(payment_terms !== undefined && { payment_terms: rewritten(payment_terms) }),
    ...(notes !== undefined && { notes: rewritten(notes) }),
  }
  return { draft, period, texts }
}
