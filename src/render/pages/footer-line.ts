import { fill } from '../bind/fill-placeholders.ts'
import { fillLabel } from '../bind/labels.ts'
import type { Box } from '../model/display-list.ts'
import { truncateToLines } from '../text/fit-text.ts'
import type { Line } from '../text/wrap.ts'
import type { LayoutContext } from './layout-context.ts'

/** Points between the texts of the line. */
const gap = 16
/** Minimum height of the body in points, however long the footer is. */
const minBodyHeight = 320
const maxLines = 5
/** Assumed maximum page number. */
const widestPageNumber = 9999

type Texts = [left: Line[], center: Line[], right: Line[]]

/**
 * Lays out the texts of a footer with their first lines on one baseline. Every page reserves as many lines as
 * the widest page number needs.
 */
export function layOutFooterLine(page: number, pages: number, context: LayoutContext): Box {
  const { template, frame, typesetter } = context
  const style = context.style(template.footer.style)
  const texts = textsOf(page, pages, reservedLines(context), context)
  const place = { x: frame.left, width: frame.bodyWidth, top: 0, role: 'artifact' } as const
  const aligned = ['left', 'center', 'right'] as const
  const operations = texts.flatMap((lines, index) =>
    typesetter.place(lines, null, style, { ...place, align: aligned[index] ?? 'left' }),
  )
  const lines = operations.filter(line => line.words.length > 0)
  return { height: linesOf(texts) * style.leading, operations: lines }
}

/** Cache: the value is the same for every page of a document. */
const reservedLineCounts = new WeakMap<LayoutContext, number>()

/** Returns how many lines the footer texts take on any page of the document. */
export function reservedLines(context: LayoutContext): number {
  const lines = reservedLineCounts.get(context) ?? countLines(context)
  reservedLineCounts.set(context, lines)
  return lines
}

function countLines(context: LayoutContext): number {
  const { template, frame } = context
  const { leading } = context.style(template.footer.style)
  const room = frame.height - frame.top - template.page.margins.bottom - minBodyHeight
  const max = Math.min(maxLines, Math.max(1, Math.floor(room / leading)))
  return Math.max(1, linesOf(textsOf(widestPageNumber, widestPageNumber, max, context)))
}

const linesOf = (texts: Texts): number => Math.max(1, ...texts.map(lines => lines.length))

function textsOf(page: number, pages: number, max: number, context: LayoutContext): Texts {
  const { template, frame, invoice, typesetter } = context
  const { footer } = template
  const style = context.style(footer.style)
  const pageOfPages = fillLabel(invoice.labels.page_of_pages, { page: `${page}`, pages: `${pages}` })
  const values = { ...invoice.values, ...(pages > 1 && { page_of_pages: { text: pageOfPages, path: null } }) }
  const [left, center, right] = [footer.left, footer.center, footer.right].map(
    text => fill(text, values)?.text,
  )
  const within = (text: string | undefined, width: number) =>
    text === undefined || width < style.size ? [] : truncateToLines(text, width, max, style, typesetter)
  const widthOf = (lines: Line[]) => Math.max(0, ...lines.map(line => line.width))

  const rightText = within(right, left === undefined ? frame.bodyWidth : frame.bodyWidth / 2)
  const leftText = within(left, frame.bodyWidth - widthOf(rightText) - gap)
  const taken = 2 * Math.max(widthOf(leftText), widthOf(rightText))
  const centerText = within(center, frame.bodyWidth - (taken === 0 ? 0 : taken + 2 * gap))
  return [leftText, centerText, rightText]
}
