import { ampleForDescription, fitColumns, leastForDescription, tightForDescription } from './fit-columns.ts'
import { legibleSize } from './fit-text.ts'
import type { Sheet } from './sheet.ts'
import type { BlockOf, ItemField } from './template.ts'
import type { TextStyle } from './text-style.ts'
import type { Line } from './wrap.ts'

export interface TableColumn {
  field: ItemField
  heading: string
  x: number
  width: number
  align: 'left' | 'right'
  texts: readonly string[]
  /** the lines of each cell, where they were measured and fit; otherwise the texts must be wrapped */
  cells: readonly Line[][] | null
}

const leftAligned: readonly ItemField[] = ['description', 'unit', 'position']

/** The columns that the items fill, as wide as their widest cell; the description gets what is left. */
export function measureTable(sheet: Sheet): TableColumn[] {
  const block = itemsBlockOf(sheet)
  const { invoice, frame } = sheet
  const fields = block.columns.filter(field => invoice.itemFields.has(field))
  const available = frame.bodyWidth - 2 * block.inset - block.gutter * (fields.length - 1)
  const measured = new Map<ItemField, MeasuredColumn>(
    fields.filter(field => field !== 'description').map(field => [field, measureColumn(field, block, sheet)]),
  )
  const asked = new Map([...measured].map(([field, { widest }]) => [field, widest]))
  const widthsWith = (forDescription: number) =>
    fitColumns(asked, {
      most: available * (1 - forDescription),
      ample: available * (1 - ampleForDescription),
      wanted: block.figure_width,
    })
  const { size } = sheet.style(block.row.style)
  const legible = Math.min(1, legibleSize / size)
  const usual = widthsWith(leastForDescription)
  const isTooNarrow = [...asked].some(([field, width]) => (usual.get(field) ?? 0) < width * legible)
  const widths = isTooNarrow ? widthsWith(tightForDescription) : usual
  const taken = [...widths.values()].reduce((sum, width) => sum + width, 0)

  let x = frame.left + block.inset
  return fields.map(field => {
    const width = widths.get(field) ?? available - taken
    const own = measured.get(field)
    const column: TableColumn = {
      field,
      heading: headingOf(field, sheet),
      x,
      width,
      align: leftAligned.includes(field) ? 'left' : 'right',
      texts: own?.texts ?? invoice.cells(field),
      cells: own && own.widest <= width ? own.cells : null,
    }
    x += width + block.gutter
    return column
  })
}

interface MeasuredColumn {
  texts: string[]
  cells: Line[][]
  widest: number
}

function measureColumn(field: ItemField, block: BlockOf<'items'>, sheet: Sheet): MeasuredColumn {
  const style = sheet.style(block.row.style)
  const texts = sheet.invoice.cells(field)
  let widest = sheet.typesetter.widthOf(headingOf(field, sheet), sheet.style(block.head.style))
  const cells = texts.map(text => {
    if (text === '') return []
    const lines = unbroken(text, style, sheet)
    for (const { width } of lines) widest = Math.max(widest, width)
    return lines
  })
  return { texts, cells, widest }
}

function unbroken(text: string, style: TextStyle, { typesetter }: Sheet): Line[] {
  return typesetter.lines(text, style, Number.POSITIVE_INFINITY)
}

/** A template has exactly one; that was checked when it was read. */
function itemsBlockOf({ template }: Sheet): BlockOf<'items'> {
  const block = template.blocks.find(candidate => candidate.type === 'items')
  if (!block) throw new Error('The template has no table, although it was checked')
  return block
}

function headingOf(field: ItemField, { invoice: { labels } }: Sheet): string {
  if (field === 'discount_percent') return labels.discount
  if (field === 'tax_rate') return labels.tax
  return labels[field]
}
