import type { Box, TextLine } from '../model/display-list.ts'
import { isEmpty, lowered, overlay } from '../model/stack.ts'
import type { LayoutContext } from '../pages/layout-context.ts'
import type { Segment } from '../pages/segments.ts'
import type { BlockOf } from '../template/template.ts'
import { columnWidths, layOutChildren, layOutColumns, layOutEach } from './columns.ts'
import { layOutSubtotal, totalsWidth } from './totals.ts'

/**
 * Points. Minimum width of a column beside the totals; narrower ones would break account numbers and move
 * below.
 */
const minBeside = 170

/** Share of a page. A column higher than this and than the totals would move too much to the next page. */
const maxBeside = 1 / 2

/** Tolerance in points: widths are sums of floats. */
const slack = 0.01

/** Lays out columns of which one contains the totals; the others move below if they do not fit beside. */
export function layOutBesideTotals(block: BlockOf<'columns'>, context: LayoutContext): Segment[] | null {
  const at = block.columns.findIndex(({ blocks }) => blocks.some(({ type }) => type === 'totals'))
  const column = block.columns[at]
  const totals = column?.blocks.find(each => each.type === 'totals')
  if (!column || !totals) return null
  const { space } = block
  const { left: x, bodyWidth: width, top, bottom } = context.frame
  const body = { x, width }
  const subtotal = layOutSubtotal(totals, body, context)

  const given = columnWidths(block, width)[at] ?? width
  const grown = { ...column, width: Math.max(given, totalsWidth(totals, width, context)) }
  const beside = { ...block, close_up: false, columns: block.columns.with(at, grown) }
  const boxes = layOutEach(beside, body, context)
  const widths = columnWidths(beside, width)
  const own = boxes[at]
  const taken = widths.reduce((sum, each) => sum + each, block.gap * (widths.length - 1))
  const isBeside =
    taken <= width + slack &&
    boxes.every(
      (box, index) =>
        index === at ||
        isEmpty(box) ||
        ((widths[index] ?? 0) >= minBeside &&
          box.height <= Math.max(own?.height ?? 0, (bottom - top) * maxBeside)),
    )
  // the totals come first in reading order, because they belong to the table above
  if (isBeside && own) {
    const inOrder = [own, ...boxes.toSpliced(at, 1)]
    return [{ kind: 'totals', space, box: overlay(onOneBaseline(inOrder)), ...subtotal }]
  }
  const others = layOutColumns({ ...block, columns: block.columns.toSpliced(at, 1) }, body, context)
  return [
    { kind: 'totals', space, box: layOutChildren(column.blocks, body, context), ...subtotal },
    { kind: 'block', space, box: others, bleeds: false, flows: false },
  ]
}

/** Moves boxes down until their first lines share the lowest baseline. */
function onOneBaseline(boxes: readonly Box[]): Box[] {
  const baselines = boxes.map(firstBaseline)
  const lowest = Math.max(0, ...baselines.filter(baseline => baseline !== null))
  return boxes.map((box, index) => lowered(box, lowest - (baselines[index] ?? lowest)))
}

function firstBaseline({ operations }: Box): number | null {
  const lines = operations.filter(operation => operation.kind === 'text')
  const baselineOf = ({ top, style }: TextLine) => top + style.baseline
  return lines.length === 0 ? null : Math.min(...lines.map(baselineOf))
}
