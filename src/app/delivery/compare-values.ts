import type { PdfDifference } from '#contract/delivery.ts'
import { defaultCurrency, defaultLocale } from '#core/defaults.ts'
import type { Invoice } from '#core/invoice/invoice.ts'
import { totalsOf } from '#core/invoice/totals.ts'
import type { Decimal } from '#core/money/decimal.ts'
import { formatMoney } from '#core/money/format.ts'

type Missing = Extract<PdfDifference, { kind: 'value_missing' }>

/** Enough to recognise that the PDF is of another invoice. */
const maxReported = 3
/** Bounds the search time in a hostile PDF. */
const maxSearchedItems = 200

/** Values of the invoice that the text does not contain, in any order and any number format. */
export function missingValues(invoice: Invoice, text: string): Missing[] {
  const plain = withoutSpaces(text)
  const contains = (value: string) =>
    value
      .split(/\s+/u)
      .map(withoutSpaces)
      .every(word => plain.includes(word))
  const values: [Missing['field'], string][] = [
    ['invoice_number', invoice.invoice_number],
    ['customer', invoice.buyer?.name ?? ''],
    ...invoice.items
      .slice(0, maxSearchedItems)
      .map(({ description = '' }): [Missing['field'], string] => ['line', description]),
  ]
  const missing = values.filter(([, value]) => !contains(value))
  const { payable } = totalsOf(invoice)
  const { currency = defaultCurrency, locale = defaultLocale } = invoice
  if (!containsAmount(text, payable)) missing.unshift(['payable', formatMoney(payable, currency, locale)])
  return missing.slice(0, maxReported).map(([field, value]) => ({ kind: 'value_missing', field, value }))
}

/** Also removes hyphens, because a word may be hyphenated. */
const withoutSpaces = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[\s\p{Pd}\u00ad\p{Cf}]/gu, '')

/** Accepts any group and decimal separators and any digits. */
function containsAmount(text: string, amount: Decimal): boolean {
  const [whole = '', fraction = ''] = amount.replace('-', '').split('.')
  const digits = [...whole].join("[.,'\u2019 ]?")
  const cents = fraction.replace(/0+$/, '')
  const rest = cents === '' ? '(?:[.,]0+)?' : `[.,]${cents}0*`
  const pattern = new RegExp(`(?<!\\d)(?<!\\d[.,])${digits}${rest}(?![.,]?\\d)`, 'u')
  return pattern.test(withAsciiDigits(text))
}

const withAsciiDigits = (text: string): string =>
  text
    .normalize('NFKC')
    .replaceAll('\u066b', '.')
    .replaceAll('\u066c', ',')
    .replaceAll(/(?![0-9])\p{Nd}/gu, digit => String(digitValue(digit)))

/** The digits of a script are consecutive code points from zero. */
function digitValue(digit: string): number {
  const at = digit.codePointAt(0) ?? 0
  let zero = at
  while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1
  return (at - zero) % 10
}
