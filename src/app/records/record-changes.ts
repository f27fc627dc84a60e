import type { RecordChangeView } from '#contract/records.ts'
import { AppError } from '#core/errors/app-error.ts'
import type { RecordKind } from '#core/records/record.ts'
import { keyOf } from '#core/records/record-keys.ts'
import type { Events } from '../events.ts'
import type { Clock } from '../ports/ports.ts'
import type { CustomerLink, RecordChange, RecordStep, RecordStore, StoredRecord } from '../ports/records.ts'
import { createUndoLog, inverseStep } from '../undo-log.ts'

export type RecordChanges = ReturnType<typeof createRecordChanges>

/** Commits changes of records and keeps the latest in memory for undo. */
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
    refuseRemovingMerged(steps)
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

  /** Refuses to remove a customer that others were merged into, because their invoices and tombstones name it. */
  function refuseRemovingMerged(steps: readonly RecordStep[]): void {
    const created = new Set(
      steps.flatMap(({ kind, id, before }) => (kind === 'customers' && !before ? id : [])),
    )
    if (created.size === 0) return
    const isMerged = records.all('customers').some(({ mergedInto }) => created.has(mergedInto ?? ''))
    if (isMerged) throw new AppError('stale_record')
  }

  return {
    commit,

    /**
     * Undoes a change.
     * @returns the id of the change that redoes it
     */
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

/**
 * Links invoices without a customer to the customer whose name their buyer has, if no other customer has that name.
 * @param replaced ids of customers that are merged into these
 */
export function linksByName(
  records: RecordStore,
  customers: readonly StoredRecord<'customers'>[],
  replaced: readonly string[] = [],
): CustomerLink[] {
  const byKey = Map.groupBy(customers, ({ record }) => keyOf('customers', record))
  return [...byKey].flatMap(([key, [customer, ...others]]) => {
    const named = records.withKey('customers', key).filter(({ id }) => !replaced.includes(id))
    if (!customer || others.length > 0 || named.some(({ id }) => id !== customer.id)) return []
    return records.invoicesOfBuyer(key).map(invoiceId => ({ invoiceId, before: null, after: customer.id }))
  })
}
