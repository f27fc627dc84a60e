import type { Box } from '../model/display-list.ts'
import { isEmpty, lowered, overlay, stack } from '../model/stack.ts'
import type { Column, LayoutContext } from '../pages/layout-context.ts'
import type { BlockOf } from '../template/template.ts'
import { layOutLeaf } from './leaf.ts'
import { layOutTotals } from './totals.ts'

type Columns = BlockOf<'columns'>
type Child = Columns['columns'][number]['blocks'][number]

/** Lays out blocks side by side. */
export function layOutColumns(block: Columns, column: Column, context: LayoutContext): Box {
  const boxes = layOutEach(block, column, context)
  if (block.valign === 'top') return overlay(levelWithCode(boxes))
  const highest = Math.max(...boxes.map(({ height }) => height))
  return overlay(boxes.map(box => lowered(box, highest - box.height)))
}

/** Height of capitals in either typeface, as a share of the font size. */
const capHeight = 0.7

/** Aligns capitals beside a QR code with its first modules, below its quiet zone. */
function levelWithCode(boxes: readonly Box[]): readonly Box[] {
  const tops = boxes.map(({ operations: [first] }) => (first?.kind === 'code' ? first.top : 0))
  const codeTop = Math.max(...tops)
  if (codeTop === 0) return boxes
  return boxes.map(box => {
    const [first] = box.operations
    if (first?.kind !== 'text') return box
    const { baseline, size } = first.style
    return lowered(box, Math.max(0, codeTop - (first.top + baseline - capHeight * size)))
  })
}

/** Lays out each column separately, with operations in page coordinates. */
export function layOutEach(block: Columns, column: Column, context: LayoutContext): Box[] {
  const boxes = layOutOpen(block, column, context)
  const isOpen = boxes.map(box => !isEmpty(box))
  const isWidened = block.widen && isOpen.includes(true) && isOpen.includes(false)
  return isWidened ? layOutOpen(block, column, context, isOpen) : boxes
}

/** @param isOpen which columns take space; all by default */
function layOutOpen(
  block: Columns,
  { x, width }: Column,
  context: LayoutContext,
  isOpen: readonly boolean[] = block.columns.map(() => true),
): Box[] {
  const widths = columnWidths(block, width, isOpen)
  let left = x
  return block.columns.map(({ blocks }, index) => {
    const own = widths[index] ?? 0
    const box = layOutChildren(blocks, { x: left, width: own }, context)
    const isClosed = !isOpen[index] || (block.close_up && isEmpty(box))
    if (!isClosed) left += own + block.gap
    return box
  })
}

export function columnWidths(
  { columns, gap }: Columns,
  width: number,
  isOpen: readonly boolean[] = columns.map(() => true),
): number[] {
  const open = columns.filter((_, index) => isOpen[index])
  const shares = sumOf(open.map(column => (column.width === undefined ? column.share : 0)))
  const fixed = sumOf(open.map(column => column.width ?? 0))
  const unit = Math.max(0, width - fixed - gap * (open.length - 1)) / Math.max(shares, 1)
  return columns.map((column, index) => (isOpen[index] ? (column.width ?? column.share * unit) : 0))
}

export function layOutChildren(blocks: readonly Child[], column: Column, context: LayoutContext): Box {
  return stack(blocks.map(child => ({ box: layOutChild(child, column, context), space: child.space })))
}

function layOutChild(child: Child, column: Column, context: LayoutContext): Box {
  if (child.type === 'columns') return layOutColumns(child, column, context)
  if (child.type === 'totals') return layOutTotals(child, column, context)
  return layOutLeaf(child, column, context)
}

const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, number) => sum + number, 0)
