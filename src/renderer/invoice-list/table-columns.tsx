import type { ReactNode } from 'react'
import type { InvoiceSummary } from '#contract/desktop-api.ts'
import type { InvoiceOrder } from '#contract/invoice-list.ts'
import { formatDate, formatMoney } from '#core/money/format.ts'
import { StatusBadge } from '../controls/status-badge.tsx'
import { uiLocale } from '../i18n/locale.ts'
import { type TextKey, t } from '../i18n/translate.ts'

interface TableColumn {
  key: string
  title: TextKey
  /** absent: the table cannot be sorted by it */
  order?: InvoiceOrder
  isAmount?: true
  cell: (row: InvoiceSummary) => ReactNode
}

const money = (amount: string | null, { currency }: InvoiceSummary) =>
  amount === null ? t('amount.none') : formatMoney(amount, currency, uiLocale)
const date = (day: string | null) => (day === null ? '' : formatDate(day, uiLocale))
/** Empty for what was not issued, so that the amounts to look at stand out. */
const issuedMoney = (amount: string | null, row: InvoiceSummary) => {
  if (row.outstanding === null || amount === null) return ''
  return Number(amount) === 0 ? t('amount.none') : money(amount, row)
}

export const tableColumns: readonly TableColumn[] = [
  {
    key: 'number',
    title: 'sort.number',
    order: 'number',
    cell: row => <bdi>{row.invoice_number || t('list.no-number')}</bdi>,
  },
  {
    key: 'customer',
    title: 'sort.customer',
    order: 'customer',
    cell: row => row.customer || t('list.no-customer'),
  },
  { key: 'issued', title: 'sort.issued', order: 'issued', cell: row => date(row.issueDate) },
  { key: 'due', title: 'sort.due', order: 'due', cell: row => date(row.dueDate) },
  {
    key: 'amount',
    title: 'sort.amount',
    order: 'amount',
    isAmount: true,
    cell: row => money(row.payable, row),
  },
  { key: 'paid', title: 'table.paid', isAmount: true, cell: row => issuedMoney(row.paid, row) },
  {
    key: 'outstanding',
    title: 'table.outstanding',
    isAmount: true,
    cell: row => issuedMoney(row.outstanding, row),
  },
  {
    key: 'status',
    title: 'sort.status',
    order: 'status',
    cell: row => <StatusBadge status={row.status} overdueDays={row.overdueDays} />,
  },
]
