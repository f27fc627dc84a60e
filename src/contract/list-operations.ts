import {
  countInvoicesSchema,
  type InvoiceCounts,
  type InvoiceSummary,
  listInvoiceIdsSchema,
  listInvoicesSchema,
} from './invoice-list.ts'
import { operation } from './operation.ts'

/** The part of the table of operations that reads the list of invoices. */
export const listOperations = {
  /** fewer rows than `limit` means that there are no more; `cursorAfter` makes the cursor of the next page */
  listInvoices: operation<InvoiceSummary[]>()(listInvoicesSchema),
  /** number of invoices of each status that the search and the period leave */
  countInvoices: operation<InvoiceCounts>()(countInvoicesSchema),
  /** ids of all matching invoices, in the order of the list */
  listInvoiceIds: operation<string[]>()(listInvoiceIdsSchema),
}
