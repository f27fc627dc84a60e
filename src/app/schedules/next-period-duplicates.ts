import type { ParsedArgumentOf } from '#contract/operations/desktop-api.ts'
import type { CreatedDrafts, DraftProposal } from '#contract/schedules.ts'
import { AppError } from '#core/errors/app-error.ts'
import { type Interval, nextDate } from '#core/schedule/interval.ts'
import { isCalendarDate } from '#core/text/calendar-date.ts'
import type { LongWorks } from '../long-work.ts'
import type { Store } from '../ports/store.ts'
import type { WorkControl } from '../ports/work-control.ts'
import type { SettingsOperations } from '../settings.ts'
import { type DraftRequest, type PreparedDraft, planDrafts, prepareDrafts } from './plan-drafts.ts'
import type { ScheduleChanges } from './schedule-changes.ts'

interface Deps {
  store: Store
  settings: Pick<SettingsOperations, 'settings'>
  changes: ScheduleChanges
  maintenance: { wake(): void }
  works: Pick<LongWorks, 'run'>
}

/** Duplicates several invoices for their next period. */
export function createNextPeriodDuplicates({ store, settings, changes, maintenance, works }: Deps) {
  function prepare(
    { ids, interval, movesTexts }: ParsedArgumentOf<'reviewDuplicates'>,
    control?: WorkControl,
  ): Promise<PreparedDraft[]> {
    const requests = [...new Set(ids)].map(
      (sourceId): DraftRequest => ({
        sourceId,
        madeFor: null,
        issueDate: nextIssueDate(store, sourceId, interval),
        interval,
        movesTexts,
      }),
    )
    return prepareDrafts(store, requests, control)
  }

  return {
    reviewDuplicates: async (argument: ParsedArgumentOf<'reviewDuplicates'>): Promise<DraftProposal[]> =>
      planDrafts(store, settings, await prepare(argument)).map(({ proposal }) => proposal),

    /** Commits after the last draft was prepared, so that cancelling changes nothing. */
    async createDuplicates(argument: ParsedArgumentOf<'createDuplicates'>): Promise<CreatedDrafts> {
      const prepared = await works.run('drafts', control => prepare(argument, control))
      const possible = prepared.filter(draft => !('problem' in draft))
      if (possible.length === 0) throw new AppError('no_such_invoice')
      const created = await changes.commitDrafts({
        steps: [],
        subjects: possible,
        draftsOf: part => planDrafts(store, settings, part).flatMap(({ draft }) => draft ?? []),
      })
      maintenance.wake()
      return created
    },
  }
}

function nextIssueDate(store: Store, id: string, interval: Interval): string | null {
  const date = store.invoices.find(id)?.draft.issue_date ?? ''
  return isCalendarDate(date) ? (nextDate(date, interval) ?? null) : null
}
