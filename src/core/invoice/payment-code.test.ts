import { describe, expect, test } from 'vitest'
import type { Decimal } from '../money/decimal.ts'
import { invoiceWith } from '../testing/invoices.ts'
import { paymentCodeOf } from './payment-code.ts'

const seller = { name: 'Studio Kestrel', iban: 'NL02 ABNA 0123 4567 89', bic: 'abnanl2a' }
const codeOf = (fields: object = {}, payable = '2489.03') =>
  paymentCodeOf(invoiceWith({ invoice_number: '2026-0042', seller, ...fields }), payable as Decimal)

test('has the lines of EPC069-12', () => {
  expect(codeOf()?.split('\n')).toEqual([
    'BCD',
    '002',
    '1',
    'SCT',
    'ABNANL2A',
    'Studio Kestrel',
    'NL02ABNA0123456789',
    'EUR2489.03',
    '',
    '',
    '2026-0042',
  ])
})

test.each([
  ['0.01', 'EUR0.01'],
  ['5', 'EUR5.00'],
  ['1.5', 'EUR1.50'],
  ['1.5000', 'EUR1.50'],
  ['999999999.99', 'EUR999999999.99'],
])('%s is written as %s', (payable, line) => {
  expect(codeOf({}, payable)?.split('\n')[7]).toBe(line)
})

describe('is absent', () => {
  test.each([
    ['in another currency', { currency: 'CHF' }],
    ['without a seller', { seller: undefined }],
    ['without an account', { seller: { name: 'Studio Kestrel' } }],
    ['for a mistyped account', { seller: { ...seller, iban: 'NL03ABNA0123456789' } }],
    ['without a name', { seller: { ...seller, name: ' ' } }],
    ['for a direct debit', { payment_means: '59' }],
    ['for a reference of 141 characters', { payment_reference: 'x'.repeat(141) }],
    ['for a name of 71 characters', { seller: { ...seller, name: 'x'.repeat(71) } }],
  ])('%s', (_, fields) => {
    expect(codeOf(fields)).toBeNull()
  })

  test.each(['0', '0.00', '-5', '-0.01', '0.001', '1000000000.00'])('for a payable amount of %s', payable => {
    expect(codeOf({}, payable)).toBeNull()
  })
})

test('accepts a name of 70 characters, counted as code points', () => {
  expect(codeOf({ seller: { ...seller, name: 'é'.repeat(70) } })).not.toBeNull()
})

test('names the account holder and the payment reference in place of seller and number', () => {
  const lines = codeOf({
    seller: { ...seller, account_holder: 'Example Factoring' },
    payment_reference: 'K-4711 / 42',
  })?.split('\n')
  expect([lines?.[5], lines?.[9], lines?.[10]]).toEqual(['Example Factoring', '', 'K-4711 / 42'])
})

test('a creditor reference (ISO 11649) is the structured reference, one with wrong check digits is text', () => {
  const linesFor = (payment_reference: string) => codeOf({ payment_reference })?.split('\n').slice(9)
  expect(linesFor('RF18 5390 0754 7034')).toEqual(['RF18539007547034'])
  expect(linesFor('RF19539007547034')).toEqual(['', 'RF19539007547034'])
})

test('omits an invalid BIC', () => {
  expect(codeOf({ seller: { ...seller, bic: 'ABNA' } })?.split('\n')[4]).toBe('')
})
