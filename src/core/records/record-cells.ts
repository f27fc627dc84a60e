import type { Message } from '../messages/message.ts'
import type { Decimal } from '../money/decimal.ts'
import { type DecimalSign, decimalSignOf, readNumberCell } from '../money/number-column.ts'
import { fieldsOf, type RawRecord, type RecordKind, type RecordTypes } from './record.ts'
import type { RecordField } from './record-field.ts'

/** Columns of imported and exported tables: a stable interface, documented in docs/records.md. */
export function columnsOfKind(kind: RecordKind): string[] {
  const fields = fieldsOf(kind).flatMap(([name, { kind: fieldKind }]) =>
    fieldKind === 'prices' ? [...priceColumns] : [name],
  )
  return ['id', ...fields, 'archived']
}

const priceColumns = ['price', 'currency', 'other_prices'] as const

/** Normalises a column title: lower case, and one separator between words. */
export const comparableColumn = (title: string): string =>
  title
    .normalize('NFC')
    .trim()
    .toLowerCase()
    .replace(/[\s\-.]+/g, '_')

/** Names that identify a column, in addition to the titles of the window. */
export function columnAliases(kind: RecordKind): Map<string, string> {
  const own = columnsOfKind(kind).map(name => [name, name] as const)
  const aliases = fieldsOf(kind).flatMap(([name, field]) =>
    (field.aliases ?? []).map(alias => [alias, name] as const),
  )
  const ofPrices = kind === 'items' ? [['unit_price', 'price'] as const] : []
  return new Map([...aliases, ...ofPrices, ...own])
}

export type Cells = Record<string, string>

export interface CellRecord<Kind extends RecordKind> {
  id: string
  record: RecordTypes[Kind]
  isArchived: boolean
}

export function cellsOf<Kind extends RecordKind>(
  kind: Kind,
  { id, record, isArchived }: CellRecord<Kind>,
): Cells {
  const values = record as RawRecord
  const cells = fieldsOf(kind).flatMap(([name, field]) =>
    field.kind === 'prices'
      ? pricesToCells(values[name])
      : [[name, valueToCell(field, values[name])] as const],
  )
  return { id, ...Object.fromEntries(cells), archived: isArchived ? 'yes' : '' }
}

function valueToCell({ kind }: RecordField, value: unknown): string {
  if (value === undefined) return ''
  return kind === 'lines' ? (value as string[]).join('\n') : String(value)
}

type Prices = Record<string, string>

function pricesToCells(value: unknown): [string, string][] {
  const [first, ...others] = Object.entries((value ?? {}) as Prices)
  const rest = othersText(others.map(([currency, price]) => [currency, unmistakable(price)]))
  return [
    ['price', first === undefined ? '' : unmistakable(first[1])],
    ['currency', first?.[0] ?? ''],
    ['other_prices', rest],
  ]
}

const othersText = (others: readonly (readonly [string, string])[]): string =>
  others.map(([currency, price]) => `${currency} ${price}`).join(' | ')

/** Adds a zero to a number whose decimal point could be taken for a group separator. */
const unmistakable = (price: string): string => (/^-?[1-9]\d{0,2}\.\d{3}$/.test(price) ? `${price}0` : price)

export interface CellIssue {
  column: string
  code: string
  message: Message
}

export interface CellContext {
  /** for prices without currency */
  defaultCurrency: string
  /** by column with numbers; `null` if neither its cells nor the user decide it */
  decimalSigns: ReadonlyMap<string, DecimalSign | null>
}

/** Decides the decimal sign of each column with numbers by its cells, otherwise uses the chosen one. */
export function decimalSignsOf(
  kind: RecordKind,
  rows: readonly Cells[],
  chosen: DecimalSign | null,
): CellContext['decimalSigns'] {
  const columns = fieldsOf(kind).flatMap(([name, field]): string[] => {
    if (field.kind === 'prices') return ['price', 'other_prices']
    return field.kind === 'decimal' ? [name] : []
  })
  return new Map(
    columns.map(column => {
      const cells = rows.flatMap(row => partsOf(row[column] ?? ''))
      return [column, decimalSignOf(cells) ?? chosen]
    }),
  )
}

/** Splits the prices of one cell. */
const partsOf = (cell: string): string[] =>
  cell
    .split('|')
    .map(part => part.trim())
    .filter(part => part !== '')

/** The record that an import results in: columns of the table replace fields, all others stay. */
export function recordOfCells(
  kind: RecordKind,
  cells: Cells,
  before: RawRecord,
  context: CellContext,
): { record: RawRecord; issues: CellIssue[] } {
  const issues: CellIssue[] = []
  const record: RawRecord = { ...before }
  for (const [name, field] of fieldsOf(kind)) {
    if (field.kind === 'prices') {
      if (priceColumns.some(column => cells[column] !== undefined))
        record[name] = pricesOfCells(cells, (before[name] ?? {}) as Prices, context, issues)
    } else if (cells[name] !== undefined)
      record[name] = valueOfCell(name, field, cells[name], context, issues)
  }
  return { record, issues }
}

function valueOfCell(
  name: string,
  { kind }: RecordField,
  cell: string,
  context: CellContext,
  issues: CellIssue[],
): unknown {
  const text = cell.trim()
  switch (kind) {
    case 'lines':
      return cell.split(/\r\n|[\r\n]/)
    case 'count':
      return /^\d{1,9}$/.test(text) ? Number(text) : text
    case 'decimal':
      return percentOfCell(name, text, context, issues)
    case 'code':
      return /^[A-Za-z]{2,3}$/.test(text) && name !== 'locale' ? text.toUpperCase() : text
    default:
      return cell
  }
}

