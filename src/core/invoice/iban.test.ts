import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isIban, isMistypedIban, readIban } from './iban.ts'

test.each([
  'NL02ABNA0123456789',
  'nl02 abna 0123 4567 89',
  'DE89370400440532013000',
  'GB82WEST12345698765432',
  'MT84MALT011000012345MTLCAST001S',
  'NO9386011117947',
])('%s is an IBAN', iban => expect(isIban(iban)).toBe(true))

test.each(['', 'NL02', 'NL03ABNA0123456789', 'DE89370400440532013001', '89370400440532013000', 'IBAN: DE89'])(
  '“%s” is not an IBAN',
  text => expect(isIban(text)).toBe(false),
)

test.each([
  'DE00370400440532013000',
  'DE 00 3704 0044 0532 0130 00',
  'DEO9370400440532013000',
  'deI9 3704 0044 0532 0130 00',
  'IBAN: DE00370400440532013000',
  'DE00-3704-0044-0532-0130-00',
  'NL02',
])('“%s” is a mistyped IBAN', text => expect(isMistypedIban(text)).toBe(true))

test.each([
  'DE89370400440532013000',
  'DE89-3704-0044-0532-0130-00',
  'IBAN: DE89 3704 0044 0532 0130 00',
  'IBAN DE89‑3704‑0044‑0532‑0130‑00',
  '',
  '12-34-56 12345678',
  '021000021',
  'BOIL',
  'Oil company 12',
])('“%s” is not', text => expect(isMistypedIban(text)).toBe(false))

test.each(['DE89370400440532013000', 'DE89-3704-0044-0532-0130-00', 'IBAN: de89 3704 0044 0532 0130 00'])(
  '“%s” is read as the IBAN that is exchanged',
  text => expect(readIban(text)).toBe('DE89370400440532013000'),
)

test.each(['', 'IBAN', 'DE89-3704-0044-0532-0130-01', '12-34-56 12345678'])('“%s” is read as none', text =>
  expect(readIban(text)).toBeUndefined(),
)

test('detects one mistyped digit', () => {
  const iban = 'DE89370400440532013000'
  fc.assert(
    fc.property(fc.integer({ min: 2, max: iban.length - 1 }), fc.integer({ min: 1, max: 9 }), (at, by) => {
      const digit = (Number(iban[at]) + by) % 10
      return !isIban(`${iban.slice(0, at)}${digit}${iban.slice(at + 1)}`)
    }),
  )
})
