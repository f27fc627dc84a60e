import type { TableMemory } from '../layout-cache.ts'
import type { Sheet } from '../layout-context.ts'
import type { Segment } from '../pages/segments.ts'
import { isEmpty } from '../stack.ts'
import { layItems } from '../table/items.ts'
import type { TableColumn } from '../table/measure-table.ts'
import type { Block } from '../template/template.ts'
import { layAbsoluteContainer } from './absolute-container.ts'
import { layBand } from './band.ts'
import { layBesideTotals } from './beside-totals.ts'
import { layColumns } from './columns.ts'
import { layLeaf } from './leaf.ts'
import { layTotals } from './totals.ts'

/** Lays out the blocks of the template in order, at the width of the body; empty blocks are dropped. */
export function flowBlocks(sheet: Sheet, table: readonly TableColumn[], memory: TableMemory): Segment[] {
  return sheet.template.blocks
    .flatMap(block => layBlock(block, table, sheet, memory))
    .filter(segment => segment.kind !== 'block' || !isEmpty(segment.box))
}

function layBlock(
  block: Block,
  table: readonly TableColumn[],
  sheet: Sheet,
  memory: TableMemory,
): Segment | Segment[] {
  const column = { x: sheet.frame.left, width: sheet.frame.bodyWidth }
  const { space } = block
  switch (block.type) {
    case 'items':
      return layItems(block, table, sheet, memory)
    case 'totals':
      return { kind: 'totals', space, ...layTotals(block, column, sheet) }
    case 'band':
      return { kind: 'block', space, box: layBand(block, column, sheet), bleeds: block.bleed, flows: false }
    case 'stage':
      return { kind: 'block', space, box: layAbsoluteContainer(block, sheet), bleeds: true, flows: false }
    case 'columns': {
      const withTotals = layBesideTotals(block, sheet)
      if (withTotals) return withTotals
      const flows = block.columns.every(each => each.blocks.every(leaf => leaf.type === 'text'))
      return { kind: 'block', space, box: layColumns(block, column, sheet), bleeds: false, flows }
    }
    default: {
      const flows = block.type === 'text'
      return { kind: 'block', space, box: layLeaf(block, column, sheet), bleeds: false, flows }
    }
  }
}
