import {
  type AppliedImport,
  applyImportSchema,
  archiveRecordSchema,
  type CustomerMergePlan,
  type CustomerSuggestions,
  type CustomerView,
  customerIdSchema,
  exportRecordsSchema,
  type ItemSuggestion,
  type ItemView,
  invoiceCustomerSchema,
  keepUnsavedFormSchema,
  listRecordsSchema,
  type MergedCustomers,
  mergeCustomersSchema,
  planImportSchema,
  type RecordChangeView,
  type RecordImportPlan,
  type SavedRecord,
  saveRecordSchema,
  suggestCustomersSchema,
  suggestItemsSchema,
  type UnsavedFormView,
  undoRecordChangeSchema,
  unsavedFormOfSchema,
} from '../records.ts'
import { operation } from './operation.ts'

/** The part of the table of operations that concerns customers and items. */
export const recordOperations = {
  /** by name; fewer rows than `limit` means that there are no more */
  listCustomers: operation<CustomerView[]>()(listRecordsSchema),
  openCustomer: operation<CustomerView>()(customerIdSchema),
  /** answers after the commit; `invalid_record` names each field, `stale_record` if it was changed elsewhere */
  saveCustomer: operation<SavedRecord<'customers'>>()(saveRecordSchema),
  archiveCustomer: operation<SavedRecord<'customers'>>()(archiveRecordSchema),
  /** dry run of a merge */
  planCustomerMerge: operation<CustomerMergePlan>()(mergeCustomersSchema),
  /** moves the invoices of the others to the customer that is kept */
  mergeCustomers: operation<MergedCustomers>()(mergeCustomersSchema),
  suggestCustomers: operation<CustomerSuggestions>()(suggestCustomersSchema),
  /** names the customer of an invoice; its text stays as it is */
  setInvoiceCustomer: operation<RecordChangeView>()(invoiceCustomerSchema),
  listItems: operation<ItemView[]>()(listRecordsSchema),
  saveItem: operation<SavedRecord<'items'>>()(saveRecordSchema),
  archiveItem: operation<SavedRecord<'items'>>()(archiveRecordSchema),
  /** items and lines of earlier invoices, with the last price of the customer first */
  suggestItems: operation<ItemSuggestion[]>()(suggestItemsSchema),
  /** the form of a record that was neither saved nor discarded; `null` if there is none */
  unsavedForm: operation<UnsavedFormView | null>()(unsavedFormOfSchema),
  /** keeps the unsaved form; `null` when it was saved or discarded */
  keepUnsavedForm: operation<void>()(keepUnsavedFormSchema),
  /** dry run of the import of a CSV file, row by row; `invalid_table` if it cannot be read */
  planRecordImport: operation<RecordImportPlan>()(planImportSchema),
  /** imports all rows in one commit or none; `stale_import` if the plan would be another one now */
  applyRecordImport: operation<AppliedImport>()(applyImportSchema),
  /** exports all records as CSV; asks for a path; `null` if cancelled */
  exportRecords: operation<{ path: string } | null>()(exportRecordsSchema),
  /** undoes a change of records of this session; the answer undoes the undoing; `stale_record` if a later change prevents it */
  undoRecordChange: operation<RecordChangeView>()(undoRecordChangeSchema),
}
