import type { Operation, Placed } from './display-list.ts'
import type { Sheet } from './sheet.ts'

/** The template's bars along the edges of a page. */
export function layBars(page: number, { template, frame, color }: Sheet): Placed[] {
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
  return operations.length === 0 ? [] : [{ y: 0, box: { height: 0, operations } }]
}
