import type { RecordStep } from '#app/ports/records.ts'
import type { Decimal } from '#core/money/decimal.ts'
import type { RecordKind, RecordTypes } from '#core/records/record.ts'
import { openStore } from '../store/open-store.ts'
import { customerNameOf } from './fill-folder.ts'

/**
 * Adds customers and catalogue items to a closed folder written by `fillFolder`. The customers are buyers of its first
 * invoices; every second of these invoices is linked to its customer.
 */
export function fillRecords(folder: string, count: number): void {
  const store = openStore(folder)
  const customers = Array.from({ length: count }, (_, index) =>
    stepOf('customers', index + 1, {
      name: customerNameOf(index + 1),
      address: [`${index + 1} Example Street`, 'Springfield'],
      email: `billing-${index + 1}@example.com`,
    }),
  )
  const items = Array.from({ length: count }, (_, index) =>
    stepOf('items', index + 1, {
      code: `A-${index + 1}`,
      description: `Brand identity, part ${index + 1}`,
      unit: 'h',
      prices: { EUR: '80.00' as Decimal },
      tax_rate: '19' as Decimal,
    }),
  )
  const links = customers
    .filter((_, index) => index % 2 === 0)
    .flatMap(({ id }, index) =>
      store.records
        .invoicesOfBuyer(customerNameOf(2 * index + 1).toLowerCase())
        .map(invoiceId => ({ invoiceId, before: null, after: id })),
    )
  store.records.apply({ steps: [...customers, ...items], links })
  store.close()
}

const stepOf = <Kind extends RecordKind>(
  kind: Kind,
  number: number,
  record: RecordTypes[Kind],
): RecordStep => {
  const id = `${kind === 'customers' ? 'c' : 'd'}0000000-0000-4000-8000-${String(number).padStart(12, '0')}`
  const after = {
    id,
    revision: 1,
    updatedAt: '2026-11-21T14:00:00.000Z',
    archivedAt: null,
    mergedInto: null,
    record,
  }
  return { kind, id, before: null, after } as unknown as RecordStep
}
