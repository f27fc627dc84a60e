import { z } from 'zod'
import type { Issue } from '#core/errors/issue.ts'
import type { Decimal } from '#core/money/decimal.ts'
import { decimalSigns } from '#core/money/number-column.ts'
import type { Customer } from '#core/records/customer-fields.ts'
import { type RecordKind, type RecordTypes, recordKinds } from '#core/records/record.ts'
import { id, idArgument, revision } from './argument-schemas.ts'
import { operation } from './operation.ts'

/** Types and arguments of the operations on customers and items. */

/** A customer or an item as it is stored. */
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
export type ItemView = RecordView<'items'>

/** A committed change, which `undoRecordChange` undoes. */
export interface RecordChangeView {
  changeId: string
}

export interface SavedRecord<Kind extends RecordKind> extends RecordChangeView {
  saved: RecordView<Kind>
  /** invoices that now name this customer, because their buyer has its name; 0 for items */
  linkedInvoices: number
}

export interface MergedCustomers extends RecordChangeView {
  kept: CustomerView
  /** invoices that now belong to the customer that was kept */
  movedInvoices: number
}

/** Result that a merge of customers would have. */
export interface CustomerMergePlan {
  /** as it is now */
  kept: CustomerView
  /** as it would be */
  record: Customer
  /** fields that it lacks now and would get */
  filled: string[]
  movedInvoices: number
}

/** The buyer of invoices that name no customer. */
export interface BuyerSuggestion {
  /** as it would be saved as a customer */
  customer: Customer
  /** number of invoices of this buyer */
  invoices: number
  /** the newest of them */
  invoiceId: string
}

export interface CustomerSuggestions {
  customers: CustomerView[]
  buyers: BuyerSuggestion[]
}

export interface OfferedPrice {
  unit_price: Decimal
  /** customer: the last one that an invoice of this customer had; item: that of the item */
  from: 'customer' | 'item'
  /** the invoice of the customer; `null` for an item's price */
  invoice_number: string | null
}

export interface ItemSuggestion {
  /** `null`: a line of an earlier invoice that is not an item */
  itemId: string | null
  description: string
  unit: string | null
  tax_rate: string | null
  /** number of the article */
  code: string | null
  /** in the currency that was asked for, the one to use first */
  prices: OfferedPrice[]
}

export interface PlannedRowView {
  /** line of the file on which the row begins, from 1 */
  line: number
  status: 'new' | 'changed' | 'same' | 'wrong'
  title: string
  /** for `changed` */
  changes: { column: string; before: string; after: string }[]
  /** for `wrong`; `path` is the column, `` for the row */
  issues: Issue[]
}

export interface RecordImportPlan {
  counts: Record<PlannedRowView['status'], number>
  rows: PlannedRowView[]
  /** titles of columns that are not imported */
  ignoredColumns: string[]
  /** some of the numbers that may be a thousand times as much: `decimalSign` decides them */
  ambiguousNumbers: string[]
  /** hash of the planned changes for `applyRecordImport`; other records have another one */
  fingerprint: string
}

export interface AppliedImport extends RecordChangeView {
  created: number
  changed: number
}

const kind = z.enum(recordKinds)
const limit = z.int().min(1).max(500).optional()
const typed = z.string().max(20_000)

/** Checked field by field by `parseRecord`, whose messages name the field. */
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

/** Without `id` a new record; `revision` is the one that the sender started from. */
const changedRecord = z.union([
  z.strictObject({ record: rawRecord }),
  z.strictObject({ id, revision, record: rawRecord }),
])

const archivedRecord = z.strictObject({ id, archived: z.boolean() })

const customersToMerge = z.strictObject({ keep: id, merge: z.array(id).min(1).max(100) })

/** Base64 of the largest table that `app/records/read-csv.ts` reads. */
const tableBytes = z.string().max(8_000_000)

/** of columns whose cells do not show it */
const decimalSign = z.enum(decimalSigns).optional()

/** A form as typed; `id` is `null` for a new record. */
export const unsavedFormSchema = z.strictObject({
  id: id.nullable(),
  texts: z.record(z.string().max(64), typed),
  prices: z.array(z.strictObject({ currency: z.string().max(8), amount: z.string().max(200) })).max(500),
})

export type UnsavedForm = z.output<typeof unsavedFormSchema>

/** A kept form with the record that it changes, as it is now; `row` is `null` for a new record. */
export interface UnsavedFormView extends Pick<UnsavedForm, 'texts' | 'prices'> {
  row: CustomerView | ItemView | null
}

/** The part of the table of operations that concerns customers and items. */
export const recordOperations = {
  /** by name; fewer rows than `limit` means that there are no more */
  listCustomers: operation<CustomerView[]>()(recordQuery),
  openCustomer: operation<CustomerView>()(idArgument),
  /** answers after the commit; `invalid_record` names each field, `stale_record` if it was changed elsewhere */
  saveCustomer: operation<SavedRecord<'customers'>>()(changedRecord),
  archiveCustomer: operation<SavedRecord<'customers'>>()(archivedRecord),
  /** dry run of a merge */
  planCustomerMerge: operation<CustomerMergePlan>()(customersToMerge),
  /** moves the invoices of the others to the customer that is kept */
  mergeCustomers: operation<MergedCustomers>()(customersToMerge),
  suggestCustomers: operation<CustomerSuggestions>()(z.strictObject({ text: z.string().max(200), limit })),
  /** names the customer of an invoice; its text stays as it is */
  setInvoiceCustomer: operation<RecordChangeView>()(z.strictObject({ id, customerId: id.nullable() })),
  listItems: operation<ItemView[]>()(recordQuery),
  saveItem: operation<SavedRecord<'items'>>()(changedRecord),
  archiveItem: operation<SavedRecord<'items'>>()(archivedRecord),
  /** items and lines of earlier invoices, with the last price of the customer first */
  suggestItems: operation<ItemSuggestion[]>()(
    z.strictObject({
      text: z.string().max(2000),
      currency: z.string().max(3),
      /** for the prices of earlier invoices: the customer, or the name of a buyer who is none */
      customerId: id.optional(),
      customerName: z.string().max(2000).optional(),
      /** the invoice that is being written */
      invoiceId: id.optional(),
      limit,
    }),
  ),
  /** the form of a record that was neither saved nor discarded; `null` if there is none */
  unsavedForm: operation<UnsavedFormView | null>()(z.strictObject({ kind })),
  /** keeps the unsaved form; `null` when it was saved or discarded */
  keepUnsavedForm: operation<void>()(z.strictObject({ kind, form: unsavedFormSchema.nullable() })),
  /** dry run of the import of a CSV file, row by row; `invalid_table` if it cannot be read */
  planRecordImport: operation<RecordImportPlan>()(z.strictObject({ kind, bytes: tableBytes, decimalSign })),
  /** imports all rows in one commit or none; `stale_import` if the plan would be another one now */
  applyRecordImport: operation<AppliedImport>()(
    z.strictObject({
      kind,
      bytes: tableBytes,
      decimalSign,
      fingerprint: z.string().max(64),
      /** imports the other rows where some are wrong */
      skipWrong: z.boolean().optional(),
    }),
  ),
  /** exports all records as CSV; asks for a path; `null` if cancelled */
  exportRecords: operation<{ path: string } | null>()(z.strictObject({ kind })),
  /** undoes a change of records of this session; the answer undoes the undoing; `stale_record` if a later change prevents it */
  undoRecordChange: operation<RecordChangeView>()(z.strictObject({ changeId: id })),
}
