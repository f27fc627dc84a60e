import { z } from 'zod'
import type { Issue } from '#core/errors/issue.ts'
import type { Decimal } from '#core/money/decimal.ts'
import { decimalSigns } from '#core/money/number-column.ts'
import type { Customer } from '#core/records/customer-fields.ts'
import { type RecordKind, type RecordTypes, recordKinds } from '#core/records/record.ts'
import { id, idArgument, revision } from './argument-schemas.ts'
import { operation } from './operation.ts'

/** Types and arguments of the operations on customers and catalogue items. */

export interface RecordView<Kind extends RecordKind> {
  id: string
  /** number of committed changes, from 1 */
  revision: number
  /** ISO 8601 instant of the last committed change */
  updatedAt: string
  isArchived: boolean
  record: RecordTypes[Kind]
}

export type CustomerView = RecordView<'customers'>
export type CatalogueItemView = RecordView<'items'>

/** A committed change that `undoRecordChange` can undo. */
export interface RecordChangeView {
  changeId: string
}

export interface SavedRecord<Kind extends RecordKind> extends RecordChangeView {
  saved: RecordView<Kind>
  /** number of invoices that were linked to this customer, because their buyer has its name; 0 for items */
  linkedInvoices: number
}

export interface MergedCustomers extends RecordChangeView {
  kept: CustomerView
  /** number of invoices that were moved to the kept customer */
  movedInvoices: number
}

/** Preview of a merge of customers. */
export interface CustomerMergePlan {
  /** present state */
  kept: CustomerView
  /** state after the merge */
  record: Customer
  /** empty fields that the merge would fill */
  filled: string[]
  movedInvoices: number
}

/** A buyer of invoices without a customer. */
export interface BuyerSuggestion {
  /** the customer that would be saved */
  customer: Customer
  /** number of invoices of this buyer */
  invoices: number
  /** the newest of these invoices */
  invoiceId: string
}

export interface CustomerSuggestions {
  customers: CustomerView[]
  buyers: BuyerSuggestion[]
}

export interface OfferedPrice {
  unit_price: Decimal
  /** customer: last price billed to this customer; item: price of the catalogue item */
  from: 'customer' | 'item'
  /** the invoice with that price; `null` for a catalogue item's price */
  invoice_number: string | null
}

export interface LineSuggestion {
  /** `null` for a line of an earlier invoice without a catalogue item */
  itemId: string | null
  description: string
  unit: string | null
  tax_rate: string | null
  /** article number */
  code: string | null
  /** in the requested currency, best price first */
  prices: OfferedPrice[]
}

export interface PlannedRowView {
  /** line of the file on which the row begins, from 1 */
  line: number
  status: 'new' | 'changed' | 'same' | 'wrong'
  title: string
  /** filled for `changed` */
  changes: { column: string; before: string; after: string }[]
  /** filled for `wrong`; `path` is the column, or '' for the row */
  issues: Issue[]
}

export interface RecordImportPlan {
  counts: Record<PlannedRowView['status'], number>
  rows: PlannedRowView[]
  /** titles of columns that are not imported */
  ignoredColumns: string[]
  /** some ambiguous numbers, which may be a thousand times as much; `decimalSign` decides how they are read */
  ambiguousNumbers: string[]
  /** hash of the planned changes for `applyRecordImport`; it changes with the records */
  fingerprint: string
}

export interface AppliedImport extends RecordChangeView {
  created: number
  changed: number
}

const kind = z.enum(recordKinds)
const limit = z.int().min(1).max(500).optional()
const typed = z.string().max(20_000)

/** Validated field by field by `parseRecord`, whose messages name the field. */
const rawRecord = z.record(
  z.string().max(64),
  z.union([typed, z.number(), z.array(typed).max(40), z.record(z.string().max(8), z.string().max(200))]),
)

const recordQuery = z.strictObject({
  search: z.string().max(200).optional(),
  archived: z.boolean().optional(),
  /** last row of the previous request */
  after: id.optional(),
  limit,
})

/** Without `id`, a new record; `revision` is the base of the change. */
const changedRecord = z.union([
  z.strictObject({ record: rawRecord }),
  z.strictObject({ id, revision, record: rawRecord }),
])

