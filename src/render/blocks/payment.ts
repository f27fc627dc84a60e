import { type Box, emptyBox } from '../display-list.ts'
import type { Column, Sheet } from '../layout-context.ts'
import { stack } from '../stack.ts'
import type { BlockOf } from '../template/template.ts'
import { layPairs } from './pairs.ts'

/** Points between the heading and the details. */
const headingGap = 2

export function layPayment(block: BlockOf<'payment'>, column: Column, sheet: Sheet): Box {
  const { payment, labels } = sheet.invoice
  if (payment.length === 0) return emptyBox
  const headingStyle = sheet.style(block.heading_style)
  const place = { ...column, top: 0, role: 'heading' } as const
  const heading = sheet.typesetter.set({ text: labels.payment, path: null }, headingStyle, place)
  const styles = { label: sheet.style(block.label_style), value: sheet.style(block.value_style) }
  return stack([
    { box: { height: heading.length * headingStyle.leading, operations: heading }, space: 0 },
    { box: layPairs(payment, styles, block.gap, column, sheet), space: headingGap },
  ])
}
