import type { Box, TextLine } from '../display-list.ts'
import type { Sheet } from '../layout-context.ts'
import type { Segment } from '../pages/segments.ts'
import { isEmpty, lowered, overlay } from '../stack.ts'
import type { BlockOf } from '../template/template.ts'
import { columnWidths, layChildren, layColumns, layEach } from './columns.ts'
import { layTotals, totalsWidth } from './totals.ts'

/** Points. In a column narrower than this, account numbers break; its blocks go below the totals instead. */
const leastBeside = 170

/** Of a page. A column higher than this and than the totals beside it would move too much to the next page. */
const mostBeside = 1 / 2

/** Widths are sums of floats. */
const slack = 0.01

/** Columns of which one holds the totals; the others come below them where there is no room beside. */
export function layBesideTotals(block: BlockOf<'columns'>, sheet: Sheet): Segment[] | null {
  const at = block.columns.findIndex(({ blocks }) => blocks.some(({ type }) => type === 'totals'))
  const column = block.columns[at]
  const totals = column?.blocks.find(each => each.type === 'totals')
  if (!column || !totals) return null
  const { space } = block
  const { left: x, bodyWidth: width, top, bottom } = sheet.frame
  const body = { x, width }
  const { carriedForward } = layTotals(totals, body, sheet)

  const given = columnWidths(block, width)[at] ?? width
  const grown = { ...column, width: Math.max(given, totalsWidth(totals, width, sheet)) }
  const beside = { ...block, close_up: false, columns: block.columns.with(at, grown) }
  const boxes = layEach(beside, body, sheet)
  const widths = columnWidths(beside, width)
  const own = boxes[at]
  const taken = widths.reduce((sum, each) => sum + each, block.gap * (widths.length - 1))
  const isBeside =
    taken <= width + slack &&
    boxes.every(
      (box, index) =>
        index === at ||
        isEmpty(box) ||
        ((widths[index] ?? 0) >= leastBeside &&
          box.height <= Math.max(own?.height ?? 0, (bottom - top) * mostBeside)),
    )
  // the totals are read first: they belong to the table above
  if (isBeside && own) {
    const inOrder = [own, ...boxes.toSpliced(at, 1)]
    return [{ kind: 'totals', space, box: overlay(onOneBaseline(inOrder)), carriedForward }]
  }
  const others = layColumns({ ...block, columns: block.columns.toSpliced(at, 1) }, body, sheet)
  return [
    { kind: 'totals', space, box: layChildren(column.blocks, body, sheet), carriedForward },
    { kind: 'block', space, box: others, bleeds: false, flows: false },
  ]
}

/** Boxes lowered until the first lines of all stand on the lowest of their baselines. */
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
