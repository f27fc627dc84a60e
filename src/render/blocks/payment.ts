import { type Box, emptyBox } from '../model/display-list.ts'
import { stack } from '../model/stack.ts'
import type { Column, LayoutContext } from '../pages/layout-context.ts'
import type { BlockOf } from '../template/template.ts'
import { layOutPairs } from './pairs.ts'

/** Points between the heading and the details. */
const headingGap = 2

export function layOutPayment(block: BlockOf<'payment'>, column: Column, context: LayoutContext): Box {
  const { payment, labels } = context.invoice
  if (payment.length === 0) return emptyBox
  const headingStyle = context.style(block.heading_style)
  const place = { ...column, top: 0, role: 'heading' } as const
  const heading = context.typesetter.set({ text: labels.payment, path: null }, headingStyle, place)
  const styles = { label: context.style(block.label_style), value: context.style(block.value_style) }
  return stack([
    { box: { height: heading.length * headingStyle.leading, operations: heading }, space: 0 },
    { box: layOutPairs(payment, styles, block.gap, column, context), space: headingGap },
  ])
}
