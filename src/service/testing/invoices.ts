/** A bare request: all that the service's documentation names. */
export const bareInvoice = {
  template: 'minimal',
  invoice_number: '2026-0042',
  items: [{ description: 'Brand identity', quantity: 1.5, unit_price: '80.00' }],
}

export const numbered = (invoice_number: string) => ({ ...bareInvoice, invoice_number })
