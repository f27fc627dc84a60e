import { fill } from '../bind/fill-placeholders.ts'
import type { Box, Role } from '../model/display-list.ts'
import { emptyBox } from '../model/display-list.ts'
import { overlay, stack } from '../model/stack.ts'
import { truncateToLines } from '../text/fit-text.ts'
import type { LayoutContext } from './layout-context.ts'

const gap = 18
/** Maximum lines per entry: while the footer is low, and in any case. */
const maxLines = 5
const guaranteedLines = 2
/** share of the page height */
const lowFooterShare = 1 / 6

/** Lays out the columns of the footer, without empty lines and columns. */
export function layOutFooterColumns(context: LayoutContext, role: Role): Box {
  for (let max = maxLines; ; max -= 1) {
    const box = layOutWithin(max, context, role)
    if (max === guaranteedLines || box.height <= context.frame.height * lowFooterShare) return box
  }
}

function layOutWithin(max: number, context: LayoutContext, role: Role): Box {
  const { template, frame, invoice } = context
  const columns = template.footer.columns
    .map(({ share, lines }) => ({
      share,
      fields: lines.flatMap(line => fill(line, invoice.values) ?? []),
    }))
    .filter(({ fields }) => fields.length > 0)
  if (columns.length === 0) return emptyBox
  const shares = columns.reduce((sum, { share }) => sum + share, 0)
  const unit = (frame.bodyWidth - gap * (columns.length - 1)) / shares
  const style = context.style(template.footer.style)
  let x = frame.left
  return overlay(
    columns.map(({ share, fields }) => {
      const width = share * unit
      const place = { x, width, top: 0, role }
      x += width + gap
      return stack(
        fields.map(field => {
          const cut = truncateToLines(field.text, width, max, style, context.typesetter)
          const lines = context.typesetter.place(cut, field.path, style, place)
          return { box: { height: lines.length * style.leading, operations: lines }, space: 0 }
        }),
      )
    }),
  )
}
