import { type DraftItem, emptyDraft, emptyItem, withLineKind } from '#core/draft/draft.ts'
import { parseNumber } from '#core/draft/draft-fields.ts'
import { renderableDraft } from '#core/draft/renderable-draft.ts'
import { lineNetOf } from '#core/invoice/line-net.ts'
import { isPriced, type LineKind } from '#core/line-kind.ts'
import { parseDecimal } from '#core/money/decimal.ts'
import { type ItemField, isTextColumn } from '../../../state/document/editor-doc.ts'
import type { ColumnMeaning, PasteColumns, PastePlan } from '../../../state/view/overlay.ts'
import { meaningOfTitle } from './column-names.ts'
import { isKindColumn, kindOfWord } from './kind-words.ts'

export type Rows = readonly (readonly string[])[]

/** Whether the cells of a column are imported into a field of a line. */
export const isItemField = (meaning: ColumnMeaning | null | undefined): meaning is ItemField =>
  meaning != null && meaning !== 'position' && meaning !== 'amount' && meaning !== 'kind'

const isText = (meaning: ColumnMeaning | null | undefined) => isItemField(meaning) && isTextColumn(meaning)

export const isNumberMeaning = (meaning: ColumnMeaning | null | undefined): meaning is ColumnMeaning =>
  meaning === 'amount' || (isItemField(meaning) && !isTextColumn(meaning))

/**
 * Fields of a pasted table that fills the visible columns from the focused cell on, as in a spreadsheet; `undefined` if
 * there are more cells than columns, or text for a number column.
 */
export function fieldsInPlace(
  rows: Rows,
  visible: readonly ItemField[],
  start: number,
  locale: string,
): readonly ItemField[] | undefined {
  const fields = visible.slice(start)
  const width = widthOf(rows)
  const isSingle = width === 1
  const fits =
    width <= fields.length &&
    columnsOf(rows).every(
      (cells, at) => isText(fields[at]) || isSingle || cells.every(isNumberOrBlank(locale)),
    )
  return fits ? fields.slice(0, width) : undefined
}

/** Determines the meaning of each column by its title, or by its content without a header row. */
export function planPaste(rows: Rows, locale: string): PastePlan {
  const titles = rows[0] ?? []
  const hasHeader = rows.length > 1 && isHeader(titles, locale)
  const data = hasHeader ? rows.slice(1) : rows
  const columns = hasHeader ? columnsByTitle(titles, data) : columnsByContent(data, locale)
  return { hasHeader, columns, isCertain: isCertain(data, columns, locale) }
}

/**
 * Whether position and content assign the columns differently, such as a single number after the description: a
 * quantity by position, a price by content.
 */
export const isWholeLineAmbiguous = (inPlace: readonly ItemField[], { columns, isCertain }: PastePlan) =>
  isCertain && inPlace[0] === 'description' && columns.some((meaning, at) => meaning !== inPlace[at])

/** Whether most of the titles are known and none is a number. */
function isHeader(titles: readonly string[], locale: string): boolean {
  const filled = titles.filter(title => title !== '')
  const known = filled.filter(title => meaningOfTitle(title) !== undefined)
  const hasNumber = filled.some(title => title !== '#' && isNumber(title, locale))
  return !hasNumber && known.length > 0 && known.length * 2 >= filled.length
}

function columnsByTitle(titles: readonly string[], data: Rows): PasteColumns {
  const found = columnsOf(data).map((cells, at) => {
    const meaning = meaningOfTitle(titles[at] ?? '') ?? null
    // many other columns are titled "Type"
    return meaning === 'kind' && !isKindColumn(cells) ? null : meaning
  })
  // "Amount" is often the title of the unit price
  return found.includes('unit_price')
    ? found
    : found.map(meaning => (meaning === 'amount' && !found.includes('quantity') ? 'unit_price' : meaning))
}

function columnsByContent(data: Rows, locale: string): PasteColumns {
  const columns = columnsOf(data)
  const result: (ColumnMeaning | null)[] = columns.map(() => null)
  const indices = columns.map((_, at) => at).filter(at => columns[at]?.some(cell => cell !== ''))
  const words = indices.filter(at => !columns[at]?.every(isNumberOrBlank(locale)))
  const undated = words.filter(at => !columns[at]?.every(isDateOrBlank))
  const texts = undated.length === 0 ? words : undated
  const percents = indices.filter(at => !words.includes(at) && columns[at]?.some(cell => cell.endsWith('%')))
  let numbers = indices.filter(at => !words.includes(at) && !percents.includes(at))

  const description = texts.toSorted((a, b) => lengthOf(columns[b]) - lengthOf(columns[a]))[0]
  if (description !== undefined) result[description] = 'description'
  const [other, ...more] = texts.filter(at => at !== description)
  if (other !== undefined && more.length === 0 && columns[other]?.every(isUnit)) result[other] = 'unit'

  const [first] = numbers
  if (first === 0 && numbers.length > 1 && columns[0]?.every((cell, row) => cell === String(row + 1))) {
    result[0] = 'position'
    numbers = numbers.slice(1)
  }
  const order: readonly ColumnMeaning[] =
    numbers.length === 1 ? ['unit_price'] : ['quantity', 'unit_price', 'amount']
  if (numbers.length <= order.length)
    for (const [at, index] of numbers.entries()) result[index] = order[at] ?? null
  if (percents.length === 1 && percents[0] !== undefined) result[percents[0]] = 'tax_rate'
  return result
}

