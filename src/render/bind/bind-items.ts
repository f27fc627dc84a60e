import { gtin, standardSchemeOf } from '#core/invoice/item-scheme.ts'
import type {
  RenderableInvoice,
  RenderableItem,
  RenderablePricedItem,
} from '#core/invoice/renderable-invoice.ts'
import type { Totals } from '#core/invoice/totals.ts'
import { isPriced, isSummed } from '#core/line-kind.ts'
import { withoutBidiControls } from '#core/text/control-characters.ts'
import { type ItemField, itemFields } from '../template/field-names.ts'
import { chargeText } from './bind-totals.ts'
import type { BoundInvoice } from './bound-invoice.ts'
import type { DocumentNumbers } from './document-numbers.ts'
import { fillLabel, type Labels } from './labels.ts'

type BoundItems = Pick<
  BoundInvoice,
  'itemFields' | 'items' | 'lineKind' | 'lineContexts' | 'descriptionLength' | 'itemContext' | 'cell'
>

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
  const positions = positionsOf(items)
  const amountAt = (index: number) => {
    const amount = totals.lines[index]
    return amount === null || amount === undefined ? '' : numbers.amount(amount)
  }
  const texts: Record<ItemField, (item: RenderablePricedItem, index: number) => string> = {
    position: (_, index) => `${positions[index]}`,
    description: (item, index) => {
      const { kind, description, charge_amount: charge, charge_reason: reason } = item
      const amount = amountAt(index)
      return [
        withoutBidiControls(description),
        ...articleLine(item, labels),
        ...(charge === undefined ? [] : [`${chargeText(reason, labels)}: ${numbers.amount(charge)}`]),
        ...(kind === undefined || amount === '' ? [] : [fillLabel(labels.optional_amount, { amount })]),
      ].join('\n')
    },
    quantity: item => (item.quantity === null ? '' : numbers.quantity(item.quantity)),
    unit: item => withoutBidiControls(item.unit ?? ''),
    unit_price: item => (item.unit_price === null ? '' : priceText(item, item.unit_price, numbers)),
    discount_percent: item => percent(item.discount_percent),
    tax_rate: item => percent(item.tax_rate),
    amount: (item, index) => (isSummed(item) ? amountAt(index) : labels.optional),
  }
  const isFilled = (field: ItemField) =>
    alwaysShown.includes(field) ||
    items.some(item => isPriced(item) && field in item && texts[field](item, 0) !== '')
  const unpricedText = (field: ItemField, { kind, description = '' }: UnpricedItem, index: number) => {
    if (kind === 'subtotal' && field === 'amount') return amountAt(index)
    if (field !== 'description') return ''
    const text = withoutBidiControls(description)
    return kind === 'subtotal' && text.trim() === '' ? labels.subtotal : text
  }
  return {
    itemFields: new Set(itemFields.filter(isFilled)),
    items,
    lineKind: index => items[index]?.kind,
    lineContexts: items.map((item, index) =>
      isPriced(item) ? index - (positions[index] ?? 0) : amountAt(index),
    ),
    descriptionLength: items.reduce((length, { description = '' }) => length + description.length, 0),
    itemContext,
    cell(field, index) {
      const item = items[index]
      if (item === undefined) return ''
      return isPriced(item) ? texts[field](item, index) : unpricedText(field, item, index)
    },
  }
}

type UnpricedItem = Exclude<RenderableItem, RenderablePricedItem>

/** Returns the number printed for each line: items are counted, other lines repeat the number before them. */
function positionsOf(items: readonly RenderableItem[]): number[] {
  let position = 0
  return items.map(item => (isPriced(item) ? ++position : position))
}

/** Returns the article numbers and the order line as one line; empty if there are none. */
function articleLine(item: RenderablePricedItem, labels: Labels): string[] {
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
  { price_quantity: per }: RenderablePricedItem,
  price: string,
  numbers: DocumentNumbers,
): string =>
  per === undefined ? numbers.unitPrice(price) : `${numbers.unitPrice(price)} / ${numbers.quantity(per)}`
