import {
  countInvoicesSchema,
  type InvoiceCounts,
  type InvoiceSummary,
  invoiceSummarySchema,
  listInvoiceIdsSchema,
  listInvoicesSchema,
} from '../invoice-list.ts'
import { operation } from './operation.ts'

/** The part of the table of operations that reads the list of invoices. */
export const listOperations = {
  /** fewer rows than `limit` means that there are no more; `cursorAfter` makes the cursor of the next page */
  listInvoices: operation<InvoiceSummary[]>()(listInvoicesSchema),
  /** row of one invoice, also if the list does not show it */
  invoiceSummary: operation<InvoiceSummary>()(invoiceSummarySchema),
  /** number of invoices of each status that the search and the period leave */
  countInvoices: operation<InvoiceCounts>()(countInvoicesSchema),
  /** ids of all matching invoices, in the order of the list */
  listInvoiceIds: operation<string[]>()(listInvoiceIdsSchema),
}
