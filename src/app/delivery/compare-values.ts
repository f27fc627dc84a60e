import type { Finding } from '#contract/finding.ts'
import { defaultCurrency, defaultLocale } from '#core/defaults.ts'
import type { Invoice } from '#core/invoice/invoice.ts'
import { totalsOf } from '#core/invoice/totals.ts'
import type { Decimal } from '#core/money/decimal.ts'
import { formatMoney } from '#core/money/format.ts'

type Missing = Extract<Finding, { kind: 'value_missing' }>

/** Enough to see that it is another invoice. */
const mostMissing = 3
/** so that a text which was made to be slow to search does not hold up the host */
const mostLines = 200

/**
 * What the invoice says and the text does not. Another program orders, labels and formats as it likes, so each word is
 * looked for wherever it may stand, and the amount however it is written.
 */
export function missingValues(invoice: Invoice, text: string): Missing[] {
  const plain = withoutSpaces(text)
  const says = (value: string) =>
    value
      .split(/\s+/u)
      .map(withoutSpaces)
      .every(word => plain.includes(word))
  const values: [Missing['field'], string][] = [
    ['invoice_number', invoice.invoice_number],
    ['customer', invoice.buyer?.name ?? ''],
    ...invoice.items
      .slice(0, mostLines)
      .map(({ description }): [Missing['field'], string] => ['line', description]),
  ]
  const missing = values.filter(([, value]) => !says(value))
  const { payable } = totalsOf(invoice)
  const { currency = defaultCurrency, locale = defaultLocale } = invoice
  if (!saysAmount(text, payable)) missing.unshift(['payable', formatMoney(payable, currency, locale)])
  return missing.slice(0, mostMissing).map(([field, value]) => ({ kind: 'value_missing', field, value }))
}

/** A word may be parted at the end of a line. */
const withoutSpaces = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[\s\p{Pd}\u00ad\p{Cf}]/gu, '')

/** With any group and decimal marks, and in any digits. */
function saysAmount(text: string, amount: Decimal): boolean {
  const [whole = '', fraction = ''] = amount.replace('-', '').split('.')
  const digits = [...whole].join("[.,'\u2019 ]?")
  const cents = fraction.replace(/0+$/, '')
  const rest = cents === '' ? '(?:[.,]0+)?' : `[.,]${cents}0*`
  const pattern = new RegExp(`(?<!\\d)(?<!\\d[.,])${digits}${rest}(?![.,]?\\d)`, 'u')
  return pattern.test(withPlainDigits(text))
}

const withPlainDigits = (text: string): string =>
  text
    .normalize('NFKC')
    .replaceAll('\u066b', '.')
    .replaceAll('\u066c', ',')
    .replaceAll(/(?![0-9])\p{Nd}/gu, digit => String(figureOf(digit)))

/** The digits of a script stand in a row, the zero first. */
function figureOf(digit: string): number {
  const at = digit.codePointAt(0) ?? 0
  let zero = at
  while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1
  return (at - zero) % 10
}
