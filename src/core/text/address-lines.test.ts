import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addressLinesOf } from './address-lines.ts'

const parts = {
  street: '1 Example Street',
  street_2: 'Building B',
  postcode: '01234',
  city: 'Exampletown',
  region: 'Example County',
}

test.each([
  ['DE', ['1 Example Street', 'Building B', '01234 Exampletown', 'Example County']],
  ['US', ['1 Example Street', 'Building B', 'Exampletown, Example County 01234']],
  ['GB', ['1 Example Street', 'Building B', 'Exampletown', '01234', 'Example County']],
  ['JP', ['〒01234', 'Example County Exampletown', '1 Example Street', 'Building B']],
  ['AE', ['1 Example Street', 'Building B', 'Example County Exampletown', '01234']],
  [undefined, ['1 Example Street', 'Building B', '01234 Exampletown', 'Example County']],
])('prints the parts in the order of %s', (country, lines) => {
  expect(addressLinesOf({ ...parts, country })).toEqual(lines)
})

test('written lines replace the parts, unless all are blank', () => {
  expect(addressLinesOf({ ...parts, address: ['', 'PO Box 1'] })).toEqual(['PO Box 1'])
  expect(addressLinesOf({ city: 'Exampletown', address: [' '] })).toEqual(['Exampletown'])
  expect(addressLinesOf({})).toEqual([])
})

test('region and city are two words, unless they are written in Han', () => {
  for (const country of ['CN', 'TW', 'MZ']) {
    const [line = ''] = addressLinesOf({ region: 'Exampleshire', city: 'Exampletown', country })
    expect(line.split(' ').sort()).toEqual(['Exampleshire', 'Exampletown'])
  }
  expect(addressLinesOf({ region: '臺灣省', city: '臺北市', country: 'TW' })).toEqual(['臺灣省臺北市'])
})

test('prints every part, whatever the country', () => {
  const part = fc.stringMatching(/^[A-Za-z][a-z]{0,9}$/)
  fc.assert(
    fc.property(
      fc.record({ street: part, postcode: part, city: part, region: part }, { requiredKeys: [] }),
      fc.constantFrom('DE', 'US', 'JP', 'AE', 'CN', 'IE', 'BR', 'KR', 'SG', 'HK', 'XX', ''),
      (address, country) => {
        const text = addressLinesOf({ ...address, country }).join('\n')
        for (const value of Object.values(address)) expect(text).toContain(value)
      },
    ),
  )
})
