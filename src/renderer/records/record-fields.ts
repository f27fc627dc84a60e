import { parseDecimal } from '#core/money/decimal.ts'
import { formatQuantity, formatUnitPrice } from '#core/money/format.ts'
import { parseTypedNumber } from '#core/money/typed-number.ts'
import { catalogueItemFields } from '#core/records/catalogue-item-fields.ts'
import { customerFields } from '#core/records/customer-fields.ts'
import type { RecordKind, RecordTypes } from '#core/records/record.ts'
import type { RecordFieldKind } from '#core/records/record-field.ts'
import { parseNumberInput } from '../editor/fields/use-typed-number.ts'
import { uiLocale } from '../i18n/locale.ts'
import { type TextKey, t } from '../i18n/translate.ts'

export interface PriceRow {
  currency: string
  /** amount as typed */
  amount: string
}

/** Fields of a record as typed in its form. */
export interface TypedRecord {
  texts: Readonly<Record<string, string>>
  prices: readonly PriceRow[]
}

interface FormField {
  name: string
  kind: RecordFieldKind
  label: TextKey
}

const tables = { customers: customerFields, items: catalogueItemFields }

const fieldsOfForm = (kind: RecordKind): FormField[] =>
  Object.entries(tables[kind]).map(([name, { kind: fieldKind, label }]) => ({
    name,
    kind: fieldKind,
    label,
  }))

/** Label of a field, as in a list of changes; only tables have the columns `id` and `archived`. */
export function recordLabel(kind: RecordKind, name: string): string {
  const field = fieldsOfForm(kind).find(each => each.name === name)
  return field ? t(field.label as 'customer.note') : name
}

export function typedRecord<Kind extends RecordKind>(
  kind: Kind,
  record: Partial<RecordTypes[Kind]>,
): TypedRecord {
  const values: Readonly<Record<string, unknown>> = record
  const prices = (values.prices ?? {}) as Readonly<Record<string, string>>
  return {
    texts: Object.fromEntries(
      fieldsOfForm(kind)
        .filter(field => field.kind !== 'prices')
        .map(field => [field.name, textOfValue(field.kind, values[field.name])]),
    ),
    prices: Object.entries(prices).map(([currency, price]) => {
      const amount = parseDecimal(price)
      return {
        currency,
        amount: amount === undefined ? price : formatUnitPrice(amount, currency, uiLocale),
      }
    }),
  }
}

function textOfValue(kind: RecordFieldKind, value: unknown): string {
  if (Array.isArray(value)) return value.join('\n')
  const text = value === undefined ? '' : String(value)
  const decimal = kind === 'decimal' ? parseDecimal(text) : undefined
  return decimal === undefined ? text : formatQuantity(decimal, uiLocale)
}

/** Converts values typed in another locale to the number format of this one: 1.234 is not 1,234. */
export function inThisLocale(kind: RecordKind, { texts, prices }: TypedRecord, before: string): TypedRecord {
  const decimals = fieldsOfForm(kind).filter(field => field.kind === 'decimal')
  const rewritten = decimals.map(({ name }) => {
    const number = parseTypedNumber(texts[name] ?? '', before)
    return number.ok ? { [name]: formatQuantity(number.value, uiLocale) } : {}
  })
  return {
    texts: Object.assign({ ...texts }, ...rewritten),
    prices: prices.map(({ currency, amount }) => {
      const price = parseTypedNumber(amount, before)
      return { currency, amount: price.ok ? formatUnitPrice(price.value, currency, uiLocale) : amount }
    }),
  }
}

/** The record for the host, which parses it and reports every wrong field. */
export function recordOfForm(kind: RecordKind, { texts, prices }: TypedRecord): Record<string, unknown> {
  const values = fieldsOfForm(kind).flatMap(field =>
    field.kind === 'prices' ? [] : [[field.name, valueOfText(field.kind, texts[field.name] ?? '')] as const],
  )
  const entered = prices.filter(({ amount }) => amount.trim() !== '')
  return {
    ...Object.fromEntries(values.filter(([, value]) => value !== '')),
    ...(kind === 'items' && {
      prices: Object.fromEntries(
        entered.map(({ currency, amount }) => [currency, parseNumberInput(amount, uiLocale).value]),
      ),
    }),
  }
}

function valueOfText(kind: RecordFieldKind, text: string): string | number | string[] {
  switch (kind) {
    case 'lines':
      return text.split('\n')
    case 'count':
      return /^\d{1,9}$/.test(text.trim()) ? Number(text) : text.trim()
    case 'decimal':
      return parseNumberInput(text, uiLocale).value.trim()
    case 'code':
      return text.trim()
    default:
      return text
  }
}
