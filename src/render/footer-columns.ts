import type { Box, Role } from './display-list.ts'
import { emptyBox } from './display-list.ts'
import { cutToLine } from './fit-text.ts'
import { fill } from './placeholders.ts'
import type { Sheet } from './sheet.ts'
import { overlay, stack } from './stack.ts'

const gap = 18
/** So many lines one entry may take; the foot of a page may not grow into its body. */
const mostLines = 2

/** The footer's columns: each line where the invoice has something for it, columns without a line left out. */
export function layFooterColumns(sheet: Sheet, role: Role): Box {
  const { template, frame, invoice } = sheet
  const columns = template.footer.columns
    .map(({ share, lines }) => ({
      share,
      fields: lines.flatMap(line => fill(line, invoice.values) ?? []),
    }))
    .filter(({ fields }) => fields.length > 0)
  if (columns.length === 0) return emptyBox
  const shares = columns.reduce((sum, { share }) => sum + share, 0)
  const unit = (frame.bodyWidth - gap * (columns.length - 1)) / shares
  const style = sheet.style(template.footer.style)
  let x = frame.left
  return overlay(
    columns.map(({ share, fields }) => {
      const width = share * unit
      const place = { x, width, top: 0, role }
      x += width + gap
      return stack(
        fields.map(field => {
          const lines = sheet.typesetter.set(
            { ...field, text: inLines(field.text, width, sheet) },
            style,
            place,
          )
          return { box: { height: lines.length * style.leading, operations: lines }, space: 0 }
        }),
      )
    }),
  )
}

/** The text as it is where it fits; otherwise its last line is cut. */
function inLines(text: string, width: number, { typesetter, style, template }: Sheet): string {
  const own = style(template.footer.style)
  const lines = typesetter.lines(text, own, width).map(line => line.words.map(word => word.text).join(''))
  if (lines.length <= mostLines) return text
  const rest = lines.slice(mostLines - 1).join(' ')
  return [...lines.slice(0, mostLines - 1), cutToLine(rest, width, own, typesetter)].join('\n')
}
