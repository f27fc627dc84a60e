import type { Decimal } from '../money/decimal.ts'
import type { Invoice, LineItem } from './invoice.ts'

/**
 * What the renderer takes: an {@link Invoice}, or a draft on its way to one, in which a number that cannot be
 * read is `null` and shows as an empty place, so that the preview never goes blank while someone types.
 */
export type RenderableInvoice = Omit<Invoice, 'items'> & { items: RenderableItem[] }

export type RenderableItem = Omit<LineItem, 'quantity' | 'unit_price'> & {
  quantity: Decimal | null
  unit_price: Decimal | null
}
