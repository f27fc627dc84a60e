import { defaultCurrency, defaultLocale } from '../defaults.ts'
import { type DocumentType, documentTypeOf } from '../document-type.ts'
import { Exact } from '../invoice/line-net.ts'
import { type Totals, totalsOf } from '../invoice/totals.ts'
import { isSummed } from '../line-kind.ts'
import { type Decimal, isZero, toDecimal } from '../money/decimal.ts'
import { formatDate, formatMoney } from '../money/format.ts'
import { isCalendarDate } from '../text/calendar-date.ts'
import { customerName, type Draft } from './draft.ts'
import { renderableDraft } from './renderable-draft.ts'
import { senderIdOf } from './sender.ts'

/** Columns of the invoice list and its search index, derived from the draft. */
export interface InvoiceColumns {
  invoice_number: string
  customer: string
  currency: string
  payable: Decimal | null
  type: DocumentType
  /** ISO date; `null` without a valid one */
  issueDate: string | null
  /** for a quote: the last day on which it is valid; `null` for a credit note */
  dueDate: string | null
  /** `null` if the total cannot be computed */
  sums: InvoiceSums | null
  /** id of the sender profile */
  sender: string
  /** normalised by {@link searchable}, one field per line */
  searchText: string
}

/** Amounts of an invoice for reports, exact and with the decimals of its currency. */
export interface InvoiceSums {
  /** after the discount of the document, without tax */
  net: Decimal
  /** amount with tax, after the amounts of earlier invoices are deducted, before prepayments */
  gross: Decimal
  payable: Decimal
  /** the deposit subtracted for `payable`; absent without one */
  prepaid?: Decimal
  /** by ascending rate; empty if no line has a rate */
  taxes: { rate: Decimal; net: Decimal; tax: Decimal }[]
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: naming them is the point
const controlCharactersButBreaks = /[\u0000-\u0009\u000b-\u001f\u007f-\u009f]/g

/** Normalises text and queries for search. Removes NUL, because SQLite reads a text up to its first NUL. */
export const searchable = (text: string): string =>
  text.toLowerCase().replace(controlCharactersButBreaks, control => (control === '\t' ? ' ' : ''))

export function columnsOf(draft: Draft): InvoiceColumns {
  const customer = customerName(draft)
  const renderable = renderableDraft(draft)
  const isCounted = renderable.items.some(
    item => isSummed(item) && item.quantity !== null && item.unit_price !== null,
  )
  const sums = isCounted ? sumsOfTotals(totalsOf(renderable)) : null
  const currency = draft.currency?.trim() || defaultCurrency
  const type = documentTypeOf(draft)
  const [issueDate, dueDate] = [dateOrNull(draft.issue_date), dateOrNull(deadlineOf(draft, type))]
  const descriptions = draft.items.map(item => item.description)
  const locale = renderable.locale ?? defaultLocale
  const amounts = sums ? [sums.payable, formatMoney(sums.payable, currency, locale)] : []
  const dates = [issueDate, dueDate].flatMap(date => (date === null ? [] : [date, formatDate(date, locale)]))
  return {
    invoice_number: draft.invoice_number.trim(),
    customer,
    currency,
    payable: sums?.payable ?? null,
    type,
    issueDate,
    dueDate,
    sums,
    sender: senderIdOf(draft),
    searchText: searchable(
      [draft.invoice_number, customer, ...descriptions, ...amounts, ...dates].join('\n'),
    ),
  }
}

/** Due date; for a quote, the last day on which it is valid. */
export function deadlineOf({ due_date, valid_until }: Draft, type: DocumentType): string | undefined {
  if (type === 'credit_note') return undefined
  return type === 'quote' ? valid_until : due_date
}

/** The date in a field; `null` if it contains none. */
export function dateOrNull(text: string | undefined): string | null {
  const date = text?.trim() ?? ''
  return isCalendarDate(date) ? date : null
}

/** Net, tax and gross without the deductions, because earlier invoices billed those. */
function sumsOfTotals({ total, tax_total, payable, prepaid, taxes, deductions = [] }: Totals): InvoiceSums {
  const digits = total.split('.')[1]?.length ?? 0
  const less = (amount: Decimal, parts: readonly Decimal[]) =>
    toDecimal(
      parts.reduce((rest, part) => rest.minus(part), new Exact(amount)),
      digits,
    )
  const gross = less(
    total,
    deductions.map(({ amount }) => amount),
  )
  const tax = less(
    tax_total,
    deductions.map(each => each.tax),
  )
  const byRate = Map.groupBy(deductions, ({ rate }) => rate)
  const untaxed = deductions.every(each => isZero(each.rate)) && taxes.length === 0
  const others = untaxed ? [] : [...byRate.keys()].filter(rate => !taxes.some(own => own.rate === rate))
  const all = [...taxes, ...others.map(rate => ({ rate, base: zero, amount: zero }))]
  return {
    net: less(gross, [tax]),
    gross,
    payable,
    taxes: all
      .toSorted((a, b) => Number(a.rate) - Number(b.rate))
      .map(({ rate, base, amount }) => {
        const own = byRate.get(rate) ?? []
        return {
          rate,
          net: less(
            base,
            own.map(each => each.base),
          ),
          tax: less(
            amount,
            own.map(each => each.tax),
          ),
        }
      }),
    ...(!isZero(prepaid) && { prepaid }),
  }
}

const zero = '0' as Decimal
