import { emptyBox, type Operation, type Placed } from '../model/display-list.ts'
import { layOutFooterColumns } from './footer-columns.ts'
import { layOutFooterLine, reservedLines } from './footer-line.ts'
import type { LayoutContext } from './layout-context.ts'

/** Points between the rule and the text of the footer, and between the footer and the body. */
const ruleGap = 6
const minRuleGap = 1
const bodyGap = 12

/** Returns the minimum distance from the bottom of the page to the body, the same for every page. */
export function footerHeight(context: LayoutContext): number {
  const columns = layOutFooterColumns(context, 'artifact')
  if (columns.height > 0) return columnsOffset(context) + columns.height + ruleGap + bodyGap
  const lines = reservedLines(context)
  if (lines === 1) return 0
  const { footer } = context.template
  return footer.offset + lines * context.style(footer.style).leading + ruleGap + bodyGap
}

/** Lays out the footer of one page in its bottom margin; `null` if it is empty. */
export function layOutFooter(page: number, pages: number, context: LayoutContext): Placed | null {
  const { footer } = context.template
  // repeated columns are tagged once: as content of the first page
  const columns = layOutFooterColumns(context, page === 1 ? 'paragraph' : 'artifact')
  const line = footer.pages === 'several' && pages === 1 ? emptyBox : layOutFooterLine(page, pages, context)
  const lineOnly = columns.height === 0
  if (line.operations.length === 0 && lineOnly) return null
  const height = lineOnly ? line.height : columnsOffset(context) - footer.offset + columns.height
  const lineTop = height - line.height
  const rule: Operation[] = footer.rule
    ? [
        {
          kind: 'rectangle',
          x: context.frame.left,
          // a thick rule grows upwards, away from the text
          top: -Math.max(ruleGap, footer.rule.width + minRuleGap),
          width: context.frame.bodyWidth,
          height: footer.rule.width,
          color: context.color(footer.rule.color),
        },
      ]
    : []
  const lowered = line.operations.map(operation => ({ ...operation, top: operation.top + lineTop }))
  const operations = [...columns.operations, ...lowered, ...rule]
  return { y: context.frame.height - footer.offset - height, box: { height, operations } }
}

/** Returns the offset of the columns, above the line of texts if the template has one. */
function columnsOffset(context: LayoutContext): number {
  const { footer } = context.template
  const isLineUsed = `${footer.left}${footer.center}${footer.right}` !== ''
  return (
    footer.offset + (isLineUsed ? reservedLines(context) * context.style(footer.style).leading + ruleGap : 0)
  )
}
