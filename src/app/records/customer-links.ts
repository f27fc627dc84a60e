import { keyOf } from '#core/records/record-keys.ts'
import type { CustomerLink, RecordStore, StoredRecord } from '../ports/records.ts'

/**
 * Invoices without a customer whose buyer has the name of one of these, and of no other customer.
 * @param replaced customers that these take the place of
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
