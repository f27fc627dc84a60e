import { type PreparedInvoice, prepareInvoice } from '../generation/prepare-invoice.ts'

/** A bare request: all that the service's documentation names. */
export const bareInvoice = {
  template: 'minimal',
  invoice_number: '2026-0042',
  items: [{ description: 'Brand identity', quantity: 1.5, unit_price: '80.00' }],
}

export const numbered = (invoice_number: string) => ({ ...bareInvoice, invoice_number })

/** A valid request as the service reads it. */
export function prepared(body: object): PreparedInvoice {
  const read = prepareInvoice(JSON.stringify(body), { plausibility: 'warning' })
  if (!read.ok) throw new Error('the example must be an invoice')
  return read.prepared
}
