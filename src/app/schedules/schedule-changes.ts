import { setImmediate as nextTurn } from 'node:timers/promises'
import type { CreatedDrafts, UndoneScheduleChange } from '#contract/schedules.ts'
import { createSerialQueue } from '#core/concurrency.ts'
import { AppError } from '#core/errors/app-error.ts'
import type { ErrorCode } from '#core/errors/error-table.ts'
import type { Events } from '../events.ts'
import type { Clock, Log } from '../ports/ports.ts'
import type {
  DraftLink,
  DraftPart,
  NewDraft,
  ScheduleStep,
  ScheduleStore,
  StoredSchedule,
} from '../ports/schedules.ts'
import { createUndoLog, inverseStep } from '../undo-log.ts'

/** Drafts per commit; other operations run between two commits. */
const partSize = 100

/** Changes of one command: schedules, and created or withdrawn drafts. */
interface UndoableChange {
  steps: readonly ScheduleStep[]
  drafts: readonly DraftLink[]
  /** whether the drafts exist now */
  isCreated: boolean
}

interface DraftChange<Subject> {
  steps: readonly ScheduleStep[]
  subjects: readonly Subject[]
  draftsOf(part: readonly Subject[]): readonly NewDraft[]
}

export type ScheduleChanges = ReturnType<typeof createScheduleChanges>

/** Commits changes of schedules and their drafts, and keeps the latest in memory for undo. */
export function createScheduleChanges(
  schedules: ScheduleStore,
  events: Pick<Events, 'emit'>,
  clock: Pick<Clock, 'now'>,
  log: Log,
) {
  const undoable = createUndoLog<UndoableChange>(({ steps, drafts }) => steps.length + drafts.length)
  /** Serialises creations in parts. */
  const enqueue = createSerialQueue()
  const now = () => clock.now().toISOString()

  function keep(change: UndoableChange): string {
    const changeId = undoable.keep(change)
    events.emit({ type: 'schedules-changed' })
    return changeId
  }

  /** @throws AppError stale_schedule */
  function inverseOf(step: ScheduleStep): ScheduleStep {
    const undone = inverseStep(step, schedules.find(step.id) ?? null, now())
    if (!undone) throw new AppError('stale_schedule')
    return { id: step.id, ...undone }
  }

  function apply(
    steps: readonly ScheduleStep[],
    drafts: readonly NewDraft[],
    refusal: ErrorCode,
    part?: DraftPart,
  ): void {
    if (!schedules.apply({ steps, drafts, at: now(), part })) throw new AppError(refusal)
  }

  /** Withdraws the committed drafts of an unfinished creation. */
  async function rollBack(): Promise<void> {
    const links = schedules.unfinished()
    if (links.length === 0) return
    for (let done = 0; done < links.length; done += partSize) {
      schedules.withdraw(links.slice(done, done + partSize), now())
      await nextTurn()
    }
    schedules.endUnfinished()
    events.emit({ type: 'schedules-changed' })
    events.emit({ type: 'invoices-changed' })
  }

  return {
    /** @throws AppError stale_schedule, store_unavailable */
    commit({ steps }: { steps: readonly ScheduleStep[] }): string {
      apply(steps, [], 'stale_schedule')
      return keep({ steps, drafts: [], isCreated: true })
    },

    /**
     * Creates drafts in as many commits as they need, all of them or none: a failed or interrupted creation is
     * withdrawn.
     * @param draftsOf called right before the commit of a part
     * @throws AppError stale_schedule, period_made, store_unavailable
     */
    commitDrafts: <Subject>({ steps, subjects, draftsOf }: DraftChange<Subject>): Promise<CreatedDrafts> =>
      enqueue(async () => {
        await rollBack()
        const hasParts = subjects.length > partSize
        const links: DraftLink[] = []
        try {
          for (let done = 0; done < subjects.length; done += partSize) {
            const drafts = draftsOf(subjects.slice(done, done + partSize))
            links.push(...drafts.map(({ id, madeFor }) => ({ id, madeFor })))
            const isLast = done + partSize >= subjects.length
            apply(isLast ? steps : [], drafts, 'period_made', hasParts ? { links, isLast } : undefined)
            if (!isLast) await nextTurn()
          }
        } catch (error) {
          await rollBack()
          throw error
        }
        return { ids: links.map(({ id }) => id), changeId: keep({ steps, drafts: links, isCreated: true }) }
      }),

    /** Withdraws the drafts of a creation that was interrupted by the end of the process. */
    resume(): void {
      enqueue(rollBack).catch(error => log.write('error', 'interrupted creation of drafts', { error }))
    },

    undoScheduleChange({ changeId }: { changeId: string }): UndoneScheduleChange {
      const change = undoable.find(changeId)
      if (!change) throw new AppError('no_such_record', { message: { code: 'record.change_gone' } })
      const steps = change.steps.map(inverseOf).reverse()
      apply(steps, [], 'stale_schedule')
      const drafts = change.isCreated
        ? schedules.withdraw(change.drafts, now())
        : schedules.restore(change.drafts)
      undoable.forget(changeId)
      const undone = keep({ steps, drafts, isCreated: !change.isCreated })
      return {
        changeId: undone,
        withdrawn: change.isCreated ? drafts.map(({ id }) => id) : [],
        kept: change.drafts.length - drafts.length,
      }
    },
  }
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
