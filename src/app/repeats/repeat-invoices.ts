import type { ParsedArgumentOf } from '#contract/desktop-api.ts'
import type { CreatedDrafts, DraftProposal } from '#contract/repeats.ts'
import { AppError } from '#core/errors/app-error.ts'
import { type Interval, nextDate } from '#core/recurrence/interval.ts'
import { isCalendarDate } from '#core/text/calendar-date.ts'
import type { LongWorks } from '../long-work.ts'
import type { Store } from '../ports/store.ts'
import type { WorkControl } from '../ports/work-control.ts'
import type { SettingsOperations } from '../settings.ts'
import { type DraftRequest, type PlannedDraft, planDrafts } from './plan-drafts.ts'
import type { RepeatChanges } from './repeat-changes.ts'

interface Parts {
  store: Store
  settings: Pick<SettingsOperations, 'settings'>
  changes: RepeatChanges
  maintenance: { wake(): void }
  works: Pick<LongWorks, 'run'>
}

/** Duplicates several invoices for their next period. */
export function createRepeatInvoices({ store, settings, changes, maintenance, works }: Parts) {
  function plan(
    { ids, interval, movesTexts }: ParsedArgumentOf<'reviewRepeats'>,
    control?: WorkControl,
  ): Promise<PlannedDraft[]> {
    const requests = [...new Set(ids)].map(
      (sourceId): DraftRequest => ({
        sourceId,
        madeFor: null,
        issueDate: nextIssueDate(store, sourceId, interval),
        interval,
        movesTexts,
      }),
    )
    return planDrafts(store, settings, requests, control)
  }

  return {
    reviewRepeats: async (argument: ParsedArgumentOf<'reviewRepeats'>): Promise<DraftProposal[]> =>
      (await plan(argument)).map(({ proposal }) => proposal),

    /** One commit after the last draft was planned, so that cancelling leaves nothing. */
    async createRepeats(argument: ParsedArgumentOf<'createRepeats'>): Promise<CreatedDrafts> {
      const planned = await works.run('drafts', control => plan(argument, control))
      const drafts = planned.flatMap(({ draft }) => draft ?? [])
      if (drafts.length === 0) throw new AppError('no_such_invoice')
      const changeId = changes.commit({ steps: [], drafts })
      maintenance.wake()
      return { ids: drafts.map(({ id }) => id), changeId }
    },
  }
}

function nextIssueDate(store: Store, id: string, interval: Interval): string | null {
  const date = store.invoices.find(id)?.draft.issue_date ?? ''
  return isCalendarDate(date) ? (nextDate(date, interval) ?? null) : null
}
