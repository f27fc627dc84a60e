import { emptyBox, type Operation, type Placed } from '../display-list.ts'
import type { Sheet } from '../layout-context.ts'
import { layFooterColumns } from './footer-columns.ts'
import { layFooterLine, reservedLines } from './footer-line.ts'

/** Points between the rule and the text of the footer, and between the footer and the body. */
const ruleGap = 6
const minRuleGap = 1
const bodyGap = 12

/** Returns the minimum distance from the bottom of the page to the body, the same for every page. */
export function footerHeight(sheet: Sheet): number {
  const columns = layFooterColumns(sheet, 'artifact')
  if (columns.height > 0) return columnsOffset(sheet) + columns.height + ruleGap + bodyGap
  const lines = reservedLines(sheet)
  if (lines === 1) return 0
  const { footer } = sheet.template
  return footer.offset + lines * sheet.style(footer.style).leading + ruleGap + bodyGap
}

/** Lays out the footer of one page in its bottom margin; `null` if it is empty. */
export function layFooter(page: number, pages: number, sheet: Sheet): Placed | null {
  const { footer } = sheet.template
  // repeated columns are tagged once: as content of the first page
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
          // a thick rule grows upwards, away from the text
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

/** Returns the offset of the columns, above the line of texts if the template has one. */
function columnsOffset(sheet: Sheet): number {
  const { footer } = sheet.template
  const isLineUsed = `${footer.left}${footer.center}${footer.right}` !== ''
  return footer.offset + (isLineUsed ? reservedLines(sheet) * sheet.style(footer.style).leading + ruleGap : 0)
}
