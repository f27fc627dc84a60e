import { type Box, emptyBox, type Field, type LabelledField, type Operation } from '../model/display-list.ts'
import { stack } from '../model/stack.ts'
import type { List, Pair } from '../model/structure.ts'
import type { TextStyle } from '../model/text-style.ts'
import type { Column, LayoutContext } from '../pages/layout-context.ts'
import type { BlockOf } from '../template/template.ts'
import { fitText, legibleSize } from '../text/fit-text.ts'
import type { Typesetter } from '../text/typesetter.ts'

/** Maximum share of the width for labels. */
const maxForLabels = 0.5

/** Lays out label and value side by side on one baseline; all values start where the longest label ends. */
export function layOutPairs(
  pairs: readonly LabelledField[],
  styles: { label: TextStyle; value: TextStyle },
  gap: number,
  { x, width }: Column,
  { typesetter }: LayoutContext,
): Box {
  const longest = Math.max(...pairs.map(({ label }) => typesetter.widthOf(label, styles.label)))
  const labelWidth = Math.min(longest, width * maxForLabels)
  const valueX = x + labelWidth + gap
  const valueWidth = width - labelWidth - gap
  const drop = styles.value.baseline - styles.label.baseline
  const pair = listPairs()
  return stack(
    pairs.map(({ label, value }) => {
      const labels = typesetter.set({ text: label, path: null }, styles.label, {
        x,
        width: labelWidth,
        top: Math.max(0, drop),
        role: 'label',
      })
      const values = typesetter.set(value, valueStyleOf(value, styles.value, valueWidth, typesetter), {
        x: valueX,
        width: valueWidth,
        top: Math.max(0, -drop),
      })
      const height = Math.max(
        Math.max(0, drop) + labels.length * styles.label.leading,
        Math.max(0, -drop) + values.length * styles.value.leading,
      )
      return { box: pair({ height, operations: [...labels, ...values] }), space: 0 }
    }),
  )
}

/**
 * Shrinks an IBAN to fit one line, because a broken one is easily copied in part. One that does not fit at a
 * legible size is broken.
 */
function valueStyleOf(value: Field, style: TextStyle, width: number, typesetter: Typesetter): TextStyle {
  if (value.path !== 'seller.iban') return style
  const fitted = fitText(value.text, style, width, typesetter)
  return fitted.size >= legibleSize ? fitted : style
}

/**
 * Returns a function that tags each box as an entry of one list in the structure tree, with its labels and
 * values.
 */
export function listPairs(): (box: Box) => Box {
  const list: List = { kind: 'list', within: null }
  return box => inPair(box, { kind: 'pair', within: list })
}

/** Assigns the labels and values of a box to a pair. */
export function inPair(box: Box, within: Pair): Box {
  const [label, value] = [{ within }, { within }]
  const operations = box.operations.map(
    (operation): Operation =>
      operation.kind === 'text'
        ? { ...operation, piece: operation.role === 'label' ? label : value }
        : operation,
  )
  return { ...box, operations }
}

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
