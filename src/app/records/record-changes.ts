import type { RecordChangeView } from '#contract/records.ts'
import { AppError } from '#core/errors/app-error.ts'
import type { RecordKind } from '#core/records/record.ts'
import type { Events } from '../events.ts'
import type { Clock } from '../ports/ports.ts'
import type { RecordChange, RecordStep, RecordStore, StoredRecord } from '../ports/records.ts'
import { createUndoLog, inverseStep } from '../undo-log.ts'

export type RecordChanges = ReturnType<typeof createRecordChanges>

/** Commits changes of records, and keeps the latest so that they can be undone. */
export function createRecordChanges(
  records: RecordStore,
  events: Pick<Events, 'emit'>,
  clock: Pick<Clock, 'now'>,
) {
  const undoable = createUndoLog<RecordChange>(({ steps, links }) => steps.length + links.length)

  /** @throws AppError stale_record, store_unavailable */
  function commit(change: RecordChange): RecordChangeView {
    if (!records.apply(change)) throw new AppError('stale_record')
    const changeId = undoable.keep(change)
    events.emit({ type: 'records-changed' })
    return { changeId }
  }

  /** @throws AppError stale_record */
  function inverseOf({ steps, links }: RecordChange): RecordChange {
    const at = clock.now().toISOString()
    const inverse = ({ kind, id, before, after }: RecordStep): RecordStep => {
      const step: { before: AnyRecord | null; after: AnyRecord | null } = { before, after }
      const undone = inverseStep(step, records.find(kind, id) ?? null, at)
      if (!undone) throw new AppError('stale_record')
      return { kind, id, ...undone } as RecordStep
    }
    return {
      steps: steps.map(inverse).reverse(),
      links: links.map(({ invoiceId, before, after }) => ({ invoiceId, before: after, after: before })),
    }
  }

  return {
    commit,

    /** Undoes a change; the answer names the change that makes it again. */
    undoRecordChange({ changeId }: { changeId: string }): RecordChangeView {
      const change = undoable.find(changeId)
      if (!change) throw new AppError('no_such_record', { message: { code: 'record.change_gone' } })
      const undone = commit(inverseOf(change))
      undoable.forget(changeId)
      return undone
    },
  }
}

type AnyRecord = StoredRecord<RecordKind>
