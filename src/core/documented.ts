import type { Renderable } from './renderable.ts'

/** What is left of an invoice for a service that takes the documented fields and no others; see `writeInvoice`. */
export const documentedOf = ({ template, invoice_number, items }: Renderable): Renderable => ({
  template,
  invoice_number,
  items: items.map(({ description, quantity, unit_price }) => ({ description, quantity, unit_price })),
})
