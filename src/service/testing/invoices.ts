import { type PreparedInvoice, prepareInvoice } from '../generation/prepare-invoice.ts'

/** A minimal request: all fields named in the original interface. */
export const bareInvoice = {
  template: 'minimal',
  invoice_number: '2026-0042',
  items: [{ description: 'Brand identity', quantity: 1.5, unit_price: '80.00' }],
}

export const numbered = (invoice_number: string) => ({ ...bareInvoice, invoice_number })

/** Parses a valid request like the service. */
export function prepared(body: object): PreparedInvoice {
  const read = prepareInvoice(JSON.stringify(body), { plausibility: 'warning' })
  if (!read.ok) throw new Error('the example must be an invoice')
  return read.prepared
}
