import { withoutBidiControls } from '#core/bidi-controls.ts'
import { minorUnits } from '#core/currency.ts'
import { formatAmount, formatQuantity, formatUnitPrice } from '#core/format.ts'
import type { Renderable, RenderableItem } from '#core/renderable.ts'
import type { Totals } from '#core/totals.ts'
import type { ItemField } from '../template/template.ts'
import type { BoundInvoice } from './bound-invoice.ts'
import { itemFields } from './item-fields.ts'
import { fillLabel, type Labels } from './labels.ts'

type BoundItems = Pick<BoundInvoice, 'itemFields' | 'items' | 'descriptionLength' | 'itemContext' | 'cell'>

/** Columns that stand even when they are empty, so that a new draft shows its table. */
const always: readonly ItemField[] = ['position', 'description', 'quantity', 'unit_price', 'amount']

/** The line items. Their texts are made when a column asks, so that what no template shows, and no keystroke changed, costs nothing. */
export function bindItems(
  { items }: Renderable,
  totals: Totals,
  labels: Labels,
  locale: string,
  currency: string,
): BoundItems {
  const digits = minorUnits(currency) ?? 2
  // thousands of lines share a few rates
  const percents = new Map<string, string>()
  const percent = (decimal: string | undefined): string => {
    if (decimal === undefined) return ''
    const text = percents.get(decimal) ?? fillLabel(labels.percent, { n: formatQuantity(decimal, locale) })
    percents.set(decimal, text)
    return text
  }
  const texts: Record<ItemField, (item: RenderableItem, index: number) => string> = {
    position: (_, index) => `${index + 1}`,
    description: item => withoutBidiControls(item.description),
    quantity: item => (item.quantity === null ? '' : formatQuantity(item.quantity, locale)),
    unit: item => withoutBidiControls(item.unit ?? ''),
    unit_price: item => (item.unit_price === null ? '' : formatUnitPrice(item.unit_price, currency, locale)),
    discount_percent: item => percent(item.discount_percent),
    tax_rate: item => percent(item.tax_rate),
    amount: (_, index) => {
      const line = totals.lines[index]
      return line === null || line === undefined ? '' : formatAmount(line, digits, locale)
    },
  }
  const isFilled = (field: ItemField) =>
    always.includes(field) || items.some(item => field in item && texts[field](item, 0) !== '')
  return {
    itemFields: new Set(itemFields.filter(isFilled)),
    items,
    descriptionLength: items.reduce((length, { description }) => length + description.length, 0),
    itemContext: `${locale} ${currency}`,
    cell(field, index) {
      const item = items[index]
      return item ? texts[field](item, index) : ''
    },
  }
}
