import type { Box, Operation } from '../model/display-list.ts'
import { isEmpty, stack } from '../model/stack.ts'
import type { Column, LayoutContext } from '../pages/layout-context.ts'
import type { BlockOf } from '../template/template.ts'
import { layOutColumns } from './columns.ts'
import { layOutLeaf } from './leaf.ts'

/** Lays out blocks on a coloured background or between rules. */
export function layOutBand(block: BlockOf<'band'>, { x, width }: Column, context: LayoutContext): Box {
  const { top, bottom, sides } = block.padding
  const inner = { x: x + sides, width: width - 2 * sides }
  const content = stack(
    block.blocks.map(child => ({
      box:
        child.type === 'columns' ? layOutColumns(child, inner, context) : layOutLeaf(child, inner, context),
      space: child.space,
    })),
  )
  if (isEmpty(content)) return content
  const height = top + content.height + bottom
  const ground = block.bleed ? { x: 0, width: context.frame.width } : { x, width }
  const across = (at: number, high: number, name: string): Operation => ({
    kind: 'rectangle',
    ...ground,
    top: at,
    height: high,
    color: context.color(name),
  })
  const { fill, top_rule: above, bottom_rule: below } = block
  return {
    height,
    operations: [
      ...(fill === undefined ? [] : [across(0, height, fill)]),
      ...(above ? [across(0, above.width, above.color)] : []),
      ...content.operations.map(operation => ({ ...operation, top: operation.top + top })),
      ...(below ? [across(height - below.width, below.width, below.color)] : []),
    ],
  }
}
