import type { LineKind } from '#core/line-kind.ts'
import { strongStyle, type TextStyle } from '../model/text-style.ts'
import type { LayoutContext } from '../pages/layout-context.ts'
import type { ItemField } from '../template/field-names.ts'
import type { BlockOf } from '../template/template.ts'

/** Styles of the rows of a table. */
export interface RowStyles {
  style: TextStyle
  /** of a description after its first line break */
  detailStyle: TextStyle
  /** of a sum */
  strongStyle: TextStyle
  /** of lines across all columns, with proportional figures */
  across: { heading: TextStyle; text: TextStyle; detail: TextStyle }
  /** of a word in place of an amount, smaller so that it is not read as an amount */
  wordStyle: TextStyle
}

export function rowStylesOf({ row }: BlockOf<'items'>, context: LayoutContext): RowStyles {
  const [style, detailStyle] = [context.style(row.style), context.style(row.detail_style)]
  const { leading, baseline } = style
  const size = Math.min(style.size, detailStyle.size)
  const tracking = (detailStyle.tracking / detailStyle.size) * size
  return {
    style,
    detailStyle,
    strongStyle: strongStyle(style),
    across: { heading: ofProse(strongStyle(style)), text: ofProse(style), detail: ofProse(detailStyle) },
    // the baseline is that of the other cells
    wordStyle: { ...detailStyle, size, tracking, leading, baseline },
  }
}

const ofProse = (style: TextStyle): TextStyle => ({
  ...style,
  font: { ...style.font, figures: 'proportional' },
})

/** The style of a cell other than a description. */
export function cellStyle(
  field: ItemField,
  kind: LineKind | undefined,
  { style, strongStyle, wordStyle }: RowStyles,
): TextStyle {
  if (kind === 'subtotal') return strongStyle
  return kind === 'optional' && field === 'amount' ? wordStyle : style
}
