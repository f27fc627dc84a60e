import type { Box, Operation } from '../model/display-list.ts'
import { bodyRow } from '../model/structure.ts'
import type { LayoutContext } from '../pages/layout-context.ts'
import type { ItemField } from '../template/field-names.ts'
import type { BlockOf, Rule } from '../template/template.ts'
import { fitText } from '../text/fit-text.ts'
import type { Line } from '../text/wrap.ts'
import type { TableColumn } from './measure-table.ts'
import { decorateRow } from './row-decoration.ts'
import { cellStyle, type RowStyles } from './row-styles.ts'

/** Columns whose text wraps; numbers that are too wide are shrunk instead. */
const wrappingFields: readonly ItemField[] = ['description', 'unit']

/** Parts that all rows of a table share. */
export interface RowTable extends RowStyles {
  block: BlockOf<'items'>
  columns: readonly TableColumn[]
  context: LayoutContext
}

/** The lines of a cell whose text had to be wrapped or shrunk. */
interface WrappedCell {
  lines: readonly Line[]
  /** lines below in the detail style */
  details: readonly Line[] | null
}

/**
 * An ordinary or optional item. Its height is computed at once, because pagination needs it. Its operations are created on
 * demand and not kept, because those of ten thousand rows would fill the memory.
 */
export class ItemRow implements Box {
  readonly #table: RowTable
  readonly #index: number
  /** by column; `null` if the cell is empty or fits as measured */
  readonly #wrapped: readonly (WrappedCell | null)[]
  readonly #backgroundHeight: number

  constructor(table: RowTable, index: number) {
    this.#table = table
    this.#index = index
    this.#wrapped = table.columns.map(column => wrapCell(column, index, table))
    this.#backgroundHeight = this.#textHeight() + 2 * table.block.row.padding
  }

  get height(): number {
    return this.#backgroundHeight + (this.#rule?.width ?? 0)
  }

  get operations(): readonly Operation[] {
    const { block, columns, context, detailStyle } = this.#table
    const { padding, stripe } = block.row
    const operations: Operation[] = []
    const row = bodyRow(columns.length)
    const item = `items[${this.#index}]`
    for (const [at, column] of columns.entries()) {
      const text = column.text(this.#index)
      if (text === '') continue
      const { field, x, width, align } = column
      const wrapped = this.#wrapped[at]
      const style = cellStyle(field, context.invoice.lineKind(this.#index), this.#table)
      const lines = wrapped?.lines ?? context.typesetter.lines(text, style, Number.POSITIVE_INFINITY)
      const details = wrapped?.details ?? null
      const path = pathOf(item, field)
      const [piece, continues] = [row.cells[at], details !== null]
      const cell = { x, width, align, role: 'table-cell', piece, top: padding, continues } as const
      operations.push(...context.typesetter.place(lines, path, style, cell))
      if (!details) continue
      const below = { ...cell, top: padding + lines.length * style.leading, continues: false }
      operations.push(...context.typesetter.place(details, path, detailStyle, below))
    }
    const fill = this.#index % 2 === 1 ? stripe : undefined
    return decorateRow(operations, this.#backgroundHeight, { rule: this.#rule, fill }, context)
  }

  get #rule(): Rule | undefined {
    return ruleBelow(this.#index, this.#table)
  }

  /** of the highest cell, at least one line */
  #textHeight(): number {
    const { columns, style, detailStyle } = this.#table
    let height = style.leading
    for (const [at, { cells }] of columns.entries()) {
      const wrapped = this.#wrapped[at]
      const lineCount = wrapped?.lines.length ?? cells?.[this.#index]?.lineCount ?? 0
      height = Math.max(
        height,
        lineCount * style.leading + (wrapped?.details?.length ?? 0) * detailStyle.leading,
      )
    }
    return height
  }
}

/** Returns the rule below a row; the last row has the one at the end of the table. */
export function ruleBelow(index: number, { block, context }: RowTable): Rule | undefined {
  const isLast = index === context.invoice.items.length - 1
  return isLast ? (block.end_rule ?? block.row.rule) : block.row.rule
}

function wrapCell(
  { field, width, cells, text: textOf }: TableColumn,
  index: number,
  table: RowTable,
): WrappedCell | null {
  const { detailStyle, context } = table
  const { typesetter, invoice } = context
  const style = cellStyle(field, invoice.lineKind(index), table)
  const text = cells ? '' : textOf(index)
  if (text === '') return null
  const [lead, detail] = field === 'description' ? splitDetail(text) : [text, null]
  const own = wrappingFields.includes(field) ? style : fitText(lead, style, width, typesetter)
  const details = detail === null ? null : typesetter.lines(detail, detailStyle, width)
  return { lines: typesetter.lines(lead, own, width), details }
}

/** The amount is computed, so its region selects the line item. */
function pathOf(item: string, field: TableColumn['field']): string | null {
  if (field === 'position') return null
  return field === 'amount' ? item : `${item}.${field}`
}

/** Splits a description at its first line break; the rest is set in the detail style. */
export function splitDetail(text: string): [string, string | null] {
  const at = text.search(/[\r\n]/)
  if (at < 0) return [text, null]
  const after = text.startsWith('\r\n', at) ? at + 2 : at + 1
  return [text.slice(0, at), text.slice(after)]
}
