import { type RefObject, useLayoutEffect, useState } from 'react'
import { defaultCurrency } from '#core/defaults.ts'
import { formatMoney } from '#core/money/format.ts'
import { uiLocale } from '../../i18n/locale.ts'
import { memoizeByDraft, totalsOfDraft } from '../../state/document/derived.ts'
import type { ItemField } from '../../state/document/editor-doc.ts'
import { useOpenInvoice } from '../../state/use-app.ts'

/** Narrowest and widest width of a column in CSS pixels; the description takes what is left. */
const columnWidths = {
  quantity: [58, 80],
  unit: [48, 64],
  unit_code: [48, 64],
  price_quantity: [48, 72],
  unit_price: [76, 112],
  discount_percent: [58, 80],
  charge_amount: [64, 96],
  charge_reason: [84, 160],
  tax_rate: [52, 72],
  tax_category: [52, 72],
  amount: [84, 120],
} as const

const toolWidth = 22
const minDescriptionWidth = 180
/** of a digit of the cells' font, and of the padding beside the text */
const digitWidth = 7.6
const paddingWidth = 14

export interface TableLayout {
  /** value of `grid-template-columns` */
  columns: string
  /** what the longest unit price and amount need, in CSS pixels; two rows share their width by it */
  needed: { unit_price: number; amount: number }
  /** the description has a line of its own above the numbers */
  isTwoRow: boolean
}

/**
 * One row per line item as long as the description keeps 180 px beside the other columns.
 * @param width of the table in CSS pixels
 * @param longest length of the longest unit price and amount, in characters
 */
export function tableLayout(
  fields: readonly ItemField[],
  width: number,
  longest: { unit_price: number; amount: number },
): TableLayout {
  const neededFor = (length: number) => Math.ceil(length * digitWidth) + paddingWidth
  const needed = { unit_price: neededFor(longest.unit_price), amount: neededFor(longest.amount) }
  const columns = [...fields.filter(field => field !== 'description'), 'amount'] as const
  const limits = columns.map(column => {
    const [min, max] = columnWidths[column]
    if (column !== 'unit_price' && column !== 'amount') return [min, max] as const
    return [Math.max(min, needed[column]), Math.max(max, needed[column])] as const
  })
  const others = 2 * toolWidth + limits.reduce((sum, [min]) => sum + min, 0)
  const tracks = limits.map(([min, max]) => `minmax(${min}px, ${max}px)`)
  return {
    columns: [`${toolWidth}px`, `minmax(${minDescriptionWidth}px, 1fr)`, ...tracks, `${toolWidth}px`].join(
      ' ',
    ),
    needed,
    isTwoRow: width - others < minDescriptionWidth,
  }
}

/** The layout of the table in its present width, for its longest price and amount. */
export function useTableLayout(
  section: RefObject<HTMLElement | null>,
  fields: readonly ItemField[],
): TableLayout {
  const [width, setWidth] = useState(0)
  useLayoutEffect(() => {
    const element = section.current
    if (!element) return
    setWidth(element.clientWidth)
    const resized = new ResizeObserver(() => setWidth(element.clientWidth))
    resized.observe(element)
    return () => resized.disconnect()
  }, [section])
  const unit_price = useOpenInvoice(({ doc }) => longestLengthsOf(doc.draft).unit_price) ?? 0
  const amount = useOpenInvoice(({ doc }) => longestLengthsOf(doc.draft).amount) ?? 0
  return tableLayout(fields, width, { unit_price, amount })
}

/** Length of the longest value of a column, as its cells show it. */
const longestLengthsOf = memoizeByDraft(draft => {
  const amount = longest(totalsOfDraft(draft).lines)
  return {
    unit_price: groupedLength(longest(draft.items.map(item => item.unit_price)) ?? ''),
    amount: amount === null ? 0 : formatMoney(amount, draft.currency ?? defaultCurrency, uiLocale).length,
  }
})

/** The longest text; the length of a formatted decimal grows with that of the plain one. */
const longest = <Text extends string>(texts: readonly (Text | null)[]): Text | null =>
  texts.reduce((before, text) => ((text?.length ?? 0) > (before?.length ?? 0) ? text : before), null)

/** Length of a plain decimal once its thousands are separated, as its cell shows it. */
export const groupedLength = (decimal: string): number => {
  const digits = /^-?(\d*)/.exec(decimal)?.[1]?.length ?? 0
  return decimal.length + Math.max(0, Math.ceil(digits / 3) - 1)
}
