import { randomUUID } from 'node:crypto'
import type { RecordStep, StoredRecord } from '#app/ports/records.ts'
import type { Store } from '#app/ports/store.ts'
import type { RecordKind, RecordTypes } from '#core/records/record.ts'

/** Writes the next revision of a record; revision 1 for a new record. */
export function writeRecordOf<Kind extends RecordKind>(
  store: Store,
  kind: Kind,
  record: RecordTypes[Kind],
  more: Partial<Omit<StoredRecord<Kind>, 'record' | 'revision'>> = {},
): string {
  const id = more.id ?? randomUUID()
  const before = store.records.find(kind, id) ?? null
  const after: StoredRecord<Kind> = {
    updatedAt: '2026-11-21T14:00:00.000Z',
    archivedAt: null,
    mergedInto: null,
    ...more,
    id,
    revision: (before?.revision ?? 0) + 1,
    record,
  }
  store.records.apply({ steps: [{ kind, id, before, after } as unknown as RecordStep], links: [] })
  return id
}

export const linkCustomer = (store: Store, invoiceId: string, customerId: string | null): void => {
  const before = store.invoices.findHead(invoiceId)?.customerId ?? null
  store.records.apply({ steps: [], links: [{ invoiceId, before, after: customerId }] })
}

export const recordsIn = (store: Store, kind: RecordKind): unknown[] =>
  store.records.all(kind).map(({ record }) => record)