/** All decimals except prices are percentages, so a number above 100 is never intended. */
function percentOfCell(
  column: string,
  text: string,
  { decimalSigns }: CellContext,
  issues: CellIssue[],
): Decimal | undefined {
  if (text === '') return undefined
  const read = readNumberCell(text, { sign: decimalSigns.get(column) ?? null, max: 100 })
  if (read.ok && read.currencies === null) return read.value
  issues.push(numberIssue(column, text, read.ok ? 'not_a_number' : read.problem))
  return undefined
}

interface CellPrice {
  value: Decimal
  currencies: readonly string[] | null
}

function priceOfCell(
  column: string,
  text: string,
  { decimalSigns }: CellContext,
  issues: CellIssue[],
): CellPrice | undefined {
  const read = readNumberCell(text, { sign: decimalSigns.get(column) ?? null })
  if (read.ok && !read.isPercent) return read
  issues.push(numberIssue(column, text, read.ok ? 'not_a_number' : read.problem))
  return undefined
}

/** An ambiguous number is an error, because a guess could be wrong by a factor of a thousand. */
const numberIssue = (column: string, text: string, problem: 'ambiguous' | 'not_a_number'): CellIssue =>
  problem === 'ambiguous'
    ? { column, code: 'ambiguous_number', message: { code: 'cell.ambiguous_number', params: { text } } }
    : { column, code: 'invalid_number', message: { code: 'cell.not_a_number' } }

function pricesOfCells(cells: Cells, before: Prices, context: CellContext, issues: CellIssue[]): Prices {
  const [beforeFirst, ...beforeOthers] = Object.entries(before)
  const stated = cells.currency?.trim().toUpperCase() || undefined
  const usual = (cells.currency === undefined && beforeFirst?.[0]) || context.defaultCurrency
  const first = firstPrice(cells.price?.trim(), { stated, usual, before: beforeFirst }, context, issues)
  const currency = first?.[0] ?? stated ?? usual
  // Exported by an older version and unchanged.
  const isUnchanged = cells.other_prices !== undefined && cells.other_prices === othersText(beforeOthers)
  const others =
    cells.other_prices === undefined || isUnchanged
      ? beforeOthers.filter(([code]) => code !== currency)
      : otherPrices(cells.other_prices, context, issues)
  if (first !== undefined && others.some(([code]) => code === currency))
    issues.push({
      column: 'other_prices',
      code: 'repeated_currency',
      message: { code: 'cell.repeated_currency', params: { currency } },
    })
  return Object.fromEntries([...(first ? [first] : []), ...others])
}

/** @param stated currency in the column `currency`; `usual` applies to a price without one */
function firstPrice(
  typed: string | undefined,
  {
    stated,
    usual,
    before,
  }: { stated: string | undefined; usual: string; before: [string, string] | undefined },
  context: CellContext,
  issues: CellIssue[],
): [string, string] | undefined {
  const text = typed ?? before?.[1] ?? ''
  if (text === '') return undefined
  // Exported by an older version and unchanged.
  if (text === before?.[1]) return [stated ?? usual, text]
  const price = priceOfCell('price', text, context, issues)
  if (price === undefined) return undefined
  const { currencies, value } = price
  if (currencies === null || currencies.includes(stated ?? usual)) return [stated ?? usual, value]
  const [only, another] = currencies
  if (stated === undefined && only !== undefined && another === undefined) return [only, value]
  issues.push(
    stated === undefined
      ? {
          column: 'price',
          code: 'ambiguous_currency',
          message: { code: 'cell.ambiguous_currency', params: { text, currencies: [...currencies] } },
        }
      : {
          column: 'price',
          code: 'other_currency',
          message: { code: 'cell.other_currency', params: { text, currency: stated } },
        },
  )
  return undefined
}

function otherPrices(cell: string, context: CellContext, issues: CellIssue[]): [string, string][] {
  const prices = new Map<string, string>()
  for (const part of partsOf(cell)) {
    const price = priceOfCell('other_prices', part, context, issues)
    if (price === undefined) continue
    const [currency, another] = price.currencies ?? []
    if (currency === undefined || another !== undefined)
      issues.push({
        column: 'other_prices',
        code: 'invalid_value',
        message: { code: 'cell.not_prices' },
      })
    else if (prices.has(currency))
      issues.push({
        column: 'other_prices',
        code: 'repeated_currency',
        message: { code: 'cell.repeated_currency', params: { currency } },
      })
    else prices.set(currency, price.value)
  }
  return [...prices]
}

/** Words in the languages of the window, and truth values of spreadsheets; exported tables contain `yes`. */
const yes = new Set(
  'yes true 1 x y ja wahr j oui vrai sí si verdadero s sì vero waar tak prawda t sim verdadeiro نعم はい'.split(
    ' ',
  ),
)
const no = new Set(
  ['', 'no', 'false', '0', 'n'].concat(
    'nein falsch non faux falso nee onwaar nie fałsz não لا いいえ'.split(' '),
  ),
)

/** `undefined` if the cell is neither yes nor no. */
export function flagOfCell(cell: string): boolean | undefined {
  const text = cell.normalize('NFC').trim().toLowerCase()
  if (yes.has(text)) return true
  return no.has(text) ? false : undefined
}
