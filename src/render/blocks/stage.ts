import { type Box, emptyBox, type Operation } from '../model/display-list.ts'
import { isEmpty } from '../model/stack.ts'
import type { Column, LayoutContext } from '../pages/layout-context.ts'
import type { BlockOf } from '../template/template.ts'
import { layOutLeaves } from './leaf.ts'

type Frame = BlockOf<'stage'>['frames'][number]

/** Minimum distance below a frame that is higher than its template assumed, in points. */
const minGap = 10
/** Tolerance in points: heights are sums of floats. */
const slack = 0.05

/** Lays out frames at fixed positions from the upper left corner of the page. Empty frames take no space. */
export function layOutStage({ frames }: BlockOf<'stage'>, context: LayoutContext): Box {
  const placed: (Column & { bottom: number })[] = []
  const operations: Operation[] = []
  for (const frame of frames) {
    const { x, width } = columnOf(frame, context.frame.width)
    const { padding } = frame
    const inner = { x: x + padding.left, width: width - padding.left - padding.right }
    const content = layOutLeaves(frame.blocks, inner, context)
    if (isEmpty(content)) continue
    const above = placed.filter(other => other.x < x + width && x < other.x + other.width)
    const obstacles = above.map(({ bottom }) => bottom).filter(bottom => bottom > frame.top + slack)
    const top = Math.max(frame.top, ...obstacles.map(bottom => bottom + minGap))
    const height = Math.max(frame.height ?? 0, content.height + padding.top + padding.bottom)
    if (frame.fill !== undefined)
      operations.push({ kind: 'rectangle', x, top, width, height, color: context.color(frame.fill) })
    for (const operation of content.operations)
      operations.push({ ...operation, top: operation.top + top + padding.top })
    placed.push({ x, width, bottom: top + height })
  }
  return placed.length === 0
    ? emptyBox
    : { height: Math.max(...placed.map(({ bottom }) => bottom)), operations }
}

/** Exactly two of left, right and width are given; the template parser checks this. */
function columnOf({ left, right, width }: Frame, sheetWidth: number): Column {
  if (left === undefined) return { x: sheetWidth - (right ?? 0) - (width ?? 0), width: width ?? 0 }
  return { x: left, width: width ?? sheetWidth - left - (right ?? 0) }
}
