import { type Decimal, parseDecimal } from './decimal.ts'
import { defaultLocale } from './defaults.ts'
import type { DraftItem } from './draft.ts'
import { readTypedNumber } from './typed-number.ts'

/** From what a form holds to what an invoice may hold: blanks go, numbers are read, nothing is judged. */

const amounts = new Set([
  'quantity',
  'unit_price',
  'tax_rate',
  'discount_percent',
  'discount_amount',
  'prepaid_amount',
  'cash_rounding',
])

/** Texts in which the space around is a slip of the hand; elsewhere it is the writer's own. */
const codes = new Set([
  'invoice_number',
  'template',
  'currency',
  'locale',
  'issue_date',
  'due_date',
  'delivery_date',
  'country',
  'accent_color',
  'typeface',
  'paper',
])

/**
 * A draft keeps a number as a plain decimal as soon as the page could read it, so that is tried first: once stored,
 * `1.234` is one and a bit in every locale. What is left is read like typed input.
 */
export function numberOf(text: string, locale: string = defaultLocale): Decimal | undefined {
  const plain = parseDecimal(text.trim())
  if (plain !== undefined) return plain
  const typed = readTypedNumber(text, locale)
  return typed.ok ? typed.value : undefined
}

/** The fields that hold something. An amount that cannot be read stays as typed, for the schema to refuse. */
export function filledFields(record: object, locale?: string): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(record)
      .map(([name, value]: [string, unknown]) => [name, filled(name, value, locale)] as const)
      .filter(([, value]) => value !== undefined),
  )
}

function filled(name: string, value: unknown, locale?: string): unknown {
  if (typeof value === 'string') {
    if (value.trim() === '') return undefined
    if (amounts.has(name)) return numberOf(value, locale) ?? value
    return codes.has(name) ? value.trim() : value
  }
  if (name === 'address' && Array.isArray(value)) {
    const lines = value.filter(line => typeof line === 'string' && line.trim() !== '')
    return lines.length === 0 ? undefined : lines
  }
  if (name !== 'seller' && name !== 'buyer') return value
  if (typeof value !== 'object' || value === null) return undefined
  const party = filledFields(value)
  return Object.keys(party).length === 0 ? undefined : party
}

/** The lines without the empty ones at the end, which wait to be written. */
export function writtenItems(items: readonly DraftItem[]): DraftItem[] {
  return items.slice(0, items.findLastIndex(item => !isBlank(item)) + 1)
}

/** A quantity of 1 and a tax rate are there before anyone writes. */
function isBlank(item: DraftItem): boolean {
  const { tax_rate: _, quantity, ...texts } = item
  const isUntouched = quantity.trim() === '' || quantity.trim() === '1'
  return isUntouched && Object.values(texts).every(text => text === undefined || text.trim() === '')
}
