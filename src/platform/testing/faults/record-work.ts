import { randomUUID } from 'node:crypto'
import type { Store } from '#app/ports/store.ts'
import type { Decimal } from '#core/money/decimal.ts'
import { type RecordKind, recordKinds } from '#core/records/record.ts'
import { writePaymentOf } from '../payments.ts'
import { writeRecordOf } from '../records.ts'

/**
 * The part of the workload that writes payments, customers and catalogue items. Their content is determined by the
 * revision.
 */

/** Acknowledged revisions by id. */
export interface AcknowledgedRecords {
  payments: Map<string, number>
  customers: Map<string, number>
  items: Map<string, number>
}

export const noRecords = (): AcknowledgedRecords => ({
  payments: new Map(),
  customers: new Map(),
  items: new Map(),
})

/** A payment is recorded, changed, and removed in this revision. */
const lastRevision = 3

const amountOf = (revision: number) => `${revision}.50` as Decimal
const at = '2026-11-21T14:00:00.000Z'

/** @returns `payments <id> <revision>`; a removed payment is followed by a new one */
export function writeNextPayment(store: Store, invoiceId: string, previous: string | undefined): string {
  const known = previous === undefined ? undefined : store.payments.find(previous)
  const payment = known?.removedAt === null ? known : undefined
  const revision = (payment?.revision ?? 0) + 1
  const id = writePaymentOf(store, invoiceId, amountOf(revision), {
    id: payment?.id ?? randomUUID(),
    removedAt: revision === lastRevision ? at : null,
  })
  return `payments ${id} ${revision}`
}

/** @returns `customers <id> <revision>` or `items <id> <revision>` */
export function writeNextRecord(store: Store, kind: RecordKind, previous: string | undefined): string {
  const revision = ((previous && store.records.find(kind, previous)?.revision) || 0) + 1
  const id = writeRecordOf(
    store,
    kind,
    contentOf(kind, revision),
    previous === undefined ? {} : { id: previous },
  )
  return `${kind} ${id} ${revision}`
}

const contentOf = (kind: RecordKind, revision: number) =>
  kind === 'customers' ? { name: `Name ${revision}` } : { description: `Name ${revision}` }

/** Acknowledged changes that are missing, and payments that the status contains twice or not at all. */
export function missingRecords(
  store: Store,
  invoiceId: string,
  { payments, ...records }: AcknowledgedRecords,
): string[] {
  const missing: string[] = []
  for (const [id, revision] of payments) {
    const kept = store.payments.find(id)
    const isKept = kept !== undefined && kept.revision >= revision
    if (
      !isKept ||
      kept.amount !== amountOf(kept.revision) ||
      (kept.removedAt !== null) !== (kept.revision === 3)
    )
      missing.push(`payment ${id} of revision ${revision}, found ${JSON.stringify(kept)}`)
  }
  for (const kind of recordKinds)
    for (const [id, revision] of records[kind]) {
      const kept = store.records.find(kind, id)
      const isKept = kept !== undefined && kept.revision >= revision
      const expected = JSON.stringify(kept && contentOf(kind, kept.revision))
      if (!isKept || JSON.stringify(kept.record) !== expected)
        missing.push(`${kind} ${id} of revision ${revision}, found ${JSON.stringify(kept)}`)
    }
  if (invoiceId === '') return missing
  const stored = store.payments.ofInvoice(invoiceId)
  const sum = stored.reduce((total, { amount }) => total + Number(amount), 0)
  const paid = Number(store.invoices.summary(invoiceId, '2026-11-21')?.paid)
  if (sum !== paid) missing.push(`paid ${paid}, and the payments add up to ${sum}`)
  return missing
}
