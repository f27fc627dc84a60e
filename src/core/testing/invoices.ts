import type { Invoice } from '../invoice/invoice.ts'
import { readInvoice } from '../invoice/read-invoice.ts'

/** An invoice from what a test says about it; the rest is filled with a bare request. */
export function invoiceWith(fields: object): Invoice {
  const bare = {
    template: 'minimal',
    invoice_number: 'T-1',
    items: [{ description: 'Example', quantity: 1, unit_price: '10.00' }],
  }
  const read = readInvoice(JSON.stringify({ ...bare, ...fields }))
  if (!read.ok) throw new Error(JSON.stringify(read.issues))
  return read.invoice
}

/** `[quantity, unit_price, tax_rate?, discount_percent?]` each. */
export function linesOf(...lines: [string, string, (string | undefined)?, string?][]): object[] {
  return lines.map(([quantity, unit_price, tax_rate, discount_percent], index) => ({
    description: `Line ${index + 1}`,
    quantity,
    unit_price,
    ...(tax_rate !== undefined && { tax_rate }),
    ...(discount_percent !== undefined && { discount_percent }),
  }))
}
