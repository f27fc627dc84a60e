import type { Box, Operation } from '../model/display-list.ts'
import { bodyRow } from '../model/structure.ts'
import type { TextStyle } from '../model/text-style.ts'
import { fitText } from '../text/fit-text.ts'
import type { MinimumLines } from '../text/minimum-lines.ts'
import type { Line } from '../text/wrap.ts'
import { type RowTable, ruleBelow, splitDetail } from './item-row.ts'
import { decorateRow } from './row-decoration.ts'

/** Lines of one style. */
interface Part {
  text: string
  style: TextStyle
}

/** A heading or text across the columns, or a subtotal with its sum below the amounts. */
export class UnpricedRow implements Box {
  readonly #table: RowTable
  readonly #index: number
  /** of the description, from top to bottom */
  readonly #parts: readonly { lines: readonly Line[]; style: TextStyle }[]
  /** of a subtotal, as large as its column allows */
  readonly #sum: { lines: readonly Line[]; style: TextStyle } | null
  readonly #backgroundHeight: number

  constructor(table: RowTable, index: number) {
    const { typesetter } = table.context
    const { width } = placeOf(table, index)
    this.#table = table
    this.#index = index
    this.#parts = partsOf(table, index).map(({ text, style }) => ({
      lines: typesetter.lines(text, style, width),
      style,
    }))
    this.#sum = sumOf(table, index)
    const height = this.#parts.reduce((sum, { lines, style }) => sum + lines.length * style.leading, 0)
    const sumHeight = (this.#sum?.lines.length ?? 1) * table.style.leading
    this.#backgroundHeight = Math.max(height, sumHeight) + 2 * table.block.row.padding
  }

  get height(): number {
    return this.#backgroundHeight + (ruleBelow(this.#index, this.#table)?.width ?? 0)
  }

  get operations(): readonly Operation[] {
    const { block, columns, context } = this.#table
    const { typesetter } = context
    const row = bodyRow(columns.length)
    const item = `items[${this.#index}]`
    const path = `${item}.description`
    const role = 'table-cell'
    const { at, x, width } = placeOf(this.#table, this.#index)
    const operations: Operation[] = []
    let top = block.row.padding
    for (const [part, { lines, style }] of this.#parts.entries()) {
      const continues = part < this.#parts.length - 1
      operations.push(
        ...typesetter.place(lines, path, style, { x, width, role, piece: row.cells[at], top, continues }),
      )
      top += lines.length * style.leading
    }
    const amount = columns.findIndex(({ field }) => field === 'amount')
    const column = columns[amount]
    if (column && this.#sum) {
      const { lines, style } = this.#sum
      const cell = { ...column, role, piece: row.cells[amount], top: block.row.padding } as const
      operations.push(...typesetter.place(lines, item, style, cell))
    }
    const decoration = { rule: ruleBelow(this.#index, this.#table), fill: undefined }
    return decorateRow(operations, this.#backgroundHeight, decoration, context)
  }
}

/**
 * Returns the column of the description and its extent: all columns, or those before the sum of a subtotal.
 */
function placeOf(
  { block, columns, context }: RowTable,
  index: number,
): { at: number; x: number; width: number } {
  const { frame, invoice } = context
  const at = columns.findIndex(({ field }) => field === 'description')
  const left = frame.left + block.inset
  const right = left + frame.bodyWidth - 2 * block.inset
  if (invoice.lineKind(index) !== 'subtotal') return { at, x: left, width: right - left }
  const x = columns[at]?.x ?? left
  const next = columns.slice(at + 1).find(({ field }) => field === 'amount')
  return { at, x, width: (next ? next.x - block.gutter : right) - x }
}

/** A sum that is too wide is shrunk, and broken once it would be too small. */
function sumOf({ columns, context, strongStyle }: RowTable, index: number) {
  const { typesetter, invoice } = context
  const text = invoice.cell('amount', index)
  const column = columns.find(({ field }) => field === 'amount')
  if (text === '' || column === undefined) return null
  const style = fitText(text, strongStyle, column.width, typesetter)
  return { lines: typesetter.lines(text, style, column.width), style }
}

/** A heading is divided into first line and details like an item; a text has one style. */
function partsOf({ context, across }: RowTable, index: number): Part[] {
  const { invoice } = context
  const text = invoice.cell('description', index)
  if (invoice.lineKind(index) === 'text') return [{ text, style: across.text }]
  const [lead, detail] = splitDetail(text)
  return [
    { text: lead, style: across.heading },
    ...(detail === null ? [] : [{ text: detail, style: across.detail }]),
  ]
}

/** A lower bound for the height of a row, computed without layout. */
export function minimumHeightOf(
  table: RowTable,
  index: number,
  linesIn: (style: TextStyle) => MinimumLines,
): number {
  const { width } = placeOf(table, index)
  const height = partsOf(table, index).reduce(
    (sum, { text, style }) => sum + linesIn(style)(text, width) * style.leading,
    0,
  )
  return height + 2 * table.block.row.padding
}
