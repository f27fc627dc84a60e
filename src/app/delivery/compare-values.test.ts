import { expect, test } from 'vitest'
import { invoiceOfPayload } from '../sent-fields.ts'
import { missingValues } from './compare-values.ts'

const invoice = invoiceOfPayload(
  new TextEncoder().encode(
    JSON.stringify({
      template: 'minimal',
      invoice_number: 'A-1',
      currency: 'EUR',
      buyer: { name: 'Northwind Traders' },
      items: [{ description: 'Long-term consulting', quantity: 1, unit_price: 1234.5 }],
    }),
  ),
)
const others = 'invoice a-1 northwind traders long-term consulting'

test.each([
  '1,234.50',
  '1.234,50',
  '1 234,50',
  '1\u202f234,50',
  "1'234.50",
  '1234.5',
  '€1234.50',
  '١٬٢٣٤٫٥٠',
])('finds the amount as %s', amount => {
  expect(missingValues(invoice, `${others}\n${amount}`)).toEqual([])
})

test.each(['11,234.50', '1,234.501', '1,234.05', '234.50', '1234', ''])(
  'does not find the amount in %s',
  amount => {
    const missing = [{ kind: 'value_missing', field: 'payable', value: '€1,234.50' }]
    expect(missingValues(invoice, `${others}\n${amount}`)).toEqual(missing)
  },
)

test('finds words in any order, hyphenated or not', () => {
  expect(missingValues(invoice, 'Consul-\nting 1 234.50\nlong term\nTRADERS Northwind A-1')).toEqual([])
})

test('reports some of many missing values', () => {
  expect(missingValues(invoice, '').map(({ field }) => field)).toEqual([
    'payable',
    'invoice_number',
    'customer',
  ])
})
