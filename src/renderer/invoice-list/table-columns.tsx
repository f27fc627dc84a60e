import type { ReactNode } from 'react'
import type { InvoiceOrder, InvoiceSummary } from '#contract/invoice-list.ts'
import { formatDate, formatMoney } from '#core/money/format.ts'
import { StatusBadge } from '../controls/status-badge.tsx'
import { uiLocale } from '../i18n/locale.ts'
import { t } from '../i18n/translate.ts'

interface TableColumn {
  order: InvoiceOrder
  isAmount?: true
  cell: (row: InvoiceSummary) => ReactNode
}

const money = (amount: string | null, { currency }: InvoiceSummary) =>
  amount === null ? t('amount.none') : formatMoney(amount, currency, uiLocale)
const date = (day: string | null) => (day === null ? '' : formatDate(day, uiLocale))
/** Empty for documents that were not issued, so that outstanding amounts stand out. */
const issuedMoney = (amount: string | null, row: InvoiceSummary) => {
  if (row.outstanding === null || amount === null) return ''
  return Number(amount) === 0 ? t('amount.none') : money(amount, row)
}

export const tableColumns: readonly TableColumn[] = [
  {
    order: 'number',
    cell: row => <bdi>{row.invoice_number || t('list.no-number')}</bdi>,
  },
  {
    order: 'customer',
    cell: row => row.customer || t('list.no-customer'),
  },
  { order: 'issued', cell: row => date(row.issueDate) },
  { order: 'due', cell: row => date(row.dueDate) },
  {
    order: 'amount',
    isAmount: true,
    cell: row => money(row.payable, row),
  },
  { order: 'paid', isAmount: true, cell: row => issuedMoney(row.paid, row) },
  {
    order: 'outstanding',
    isAmount: true,
    cell: row => issuedMoney(row.outstanding, row),
  },
  {
    order: 'status',
    cell: row => <StatusBadge status={row.status} overdueDays={row.overdueDays} />,
  },
]
