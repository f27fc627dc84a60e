import type { BrandedTemplate } from './brand.ts'
import type { Block } from './template.ts'

/** How much of its own vertical room a template keeps; sizes of text, widths and fixed places stay. */
interface Spacing {
  /** of spaces, padding and gaps between lines */
  room: number
  /** of what a line is higher than `closeLeading` */
  leading: number
}

/** From the template's own spacing to the closest that still reads well. */
const levels: readonly Spacing[] = [
  { room: 1, leading: 1 },
  { room: 0.75, leading: 0.7 },
  { room: 0.63, leading: 0.5 },
  { room: 0.52, leading: 0.3 },
]

export const spacingLevels = levels.map((_, level) => level)

/** A multiple of the size; lines of text are never set closer than this, or than the template sets them. */
const closeLeading = 1.3

/** Points. The blocks of a page stay at least so far apart, so that it keeps its parts. */
const leastSpace = 8

/** Points. Rows without rules between them are told apart by this. */
const leastRowPadding = 2.1

/** Points. A label above its value is nearer to that value than to the one above. */
const leastGap = 5

/** At most to a least length, which one that is shorter as it is keeps. */
const shrunk = (length: number, room: number, least: number): number =>
  Math.min(length, Math.max(least, length * room))

/** A template in one of its {@link spacingLevels}. */
export function withSpacing(template: BrandedTemplate, level: number): BrandedTemplate {
  const spacing = levels[level]
  if (!spacing || level === 0) return template
  const type = Object.entries(template.type).map(([name, style]) => {
    const spare = Math.max(0, style.leading - closeLeading)
    return [name, { ...style, leading: style.leading - spare * (1 - spacing.leading) }] as const
  })
  return {
    ...template,
    type: Object.fromEntries(type),
    blocks: template.blocks.map(block => {
      return { ...closer(block, spacing.room), space: shrunk(block.space, spacing.room, leastSpace) }
    }),
  }
}

type Child = Extract<Block, { type: 'columns' }>['columns'][number]['blocks'][number]

function closer<Each extends Block | Child>(block: Each, room: number): Each
function closer(block: Block, room: number): Block {
  const space = block.space * room
  switch (block.type) {
    case 'columns': {
      const columns = block.columns.map(column => ({
        ...column,
        blocks: column.blocks.map(child => closer(child, room)),
      }))
      return { ...block, space, columns }
    }
    case 'band': {
      const padding = {
        ...block.padding,
        top: block.padding.top * room,
        bottom: block.padding.bottom * room,
      }
      return { ...block, space, padding, blocks: block.blocks.map(child => closer(child, room)) }
    }
    case 'stage': {
      const frames = block.frames.map(frame => ({
        ...frame,
        blocks: frame.blocks.map(child => closer(child, room)),
      }))
      return { ...block, space, frames }
    }
    case 'items': {
      const padding = shrunk(block.row.padding, room, leastRowPadding)
      const head = { ...block.head, padding: block.head.padding * room }
      return { ...block, space, head, row: { ...block.row, padding } }
    }
    case 'totals': {
      const payable = {
        ...block.payable,
        padding: block.payable.padding * room,
        space: block.payable.space * room,
      }
      return { ...block, space, padding: block.padding * room, payable }
    }
    case 'facts':
      return {
        ...block,
        space,
        gap: block.layout === 'stacked' ? shrunk(block.gap, room, leastGap) : block.gap,
      }
    default:
      return { ...block, space }
  }
}
