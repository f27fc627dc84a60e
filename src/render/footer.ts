import type { Box, Placed } from './display-list.ts'
import { fillLabel } from './labels.ts'
import { fill } from './placeholders.ts'
import type { Sheet } from './sheet.ts'
import type { TextStyle } from './text-style.ts'

/** Room between the footer's two texts, and between its rule and its text. */
const gap = 16
const ruleGap = 6

/** The line at the foot of one page, in the margin below the body; `null` when it has nothing to say. */
export function layFooter(page: number, pages: number, sheet: Sheet): Placed | null {
  const { template, frame, invoice, typesetter } = sheet
  const { footer } = template
  if (footer.pages === 'several' && pages === 1) return null
  const style = sheet.style(footer.style)
  const pageOfPages = fillLabel(invoice.labels.page_of_pages, { page: `${page}`, pages: `${pages}` })
  const values = { ...invoice.values, ...(pages > 1 && { page_of_pages: { text: pageOfPages, path: null } }) }
  const left = fill(footer.left, values)
  const right = fill(footer.right, values)
  if (!left && !right) return null

  const rightText = right ? cutToLine(right.text, frame.bodyWidth / 2, style, sheet) : ''
  const leftWidth = frame.bodyWidth - typesetter.widthOf(rightText, style) - gap
  const leftText = left ? cutToLine(left.text, leftWidth, style, sheet) : ''
  const place = { x: frame.left, width: frame.bodyWidth, top: 0, role: 'artifact' } as const
  const operations: Box['operations'] = [
    ...typesetter.set({ text: leftText, path: null }, style, place),
    ...typesetter.set({ text: rightText, path: null }, style, { ...place, align: 'right' }),
    ...(footer.rule
      ? [
          {
            kind: 'rectangle',
            x: frame.left,
            top: -ruleGap,
            width: frame.bodyWidth,
            height: footer.rule.width,
            color: sheet.color(footer.rule.color),
          } as const,
        ]
      : []),
  ]
  const box = {
    height: style.leading,
    operations: operations.filter(each => each.kind !== 'text' || each.words.length > 0),
  }
  return { y: frame.height - footer.offset - style.leading, box }
}

/** One line, with an ellipsis where it had to be cut. */
function cutToLine(text: string, width: number, style: TextStyle, { typesetter }: Sheet): string {
  const line = text.replaceAll(/\s+/g, ' ')
  if (typesetter.widthOf(line, style) <= width) return line
  const room = width - typesetter.widthOf('…', style)
  const first = typesetter.lines(line, style, Math.max(room, style.size))[0]
  return `${first?.words.map(word => word.text).join('') ?? ''}…`
}
