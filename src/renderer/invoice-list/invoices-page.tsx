import { InvoiceList } from './invoice-list.tsx'
import { InvoiceTable } from './invoice-table.tsx'

/** All documents: a table, or in a narrow window the rows of the list. */
export function InvoicesPage({ isTableFitting }: { isTableFitting: boolean }) {
  return isTableFitting ? <InvoiceTable /> : <InvoiceList />
}
