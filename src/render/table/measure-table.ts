import type { MeasuredCell, TableCache } from '../model/layout-cache.ts'
import type { TextStyle } from '../model/text-style.ts'
import type { LayoutContext } from '../pages/layout-context.ts'
import type { ItemField } from '../template/field-names.ts'
import type { BlockOf } from '../template/template.ts'
import { legibleSize } from '../text/fit-text.ts'
import { ampleForDescription, fitColumns, minForDescription, tightForDescription } from './fit-columns.ts'
import { cellStyle, rowStylesOf } from './row-styles.ts'

export interface TableColumn {
  field: ItemField
  heading: string
  x: number
  width: number
  align: 'left' | 'right'
  text(index: number): string
  /** measured cells, if all fit; otherwise the texts must be wrapped */
  cells: readonly MeasuredCell[] | null
}

const leftAligned: readonly ItemField[] = ['description', 'unit', 'position']

/** Returns the filled columns, as wide as their widest cells; the description gets the remaining width. */
export function measureTable(context: LayoutContext, cache: TableCache): TableColumn[] {
  const block = itemsBlockOf(context)
  const { invoice, frame } = context
  const fields = block.columns.filter(field => invoice.itemFields.has(field))
  const available = frame.bodyWidth - 2 * block.inset - block.gutter * (fields.length - 1)
  const measured = new Map<ItemField, MeasuredColumn>(
    fields
      .filter(field => field !== 'description')
      .map(field => [field, measureColumn(field, block, context, cache)]),
  )
  const natural = new Map([...measured].map(([field, { widest }]) => [field, widest]))
  const widthsWith = (forDescription: number) =>
    fitColumns(natural, {
      max: available * (1 - forDescription),
      ample: available * (1 - ampleForDescription),
      preferred: block.figure_width,
    })
  const { size } = context.style(block.row.style)
  const legible = Math.min(1, legibleSize / size)
  const standard = widthsWith(minForDescription)
  const isTooNarrow = [...natural].some(([field, width]) => (standard.get(field) ?? 0) < width * legible)
  const widths = isTooNarrow ? widthsWith(tightForDescription) : standard
  const taken = [...widths.values()].reduce((sum, width) => sum + width, 0)

  let x = frame.left + block.inset
  return fields.map(field => {
    const width = widths.get(field) ?? available - taken
    const own = measured.get(field)
    const column: TableColumn = {
      field,
      heading: headingOf(field, context),
      x,
      width,
      align: leftAligned.includes(field) ? 'left' : 'right',
      text: own ? index => own.cells[index]?.text ?? '' : index => invoice.cell(field, index),
      cells: own && own.widest <= width ? own.cells : null,
    }
    x += width + block.gutter
    return column
  })
}

interface MeasuredColumn {
  cells: readonly MeasuredCell[]
  widest: number
}

function measureColumn(
  field: ItemField,
  block: BlockOf<'items'>,
  context: LayoutContext,
  cache: TableCache,
): MeasuredColumn {
  const { invoice, typesetter } = context
  const styles = rowStylesOf(block, context)
  const key = JSON.stringify([invoice.itemContext, styles.style, styles.detailStyle])
  const cells = cache.column(field)(key, invoice, index =>
    measureCell(invoice.cell(field, index), cellStyle(field, invoice.lineKind(index), styles), context),
  )
  let widest = typesetter.widthOf(headingOf(field, context), context.style(block.head.style))
  for (const cell of cells) if (cell.widest > widest) widest = cell.widest
  return { cells, widest }
}

function measureCell(text: string, style: TextStyle, { typesetter }: LayoutContext): MeasuredCell {
  if (text === '') return { text, lineCount: 0, widest: 0 }
  const lines = typesetter.lines(text, style, Number.POSITIVE_INFINITY)
  let widest = 0
  for (const { width } of lines) widest = Math.max(widest, width)
  return { text, lineCount: lines.length, widest }
}

/** Returns the one block of its type; the template parser has checked that it exists. */
function itemsBlockOf({ template }: LayoutContext): BlockOf<'items'> {
  const block = template.blocks.find(candidate => candidate.type === 'items')
  if (!block) throw new Error('The template has no table, although it was checked')
  return block
}

function headingOf(field: ItemField, { invoice: { labels } }: LayoutContext): string {
  if (field === 'discount_percent') return labels.discount
  if (field === 'tax_rate') return labels.tax
  return labels[field]
}
