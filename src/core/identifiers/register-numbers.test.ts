import { expect, test } from 'vitest'
import { norwegianVatId, registerNumberOf } from './register-numbers.ts'

test.each([
  ['AU', '11 123 456 780', '0151', '11123456780'],
  ['BE', '0780.000.160', '0208', '0780000160'],
  ['BE', 'BE 0780.000.160', '0208', '0780000160'],
  ['CH', 'CHE-123.456.788 MWST', '0183', 'CHE123456788'],
  ['CZ', '123 45 678', '0154', '12345678'],
  ['DK', 'CVR 13 00 01 07', '0184', '13000107'],
  ['DK', 'DK13000107', '0184', '13000107'],
  ['EE', '12345678', '0191', '12345678'],
  ['FI', '3200001-3', '0212', '32000013'],
  ['FR', '900 000 019', '0002', '900000019'],
  ['FR', '900 000 019 00019', '0009', '90000001900019'],
  ['IS', '550101-2340', '0196', '5501012340'],
  ['LT', '123456789', '0200', '123456789'],
  ['LV', '1234-5678901', '0218', '12345678901'],
  ['NL', 'KvK: 12345678', '0106', '12345678'],
  ['NL', '00000001234567890000', '0190', '00000001234567890000'],
  ['NO', 'NO 923 000 011 MVA', '0192', '923000011'],
  ['SE', '556000-1116', '0007', '5560001116'],
  ['SG', '200312345A', '0195', '200312345A'],
])('%s: %s is of the register %s', (country, text, scheme, id) => {
  expect(registerNumberOf(country, text)).toEqual({ scheme, id })
})

test.each([
  ['NO', '923000012'],
  ['SE', '5560001117'],
  ['BE', '0780000161'],
  ['AU', '11123456781'],
  ['DK', '1300010'],
  ['DE', 'HRB 12345'],
  ['AT', 'FN 123456a'],
  ['NL', 'a'.repeat(100_000)],
  [undefined, '12345678'],
  ['constructor', '12345678'],
])('%s: %s is of no known register', (country, text) => {
  expect(registerNumberOf(country, text)).toBeUndefined()
})

test.each([
  ['NO923000011', 'NO923000011MVA'],
  ['923 000 011 mva', 'NO923000011MVA'],
  ['NO 923 000 011 MVA', 'NO923000011MVA'],
  ['923000011', undefined],
  ['NO923000012', undefined],
])('the Norwegian VAT number %s is exchanged as %s', (text, id) => {
  expect(norwegianVatId(text)).toBe(id)
})
