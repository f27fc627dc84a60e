import type { Message, MessageCode } from '#core/messages/message.ts'
import type { Block, LeafBlock, Template } from './template.ts'
import { pageSizes } from './template-values.ts'

/** A path in a template whose measures leave too little space, and how to correct it. */
export interface RoomIssue {
  path: string
  message: Message
}

/** Points. Text is shrunk to fit; narrower columns would leave nothing of it. */
const minWidth = 24
const minHeight = 200
/** Lines of any style that must fit on a page. */
const minLines = 3
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
export function spaceIssues(template: Template): RoomIssue[] {
  const { margins } = template.page
  const width = sheetWidth - margins.left - margins.right
  return [
    ...bodyIssues(template),
    ...footerIssues(template, width),
    ...template.blocks.flatMap((block, index) => blockIssues(block, `blocks[${index}]`, width)),
  ]
}

function bodyIssues({ page, footer, type }: Template): RoomIssue[] {
  const leadingOf = (name: string) => {
    const style = Object.hasOwn(type, name) ? type[name] : undefined
    return style ? style.size * style.leading : 0
  }
  const lines = Math.max(0, ...footer.columns.map(column => column.lines.length))
  const foot =
    lines === 0 ? 0 : footer.offset + (lines * linesOfEntry + 1) * leadingOf(footer.style) + aroundFooter
  const height = sheetHeight - page.margins.top - Math.max(page.margins.bottom, foot)
  if (height < minHeight) {
    const params = { points: Math.max(0, Math.round(height)), needed: minHeight }
    return [
      {
        path: lines > 0 ? 'footer.columns' : 'page.margins',
        message: { code: 'template.body_too_low', params },
      },
    ]
  }
  return Object.keys(type)
    .filter(name => leadingOf(name) * minLines > height)
    .map(name => ({ path: `type.${name}.size`, message: { code: 'template.line_too_high' } }))
}

function footerIssues({ footer: { columns } }: Template, width: number): RoomIssue[] {
  if (columns.length === 0) return []
  const shares = sumOf(columns.map(column => column.share))
  const left = width - footerColumnGap * (columns.length - 1)
  return columns.flatMap(({ share }, index) =>
    widthIssues((left * share) / shares, `footer.columns[${index}].share`, 'template.narrow_share'),
  )
}

function blockIssues(block: Block, path: string, width: number): RoomIssue[] {
  switch (block.type) {
    case 'items': {
      const left = width - 2 * block.inset - block.gutter * (block.columns.length - 1)
      return widthIssues(left / block.columns.length, `${path}.gutter`, 'template.narrow_items')
    }
    case 'totals': {
      const min = Math.min(block.width, width) - 2 * block.inset
      return widthIssues(min / 2, `${path}.inset`, 'template.narrow_inset')
    }
    case 'band': {
      const inner = width - 2 * block.padding.sides
      if (inner < minWidth) return widthIssues(inner, `${path}.padding.sides`, 'template.narrow_padding')
      return block.blocks.flatMap((each, index) => blockIssues(each, `${path}.blocks[${index}]`, inner))
    }
    case 'columns':
      return columnsIssues(block, path, width)
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
        const ownIssues = widthIssues(inner, at, 'template.narrow_frame')
        if (ownIssues.length > 0) return ownIssues
        return frame.blocks.flatMap((each, child) => leafIssues(each, `${at}.blocks[${child}]`, inner))
      })
    default:
      return leafIssues(block, path, width)
  }
}

function columnsIssues(
  { columns, gap }: Extract<Block, { type: 'columns' }>,
  path: string,
  width: number,
): RoomIssue[] {
  const fixed = sumOf(columns.map(column => column.width ?? 0))
  const shares = sumOf(columns.map(column => (column.width === undefined ? column.share : 0)))
  const left = width - fixed - gap * (columns.length - 1)
  if (left < 0) return widthIssues(left, `${path}.columns`, 'template.narrow_widths')
  return columns.flatMap((column, index) => {
    const own = column.width ?? (left * column.share) / Math.max(shares, 1)
    const at = `${path}.columns[${index}]`
    const ownIssues = column.blocks.length > 0 ? widthIssues(own, at, 'template.narrow_column') : []
    if (ownIssues.length > 0) return ownIssues
    return column.blocks.flatMap((each, child) => blockIssues(each, `${at}.blocks[${child}]`, own))
  })
}

function leafIssues(block: LeafBlock, path: string, width: number): RoomIssue[] {
  const smaller = 'template.narrow_gap'
  if (block.type === 'payment-code') return paymentCodeIssues(block.size, width, path)
  if (block.type === 'payment') return widthIssues(width / 2 - block.gap, `${path}.gap`, smaller)
  if (block.type !== 'facts') return []
  const count = block.show.length
  if (block.layout === 'strip')
    return widthIssues((width - block.gap * (count - 1)) / count, `${path}.gap`, smaller)
  return block.layout === 'rows' ? widthIssues(width / 2 - block.gap, `${path}.gap`, smaller) : []
}

/** A narrower code would be omitted from every invoice without a message. */
function paymentCodeIssues(size: number, width: number, path: string): RoomIssue[] {
  const min = size + aroundCode
  if (width >= min) return []
  const params = { points: Math.max(0, Math.floor(width)), needed: min }
  return [{ path: `${path}.size`, message: { code: 'template.code_too_narrow', params } }]
}

type TooNarrowCode = Extract<MessageCode, `template.narrow_${string}`>

function widthIssues(width: number, path: string, code: TooNarrowCode): RoomIssue[] {
  if (width >= minWidth) return []
  const params = { points: Math.max(0, Math.floor(width)), needed: minWidth }
  return [{ path, message: { code, params } }]
}

const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, number) => sum + number, 0)
