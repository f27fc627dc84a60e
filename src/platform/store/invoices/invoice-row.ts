import type { SQLInputValue } from 'node:sqlite'
import type { DocumentLinks } from '#app/ports/store.ts'
import type { InvoiceColumns } from '#core/draft/invoice-columns.ts'
import { comparableNumber, sortableNumber } from '#core/invoice/invoice-number.ts'
import { foldedKey } from '#core/records/record-keys.ts'
import { clearChecksumIfIntact, updateChecksumsStatement } from '../schema/checksums.ts'
import type { Sql } from '../sqlite/sql.ts'

export interface NewInvoiceRow {
  id: string
  revision: number
  updatedAt: string
  deletedAt: string | null
  isSample: boolean
  customerId: string | null
  links?: DocumentLinks
  /** default: the next one */
  searchId?: number | null
  columns: InvoiceColumns
}

const noLinks: DocumentLinks = { creditsId: null, createdFrom: null, acceptedAt: null }

/** Columns that are derived from the draft, with their names in the table. */
function derivedColumns(columns: InvoiceColumns): Record<string, SQLInputValue> {
  const { invoice_number, customer, currency, payable, type, issueDate, dueDate, sums, sender, searchText } =
    columns
  const comparable = comparableNumber(invoice_number)
  const customer_key = comparableNumber(customer)
  return {
    invoice_number,
    comparable,
    number_sort: sortableNumber(comparable),
    customer,
    customer_key,
    customer_sort: foldedKey(customer_key),
    currency,
    payable,
    type,
    issue_date: issueDate ?? '',
    due_date: dueDate ?? '',
    sums: sums && JSON.stringify(sums),
    tax_rates: sums ? spaced(sums.taxes.map(({ rate }) => rate)) : '',
    sender,
    search_text: searchText,
  }
}

/** Separates words by spaces, including both ends, so that a word can be found with its spaces. */
const spaced = (words: readonly string[]): string => (words.length === 0 ? '' : ` ${words.join(' ')} `)

export function insertInvoice(
  sql: Sql,
  {
    id,
    revision,
    updatedAt,
    deletedAt,
    isSample,
    customerId,
    links = noLinks,
    searchId = null,
    columns,
  }: NewInvoiceRow,
): void {
  const derived = derivedColumns(columns)
  const names = Object.keys(derived)
  sql.run(
    `INSERT INTO invoices (id, revision, updated_at, deleted_at, sample, customer_id, credits_id, created_from,
         accepted_at, search_id, ${names.join(', ')})
       VALUES (:id, :revision, :updatedAt, :deletedAt, :sample, :customerId, :creditsId, :createdFrom, :acceptedAt,
         coalesce(:searchId, (SELECT coalesce(max(search_id), 0) + 1 FROM invoices)), ${names.map(name => `:${name}`).join(', ')})`,
    {
      id,
      revision,
      updatedAt,
      deletedAt,
      sample: isSample ? 1 : 0,
      customerId,
      searchId,
      ...links,
      ...derived,
    },
  )
  sql.run(updateChecksumsStatement('invoices', 'id = :id'), { id })
}

/** Changed columns of an invoice, with a condition on its row. */
interface ChangedInvoiceRow {
  columns: InvoiceColumns
  /** attempt from which the columns are derived; `null` for the draft */
  figuresOf: string | null
  /** SQL of further assignments; `values` are those for them and for `where` */
  also?: string
  where: string
  values: Record<string, SQLInputValue> & { id: string }
}

/** @returns `false` if no row matches the condition */
export function updateInvoice(
  sql: Sql,
  { columns, figuresOf, also, where, values }: ChangedInvoiceRow,
): boolean {
  const derived = { ...derivedColumns(columns), figures_of: figuresOf }
  const assignments = Object.keys(derived).map(name => `${name} = :${name}`)
  const changed = sql.run(
    `UPDATE invoices SET ${also === undefined ? '' : `${also}, `}${assignments.join(', ')}, ${clearChecksumIfIntact('invoices')} WHERE ${where}`,
    { ...values, ...derived },
  )
  sql.run(updateChecksumsStatement('invoices', 'id = :id AND checksum IS NULL'), { id: values.id })
  return changed === 1
}
