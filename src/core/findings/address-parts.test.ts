import { expect, test } from 'vitest'
import { invoiceWith } from '../testing/invoices.ts'
import { addressPartFindings } from './address-parts.ts'

const findings = (address: string[], postcode = '10115', city = 'Exampletown') =>
  addressPartFindings(invoiceWith({ buyer: { name: 'Sample', address, postcode, city } }))

test.each([
  [['1 Example Street', '10999 Exampletown'], '10115', '10999'],
  [['1 Example Street', 'D-10999 EXAMPLETOWN'], '10115', '10999'],
  [['1 Example Street', 'Exampletown, EX 62705'], '62704', '62705'],
  [['1 Example Street, Exampletown EX1A 2BB'], 'EX1A 1AA', 'EX1A 2BB'],
])('a written postcode that is not that of the parts is named: %j', (address, postcode, written) => {
  expect(findings(address, postcode)).toEqual([
    {
      path: 'buyer.postcode',
      code: 'postcode_differs',
      severity: 'warning',
      message: { code: 'postcode.differs', params: { written, postcode } },
    },
  ])
})

test.each([
  [['1 Example Street', 'D-10115 Exampletown'], '10115'],
  [['1 Example Street', '101 15 Exampletown'], '10115'],
  [['1 Example Street', '10115 Exampletown'], 'D-10115'],
  [['1 Example Street', 'Exampletown, EX 62704-1234'], '62704'],
  [['12345 Exampletown Avenue', 'Elsewhere'], '10115'],
  [['Via Exampletown 12345'], '10115'],
  [['PO Box 12345', 'Exampletown'], '10115'],
  [['PO Box 12345 Exampletown'], '10115'],
  [['1 Example Street', '10999 Other Town'], '10115'],
  [['1 Example Street', '101 Exampletown'], '102'],
  [[], '10115'],
])('other addresses are no contradiction: %j', (address, postcode) => {
  expect(findings(address, postcode)).toEqual([])
})

test('parts without a city or a postcode are not compared', () => {
  expect(findings(['10999 Exampletown'], '', 'Exampletown')).toEqual([])
  expect(findings(['10999 Exampletown'], '10115', '')).toEqual([])
})

test('a city that the written lines omit is not printed', () => {
  const message = { code: 'address.city_not_printed', params: { city: 'Exampletown' } }
  expect(findings(['1 Example Street'])).toEqual([
    { path: 'buyer.address', code: 'city_not_printed', severity: 'warning', message },
  ])
  expect(findings(['1 Example Street', 'EXAMPLE-TOWN'])).toEqual([])
  expect(findings(['1 Example Street', '10115 Other Spelling'])).toEqual([])
  expect(findings([' '])).toEqual([])
})
