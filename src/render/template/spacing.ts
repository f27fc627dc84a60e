import type { BrandedTemplate } from './brand.ts'
import type { Block } from './template.ts'

/**
 * Share of the vertical space of a template that remains; font sizes, widths and fixed positions do not change.
 */
interface Spacing {
  /** for spaces, padding and gaps */
  room: number
  /** for the leading above `closeLeading` */
  leading: number
}

/** From the spacing of the template to the closest legible one. */
const levels: readonly Spacing[] = [
  { room: 1, leading: 1 },
  { room: 0.75, leading: 0.7 },
  { room: 0.63, leading: 0.5 },
  { room: 0.52, leading: 0.3 },
]

export const spacingLevels = levels.map((_, level) => level)

/** Minimum leading as a multiple of the font size, unless the template uses less. */
const closeLeading = 1.3

/** Points. Minimum space between blocks, so that they remain distinct. */
const minSpace = 8

/** Points. Minimum padding of rows, which separates rows without rules. */
const minRowPadding = 2.1

/** Points. Minimum gap below a value, so that the next label is closer to its own value. */
const minGap = 5

/** Shrinks a length, but not below a minimum; shorter lengths are kept. */
const shrunk = (length: number, room: number, min: number): number =>
  Math.min(length, Math.max(min, length * room))

/** Returns a template at one of its {@link spacingLevels}. */
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
      return { ...closer(block, spacing.room), space: shrunk(block.space, spacing.room, minSpace) }
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
      const padding = shrunk(block.row.padding, room, minRowPadding)
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
        gap: block.layout === 'stacked' ? shrunk(block.gap, room, minGap) : block.gap,
      }
    default:
      return { ...block, space }
  }
}
