import type { ReactNode } from 'react'
import type { InvoiceSummary, ListColumn } from '#contract/invoice-list.ts'
import { type Decimal, isZero, negateDecimal } from '#core/money/decimal.ts'
import { formatAmount, formatMoney } from '#core/money/format.ts'
import { reportDigits } from '#core/report/report-rows.ts'
import { localDateOf } from '#core/text/calendar-date.ts'
import { StatusBadge } from '../controls/status-badge.tsx'
import { dateWidth, numberWidth } from '../controls/text-width.ts'
import { typeNames } from '../documents/type-names.ts'
import { formatFacts } from '../i18n/joined-texts.ts'
import { formatDay, formatShortDate, perLanguage, uiLocale } from '../i18n/locale.ts'
import { t } from '../i18n/translate.ts'
import { SenderName } from '../senders/sender-select.tsx'
import styles from './document-grid.module.css'

export interface CellContext {
  /** common currency of the rows; `null` if they have several, which the cells then show */
  currency: string | null
}

interface TableColumn {
  order: ListColumn
  /** CSS grid track; an amount is at least as wide as its longest value */
  width: string
  isEnd?: true
  isAmount?: true
  cell: (row: InvoiceSummary, context: CellContext) => ReactNode
}

/** Amounts of a credit note are negative. */
const signed = ({ type }: Pick<InvoiceSummary, 'type'>, amount: Decimal): Decimal =>
  type === 'credit_note' && !isZero(amount) ? negateDecimal(amount) : amount

function moneyText(amount: Decimal, currency: string, isNamed: boolean): string {
  const digits = formatAmount(amount, reportDigits(currency), uiLocale).replace('-', '−')
  return isNamed ? `${currency} ${digits}` : digits
}

const money = (amount: Decimal | null, row: InvoiceSummary, { currency }: CellContext) =>
  amount === null ? t('amount.none') : moneyText(signed(row, amount), row.currency, currency === null)
const date = (day: string | null) =>
  day === null ? t('amount.none') : formatShortDate(day, localDateOf(new Date()))
/** Empty for documents that were not issued, so that outstanding amounts stand out. */
const issuedMoney = (amount: Decimal | null, row: InvoiceSummary, context: CellContext) =>
  row.outstanding === null || amount === null || isZero(amount) ? (
    <span className={styles.none}>{t('amount.none')}</span>
  ) : (
    money(amount, row, context)
  )

export const tableColumns: readonly TableColumn[] = [
  {
    order: 'status',
    width: 'var(--status)',
    cell: row => <StatusBadge status={row.status} kind={row.type} overdueDays={row.overdueDays} />,
  },
  {
    order: 'number',
    width: 'max(var(--number), var(--longest-number, 0px))',
    cell: row => row.invoice_number || t('list.no-number'),
  },
  {
    order: 'customer',
    width: 'minmax(var(--customer), 1fr)',
    cell: row => (
      <span className={styles.cut} dir="auto">
        <span className={row.customer ? styles.customer : styles.none}>
          {row.customer || t('list.no-customer')}
        </span>
        {row.type !== 'invoice' && (
          <bdi className={styles.type}>
            {t('join.facts')}
            {t(typeNames[row.type])}
          </bdi>
        )}
      </span>
    ),
  },
  {
    order: 'sender',
    width: '128px',
    cell: row => <SenderName id={row.sender} />,
  },
  { order: 'changed', width: '112px', isEnd: true, cell: row => formatDay(row.updatedAt) },
  {
    order: 'issued',
    width: 'max(var(--date), var(--longest-date, 0px))',
    isEnd: true,
    cell: row => date(row.issueDate),
  },
  {
    order: 'due',
    width: 'max(var(--date), var(--longest-date, 0px))',
    isEnd: true,
    cell: row => (
      <span className={row.status === 'overdue' ? styles.late : undefined}>{date(row.dueDate)}</span>
    ),
  },
  {
    order: 'amount',
    width: 'max(var(--money), var(--longest, 0px))',
    isEnd: true,
    isAmount: true,
    cell: (row, context) => money(row.payable, row, context),
  },
  {
    order: 'paid',
    width: 'max(var(--money), var(--longest, 0px))',
    isEnd: true,
    isAmount: true,
    cell: (row, context) => issuedMoney(row.paid, row, context),
  },
  {
    order: 'outstanding',
    width: 'max(var(--money), var(--longest, 0px))',
    isEnd: true,
    isAmount: true,
    cell: (row, context) => <span className={styles.open}>{issuedMoney(row.outstanding, row, context)}</span>,
  },
]

/** Common currency of the rows; `null` if there are several. */
export function currencyOf(rows: readonly InvoiceSummary[]): string | null {
  const [first] = rows
  return first && rows.every(({ currency }) => currency === first.currency) ? first.currency : null
}

/** Width of the longest amount of these rows, in CSS pixels. */
export function widestAmount(rows: readonly InvoiceSummary[], { currency: common }: CellContext): number {
  const longest = new Map<string, Decimal>()
  for (const { currency, payable, paid, outstanding } of rows)
    for (const amount of [payable, paid, outstanding])
      if (amount !== null && amount.length > (longest.get(currency)?.length ?? 0))
        longest.set(currency, amount)
  const widths = [...longest].map(([currency, amount]) =>
    numberWidth(`−${moneyText(amount, currency, common === null)}`),
  )
  return Math.max(0, ...widths)
}

/** Width of the longest date in another year than the current one, in CSS pixels. */
export const widestDate = perLanguage(() =>
  Math.max(
    ...Array.from({ length: 12 }, (_, month) =>
      dateWidth(formatShortDate(`2000-${String(month + 1).padStart(2, '0')}-28`, '')),
    ),
  ),
)

const maxNumberWidth = 260

/** Width of the longest number of these rows, in CSS pixels; a very long one is clipped. */
export function widestNumber(rows: readonly InvoiceSummary[]): number {
  const longest = rows.reduce(
    (text, { invoice_number: number }) => (number.length > text.length ? number : text),
    '',
  )
  return Math.min(maxNumberWidth, numberWidth(longest))
}

/** Formats sums by currency as one text. */
export const sumsText = (sums: readonly { currency: string; amount: Decimal }[]): string =>
  formatFacts(sums.map(({ currency, amount }) => formatMoney(amount, currency, uiLocale)))
