import { expect, test } from 'vitest'
import { invoiceWith, linesOf } from '../testing/invoices.ts'
import { findingsOf } from './findings-of.ts'
import { standardRate } from './tax-rates.ts'

const paths = (country: string, rates: string[], fields: object = {}, today = '2026-11-21') => {
  const invoice = invoiceWith({
    seller: { name: 'Example', country },
    items: linesOf(...rates.map(rate => ['1', '500', rate] as [string, string, string])),
    ...fields,
  })
  return findingsOf(invoice, { today, history: null })
    .filter(({ code }) => code === 'unusual_tax_rate')
    .map(({ path }) => path)
}

test('warns once about each rate that the country of the seller does not have', () => {
  expect(paths('DE', ['19', '7.00', '0', '91', '91', '20'])).toEqual([
    'items[3].tax_rate',
    'items[5].tax_rate',
  ])
  expect(paths('DE', ['7.8', '8.4', '9.5'])).toEqual(['items[2].tax_rate'])
  expect(paths('CH', ['8.1', '7.7'])).toEqual(['items[1].tax_rate'])
  expect(paths('JP', ['10', '8', '5'])).toEqual(['items[2].tax_rate'])
})

test('has no rates for countries with regional or changing rates', () => {
  for (const country of ['US', 'CA', 'ES', 'FR', 'AT']) expect(paths(country, ['13.37'])).toEqual([])
})

test('warns about the tax of the own country on an export', () => {
  const codes = (country: string, buyer: string, rate: string, fields: object = {}) => {
    const items = [{ description: 'Example', quantity: 1, unit_price: 10, tax_rate: rate, ...fields }]
    const parties = { seller: { name: 'Example', country }, buyer: { name: 'Sample', country: buyer } }
    return findingsOf(invoiceWith({ ...parties, items }), { today: '2026-11-21', history: null })
      .map(({ code }) => code)
      .filter(code => code === 'tax_on_export')
  }
  expect(codes('JP', 'US', '10')).toEqual(['tax_on_export'])
  expect(codes('CH', 'DE', '8.1')).toEqual(['tax_on_export'])
  expect(codes('DE', 'US', '19')).toEqual(['tax_on_export'])
  for (const [from, to] of [
    ['JP', 'JP'],
    ['CH', 'LI'],
    ['DE', 'FR'],
    ['US', 'CA'],
  ] as const)
    expect(codes(from, to, '10')).toEqual([])
  expect(codes('DE', 'US', '19', { tax_category: 'S' })).toEqual([])
  expect(codes('JP', 'US', '0')).toEqual([])
})

test('ignores sales to other countries, and supplies before the rates applied', () => {
  expect(paths('DE', ['20'], { buyer: { name: 'Sample', country: 'AT' } })).toEqual([])
  expect(paths('DE', ['20'], { buyer: { name: 'Sample', country: 'DE' } })).toEqual(['items[0].tax_rate'])
  expect(paths('CH', ['7.7'], { issue_date: '2024-01-15', delivery_date: '2023-12-20' })).toEqual([])
  expect(paths('CH', ['7.7'], { issue_date: '2024-01-15' })).toEqual(['items[0].tax_rate'])
})

test('proposes the rate of most supplies, where one applies to the whole country on that day', () => {
  expect(['DE', 'CH', 'US'].map(country => standardRate(country, '2026-11-21'))).toEqual([
    '19',
    '8.1',
    undefined,
  ])
  expect(standardRate('CH', '2023-12-31')).toBeUndefined()
})