/** Whether importing the columns as planned loses nothing and is unambiguous. */
function isCertain(data: Rows, columns: PasteColumns, locale: string): boolean {
  const { misfits, amountsAgree, hasDuplicate, hasSurplus, isEmpty } = columnProblems(data, columns, locale)
  const isComplete = columnsOf(data).every(
    (cells, at) => columns[at] != null || cells.every(cell => cell === ''),
  )
  return isComplete && misfits.length === 0 && amountsAgree && !hasDuplicate && !hasSurplus && !isEmpty
}

export interface ColumnProblems {
  /** columns, from 0, with text where a number is expected */
  misfits: number[]
  amountsAgree: boolean
  /** two columns have the same field; descriptions do not count, because they are joined */
  hasDuplicate: boolean
  /** a heading, text or subtotal has cells that its kind has no field for */
  hasSurplus: boolean
  /** there is neither a description nor a unit price */
  isEmpty: boolean
}

export function columnProblems(data: Rows, columns: PasteColumns, locale: string): ColumnProblems {
  const misfits = columnsOf(data).flatMap((cells, at) => {
    const meaning = columns[at]
    return isNumberMeaning(meaning) && !cells.every(isNumberOrBlank(locale)) ? [at] : []
  })
  const single = columns.filter(
    meaning => meaning !== null && meaning !== 'description' && meaning !== 'position',
  )
  return {
    misfits,
    amountsAgree: amountsAgree(data, columns, locale),
    hasDuplicate: new Set(single).size !== single.length,
    hasSurplus: data.some(row => hasSurplus(row, columns)),
    isEmpty: !columns.includes('description') && !columns.includes('unit_price'),
  }
}

const hasSurplus = (row: readonly string[], columns: PasteColumns): boolean =>
  !isPriced({ kind: kindOfRow(row, columns) }) &&
  row.some((cell, at) => cell !== '' && isItemField(columns[at]) && columns[at] !== 'description')

/** Line kind that a pasted row names; `undefined` for an ordinary item. */
function kindOfRow(row: readonly string[], columns: PasteColumns): LineKind | undefined {
  const kind = kindOfWord(row[columns.indexOf('kind')] ?? '')
  return kind === 'item' ? undefined : kind
}

/** Whether each pasted amount equals the calculated amount of its line, at the same number of decimals. */
function amountsAgree(data: Rows, columns: PasteColumns, locale: string): boolean {
  const at = columns.indexOf('amount')
  return data.every(row => {
    const cell = row[at] ?? ''
    if (cell === '') return true
    const amount = numberText(cell, locale)
    const [item] = renderableDraft(emptyDraft({ items: itemsOf([row], columns, locale) })).items
    if (item && !isPriced(item)) return true
    const net = item && lineNetOf(item, amount.split('.')[1]?.length ?? 0).amount
    return net != null && Number(net) === Number(amount)
  })
}

/**
 * Line items of the pasted rows, without empty rows; several description columns are joined as lines of one text. Cells
 * without a field in the kind of the line are dropped.
 */
export function itemsOf(data: Rows, columns: PasteColumns, locale: string): DraftItem[] {
  return data
    .filter(row => row.some(cell => cell !== ''))
    .map(row => {
      const item: DraftItem = withLineKind(emptyItem(), kindOfRow(row, columns))
      for (const [at, meaning] of columns.entries()) {
        const cell = row[at] ?? ''
        if (cell === '' || !isItemField(meaning)) continue
        if (meaning === 'description')
          item.description = [item.description, cell].filter(text => text !== '').join('\n')
        else if (isPriced(item)) item[meaning] = isText(meaning) ? cell : numberText(cell, locale)
      }
      return item
    })
}

const widthOf = (rows: Rows): number => Math.max(0, ...rows.map(row => row.length))

const columnsOf = (rows: Rows): string[][] =>
  Array.from({ length: widthOf(rows) }, (_, at) => rows.map(row => row[at] ?? ''))

const lengthOf = (cells: readonly string[] = []): number => cells.reduce((sum, cell) => sum + cell.length, 0)

/** Cells for the fields of existing lines, with numbers as plain decimals. */
export const cellsInPlace = (rows: Rows, fields: readonly ItemField[], locale: string): string[][] =>
  rows.map(row => row.map((text, at) => (isNumberMeaning(fields[at]) ? numberText(text, locale) : text)))

/** The number as a plain decimal, which `pastedNumbers` has made of most cells, or the text itself if it is not a number. */
const numberText = (cell: string, locale: string): string => {
  const text = cell.replace(/\s*%$/, '')
  return parseNumber(text, locale) ?? text
}

const isNumber = (cell: string, locale: string): boolean =>
  parseDecimal(numberText(cell, locale)) !== undefined

const isNumberOrBlank = (locale: string) => (cell: string) => cell === '' || isNumber(cell, locale)

const isDateOrBlank = (cell: string): boolean =>
  cell === '' || /^\d{1,4}([./-])\d{1,2}\1(\d{2,4})?$/.test(cell)

const isUnit = (cell: string): boolean => cell.length <= 12 && !/\d{2}/.test(cell) && !/\s\S+\s/.test(cell)
