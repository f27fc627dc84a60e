import type { InvoiceColumns } from '#core/draft/invoice-columns.ts'
import { firstSender } from '#core/draft/sender.ts'

/** Columns of an invoice without content, apart from the given ones. */
export const columnsWith = (some: Partial<InvoiceColumns>): InvoiceColumns => ({
  invoice_number: '',
  customer: '',
  currency: 'EUR',
  payable: null,
  type: 'invoice',
  issueDate: null,
  dueDate: null,
  sums: null,
  sender: firstSender,
  searchText: '',
  ...some,
})
