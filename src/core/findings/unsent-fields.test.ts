import { expect, test } from 'vitest'
import { invoiceFields } from '../fields/invoice-fields.ts'
import { itemFields } from '../fields/item-fields.ts'
import type { RenderableInvoice } from '../invoice/renderable-invoice.ts'
import { isSent } from '../invoice/request-fields.ts'
import { findingsOfRequest } from './findings-of.ts'

const context = { today: '2026-11-26', history: null }
const item = { description: 'Work', quantity: '1', unit_price: '100.00' }
const minimal = { template: 'minimal', invoice_number: 'T-1', items: [item] }
const findings = (fields: object) =>
  findingsOfRequest({ ...minimal, ...fields } as RenderableInvoice, 'documented', context).filter(
    ({ code }) => ['not_sent', 'another_amount_sent'].includes(code),
  )
const warned = (fields: object) =>
  findings(fields).flatMap(({ severity, path }) => (severity === 'warning' ? [path] : []))
const line = (fields: object) => ({ items: [{ ...item, ...fields }] })
const named = (fields: object) =>
  findings(fields).flatMap(({ message }) => {
    if (message.code === 'fields.not_sent') return message.params.fields
    return message.code === 'field.not_sent' ? [message.params.field] : []
  })

test('sent fields, and values equivalent to none, have no finding', () => {
  expect(findings({})).toEqual([])
  expect(findings({ currency: 'EUR', locale: 'en', ...line({ price_quantity: '1' }) })).toEqual([])
})

test('a currency, tax, deposit or e-invoice that is left out is a warning of the minimal request', () => {
  expect(warned({ ...line({ tax_rate: '19' }), currency: 'USD', prepaid_amount: '20' })).toEqual([
    '',
    'currency',
    'prepaid_amount',
    'items[0].tax_rate',
  ])
  expect(findings({ ...line({ tax_rate: '19' }), currency: 'USD', prepaid_amount: '20' })[0]).toMatchObject({
    message: { params: { written: '99.00', writtenCurrency: 'USD', sent: '100.00', sentCurrency: 'EUR' } },
  })
  expect(warned({ ...line({ tax_rate: '19' }), prices_include_tax: true })).toEqual([
    'prices_include_tax',
    'items[0].tax_rate',
  ])
  expect(warned({ ...line({ tax_rate: '0' }) })).toEqual(['items[0].tax_rate'])
  expect(warned({ discount_amount: '5' })).toEqual(['', 'discount_amount'])
  expect(warned({ charges: [{ amount: '5' }] })).toEqual(['', 'charges'])
  expect(warned({ cash_rounding: '30' })).toEqual(['', 'cash_rounding'])
  expect(warned(line({ discount_percent: '5' }))).toEqual(['', 'items[0].discount_percent'])
  expect(warned(line({ charge_amount: '5' }))).toEqual(['', 'items[0].charge_amount'])
  expect(warned(line({ price_quantity: '100' }))).toEqual(['', 'items[0].price_quantity'])
  expect(warned({ e_invoice: 'factur-x' })).toEqual(['e_invoice'])
})

test('a field that changes no amount is a hint', () => {
  const fields = { buyer: { name: 'Buyer' }, notes: 'Thanks', cash_rounding: '0.05', ...line({ unit: 'h' }) }
  expect(warned(fields)).toEqual([])
  expect(named(fields)).toEqual(['buyer', 'notes', 'cash_rounding', 'items.unit'])
})

const exampleOf = (field: { kind: string; example?: unknown }) =>
  field.example === undefined ? (field.kind === 'list' ? [{ amount: '5' }] : {}) : String(field.example)

test.each(Object.entries(invoiceFields).filter(([name]) => !isSent(name as 'buyer', 'documented')))(
  'the field %s of the table is compared',
  (name, field) => {
    expect(named({ [name]: exampleOf(field) })).toContain(name)
  },
)

test.each(Object.entries(itemFields).filter(([name, { isRequired }]) => !isRequired && name !== 'kind'))(
  'the field %s of a line item is compared',
  (name, field) => {
    expect(named(line({ [name]: exampleOf(field) }))).toContain(`items.${name}`)
  },
)

test('lines that are not summed are left out with a hint, and findings name the lines that are written', () => {
  const all = { ...item, quantity: '0' }
  const items = [{ kind: 'heading', description: 'Design' }, { ...item, kind: 'optional' }, all]
  expect(findingsOfRequest({ ...minimal, items } as RenderableInvoice, 'documented', context)).toMatchObject([
    { path: 'items[2].quantity', code: 'zero_quantity' },
    { path: 'items', code: 'total_not_positive' },
    {
      path: 'items[0]',
      code: 'not_sent',
      severity: 'info',
      message: { code: 'lines.not_sent', params: { count: 2 } },
    },
  ])
})
