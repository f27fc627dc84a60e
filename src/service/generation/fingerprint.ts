import { createHash } from 'node:crypto'
import type { Invoice } from '#core/invoice.ts'
import { NumberLiteral, parseJson, rawNumber } from '#core/json.ts'
import { writeInvoice } from '#core/read-invoice.ts'

const version = 'v2:'

/**
 * Whether a request means the invoice that was answered under its Idempotency-Key. Of the values, not of the bytes: a
 * client that builds its JSON anew may order it differently, or read 60.00 from a database where it had 60 before. It
 * means the same invoice, and to refuse it would send it looking for another key, and another bill.
 */
export function fingerprintOf(invoice: Invoice): string {
  const values = parseJson(writeInvoice(invoice))
  const text = JSON.stringify(values, (_name, value: unknown) =>
    value instanceof NumberLiteral ? rawNumber(shortest(value.source)) : value,
  )
  return version + sha256(text)
}

export function isSameInvoice(fingerprint: string, invoice: Invoice): boolean {
  // before the second version, digits counted as they were written
  const own = fingerprint.startsWith(version) ? fingerprintOf(invoice) : sha256(writeInvoice(invoice))
  return own === fingerprint
}

const shortest = (decimal: string) => (decimal.includes('.') ? decimal.replace(/\.?0+$/, '') : decimal)

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')
