import type { Operation, Placed, Role } from './display-list.ts'
import { cutToLine } from './fit-text.ts'
import { layFooterColumns } from './footer-columns.ts'
import { fillLabel } from './labels.ts'
import { fill } from './placeholders.ts'
import type { Sheet } from './sheet.ts'

/** Room between the footer's texts, between its rule and its text, and between it and the body. */
const gap = 16
const ruleGap = 6
const leastRuleGap = 1
const bodyGap = 12

/** From the bottom of the sheet to where the body may begin to stand, whatever the page says in its footer. */
export function footerHeight(sheet: Sheet): number {
  const columns = layFooterColumns(sheet, 'artifact')
  return columns.height === 0 ? 0 : columnsOffset(sheet) + columns.height + ruleGap + bodyGap
}

/** The foot of one page, in the margin below the body; `null` when it has nothing to say. */
export function layFooter(page: number, pages: number, sheet: Sheet): Placed | null {
  const { footer } = sheet.template
  // what is repeated is read once: on the first page it is part of the letter
  const columns = layFooterColumns(sheet, page === 1 ? 'paragraph' : 'artifact')
  const line = footer.pages === 'several' && pages === 1 ? [] : layLine(page, pages, sheet)
  const lineOnly = columns.height === 0
  if (line.length === 0 && lineOnly) return null
  const { leading } = sheet.style(footer.style)
  const height = lineOnly ? leading : columnsOffset(sheet) - footer.offset + columns.height
  const lineTop = height - leading
  const rule: Operation[] = footer.rule
    ? [
        {
          kind: 'rectangle',
          x: sheet.frame.left,
          // a thick one grows upwards, away from the text
          top: -Math.max(ruleGap, footer.rule.width + leastRuleGap),
          width: sheet.frame.bodyWidth,
          height: footer.rule.width,
          color: sheet.color(footer.rule.color),
        },
      ]
    : []
  const lowered = line.map(operation => ({ ...operation, top: operation.top + lineTop }))
  const operations = [...columns.operations, ...lowered, ...rule]
  return { y: sheet.frame.height - footer.offset - height, box: { height, operations } }
}

/** The columns stand above the line of texts, or in its place in a template without one. */
function columnsOffset({ template: { footer }, style }: Sheet): number {
  const isLineUsed = `${footer.left}${footer.center}${footer.right}` !== ''
  return footer.offset + (isLineUsed ? style(footer.style).leading + ruleGap : 0)
}

function layLine(page: number, pages: number, sheet: Sheet): Operation[] {
  const { template, frame, invoice, typesetter } = sheet
  const { footer } = template
  const style = sheet.style(footer.style)
  const pageOfPages = fillLabel(invoice.labels.page_of_pages, { page: `${page}`, pages: `${pages}` })
  const values = { ...invoice.values, ...(pages > 1 && { page_of_pages: { text: pageOfPages, path: null } }) }
  const [left, center, right] = [footer.left, footer.center, footer.right].map(
    text => fill(text, values)?.text,
  )

  const aside = left === undefined ? frame.bodyWidth : frame.bodyWidth / 2
  const rightText = right === undefined ? '' : cutToLine(right, aside, style, typesetter)
  const leftWidth = frame.bodyWidth - typesetter.widthOf(rightText, style) - gap
  const leftText = left === undefined ? '' : cutToLine(left, leftWidth, style, typesetter)
  const taken = 2 * Math.max(typesetter.widthOf(leftText, style), typesetter.widthOf(rightText, style))
  const centerWidth = frame.bodyWidth - (taken === 0 ? 0 : taken + 2 * gap)
  const centerText =
    center === undefined || centerWidth < style.size ? '' : cutToLine(center, centerWidth, style, typesetter)

  const role: Role = 'artifact'
  const place = { x: frame.left, width: frame.bodyWidth, top: 0, role }
  return [
    ...typesetter.set({ text: leftText, path: null }, style, place),
    ...typesetter.set({ text: centerText, path: null }, style, { ...place, align: 'center' }),
    ...typesetter.set({ text: rightText, path: null }, style, { ...place, align: 'right' }),
  ].filter(line => line.words.length > 0)
}