const archivedRecord = z.strictObject({ id, archived: z.boolean() })

const customersToMerge = z.strictObject({ keep: id, merge: z.array(id).min(1).max(100) })

/** Base64 of the largest table that `app/records/read-csv.ts` reads. */
const tableBytes = z.string().max(8_000_000)

/** used for columns whose cells do not show their decimal sign */
const decimalSign = z.enum(decimalSigns).optional()

/** A form as typed; `id` is `null` for a new record. */
export const unsavedFormSchema = z.strictObject({
  id: id.nullable(),
  texts: z.record(z.string().max(64), typed),
  prices: z.array(z.strictObject({ currency: z.string().max(8), amount: z.string().max(200) })).max(500),
})

export type UnsavedForm = z.output<typeof unsavedFormSchema>

/** An unsaved form and the present state of its record; `row` is `null` for a new record. */
export interface UnsavedFormView extends Pick<UnsavedForm, 'texts' | 'prices'> {
  row: CustomerView | CatalogueItemView | null
}

/** The part of the table of operations that concerns customers and catalogue items. */
export const recordOperations = {
  /** sorted by name; fewer rows than `limit` mean that there are no more */
  listCustomers: operation<CustomerView[]>()(recordQuery),
  openCustomer: operation<CustomerView>()(idArgument),
  /** answers after the commit; `invalid_record` names each field, `stale_record` if it was changed elsewhere */
  saveCustomer: operation<SavedRecord<'customers'>>()(changedRecord),
  archiveCustomer: operation<SavedRecord<'customers'>>()(archivedRecord),
  /** dry run of a merge */
  planCustomerMerge: operation<CustomerMergePlan>()(customersToMerge),
  /** moves the invoices of the other customers to the kept one */
  mergeCustomers: operation<MergedCustomers>()(customersToMerge),
  suggestCustomers: operation<CustomerSuggestions>()(z.strictObject({ text: z.string().max(200), limit })),
  /** sets the customer of an invoice, without changing its text */
  setInvoiceCustomer: operation<RecordChangeView>()(z.strictObject({ id, customerId: id.nullable() })),
  listItems: operation<CatalogueItemView[]>()(recordQuery),
  saveItem: operation<SavedRecord<'items'>>()(changedRecord),
  archiveItem: operation<SavedRecord<'items'>>()(archivedRecord),
  /** items and earlier lines of the customer, with the customer's last price first */
  suggestItems: operation<LineSuggestion[]>()(
    z.strictObject({
      text: z.string().max(2000),
      currency: z.string().max(3),
      /** customer, or name of a buyer without a customer record, whose earlier prices are used */
      customerId: id.optional(),
      customerName: z.string().max(2000).optional(),
      /** the edited invoice, which is left out */
      invoiceId: id.optional(),
      limit,
    }),
  ),
  /** the form that was neither saved nor discarded; `null` if there is none */
  unsavedForm: operation<UnsavedFormView | null>()(z.strictObject({ kind })),
  /** stores the unsaved form; `null` removes it */
  keepUnsavedForm: operation<void>()(z.strictObject({ kind, form: unsavedFormSchema.nullable() })),
  /** dry run of the import of a CSV file, row by row; `invalid_table` if it cannot be read */
  planRecordImport: operation<RecordImportPlan>()(z.strictObject({ kind, bytes: tableBytes, decimalSign })),
  /** imports all rows in one commit or none; `stale_import` if the plan has changed */
  applyRecordImport: operation<AppliedImport>()(
    z.strictObject({
      kind,
      bytes: tableBytes,
      decimalSign,
      fingerprint: z.string().max(64),
      /** imports the valid rows if others are invalid */
      skipWrong: z.boolean().optional(),
    }),
  ),
  /** exports all records as CSV; asks for a path; `null` if cancelled */
  exportRecords: operation<{ path: string } | null>()(z.strictObject({ kind })),
  /**
   * undoes a record change of this session; the answer is a change that redoes it; `stale_record` if a later change
   * prevents it
   */
  undoRecordChange: operation<RecordChangeView>()(z.strictObject({ changeId: id })),
}
