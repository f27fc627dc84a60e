import { type RefObject, useLayoutEffect, useState } from 'react'
import { defaultCurrency } from '#core/defaults.ts'
import type { Draft } from '#core/draft/draft.ts'
import { itemFields } from '#core/fields/item-fields.ts'
import type { Decimal } from '#core/money/decimal.ts'
import { formatQuantity, formatUnitPrice } from '#core/money/format.ts'
import { numberWidth, titleWidth } from '../../controls/text-width.ts'
import { perLanguage, uiLocale } from '../../i18n/locale.ts'
import { t } from '../../i18n/translate.ts'
import { memoizeByDraft, totalsOfDraft } from '../../state/document/derived.ts'
import type { ItemField } from '../../state/document/editor-doc.ts'
import { useOpenInvoice } from '../../state/use-app.ts'
import type { EditorNeeds } from '../../state/view/view-store.ts'

/** Column widths in CSS pixels; the description takes the remaining width. */
const columnWidths = {
  quantity: 56,
  unit: 56,
  unit_code: 56,
  price_quantity: 56,
  unit_price: 92,
  discount_percent: 64,
  charge_amount: 72,
  tax_rate: 46,
  tax_category: 56,
  amount: 104,
} as const

/** CSS pixels, of a text column without an entry above */
const textWidth = 96

const minDescriptionWidth = 180
/** CSS pixels, minimum that the window's layout leaves for the description */
const descriptionWidth = 280
/** CSS pixels beside the table, which contain the handle and the menu of a row; more in a wide window */
const usualGutters = 64
/**
 * CSS pixels by which the cells extend into the gutters, so that their text aligns with the content above and below.
 */
const outdent = 16

/** Number columns are never clipped: each is as wide as its longest value. */
type NumberColumn = keyof Lengths
export type Lengths = Readonly<
  Record<
    | 'quantity'
    | 'price_quantity'
    | 'unit_price'
    | 'discount_percent'
    | 'charge_amount'
    | 'tax_rate'
    | 'amount',
    number
  >
>

export interface TableLayout {
  /** value of `grid-template-columns` */
  columns: string
  /**
   * CSS pixels that the longest value of each number column needs; in two rows the columns share the width in this
   * proportion
   */
  needed: Lengths
  /** the description is on its own line above the numbers */
  isTwoRow: boolean
  /** the discount is below the price, because a column of its own would make the description narrow */
  isDiscountBelow: boolean
  editorNeeds: EditorNeeds
}

export interface ShownLayout extends TableLayout {
  /** CSS pixels of the sticky column titles, which take two lines where a title is long */
  titles: number
}

/**
 * One row per line item as long as the description keeps 180 px beside the other columns. The discount, which few lines
 * have, loses its column first.
 * @param width of the table in CSS pixels
 * @param needed CSS pixels of the longest value of each number column
 * @param gutters CSS pixels by which the editor is wider than the table
 */
export function tableLayout(
  fields: readonly ItemField[],
  width: number,
  needed: Lengths,
  gutters = usualGutters,
): TableLayout {
  const widthIn = (column: string) => {
    const usual = column in columnWidths ? columnWidths[column as keyof typeof columnWidths] : textWidth
    const title = t(column === 'amount' ? 'lines.amount' : itemFields[column as ItemField].label)
    return Math.max(usual, titleWidth(title), isNumberColumn(column, needed) ? needed[column] : 0)
  }
  const all = [...fields.filter(field => field !== 'description'), 'amount']
  const compact = all.filter(column => column !== 'discount_percent')
  const widthOfAll = (columns: readonly string[]) => columns.reduce((sum, column) => sum + widthIn(column), 0)
  const left = (columns: readonly string[]) => width + outdent - widthOfAll(columns)
  const isTwoRow = left(compact) < minDescriptionWidth
  const isDiscountBelow = !isTwoRow && left(all) < descriptionWidth && compact.length < all.length
  const tracks = (isDiscountBelow ? compact : all).map(column =>
    column === 'unit_price' ? `${widthIn(column)}px [price-end]` : `${widthIn(column)}px`,
  )
  return {
    columns: [`minmax(${minDescriptionWidth}px, 1fr)`, ...tracks].join(' '),
    needed,
    isTwoRow,
    isDiscountBelow,
    editorNeeds: {
      usual: gutters - outdent + widthOfAll(all) + descriptionWidth,
      compact: gutters - outdent + widthOfAll(compact) + descriptionWidth,
    },
  }
}

const isNumberColumn = (column: string, needed: Lengths): column is NumberColumn => column in needed

/** Layout of the table for its current width and longest numbers. */
export function useTableLayout(
  section: RefObject<HTMLElement | null>,
  fields: readonly ItemField[],
): ShownLayout {
  const [{ width, gutters, titles }, setSize] = useState({ width: 0, gutters: usualGutters, titles: 0 })
  useLayoutEffect(() => {
    const element = section.current
    if (!element) return
    const head = element.querySelector('thead')
    const measure = () => {
      const { clientWidth } = element
      const editor = element.closest('[data-editor]')?.clientWidth ?? clientWidth + usualGutters
      setSize({ width: clientWidth, gutters: editor - clientWidth, titles: head?.offsetHeight ?? 0 })
    }
    measure()
    const resized = new ResizeObserver(measure)
    resized.observe(element)
    if (head) resized.observe(head)
    return () => resized.disconnect()
  }, [section])
  const needed = useOpenInvoice(({ doc }) => neededWidths()(doc.draft))
  return { ...tableLayout(fields, width, needed ?? nothingNeeded, gutters), titles }
}

const nothingNeeded: Lengths = {
  quantity: 0,
  price_quantity: 0,
  unit_price: 0,
  discount_percent: 0,
  charge_amount: 0,
  tax_rate: 0,
  amount: 0,
}

/** Width of the longest displayed value of each number column. */
const neededWidths = perLanguage(() => memoizeByDraft(widthsOfNumbers))

function widthsOfNumbers(draft: Draft): Lengths {
  const currency = draft.currency ?? defaultCurrency
  const widest = (field: ItemField, format: (decimal: Decimal) => string) =>
    numberWidth(format(longestDecimal(draft.items.map(item => item[field]))))
  const quantity = (decimal: Decimal) => formatQuantity(decimal, uiLocale)
  const price = (decimal: Decimal) => formatUnitPrice(decimal, currency, uiLocale)
  return {
    quantity: widest('quantity', quantity),
    price_quantity: widest('price_quantity', quantity),
    unit_price: widest('unit_price', price),
    discount_percent: widest('discount_percent', quantity),
    charge_amount: widest('charge_amount', price),
    tax_rate: widest('tax_rate', quantity),
    amount: numberWidth(formatUnitPrice(longestDecimal(totalsOfDraft(draft).lines), currency, uiLocale)),
  }
}

/**
 * A decimal with the maximum number of digits before and after the point in these texts; formatting every value would
 * be slow.
 */
export function longestDecimal(texts: readonly (string | null | undefined)[]): Decimal {
  let [sign, whole, fraction] = ['', 1, 0]
  for (const text of texts) {
    const [, minus = '', digits = '', decimals = ''] = /^(-?)(\d*)(?:\.(\d*))?$/.exec(text ?? '') ?? []
    if (minus !== '') sign = minus
    whole = Math.max(whole, digits.length)
    fraction = Math.max(fraction, decimals.length)
  }
  return `${sign}${'9'.repeat(whole)}${fraction === 0 ? '' : `.${'9'.repeat(fraction)}`}` as Decimal
}
