import { expect, test } from 'vitest'
import { isMistypedLeitwegId } from './check-digits.ts'
import { addressOfForm, electronicAddressOf, type KnownParty } from './electronic-address.ts'

test.each([
  ['04011000-1234512345-06', false],
  ['991-33333test-33', false],
  [' 04011000-12345-03 ', false],
  ['04011000-1234512345-07', true],
  ['991-33333TEST-34', true],
  ['991-AB12-44', true],
  // other references
  ['PO-4711', false],
  ['2026-1234-56', false],
  ['', false],
])('the check digits of %s are verified where it is a Leitweg-ID', (text, isWrong) => {
  expect(isMistypedLeitwegId(text)).toBe(isWrong)
})

const addressText = (party: KnownParty, format: string) => {
  const { scheme, id, source } = electronicAddressOf(party, format) ?? {}
  return scheme && `${scheme}:${id} (${source})`
}

test.each<[KnownParty, string, string | undefined]>([
  [
    { email: 'a@example.com, b@example.com', tax_id: 'DE123456789' },
    'xrechnung-ubl',
    'EM:a@example.com (email)',
  ],
  [{ email: 'a@example.com', tax_id: 'DE 123 456 789' }, 'peppol', '9930:DE123456789 (tax_id)'],
  [{ email: 'a@example.com' }, 'peppol', undefined],
  [{ email: 'no address' }, 'ubl', undefined],
  [{ tax_id: 'BE 0202.239.951' }, 'peppol', '0208:0202239951 (tax_id)'],
  [{ country: 'BE', registration_id: '0202.239.951' }, 'ubl', '0208:0202239951 (registration_id)'],
  [{ tax_id: 'BE0202239952' }, 'peppol', undefined],
  [{ country: 'FR', registration_id: '732 829 320' }, 'peppol', '0225:732829320 (registration_id)'],
  [{ country: 'FR', registration_id: '732 829 320 00074' }, 'peppol', '0225:732829320 (registration_id)'],
  [{ tax_id: 'FR44732829320' }, 'ubl', '0225:732829320 (tax_id)'],
  [{ tax_id: 'FR44732829321' }, 'ubl', undefined],
  [{ tax_id: 'NO 923 609 016 MVA' }, 'peppol', '0192:923609016 (tax_id)'],
  [{ tax_id: 'SE556036079301' }, 'peppol', '0007:5560360793 (tax_id)'],
  [{ country: 'NL', registration_id: '12345678' }, 'peppol', '0106:12345678 (registration_id)'],
  [{ country: 'GR', tax_id: 'EL123456789' }, 'peppol', '9933:EL123456789 (tax_id)'],
  // a number of another country does not belong to the party
  [{ country: 'AT', tax_id: 'DE123456789' }, 'peppol', undefined],
  [{ country: 'DE', registration_id: 'HRB 12345' }, 'peppol', undefined],
  [{ country: 'US', tax_id: '12-3456789' }, 'peppol', undefined],
])('the electronic address of %o for %s is %s', (party, format, expected) => {
  expect(addressText(party, format)).toBe(expected)
})

test.each([
  ['DE', '04011000-12345-34', '0204'],
  ['FI', '003732000013', '0216'],
  ['FI', '0037 3200 0013', '0216'],
  ['DK', '13000107', '0184'],
  ['AT', 'invoices@example.com', 'EM'],
  ['DE', 'DE 123 456 788', '9930'],
  ['GR', 'EL123456783', '9933'],
  ['FR', '732 829 320', '0225'],
  ['RE', '732 829 320', '0225'],
  ['BE', '0780.000.160', '0208'],
])('%s: the address %s is of the kind %s', (country, text, scheme) => {
  expect(addressOfForm(country, text)?.scheme).toBe(scheme)
})

test.each([
  ['DE', 'HRB 12345'],
  ['FR', '900000018'],
  ['AT', 'DE123456788'],
  [undefined, 'DE123456788'],
  ['AT', 'two words@example.com'],
])('%s: the address %s is of no kind that its form tells', (country, text) => {
  expect(addressOfForm(country, text)).toBeUndefined()
})
