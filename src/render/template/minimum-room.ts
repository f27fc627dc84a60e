import type { Message, MessageCode } from '#core/messages/message.ts'
import { pageSizes } from '../paper.ts'
import type { Block, LeafBlock, Template } from './template.ts'

/** A path in a template whose measures leave too little space, and how to correct it. */
export interface Cramped {
  path: string
  message: Message
}

/** Points. Text is shrunk to fit; narrower columns would leave nothing of it. */
const leastWidth = 24
const leastHeight = 200
/** Lines of any style that must fit on a page. */
const fewestLines = 3
/** Points between the columns of a footer and around its content, and maximum lines per entry. */
const footerColumnGap = 18
const aroundFooter = 24
const linesOfEntry = 2

/** Points around a payment code with the fewest modules that a transfer needs. */
const aroundCode = 12

/** A document may use either paper, so a template must fit the smaller width and height of both. */
const sheetWidth = Math.min(...Object.values(pageSizes).map(([width]) => width))
const sheetHeight = Math.min(...Object.values(pageSizes).map(([, height]) => height))

/** Returns the positions where margins, padding and gaps leave too little space for content. */
export function crampedPlaces(template: Template): Cramped[] {
  const { margins } = template.page
  const width = sheetWidth - margins.left - margins.right
  return [
    ...crampedBody(template),
    ...crampedFooter(template, width),
    ...template.blocks.flatMap((block, index) => crampedBlock(block, `blocks[${index}]`, width)),
  ]
}

function crampedBody({ page, footer, type }: Template): Cramped[] {
  const leadingOf = (name: string) => {
    const style = Object.hasOwn(type, name) ? type[name] : undefined
    return style ? style.size * style.leading : 0
  }
  const lines = Math.max(0, ...footer.columns.map(column => column.lines.length))
  const foot =
    lines === 0 ? 0 : footer.offset + (lines * linesOfEntry + 1) * leadingOf(footer.style) + aroundFooter
  const height = sheetHeight - page.margins.top - Math.max(page.margins.bottom, foot)
  if (height < leastHeight) {
    const params = { points: Math.max(0, Math.round(height)), needed: leastHeight }
    return [
      {
        path: lines > 0 ? 'footer.columns' : 'page.margins',
        message: { code: 'template.body_too_low', params },
      },
    ]
  }
  return Object.keys(type)
    .filter(name => leadingOf(name) * fewestLines > height)
    .map(name => ({ path: `type.${name}.size`, message: { code: 'template.line_too_high' } }))
}

function crampedFooter({ footer: { columns } }: Template, width: number): Cramped[] {
  if (columns.length === 0) return []
  const shares = sumOf(columns.map(column => column.share))
  const left = width - footerColumnGap * (columns.length - 1)
  return columns.flatMap(({ share }, index) =>
    tooNarrow((left * share) / shares, `footer.columns[${index}].share`, 'template.narrow_share'),
  )
}

function crampedBlock(block: Block, path: string, width: number): Cramped[] {
  switch (block.type) {
    case 'items': {
      const left = width - 2 * block.inset - block.gutter * (block.columns.length - 1)
      return tooNarrow(left / block.columns.length, `${path}.gutter`, 'template.narrow_items')
    }
    case 'totals': {
      const least = Math.min(block.width, width) - 2 * block.inset
      return tooNarrow(least / 2, `${path}.inset`, 'template.narrow_inset')
    }
    case 'band': {
      const inner = width - 2 * block.padding.sides
      if (inner < leastWidth) return tooNarrow(inner, `${path}.padding.sides`, 'template.narrow_padding')
      return block.blocks.flatMap((each, index) => crampedBlock(each, `${path}.blocks[${index}]`, inner))
    }
    case 'columns':
      return crampedColumns(block, path, width)
    case 'stage':
      return block.frames.flatMap((frame, index) => {
        const given = frame.width ?? sheetWidth - (frame.left ?? 0) - (frame.right ?? 0)
        const edge = (frame.left ?? frame.right ?? 0) + given
        const at = `${path}.frames[${index}]`
        if (edge > sheetWidth)
          return [
            {
              path: at,
              message: { code: 'template.frame_too_wide', params: { points: Math.floor(sheetWidth) } },
            },
          ]
        const inner = given - frame.padding.left - frame.padding.right
        const cramped = tooNarrow(inner, at, 'template.narrow_frame')
        if (cramped.length > 0) return cramped
        return frame.blocks.flatMap((each, child) => crampedLeaf(each, `${at}.blocks[${child}]`, inner))
      })
    default:
      return crampedLeaf(block, path, width)
  }
}

function crampedColumns(
  { columns, gap }: Extract<Block, { type: 'columns' }>,
  path: string,
  width: number,
): Cramped[] {
  const fixed = sumOf(columns.map(column => column.width ?? 0))
  const shares = sumOf(columns.map(column => (column.width === undefined ? column.share : 0)))
  const left = width - fixed - gap * (columns.length - 1)
  if (left < 0) return tooNarrow(left, `${path}.columns`, 'template.narrow_widths')
  return columns.flatMap((column, index) => {
    const own = column.width ?? (left * column.share) / Math.max(shares, 1)
    const at = `${path}.columns[${index}]`
    const cramped = column.blocks.length > 0 ? tooNarrow(own, at, 'template.narrow_column') : []
    if (cramped.length > 0) return cramped
    return column.blocks.flatMap((each, child) => crampedBlock(each, `${at}.blocks[${child}]`, own))
  })
}

function crampedLeaf(block: LeafBlock, path: string, width: number): Cramped[] {
  const smaller = 'template.narrow_gap'
  if (block.type === 'payment-code') return crampedCode(block.size, width, path)
  if (block.type === 'payment') return tooNarrow(width / 2 - block.gap, `${path}.gap`, smaller)
  if (block.type !== 'facts') return []
  const count = block.show.length
  if (block.layout === 'strip')
    return tooNarrow((width - block.gap * (count - 1)) / count, `${path}.gap`, smaller)
  return block.layout === 'rows' ? tooNarrow(width / 2 - block.gap, `${path}.gap`, smaller) : []
}

/** A narrower code would be omitted from every invoice without a message. */
function crampedCode(size: number, width: number, path: string): Cramped[] {
  const least = size + aroundCode
  if (width >= least) return []
  const params = { points: Math.max(0, Math.floor(width)), needed: least }
  return [{ path: `${path}.size`, message: { code: 'template.code_too_narrow', params } }]
}

type TooNarrowCode = Extract<MessageCode, `template.narrow_${string}`>

function tooNarrow(width: number, path: string, code: TooNarrowCode): Cramped[] {
  if (width >= leastWidth) return []
  const params = { points: Math.max(0, Math.floor(width)), needed: leastWidth }
  return [{ path, message: { code, params } }]
}

const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, number) => sum + number, 0)
