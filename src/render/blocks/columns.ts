import type { Box } from '../display-list.ts'
import type { Column, Sheet } from '../layout-context.ts'
import { isEmpty, lowered, overlay, stack } from '../stack.ts'
import type { BlockOf } from '../template/template.ts'
import { layLeaf } from './leaf.ts'
import { layTotals } from './totals.ts'

type Columns = BlockOf<'columns'>
type Child = Columns['columns'][number]['blocks'][number]

/** Blocks side by side, in shares of the width. */
export function layColumns(block: Columns, column: Column, sheet: Sheet): Box {
  const boxes = layEach(block, column, sheet)
  if (block.valign === 'top') return overlay(levelWithCode(boxes))
  const highest = Math.max(...boxes.map(({ height }) => height))
  return overlay(boxes.map(box => lowered(box, highest - box.height)))
}

/** Of the size of a text: from its baseline to the top of its capitals, in either typeface. */
const capHeight = 0.7

/** Above a code is its quiet zone: the capitals of a text beside it begin at the height of its first modules. */
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

/** Each column by itself, its operations where they stand on the page. */
export function layEach(block: Columns, column: Column, sheet: Sheet): Box[] {
  const boxes = layOpen(block, column, sheet)
  const isOpen = boxes.map(box => !isEmpty(box))
  const isWidened = block.widen && isOpen.includes(true) && isOpen.includes(false)
  return isWidened ? layOpen(block, column, sheet, isOpen) : boxes
}

/** @param isOpen the columns that take room; all when left out */
function layOpen(
  block: Columns,
  { x, width }: Column,
  sheet: Sheet,
  isOpen: readonly boolean[] = block.columns.map(() => true),
): Box[] {
  const widths = columnWidths(block, width, isOpen)
  let left = x
  return block.columns.map(({ blocks }, index) => {
    const own = widths[index] ?? 0
    const box = layChildren(blocks, { x: left, width: own }, sheet)
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

export function layChildren(blocks: readonly Child[], column: Column, sheet: Sheet): Box {
  return stack(blocks.map(child => ({ box: layChild(child, column, sheet), space: child.space })))
}

function layChild(child: Child, column: Column, sheet: Sheet): Box {
  if (child.type === 'columns') return layColumns(child, column, sheet)
  if (child.type === 'totals') return layTotals(child, column, sheet).box
  return layLeaf(child, column, sheet)
}

const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, number) => sum + number, 0)
