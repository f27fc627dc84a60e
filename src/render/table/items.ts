import { AppError } from '#core/errors/app-error.ts'
import { limits } from '#core/limits.ts'
import { isUnpricedKind } from '#core/line-kind.ts'
import type { Box, TextLine } from '../model/display-list.ts'
import type { TableCache } from '../model/layout-cache.ts'
import { headRow } from '../model/structure.ts'
import type { TextStyle } from '../model/text-style.ts'
import type { LayoutContext } from '../pages/layout-context.ts'
import type { TableSegment } from '../pages/segments.ts'
import type { BlockOf } from '../template/template.ts'
import { type MinimumLines, minimumLinesIn } from '../text/minimum-lines.ts'
import { ItemRow, type RowTable, splitDetail } from './item-row.ts'
import type { TableColumn } from './measure-table.ts'
import { decorateRow } from './row-decoration.ts'
import { rowStylesOf } from './row-styles.ts'
import { minimumHeightOf, UnpricedRow } from './unpriced-row.ts'

/**
 * UTF-16 units of text in all rows, about a thousand pages, above which minimum heights are computed before
 * layout.
 */
const lengthOfAThousandPages = 2_000_000

/**
 * Returns a lower bound in points for the height of each row, so that an oversized document is rejected before
 * layout; `null` for shorter ones.
 */
function minimumHeights(table: RowTable): number[] | null {
  const { block, columns, context, style, detailStyle } = table
  const { items, descriptionLength } = context.invoice
  const column = columns.find(({ field }) => field === 'description')
  if (descriptionLength <= lengthOfAThousandPages || !column) return null
  const known = new Map<TextStyle, MinimumLines>()
  const linesIn = (each: TextStyle) => {
    const lines = known.get(each) ?? minimumLinesIn(each, context.typesetter)
    known.set(each, lines)
    return lines
  }
  return items.map((_, index) => {
    if (isUnpricedKind(context.invoice.lineKind(index))) return minimumHeightOf(table, index, linesIn)
    const [lead, detail] = splitDetail(column.text(index))
    const leads = linesIn(style)(lead, column.width)
    const details = detail === null ? 0 : linesIn(detailStyle)(detail, column.width)
    return leads * style.leading + details * detailStyle.leading + 2 * block.row.padding
  })
}

/**
 * Lays out the line items as rows of one table.
 * @throws AppError invalid_invoice if they need more pages than a document may have
 */
export function layOutItems(
  block: BlockOf<'items'>,
  columns: readonly TableColumn[],
  context: LayoutContext,
  cache: TableCache,
): TableSegment {
  let room = limits.pages * (context.frame.bottom - context.frame.top)
  const table = { block, columns, context, ...rowStylesOf(block, context) }
  const min = minimumHeights(table)
  const take = (height: number) => {
    room -= height
    if (room < 0) throw tooLong()
  }
  for (const height of min ?? []) take(height)
  const rows = cache.rows(rowKey(block, columns, context), context.invoice, index => {
    const { lineKind } = context.invoice
    const row = new (isUnpricedKind(lineKind(index)) ? UnpricedRow : ItemRow)(table, index)
    take(row.height - (min?.[index] ?? 0))
    return row
  })
  const head = layOutHead(block, columns, context)
  return { kind: 'table', space: block.space, head, rows, keepsWithNext: keepsWithNext(context.invoice) }
}

/** A heading stays with the line below it, and a subtotal with the line above it. */
const keepsWithNext =
  ({ lineKind }: LayoutContext['invoice']) =>
  (index: number): boolean =>
    lineKind(index) === 'heading' || lineKind(index + 1) === 'subtotal'

function tooLong(): AppError {
  const message = { code: 'document.too_many_pages', params: { max: limits.pages } } as const
  const issue = { path: 'items', code: 'too_many_pages', severity: 'error', message } as const
  return new AppError('invalid_invoice', { message, issues: [issue] })
}

/** Cache key of rows: everything that affects a row besides its item. */
function rowKey(block: BlockOf<'items'>, columns: readonly TableColumn[], context: LayoutContext): string {
  const { template, frame, invoice } = context
  const styles = [block.row.style, block.row.detail_style].map(context.style)
  const geometry = columns.map(({ field, x, width, align, cells }) => [
    field,
    x,
    width,
    align,
    cells !== null,
  ])
  return JSON.stringify([invoice.itemContext, block, template.palette, styles, frame, geometry])
}

function layOutHead(block: BlockOf<'items'>, columns: readonly TableColumn[], context: LayoutContext): Box {
  const { padding, rule, top_rule, fill } = block.head
  const style = context.style(block.head.style)
  const row = headRow(columns.length)
  const cells = columns.map(({ heading, ...column }, index) =>
    context.typesetter.set({ text: heading, path: null }, style, {
      ...column,
      top: padding,
      role: 'table-head',
      piece: row.cells[index],
    }),
  )
  const textHeight = Math.max(...cells.map(lines => lines.length)) * style.leading
  // one-line headings align with the bottom of two-line headings
  const lowered = cells.flatMap(lines => lower(lines, textHeight - lines.length * style.leading))
  const height = textHeight + 2 * padding
  const operations = decorateRow(lowered, height, { rule, top_rule, fill }, context)
  return { height: height + (rule?.width ?? 0), operations }
}

function lower(lines: TextLine[], by: number): TextLine[] {
  return by > 0 ? lines.map(line => ({ ...line, top: line.top + by })) : lines
}
