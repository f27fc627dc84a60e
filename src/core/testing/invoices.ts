import type { Invoice } from '../invoice/invoice.ts'
import { readInvoice } from '../invoice/read-invoice.ts'

/** The minimal invoice with other fields. */
export function invoiceWith(fields: object): Invoice {
  const minimal = {
    template: 'minimal',
    invoice_number: 'T-1',
    items: [{ description: 'Example', quantity: 1, unit_price: '10.00' }],
  }
  const read = readInvoice(JSON.stringify({ ...minimal, ...fields }))
  if (!read.ok) throw new Error(JSON.stringify(read.issues))
  return read.invoice
}

/** Line items from `[quantity, unit_price, tax_rate?, discount_percent?]`. */
export function linesOf(...lines: [string, string, (string | undefined)?, string?][]): object[] {
  return lines.map(([quantity, unit_price, tax_rate, discount_percent], index) => ({
    description: `Line ${index + 1}`,
    quantity,
    unit_price,
    ...(tax_rate !== undefined && { tax_rate }),
    ...(discount_percent !== undefined && { discount_percent }),
  }))
}
