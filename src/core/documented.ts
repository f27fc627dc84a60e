import { perFrozen } from './per-frozen.ts'
import type { Renderable, RenderableItem } from './renderable.ts'

/** What is left of an invoice for a service that takes the documented fields and no others; see `writeInvoice`. */
export const documentedOf = ({ template, invoice_number, items }: Renderable): Renderable => ({
  template,
  invoice_number,
  items: items.map(item => documentedItem(item, undefined)),
})

const documentedItem = perFrozen(
  ({ description, quantity, unit_price }: RenderableItem, _: undefined): RenderableItem =>
    Object.freeze({ description, quantity, unit_price }),
)
