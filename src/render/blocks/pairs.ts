import type { Box, Operation } from '../display-list.ts'
import type { Field, LabelledField } from '../field.ts'
import type { Column, Sheet } from '../layout-context.ts'
import { stack } from '../stack.ts'
import type { List, Pair } from '../structure.ts'
import { fitText, legibleSize } from '../text/fit-text.ts'
import type { TextStyle } from '../text/text-style.ts'
import type { Typesetter } from '../text/typesetter.ts'

/** Labels never take more of the width than this. */
const maxForLabels = 0.5

/** Label and value side by side, one pair a row, on one baseline; the values start where the longest label ends. */
export function layPairs(
  pairs: readonly LabelledField[],
  styles: { label: TextStyle; value: TextStyle },
  gap: number,
  { x, width }: Column,
  { typesetter }: Sheet,
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

/** An account number that is broken is copied by half; one that no legible size can hold in a line is broken all the same. */
function valueStyleOf(value: Field, style: TextStyle, width: number, typesetter: Typesetter): TextStyle {
  if (value.path !== 'seller.iban') return style
  const fitted = fitText(value.text, style, width, typesetter)
  return fitted.size >= legibleSize ? fitted : style
}

/** Makes each box that it is given a pair of the same list: what stands in it as a label, and what that labels. */
export function listPairs(): (box: Box) => Box {
  const list: List = { kind: 'list', within: null }
  return box => {
    const within: Pair = { kind: 'pair', within: list }
    const [label, value] = [{ within }, { within }]
    const operations = box.operations.map(
      (operation): Operation =>
        operation.kind === 'text'
          ? { ...operation, piece: operation.role === 'label' ? label : value }
          : operation,
    )
    return { ...box, operations }
  }
}
