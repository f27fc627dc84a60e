import { memoizeByIdentity } from '../caches.ts'
import { defaultLocale } from '../defaults.ts'
import type { Field, Fields } from '../fields/field.ts'
import { invoiceFields } from '../fields/invoice-fields.ts'
import { itemFields } from '../fields/item-fields.ts'
import type { Invoice } from '../invoice/invoice.ts'
import { type Decimal, parseDecimal } from '../money/decimal.ts'
import { parseTypedNumber } from '../money/typed-number.ts'
import { type Draft, type DraftItem, emptyItem } from './draft.ts'

/**
 * Parses a number of a draft. Plain decimals come first, because the page stores parsed numbers in that form: a stored
 * `1.234` is below 2 in every locale. Other text is parsed as typed input.
 */
export function parseNumber(text: string, locale: string = defaultLocale): Decimal | undefined {
  const plain = parseDecimal(text.trim())
  if (plain !== undefined) return plain
  const typed = parseTypedNumber(text, locale)
  return typed.ok ? typed.value : undefined
}

/**
 * Parses numbers, and omits blank fields and blank entries at the end of a list. A number that cannot be parsed stays
 * as typed, so that the schema rejects it.
 */
export function filledFields(record: object, fields: Fields, locale?: string): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(record)
      .map(([name, value]: [string, unknown]) => [name, withoutBlanks(value, fields[name], locale)] as const)
      .filter(([, value]) => value !== undefined),
  )
}

function withoutBlanks(value: unknown, field: Field | undefined, locale: string | undefined): unknown {
  if (typeof value === 'string') {
    if (value.trim() === '') return undefined
    if (field?.kind === 'decimal') return parseNumber(value, locale) ?? value
    return field?.kind === 'code' ? value.trim() : value
  }
  if (field?.kind === 'lines' && Array.isArray(value)) {
    const lines = value.filter(line => typeof line === 'string' && line.trim() !== '')
    return lines.length === 0 ? undefined : lines
  }
  const fields = field?.kind === 'object' || field?.kind === 'list' ? field.fields : undefined
  if (fields === undefined) return value
  if (field?.kind === 'list' && Array.isArray(value)) {
    const entries = value.map(entry => filledFields(entry, fields, locale))
    const filled = entries.slice(0, entries.findLastIndex(entry => Object.keys(entry).length > 0) + 1)
    return filled.length === 0 ? undefined : filled
  }
  if (typeof value !== 'object' || value === null) return undefined
  const parts = filledFields(value, fields, locale)
  return Object.keys(parts).length === 0 ? undefined : parts
}

/** The attachments of a draft if all are valid. They are megabytes, so they are checked once and not at every keystroke. */
export const validAttachments = memoizeByIdentity(
  (attachments: NonNullable<Draft['attachments']>, _: undefined): Invoice['attachments'] => {
    const filled = filledFields({ attachments }, invoiceFields)
    return invoiceFields.attachments.schema.safeParse(filled.attachments).data
  },
)

/** Whether any line contains something. */
export const hasWrittenItem = ({ items }: Pick<Draft, 'items'>): boolean =>
  items.some(item => !isBlankItem(item))

/** Omits blank line items at the end. */
export function trimBlankItems(items: readonly DraftItem[]): DraftItem[] {
  return items.slice(0, items.findLastIndex(item => !isBlankItem(item)) + 1)
}

/** Fields that a new line item copies from the one above, in groups that are copied together. */
const groupsOfLineAbove: readonly (readonly (keyof DraftItem)[])[] = [
  ['unit', 'unit_code'],
  ['tax_rate', 'tax_category'],
]
const fieldsOfLineAbove = groupsOfLineAbove.flat()

/** A new line item below another; a group with a `given` field is not copied. */
export function itemBelow(
  above: Partial<DraftItem> = {},
  given: readonly (keyof DraftItem)[] = [],
): DraftItem {
  const names = groupsOfLineAbove.filter(group => !group.some(name => given.includes(name))).flat()
  return {
    ...emptyItem(),
    ...Object.fromEntries(names.flatMap(name => (above[name] ? [[name, above[name]]] : []))),
  }
}

/** Whether a line item equals a new one: initial quantity, and unit and tax of the line above. */
export function isBlankItem(item: DraftItem): boolean {
  const quantity = item.quantity.trim()
  if (quantity !== '' && quantity !== itemFields.quantity.initial) return false
  return (Object.keys(item) as (keyof DraftItem)[]).every(
    name => name === 'quantity' || fieldsOfLineAbove.includes(name) || (item[name] ?? '').trim() === '',
  )
}
