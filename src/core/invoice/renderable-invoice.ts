import type { Decimal } from '../money/decimal.ts'
import type { Invoice, LineItem, PricedItem } from './invoice.ts'

/** Input of the renderer: an {@link Invoice} or an incomplete draft, in which a number that cannot be parsed is `null`. */
export type RenderableInvoice = Omit<Invoice, 'items'> & { items: RenderableItem[] }

export type RenderableItem = RenderablePricedItem | Exclude<LineItem, PricedItem>

export type RenderablePricedItem = Omit<PricedItem, 'quantity' | 'unit_price'> & {
  quantity: Decimal | null
  unit_price: Decimal | null
}
