import type { Message } from '../messages/message.ts'
import { parseTypedNumber } from '../money/typed-number.ts'
import { fieldsOf, type RawRecord, type RecordKind, type RecordTypes } from './record.ts'
import type { RecordField } from './record-field.ts'

/** Columns of the tables that are imported and exported: a stable interface, documented in docs/records.md. */
export function columnsOfKind(kind: RecordKind): string[] {
  const fields = fieldsOf(kind).flatMap(([name, { kind: fieldKind }]) =>
    fieldKind === 'prices' ? [...priceColumns] : [name],
  )
  return ['id', ...fields, 'archived']
}

const priceColumns = ['price', 'currency', 'other_prices'] as const

/** The names under which a column is recognised. */
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
  const rest = others.map(([currency, price]) => `${currency} ${price}`).join(' | ')
  return [
    ['price', first?.[1] ?? ''],
    ['currency', first?.[0] ?? ''],
    ['other_prices', rest],
  ]
}

export interface CellIssue {
  column: string
  code: string
  message: Message
}

/**
 * A record as an import leaves it: columns that the table has replace the fields, all others stay.
 * @param defaultCurrency of a price without currency
 */
export function recordOfCells(
  kind: RecordKind,
  cells: Cells,
  before: RawRecord,
  defaultCurrency: string,
): { record: RawRecord; issues: CellIssue[] } {
  const issues: CellIssue[] = []
  const record: RawRecord = { ...before }
  for (const [name, field] of fieldsOf(kind)) {
    if (field.kind === 'prices') {
      if (priceColumns.some(column => cells[column] !== undefined))
        record[name] = pricesOfCells(cells, (before[name] ?? {}) as Prices, defaultCurrency, issues)
    } else if (cells[name] !== undefined) record[name] = valueOfCell(name, field, cells[name], issues)
  }
  return { record, issues }
}

function valueOfCell(name: string, { kind }: RecordField, cell: string, issues: CellIssue[]): unknown {
  const text = cell.trim()
  switch (kind) {
    case 'lines':
      return cell.split(/\r\n|[\r\n]/)
    case 'count':
      return /^\d{1,9}$/.test(text) ? Number(text) : text
    case 'decimal':
      return decimalOfCell(name, text.replace(/\s*%$/, ''), issues)
    case 'code':
      return /^[A-Za-z]{2,3}$/.test(text) && name !== 'locale' ? text.toUpperCase() : text
    default:
      return cell
  }
}

/** A number as spreadsheets write it. One that may be a thousand times as much is not guessed. */
function decimalOfCell(column: string, text: string, issues: CellIssue[]): string | undefined {
  if (text === '') return undefined
  const read = parseTypedNumber(text, 'en')
  if (read.ok && read.interpretation === null) return read.value
  if (read.ok && !text.startsWith('='))
    issues.push({
      column,
      code: 'ambiguous_number',
      message: { code: 'cell.ambiguous_number', params: { text } },
    })
  else issues.push({ column, code: 'invalid_number', message: { code: 'cell.not_a_number' } })
  return undefined
}

function pricesOfCells(cells: Cells, before: Prices, defaultCurrency: string, issues: CellIssue[]): Prices {
  const [beforeFirst, ...beforeOthers] = Object.entries(before)
  const typed = cells.price?.trim() ?? beforeFirst?.[1] ?? ''
  const currency =
    cells.currency?.trim().toUpperCase() ||
    (cells.currency === undefined && beforeFirst?.[0]) ||
    defaultCurrency
  const price = decimalOfCell('price', typed, issues)
  const others =
    cells.other_prices === undefined
      ? beforeOthers.filter(([code]) => code !== currency)
      : otherPrices(cells.other_prices, issues)
  const first: [string, string][] = price === undefined ? [] : [[currency, price]]
  if (others.some(([code]) => price !== undefined && code === currency))
    issues.push({
      column: 'other_prices',
      code: 'repeated_currency',
      message: { code: 'cell.repeated_currency', params: { currency } },
    })
  return Object.fromEntries([...first, ...others])
}

function otherPrices(cell: string, issues: CellIssue[]): [string, string][] {
  const prices = new Map<string, string>()
  for (const part of cell.split('|').map(each => each.trim())) {
    if (part === '') continue
    const [, code = '', text = ''] = /^([A-Za-z]{3})\s+(\S.*)$/.exec(part) ?? []
    const price = decimalOfCell('other_prices', text, issues)
    if (code === '')
      issues.push({
        column: 'other_prices',
        code: 'invalid_value',
        message: { code: 'cell.not_prices' },
      })
    if (prices.has(code.toUpperCase()))
      issues.push({
        column: 'other_prices',
        code: 'repeated_currency',
        message: { code: 'cell.repeated_currency', params: { currency: code.toUpperCase() } },
      })
    if (code !== '' && price !== undefined) prices.set(code.toUpperCase(), price)
  }
  return [...prices]
}

const yes = new Set(['yes', 'true', '1', 'x', 'y'])
const no = new Set(['', 'no', 'false', '0', 'n'])

/** `undefined`: the cell is neither yes nor no. */
export function flagOfCell(cell: string): boolean | undefined {
  const text = cell.trim().toLowerCase()
  if (yes.has(text)) return true
  return no.has(text) ? false : undefined
}
