import type { TableCache } from '../model/layout-cache.ts'
import { isEmpty } from '../model/stack.ts'
import type { LayoutContext } from '../pages/layout-context.ts'
import type { Segment } from '../pages/segments.ts'
import { layOutItems } from '../table/items.ts'
import type { TableColumn } from '../table/measure-table.ts'
import type { Block } from '../template/template.ts'
import { layOutBand } from './band.ts'
import { layOutBesideTotals } from './beside-totals.ts'
import { layOutColumns } from './columns.ts'
import { layOutLeaf } from './leaf.ts'
import { layOutStage } from './stage.ts'
import { layOutSubtotal, layOutTotals } from './totals.ts'

/** Lays out the blocks of the template in order, at the width of the body; empty blocks are dropped. */
export function flowBlocks(
  context: LayoutContext,
  table: readonly TableColumn[],
  cache: TableCache,
): Segment[] {
  return context.template.blocks
    .flatMap(block => layOutBlock(block, table, context, cache))
    .filter(segment => segment.kind !== 'block' || !isEmpty(segment.box))
}

function layOutBlock(
  block: Block,
  table: readonly TableColumn[],
  context: LayoutContext,
  cache: TableCache,
): Segment | Segment[] {
  const column = { x: context.frame.left, width: context.frame.bodyWidth }
  const { space } = block
  switch (block.type) {
    case 'items':
      return layOutItems(block, table, context, cache)
    case 'totals':
      return {
        kind: 'totals',
        space,
        box: layOutTotals(block, column, context),
        ...layOutSubtotal(block, column, context),
      }
    case 'band':
      return {
        kind: 'block',
        space,
        box: layOutBand(block, column, context),
        bleeds: block.bleed,
        flows: false,
      }
    case 'stage':
      return {
        kind: 'block',
        space,
        box: layOutStage(block, context),
        bleeds: true,
        flows: false,
      }
    case 'columns': {
      const withTotals = layOutBesideTotals(block, context)
      if (withTotals) return withTotals
      const flows = block.columns.every(each => each.blocks.every(leaf => leaf.type === 'text'))
      return { kind: 'block', space, box: layOutColumns(block, column, context), bleeds: false, flows }
    }
    default: {
      const flows = block.type === 'text'
      return { kind: 'block', space, box: layOutLeaf(block, column, context), bleeds: false, flows }
    }
  }
}
