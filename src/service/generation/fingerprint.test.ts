import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import type { Invoice } from '#core/invoice/invoice.ts'
import { readInvoice } from '#core/invoice/read-invoice.ts'
import { bareInvoice } from '../testing/invoices.ts'
import { fingerprintOf, isSameInvoice } from './fingerprint.ts'

function invoice(text: string): Invoice {
  const read = readInvoice(text)
  if (!read.ok) throw new Error('the example must be an invoice')
  return read.invoice
}
const withQuantity = (literal: string) => invoice(JSON.stringify(bareInvoice).replace('1.5', literal))
const matches = (earlier: string, of: Invoice) =>
  isSameInvoice(earlier, { invoice: of, fingerprint: fingerprintOf(of) })
const isSame = (one: string, other: string) => matches(fingerprintOf(withQuantity(one)), withQuantity(other))

test.each([
  ['60', '60.0'],
  ['60', '"60.00"'],
  ['6e1', '60'],
  ['0', '-0.000'],
  ['-1.50', '-1.5'],
  ['0.10', '1e-1'],
])('%s and %s are one value and one invoice', (one, other) => {
  expect(isSame(one, other)).toBe(true)
})

test.each([
  ['60', '6'],
  ['600', '60'],
  ['1.5', '-1.5'],
  ['0.1', '0.10000000000000000001'],
])('%s and %s are two', (one, other) => {
  expect(isSame(one, other)).toBe(false)
})

test('an invoice still matches the fingerprints in stored answers', () => {
  const canonical = (price: string) =>
    `{"template":"minimal","invoice_number":"2026-0042","items":[{"description":"Brand identity","quantity":1.5,"unit_price":${price}}]}`
  const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')
  const bare = invoice(JSON.stringify(bareInvoice))
  expect(fingerprintOf(bare)).toBe(`v2:${sha256(canonical('80'))}`)
  expect(matches(sha256(canonical('80.00')), bare)).toBe(true)
  expect(matches(sha256(canonical('81.00')), bare)).toBe(false)
})

test('a text that looks like a number is a text', () => {
  const described = (text: string) => invoice(JSON.stringify(bareInvoice).replace('Brand identity', text))
  expect(matches(fingerprintOf(described('60')), described('60.0'))).toBe(false)
})
