import { emptyBox, type Operation, type Placed } from '../display-list.ts'
import type { Sheet } from '../layout-context.ts'
import { layFooterColumns } from './footer-columns.ts'
import { layFooterLine, reservedLines } from './footer-line.ts'

/** Room between the footer's rule and its text, and between it and the body. */
const ruleGap = 6
const minRuleGap = 1
const bodyGap = 12

/** From the bottom of the sheet to where the body may begin to stand, whatever the page says in its footer. */
export function footerHeight(sheet: Sheet): number {
  const columns = layFooterColumns(sheet, 'artifact')
  if (columns.height > 0) return columnsOffset(sheet) + columns.height + ruleGap + bodyGap
  const lines = reservedLines(sheet)
  if (lines === 1) return 0
  const { footer } = sheet.template
  return footer.offset + lines * sheet.style(footer.style).leading + ruleGap + bodyGap
}

/** The foot of one page, in the margin below the body; `null` when it has nothing to say. */
export function layFooter(page: number, pages: number, sheet: Sheet): Placed | null {
  const { footer } = sheet.template
  // what is repeated is read once: on the first page it is part of the letter
  const columns = layFooterColumns(sheet, page === 1 ? 'paragraph' : 'artifact')
  const line = footer.pages === 'several' && pages === 1 ? emptyBox : layFooterLine(page, pages, sheet)
  const lineOnly = columns.height === 0
  if (line.operations.length === 0 && lineOnly) return null
  const height = lineOnly ? line.height : columnsOffset(sheet) - footer.offset + columns.height
  const lineTop = height - line.height
  const rule: Operation[] = footer.rule
    ? [
        {
          kind: 'rectangle',
          x: sheet.frame.left,
          // a thick one grows upwards, away from the text
          top: -Math.max(ruleGap, footer.rule.width + minRuleGap),
          width: sheet.frame.bodyWidth,
          height: footer.rule.width,
          color: sheet.color(footer.rule.color),
        },
      ]
    : []
  const lowered = line.operations.map(operation => ({ ...operation, top: operation.top + lineTop }))
  const operations = [...columns.operations, ...lowered, ...rule]
  return { y: sheet.frame.height - footer.offset - height, box: { height, operations } }
}

/** The columns stand above the line of texts, or in its place in a template without one. */
function columnsOffset(sheet: Sheet): number {
  const { footer } = sheet.template
  const isLineUsed = `${footer.left}${footer.center}${footer.right}` !== ''
  return footer.offset + (isLineUsed ? reservedLines(sheet) * sheet.style(footer.style).leading + ruleGap : 0)
}
