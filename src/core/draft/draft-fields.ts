import { defaultLocale } from '../defaults.ts'
import type { Field, Fields } from '../fields/field.ts'
import { itemFields } from '../fields/item-fields.ts'
import { type Decimal, parseDecimal } from '../money/decimal.ts'
import { readTypedNumber } from '../money/typed-number.ts'
import type { DraftItem } from './draft.ts'

/** From what a form holds to what an invoice may hold: blanks go, numbers are read, nothing is judged. */

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
export function filledFields(record: object, fields: Fields, locale?: string): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(record)
      .map(([name, value]: [string, unknown]) => [name, filled(value, fields[name], locale)] as const)
      .filter(([, value]) => value !== undefined),
  )
}

function filled(value: unknown, field: Field | undefined, locale: string | undefined): unknown {
  if (typeof value === 'string') {
    if (value.trim() === '') return undefined
    if (field?.kind === 'decimal') return numberOf(value, locale) ?? value
    return field?.kind === 'code' ? value.trim() : value
  }
  if (field?.kind === 'lines' && Array.isArray(value)) {
    const lines = value.filter(line => typeof line === 'string' && line.trim() !== '')
    return lines.length === 0 ? undefined : lines
  }
  if (field?.kind !== 'party' || field.fields === undefined) return value
  if (typeof value !== 'object' || value === null) return undefined
  const party = filledFields(value, field.fields, locale)
  return Object.keys(party).length === 0 ? undefined : party
}

/** The lines without the empty ones at the end, which wait to be written. */
export function writtenItems(items: readonly DraftItem[]): DraftItem[] {
  return items.slice(0, items.findLastIndex(item => !isBlankItem(item)) + 1)
}

/** Whether nothing was written into a line: quantity and tax rate of a new one are there before anyone writes. */
export function isBlankItem(item: DraftItem): boolean {
  const { tax_rate: _, quantity, ...texts } = item
  const isUntouched = quantity.trim() === '' || quantity.trim() === itemFields.quantity.initial
  return isUntouched && Object.values(texts).every(text => text === undefined || text.trim() === '')
}
