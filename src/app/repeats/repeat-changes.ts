import { randomUUID } from 'node:crypto'
import type { UndoneRepeat } from '#contract/repeats.ts'
import { AppError } from '#core/errors/app-error.ts'
import type { ErrorCode } from '#core/errors/error-table.ts'
import type { Events } from '../events.ts'
import type { Clock } from '../ports/ports.ts'
import type {
  DraftLink,
  RepeatedDraft,
  ScheduleStep,
  ScheduleStore,
  StoredSchedule,
} from '../ports/schedules.ts'

const maxChanges = 100

/** What one command changed: schedules, and drafts that it created or withdrew. */
interface UndoableChange {
  steps: readonly ScheduleStep[]
  drafts: readonly DraftLink[]
  /** whether the drafts exist now */
  isCreated: boolean
}

export type RepeatChanges = ReturnType<typeof createRepeatChanges>

/** Commits changes of schedules and their drafts, and keeps the latest in memory so that they can be undone. */
export function createRepeatChanges(
  schedules: ScheduleStore,
  events: Pick<Events, 'emit'>,
  clock: Pick<Clock, 'now'>,
) {
  const undoable = new Map<string, UndoableChange>()
  const now = () => clock.now().toISOString()

  function keep(change: UndoableChange): string {
    const changeId = randomUUID()
    undoable.set(changeId, change)
    const [oldest] = undoable.keys()
    if (undoable.size > maxChanges && oldest !== undefined) undoable.delete(oldest)
    events.emit({ type: 'schedules-changed' })
    return changeId
  }

  function apply(steps: readonly ScheduleStep[], drafts: readonly RepeatedDraft[], refusal: ErrorCode): void {
    if (!schedules.apply({ steps, drafts, at: now() })) throw new AppError(refusal)
  }

  return {
    /** @throws AppError stale_schedule, period_made, store_unavailable */
    commit({
      steps,
      drafts = [],
    }: {
      steps: readonly ScheduleStep[]
      drafts?: readonly RepeatedDraft[]
    }): string {
      apply(steps, drafts, drafts.length > 0 ? 'period_made' : 'stale_schedule')
      const links = drafts.map(({ id, madeFor }) => ({ id, madeFor }))
      return keep({ steps, drafts: links, isCreated: true })
    },

    undoRepeat({ changeId }: { changeId: string }): UndoneRepeat {
      const change = undoable.get(changeId)
      if (!change) throw new AppError('no_such_record', { message: { code: 'record.change_gone' } })
      const steps = change.steps.map(step => inverseStep(step, now())).reverse()
      apply(steps, [], 'stale_schedule')
      const drafts = change.isCreated
        ? schedules.withdraw(change.drafts, now())
        : schedules.restore(change.drafts)
      undoable.delete(changeId)
      const undone = keep({ steps, drafts, isCreated: !change.isCreated })
      return {
        changeId: undone,
        withdrawn: change.isCreated ? drafts.map(({ id }) => id) : [],
        kept: change.drafts.length - drafts.length,
      }
    },
  }
}

/** Counts the revision on, because going back is a change too. */
function inverseStep({ id, before, after }: ScheduleStep, at: string): ScheduleStep {
  const revision = Math.max(before?.revision ?? 0, after?.revision ?? 0) + 1
  return { id, before: after, after: before && { ...before, revision, updatedAt: at } }
}

/** The next revision of a schedule. */
export const stepTo = (
  before: StoredSchedule,
  schedule: StoredSchedule['schedule'],
  at: string,
): ScheduleStep => ({
  id: before.id,
  before,
  after: { id: before.id, revision: before.revision + 1, updatedAt: at, schedule },
})
