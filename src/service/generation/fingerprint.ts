import { createHash } from 'node:crypto'
import type { Invoice } from '#core/invoice/invoice.ts'
import { writeInvoice } from '#core/invoice/read-invoice.ts'
import { NumberLiteral, parseJson, rawNumber } from '#core/json/json.ts'

const version = 'v2:'

/**
 * Hashes the values of an invoice instead of the bytes of the request, because a client that builds its JSON
 * again may reorder it, or write 60.00 instead of 60. Rejecting such a retry would make the client use
 * another key and pay twice.
 */
export function fingerprintOf(invoice: Invoice): string {
  const values = parseJson(writeInvoice(invoice))
  const text = JSON.stringify(values, (_name, value: unknown) =>
    value instanceof NumberLiteral ? rawNumber(shortest(value.source)) : value,
  )
  return version + sha256(text)
}

/** @param fingerprint of the invoice, computed off the main thread if it is large */
export function isSameInvoice(
  earlier: string,
  { invoice, fingerprint }: { invoice: Invoice; fingerprint: string },
): boolean {
  if (earlier.startsWith(version)) return earlier === fingerprint
  // version 1 hashed decimals without normalising them
  return earlier === sha256(writeInvoice(invoice))
}

const shortest = (decimal: string) => (decimal.includes('.') ? decimal.replace(/\.?0+$/, '') : decimal)

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')
