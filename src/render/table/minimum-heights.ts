import { minimumLinesIn } from '../text/minimum-lines.ts'
import { type RowTable, splitDetail } from './item-row.ts'

/** Units of text in all rows, up to which a document is laid out before anyone asks how long it is: a thousand pages. */
const lengthOfAThousandPages = 2_000_000

/**
 * Points that each row takes at least, so that a document which is far too long is known to be so before it is laid out.
 * `null` for all others: laying them out tells soon enough.
 */
export function minimumHeights({ block, columns, sheet, style, detailStyle }: RowTable): number[] | null {
  const { items, descriptionLength } = sheet.invoice
  const column = columns.find(({ field }) => field === 'description')
  if (descriptionLength <= lengthOfAThousandPages || !column) return null
  const linesOfLead = minimumLinesIn(style, sheet.typesetter)
  const linesOfDetail = minimumLinesIn(detailStyle, sheet.typesetter)
  return items.map((_, index) => {
    const [lead, detail] = splitDetail(column.text(index))
    const leads = linesOfLead(lead, column.width)
    const details = detail === null ? 0 : linesOfDetail(detail, column.width)
    return leads * style.leading + details * detailStyle.leading + 2 * block.row.padding
  })
}
