import { randomUUID } from 'node:crypto'
import type { RecordChangeView } from '#contract/records.ts'
import { AppError } from '#core/errors/app-error.ts'
import type { Events } from '../events.ts'
import type { Clock } from '../ports/ports.ts'
import type { RecordChange, RecordStep, RecordStore } from '../ports/records.ts'

const maxChanges = 100
/** Records and links of all changes that can be undone. */
const maxSteps = 200_000

export type RecordChanges = ReturnType<typeof createRecordChanges>

/** Commits changes of records, and keeps the latest in memory so that they can be undone. */
export function createRecordChanges(
  records: RecordStore,
  events: Pick<Events, 'emit'>,
  clock: Pick<Clock, 'now'>,
) {
  const undoable = new Map<string, RecordChange>()

  /** @throws AppError stale_record, store_unavailable */
  function commit(change: RecordChange): RecordChangeView {
    if (!records.apply(change)) throw new AppError('stale_record')
    const changeId = randomUUID()
    undoable.set(changeId, change)
    forgetOldest()
    events.emit({ type: 'records-changed' })
    return { changeId }
  }

  function forgetOldest(): void {
    let steps = [...undoable.values()].reduce((sum, change) => sum + sizeOf(change), 0)
    for (const [changeId, change] of undoable) {
      if (undoable.size === 1 || (undoable.size <= maxChanges && steps <= maxSteps)) return
      undoable.delete(changeId)
      steps -= sizeOf(change)
    }
  }

  return {
    commit,

    /** Undoes a change; the answer names the change that makes it again. */
    undoRecordChange({ changeId }: { changeId: string }): RecordChangeView {
      const change = undoable.get(changeId)
      if (!change) throw new AppError('no_such_record', { message: { code: 'record.change_gone' } })
      const undone = commit(inverseOf(change, clock.now().toISOString()))
      undoable.delete(changeId)
      return undone
    },
  }
}

const sizeOf = ({ steps, links }: RecordChange): number => steps.length + links.length

const inverseOf = ({ steps, links }: RecordChange, at: string): RecordChange => ({
  steps: steps.map(step => inverseStep(step, at)).reverse(),
  links: links.map(({ invoiceId, before, after }) => ({ invoiceId, before: after, after: before })),
})

/** Counts the revision on, because going back is a change too. */
function inverseStep(step: RecordStep, at: string): RecordStep {
  const { before, after } = step
  const revision = Math.max(before?.revision ?? 0, after?.revision ?? 0) + 1
  const restored = before && { ...before, revision, updatedAt: at }
  return { ...step, before: after, after: restored } as RecordStep
}
