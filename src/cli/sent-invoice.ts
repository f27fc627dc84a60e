import type { Invoice } from '#core/invoice.ts'
import { readInvoice, writeInvoice } from '#core/read-invoice.ts'
import { tell } from './output.ts'

export interface Sent {
  payload: Uint8Array
  /** what the payload says, read back from it: with fewer fields the total may be another */
  invoice: Invoice
}

/** Says which fields stay behind, because the PDF will be without them. */
export function sentInvoice(invoice: Invoice, fields: 'documented' | 'full'): Sent {
  const text = writeInvoice(invoice, fields)
  const read = readInvoice(text)
  if (!read.ok) throw new Error('an invoice that was written cannot be read')
  const left = [...missing(invoice, read.invoice), ...missingOfItems(invoice, read.invoice)]
  if (left.length > 0) tell(`Not sent, because only documented fields are: ${left.join(', ')}.`)
  return { payload: new TextEncoder().encode(text), invoice: read.invoice }
}

const missing = (whole: object, part: object): string[] =>
  Object.keys(whole).filter(name => !Object.hasOwn(part, name))

function missingOfItems(whole: Invoice, part: Invoice): string[] {
  const names = whole.items.flatMap((item, index) => missing(item, part.items[index] ?? {}))
  return [...new Set(names)].map(name => `${name} of the lines`)
}
