import type { Box } from '../display-list.ts'
import type { Sheet } from '../sheet.ts'
import { isEmpty, overlay } from '../stack.ts'
import type { BlockOf } from '../template/template.ts'
import { type Column, layLeaves } from './leaf.ts'

/** Blocks side by side, in shares of the width. */
export function layColumns(block: BlockOf<'columns'>, { x, width }: Column, sheet: Sheet): Box {
  const { columns, gap } = block
  const shares = sumOf(columns.map(column => (column.width === undefined ? column.share : 0)))
  const fixed = sumOf(columns.map(column => column.width ?? 0))
  const unit = Math.max(0, width - fixed - gap * (columns.length - 1)) / Math.max(shares, 1)
  const boxes: Box[] = []
  let left = x
  for (const column of columns) {
    const columnWidth = column.width ?? column.share * unit
    const box = layLeaves(column.blocks, { x: left, width: columnWidth }, sheet)
    boxes.push(box)
    if (!(block.close_up && isEmpty(box))) left += columnWidth + gap
  }
  if (block.valign === 'top') return overlay(boxes)
  const highest = Math.max(...boxes.map(({ height }) => height))
  return overlay(boxes.map(box => lowered(box, highest - box.height)))
}

const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, number) => sum + number, 0)

const lowered = ({ height, operations }: Box, by: number): Box => ({
  height: height + by,
  operations: operations.map(operation => ({ ...operation, top: operation.top + by })),
})
