import { minimumLinesIn } from '../text/minimum-lines.ts'
import { type RowTable, splitDetail } from './item-row.ts'

/**
 * UTF-16 units of text in all rows, about a thousand pages, above which minimum heights are computed before
 * layout.
 */
const lengthOfAThousandPages = 2_000_000

/**
 * Returns a lower bound in points for the height of each row, so that an oversized document is rejected before
 * layout; `null` for shorter ones.
 */
export function minimumHeights({ block, columns, context, style, detailStyle }: RowTable): number[] | null {
  const { items, descriptionLength } = context.invoice
  const column = columns.find(({ field }) => field === 'description')
  if (descriptionLength <= lengthOfAThousandPages || !column) return null
  const linesOfLead = minimumLinesIn(style, context.typesetter)
  const linesOfDetail = minimumLinesIn(detailStyle, context.typesetter)
  return items.map((_, index) => {
    const [lead, detail] = splitDetail(column.text(index))
    const leads = linesOfLead(lead, column.width)
    const details = detail === null ? 0 : linesOfDetail(detail, column.width)
    return leads * style.leading + details * detailStyle.leading + 2 * block.row.padding
  })
}
