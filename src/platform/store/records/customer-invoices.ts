import type { BilledAmount, BuyerMatch, RecentInvoice, RecordStore } from '#app/ports/records.ts'
import type { Decimal } from '#core/money/decimal.ts'
import { foldedText, searchWords } from '#core/records/record-keys.ts'
import { type Row, type Sql, textOf } from '../sqlite/sql.ts'
import { matching } from './record-row.ts'

const recentColumns = 'SELECT id, revision, invoice_number, currency, updated_at FROM invoices'
/**
 * Searches the payload text for the field, because parsing takes far longer. Quotes inside texts are escaped, so they
 * cannot match.
 */
const billedColumns = `currency, payable,
  instr(payload, CAST('"prices_include_tax":true' AS BLOB)) > 0 AS includes_tax`
/** The condition of the index invoices_by_buyer. */
const withoutCustomer = 'customer_id IS NULL AND deleted_at IS NULL AND sample = 0'
const withoutCustomerOf = `customer_key = :key AND ${withoutCustomer}`
const ofCustomerId = 'customer_id = :id AND deleted_at IS NULL AND sample = 0'

/** Maximum number of latest invoices that are scanned to skip drafts and test submissions. */
const scannedInvoices = 200

/** Which invoices belong to which customer. */
export function createCustomerInvoices(
  sql: Sql,
): Pick<
  RecordStore,
  'invoicesOf' | 'invoicesOfBuyer' | 'recentInvoices' | 'billedAmounts' | 'latestBilledAmounts' | 'buyers'
> {
  const recent = (condition: string, values: Record<string, string | number>): RecentInvoice[] =>
    sql
      .rows(`${recentColumns} WHERE ${condition} ORDER BY updated_at DESC LIMIT :limit`, values)
      .map(recentOf)
  const billed = (condition: string, values: Record<string, string | number>) =>
    sql.rows(
      `SELECT ${billedColumns}, created_at FROM attempts WHERE id IN (
         SELECT id FROM attempts WHERE state = 'done' AND mode = 'live' AND id IN (
           SELECT attempt_id FROM (
             SELECT attempt_id FROM invoices WHERE ${condition} AND type = 'invoice' ORDER BY updated_at DESC LIMIT ${scannedInvoices}))
         ORDER BY created_at DESC LIMIT :limit)
       ORDER BY created_at DESC`,
      values,
    )
  const ids = (rows: readonly Row[]) => rows.map(row => textOf(row, 'id'))
  return {
    invoicesOf: customerId =>
      ids(sql.rows('SELECT id FROM invoices WHERE customer_id = :customerId', { customerId })),

    invoicesOfBuyer: key =>
      ids(sql.rows(`SELECT id FROM invoices WHERE customer_key = :key AND ${withoutCustomer}`, { key })),

    recentInvoices({ id, key }, limit) {
      const ofCustomer = id === null ? [] : recent(ofCustomerId, { id, limit })
      const ofBuyer = key === '' ? [] : recent(withoutCustomerOf, { key, limit })
      return [...ofCustomer, ...ofBuyer]
        .sort((one, other) => (one.updatedAt < other.updatedAt ? 1 : -1))
        .slice(0, limit)
    },

    billedAmounts({ id, key }, limit) {
      const ofCustomer = id === null ? [] : billed(ofCustomerId, { id, limit })
      const ofBuyer = key === '' ? [] : billed(withoutCustomerOf, { key, limit })
      return [...ofCustomer, ...ofBuyer]
        .sort((one, other) => (String(one.created_at) < String(other.created_at) ? 1 : -1))
        .slice(0, limit)
        .map(billedOf)
    },

    latestBilledAmounts: limit =>
      sql
        .rows(
          `SELECT ${billedColumns} FROM attempts
             WHERE rowid IN (SELECT rowid FROM attempts ORDER BY rowid DESC LIMIT ${scannedInvoices})
               AND state = 'done' AND mode = 'live' AND invoice_id IN (SELECT id FROM invoices WHERE type = 'invoice')
             ORDER BY rowid DESC LIMIT :limit`,
          { limit },
        )
        .map(billedOf),

    buyers(text, limit) {
      if (limit <= 0) return []
      const { conditions, values } = matching(searchWords(text), 'customer_sort')
      const found = sql.rows(
        `SELECT customer_key AS key, count(*) AS invoices, max(updated_at) AS newest,
             match_rank(min(customer_sort), :text) AS rank
           FROM invoices INDEXED BY invoices_by_buyer
           WHERE customer_key <> '' AND ${withoutCustomer} ${conditions}
           GROUP BY customer_key
           HAVING customer_key NOT IN (SELECT key FROM customers WHERE merged_into IS NULL)
           ORDER BY rank, newest DESC LIMIT :limit`,
        { ...values, text: foldedText(text), limit },
      )
      return found.flatMap(({ key, invoices }): BuyerMatch | [] => {
        const [newest] = recent(withoutCustomerOf, { key: String(key), limit: 1 })
        return newest ? { ...newest, invoices: Number(invoices) } : []
      })
    },
  }
}

const recentOf = (row: Row): RecentInvoice => ({
  id: textOf(row, 'id'),
  revision: Number(row.revision),
  invoice_number: textOf(row, 'invoice_number'),
  currency: textOf(row, 'currency'),
  updatedAt: textOf(row, 'updated_at'),
})

const billedOf = (row: Row): BilledAmount => ({
  currency: textOf(row, 'currency'),
  payable: textOf(row, 'payable') as Decimal,
  includesTax: row.includes_tax === 1,
})
