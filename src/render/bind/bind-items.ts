import { gtin, standardSchemeOf } from '#core/invoice/item-scheme.ts'
import type { RenderableInvoice, RenderableItem } from '#core/invoice/renderable-invoice.ts'
import type { Totals } from '#core/invoice/totals.ts'
import { withoutBidiControls } from '#core/text/control-characters.ts'
import { type ItemField, itemFields } from '../template/field-names.ts'
import { chargeText } from './bind-totals.ts'
import type { BoundInvoice } from './bound-invoice.ts'
import type { DocumentNumbers } from './document-numbers.ts'
import type { Labels } from './labels.ts'

type BoundItems = Pick<BoundInvoice, 'itemFields' | 'items' | 'descriptionLength' | 'itemContext' | 'cell'>

/** Columns that are shown even if they are empty, so that a new draft shows its table. */
const alwaysShown: readonly ItemField[] = ['position', 'description', 'quantity', 'unit_price', 'amount']

/** Binds the line items. Texts are formatted on demand, so that unchanged or hidden cells cost nothing. */
export function bindItems(
  { items }: RenderableInvoice,
  totals: Totals,
  labels: Labels,
  numbers: DocumentNumbers,
  itemContext: string,
): BoundItems {
  const percent = (decimal: string | undefined) => (decimal === undefined ? '' : numbers.percent(decimal))
  const texts: Record<ItemField, (item: RenderableItem, index: number) => string> = {
    position: (_, index) => `${index + 1}`,
    description: item => {
      const { description, charge_amount: charge, charge_reason: reason } = item
      const numbered = [withoutBidiControls(description), ...articleLine(item, labels)].join('\n')
      return charge === undefined
        ? numbered
        : `${numbered}\n${chargeText(reason, labels)}: ${numbers.amount(charge)}`
    },
    quantity: item => (item.quantity === null ? '' : numbers.quantity(item.quantity)),
    unit: item => withoutBidiControls(item.unit ?? ''),
    unit_price: item => (item.unit_price === null ? '' : priceText(item, item.unit_price, numbers)),
    discount_percent: item => percent(item.discount_percent),
    tax_rate: item => percent(item.tax_rate),
    amount: (_, index) => {
      const line = totals.lines[index]
      return line === null || line === undefined ? '' : numbers.amount(line)
    },
  }
  const isFilled = (field: ItemField) =>
    alwaysShown.includes(field) || items.some(item => field in item && texts[field](item, 0) !== '')
  return {
    itemFields: new Set(itemFields.filter(isFilled)),
    items,
    descriptionLength: items.reduce((length, { description }) => length + description.length, 0),
    itemContext,
    cell(field, index) {
      const item = items[index]
      return item ? texts[field](item, index) : ''
    },
  }
}

/** Numbers of the article and the line of the order on one line; none without them. */
function articleLine(item: RenderableItem, labels: Labels): string[] {
  const { standard_item_id: id } = item
  const standard = id && (standardSchemeOf(item) === gtin ? 'GTIN' : labels.standard_item_id)
  const numbers = [
    [labels.seller_item_id, item.seller_item_id],
    [labels.buyer_item_id, item.buyer_item_id],
    [standard, id],
    [labels.order_line, item.order_line],
  ]
  const texts = numbers.flatMap(([label, number]) =>
    number?.trim() ? `${label}\u00a0${withoutBidiControls(number)}` : [],
  )
  return texts.length === 0 ? [] : [texts.join(' · ')]
}

const priceText = (
  { price_quantity: per }: RenderableItem,
  price: string,
  numbers: DocumentNumbers,
): string =>
  per === undefined ? numbers.unitPrice(price) : `${numbers.unitPrice(price)} / ${numbers.quantity(per)}`
