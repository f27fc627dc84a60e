import type { Operation, Placed } from '../model/display-list.ts'
import { foldPositions } from '../template/template-values.ts'
import type { LayoutContext } from './layout-context.ts'

/** Lays out the bars along the edges of a page, and the fold marks of a letter. */
export function layOutEdgeBars(page: number, { template, frame, color }: LayoutContext): Placed[] {
  const operations = template.page.bars
    .filter(({ pages }) => pages === 'all' || (pages === 'first') === (page === 1))
    .map(({ edge, thickness, color: name }): Operation => {
      const across = edge === 'top' || edge === 'bottom'
      return {
        kind: 'rectangle',
        x: edge === 'right' ? frame.width - thickness : 0,
        top: edge === 'bottom' ? frame.height - thickness : 0,
        width: across ? frame.width : thickness,
        height: across ? thickness : frame.height,
        color: color(name),
      }
    })
  const marks = page === 1 ? foldMarks({ template, frame, color }) : []
  const all = [...operations, ...marks]
  return all.length === 0 ? [] : [{ y: 0, box: { height: 0, operations: all } }]
}

const foldMark = { x: 12, length: 12 }

function foldMarks({
  template,
  frame,
  color,
}: Pick<LayoutContext, 'template' | 'frame' | 'color'>): Operation[] {
  const rule = template.page.fold_marks
  if (!rule || frame.left < foldMark.x + foldMark.length) return []
  return foldPositions[template.page.size].map(top => ({
    kind: 'rectangle',
    x: foldMark.x,
    top,
    width: foldMark.length,
    height: rule.width,
    color: color(rule.color),
  }))
}
