import type { ReactNode } from 'react'
import type { InvoiceOrder, InvoiceSummary } from '#contract/invoice-list.ts'
import { formatDate, formatMoney } from '#core/money/format.ts'
import { widthOf } from '../controls/number-width.ts'
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

/** Width of the longest amount of these rows. */
export function widestAmount(rows: readonly InvoiceSummary[]): number {
  const longest = new Map<string, string>()
  for (const { currency, payable, paid, outstanding } of rows)
    for (const amount of [payable, paid, outstanding])
      if (amount !== null && amount.length > (longest.get(currency)?.length ?? 0))
        longest.set(currency, amount)
  const widths = [...longest].map(([currency, amount]) => widthOf(formatMoney(amount, currency, uiLocale)))
  return Math.max(0, ...widths)
}
