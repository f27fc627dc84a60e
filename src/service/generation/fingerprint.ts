import { createHash } from 'node:crypto'
import type { Invoice } from '#core/invoice/invoice.ts'
import { writeInvoice } from '#core/invoice/read-invoice.ts'
import { NumberLiteral, parseJson, rawNumber } from '#core/json/json.ts'

const version = 'v2:'

/**
 * A hash of the invoice's values, not of the request's bytes: a client that builds its JSON anew may order it differently, or
 * send 60.00 instead of 60. Rejecting it would lead the client to another key, and another bill.
 */
export function fingerprintOf(invoice: Invoice): string {
  const values = parseJson(writeInvoice(invoice))
  const text = JSON.stringify(values, (_name, value: unknown) =>
    value instanceof NumberLiteral ? rawNumber(shortest(value.source)) : value,
  )
  return version + sha256(text)
}

/** @param fingerprint of the invoice, computed where that blocks nobody */
export function isSameInvoice(
  earlier: string,
  { invoice, fingerprint }: { invoice: Invoice; fingerprint: string },
): boolean {
  if (earlier.startsWith(version)) return earlier === fingerprint
  // version 1 hashed decimals as they were written
  return earlier === sha256(writeInvoice(invoice))
}

const shortest = (decimal: string) => (decimal.includes('.') ? decimal.replace(/\.?0+$/, '') : decimal)

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')
