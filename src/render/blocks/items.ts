import { AppError } from '#core/app-error.ts'
import { limits } from '#core/limits.ts'
import type { Box, Operation, TextLine } from '../display-list.ts'
import { fitText } from '../fit-text.ts'
import type { TableSegment } from '../flow.ts'
import type { LayoutMemory } from '../layout-memory.ts'
import type { TableColumn } from '../measure-table.ts'
import type { Sheet } from '../sheet.ts'
import { bodyRow, headRow } from '../structure.ts'
import type { BlockOf, ItemField, Rule } from '../template.ts'

/** Columns of words, which wrap; a figure too wide for its column is set smaller instead. */
const wordFields: readonly ItemField[] = ['description', 'unit']

/**
 * The line items as rows of one table.
 * @throws AppError invalid_invoice as soon as they are known to be more than a document holds
 */
export function layItems(
  block: BlockOf<'items'>,
  columns: readonly TableColumn[],
  sheet: Sheet,
  memory: LayoutMemory,
): TableSegment {
  let room = limits.pages * (sheet.frame.bottom - sheet.frame.top)
  const rows = memory.rows(rowKey(block, columns, sheet), sheet.invoice.items, index => {
    const row = layRow(block, columns, index, sheet)
    room -= row.height
    if (room < 0) throw tooLong()
    return row
  })
  return { kind: 'table', space: block.space, head: layHead(block, columns, sheet), rows }
}

function tooLong(): AppError {
  const message = `The line items fill more than ${limits.pages} pages. Shorten them, or use several invoices.`
  const issue = { path: 'items', code: 'too_many_pages', severity: 'error', message } as const
  return new AppError('invalid_invoice', { message, issues: [issue] })
}

/** All that a row looks like, but for its item. */
function rowKey(block: BlockOf<'items'>, columns: readonly TableColumn[], sheet: Sheet): string {
  const { template, frame, invoice } = sheet
  const styles = [block.row.style, block.row.detail_style].map(sheet.style)
  const places = columns.map(({ field, x, width, align, cells }) => [field, x, width, align, cells !== null])
  return JSON.stringify([invoice.itemContext, block, template.palette, styles, frame, places])
}

function layHead(block: BlockOf<'items'>, columns: readonly TableColumn[], sheet: Sheet): Box {
  const { padding, rule, top_rule, fill } = block.head
  const style = sheet.style(block.head.style)
  const row = headRow(columns.length)
  const cells = columns.map(({ heading, ...column }, index) =>
    sheet.typesetter.set({ text: heading, path: null }, style, {
      ...column,
      top: padding,
      role: 'table-head',
      piece: row.cells[index],
    }),
  )
  const textHeight = Math.max(...cells.map(lines => lines.length)) * style.leading
  // headings of one line stand on the line above the rows, next to those that take two
  const lowered = cells.flatMap(lines => lower(lines, textHeight - lines.length * style.leading))
  return framed(lowered, textHeight + 2 * padding, { rule, top_rule, fill }, sheet)
}

function layRow(block: BlockOf<'items'>, columns: readonly TableColumn[], index: number, sheet: Sheet): Box {
  const { padding, stripe } = block.row
  const isLast = index === sheet.invoice.items.length - 1
  const rule = isLast ? (block.end_rule ?? block.row.rule) : block.row.rule
  const style = sheet.style(block.row.style)
  const detailStyle = sheet.style(block.row.detail_style)
  const operations: Operation[] = []
  let textHeight = style.leading
  const row = bodyRow(columns.length)
  for (const [at, column] of columns.entries()) {
    const text = column.text(index)
    if (text === '') continue
    const path = pathOf(index, column.field)
    const [lead, detail] = column.field === 'description' ? splitDetail(text) : [text, null]
    const place = { ...column, top: padding, role: 'table-cell', piece: row.cells[at] } as const
    const measured = column.cells?.[index]?.lines
    const isFigure = !measured && !wordFields.includes(column.field)
    const own = isFigure ? fitText(lead, style, column.width, sheet.typesetter) : style
    const lines = measured ?? sheet.typesetter.lines(lead, own, column.width)
    let height = lines.length * own.leading
    operations.push(...sheet.typesetter.place(lines, path, own, { ...place, goesOn: detail !== null }))
    if (detail !== null) {
      const below = { ...place, top: padding + height }
      const details = sheet.typesetter.set({ text: detail, path }, detailStyle, below)
      height += details.length * detailStyle.leading
      operations.push(...details)
    }
    if (height > textHeight) textHeight = height
  }
  const fill = index % 2 === 1 ? stripe : undefined
  return framed(operations, textHeight + 2 * padding, { rule, fill }, sheet)
}

/** The amount is computed; it leads to its line. */
function pathOf(index: number, field: TableColumn['field']): string | null {
  if (field === 'position') return null
  return field === 'amount' ? `items[${index}]` : `items[${index}].${field}`
}

/** What stands after the first line break explains the line. */
function splitDetail(text: string): [string, string | null] {
  const at = text.search(/[\r\n]/)
  if (at < 0) return [text, null]
  const after = text.startsWith('\r\n', at) ? at + 2 : at + 1
  return [text.slice(0, at), text.slice(after)]
}

function lower(lines: TextLine[], by: number): TextLine[] {
  return by > 0 ? lines.map(line => ({ ...line, top: line.top + by })) : lines
}

/** A ground below the text and a rule along its lower edge, both as wide as the table. */
function framed(
  text: readonly Operation[],
  height: number,
  { rule, top_rule, fill }: { rule: Rule | undefined; top_rule?: Rule | undefined; fill: string | undefined },
  { frame, color }: Sheet,
): Box {
  const across = { kind: 'rectangle', x: frame.left, width: frame.bodyWidth } as const
  const ruleAt = (top: number, { width, color: name }: Rule): Operation => ({
    ...across,
    top,
    height: width,
    color: color(name),
  })
  const operations: Operation[] = [
    ...(fill === undefined ? [] : [{ ...across, top: 0, height, color: color(fill) }]),
    ...text,
    ...(top_rule ? [ruleAt(0, top_rule)] : []),
    ...(rule ? [ruleAt(height, rule)] : []),
  ]
  return { height: height + (rule?.width ?? 0), operations }
}
