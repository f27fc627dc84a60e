import type { Sheet } from './sheet.ts'
import type { BlockOf, ItemField } from './template.ts'
import type { TextStyle } from './text-style.ts'

export interface TableColumn {
  field: ItemField
  heading: string
  x: number
  width: number
  align: 'left' | 'right'
}

const leftAligned: readonly ItemField[] = ['description', 'unit', 'position']

/** What is left of the description when columns of money are given air beyond what their figures need. */
const ampleForDescription = 0.5

/** Figures may not push the description below this share of the table. */
const leastForDescription = 0.32

/**
 * The columns that the items fill, as wide as their widest cell; the description gets what is left. Cells that
 * would leave it too little are narrowed in proportion to what they ask beyond a fair share, and wrap.
 */
export function measureColumns(block: BlockOf<'items'>, sheet: Sheet): TableColumn[] {
  const { invoice, frame } = sheet
  const fields = block.columns.filter(field => invoice.itemFields.has(field))
  const available = frame.bodyWidth - 2 * block.inset - block.gutter * (fields.length - 1)
  const styles = { head: sheet.style(block.head.style), row: sheet.style(block.row.style) }
  const asked = new Map(
    fields.filter(field => field !== 'description').map(field => [field, widestCell(field, sheet, styles)]),
  )
  const narrowed = narrow(asked, available * (1 - leastForDescription))
  const granted = widen(narrowed, block.figure_width, available * (1 - ampleForDescription))
  const taken = sumOf(granted)

  let x = frame.left + block.inset
  return fields.map(field => {
    const width = granted.get(field) ?? available - taken
    const column: TableColumn = {
      field,
      heading: headingOf(field, sheet),
      x,
      width,
      align: leftAligned.includes(field) ? 'left' : 'right',
    }
    x += width + block.gutter
    return column
  })
}

function widestCell(field: ItemField, sheet: Sheet, styles: { head: TextStyle; row: TextStyle }): number {
  const { invoice, typesetter } = sheet
  let widest = typesetter.widthOf(headingOf(field, sheet), styles.head)
  for (let index = 0; index < invoice.itemCount; index += 1) {
    const text = invoice.cell(index, field)
    if (text !== '') widest = Math.max(widest, typesetter.widthOf(text, styles.row))
  }
  return widest
}

/** Takes from the widest first: all columns wider than one common width are cut to it. */
function narrow(asked: ReadonlyMap<ItemField, number>, available: number): Map<ItemField, number> {
  const widths = [...asked.values()].sort((a, b) => a - b)
  let rest = available
  let most = Number.POSITIVE_INFINITY
  for (const [index, width] of widths.entries()) {
    const fair = rest / (widths.length - index)
    if (width > fair) {
      most = fair
      break
    }
    rest -= width
  }
  return new Map([...asked].map(([field, width]) => [field, Math.min(width, most)]))
}

/** Columns of money as wide as the template likes them, where the description can spare it. */
function widen(widths: ReadonlyMap<ItemField, number>, wanted: number, most: number): Map<ItemField, number> {
  const wider = new Map(widths)
  for (const field of ['amount', 'unit_price'] as const) {
    const width = wider.get(field)
    if (width === undefined) continue
    const spare = Math.max(0, most - sumOf(wider))
    wider.set(field, Math.max(width, Math.min(wanted, width + spare)))
  }
  return wider
}

const sumOf = (widths: ReadonlyMap<ItemField, number>) =>
  [...widths.values()].reduce((sum, width) => sum + width, 0)

function headingOf(field: ItemField, { invoice: { labels } }: Sheet): string {
  if (field === 'discount_percent') return labels.discount
  if (field === 'tax_rate') return labels.tax
  return labels[field]
}
