import { expect, test } from 'vitest'
import { referenceNames } from '../fields/reference-fields.ts'
import type { Decimal } from '../money/decimal.ts'
import { invoiceWith } from '../testing/invoices.ts'
import { rulesByPath } from './field-rules.ts'
import type { FindingContext } from './finding.ts'
import { findingsOf } from './findings-of.ts'

const amounts = ['500', '600', '700'].map(payable => ({
  currency: 'EUR',
  payable: payable as Decimal,
  includesTax: false,
}))
const context: FindingContext = { today: '2026-11-21', history: { invoices: amounts, currency: null } }

const item = { description: 'Example', quantity: '1', unit_price: '500', tax_rate: '19' }
const seller = { name: 'Example GmbH', address: ['Beispielweg 1'], country: 'DE', tax_id: 'DE123456789' }
const buyer = { name: 'Sample', address: ['1 Rue Exemple'], country: 'DE' }
const usual = {
  currency: 'EUR',
  seller,
  buyer,
  issue_date: '2026-11-21',
  due_date: '2026-12-05',
  delivery_date: '2026-11-20',
  items: [item],
}
const warningsOf = (fields: object) =>
  findingsOf(invoiceWith({ ...usual, ...fields }), context).filter(({ severity }) => severity === 'warning')

const withItem = (fields: object) => ({ items: [{ ...item, ...fields }] })
const withCharge = (fields: object) => ({ charges: [{ amount: '10', tax_rate: '19', ...fields }] })
const withSeller = (fields: object) => ({ seller: { ...seller, ...fields } })
const withBuyer = (fields: object) => ({ buyer: { ...buyer, ...fields } })
const withoutTax = { items: [{ ...item, tax_rate: undefined }] }
const isAddressed = { address: ['Weg 1', '10115 Berlin'], city: 'Berlin', postcode: '20095' }
const sameAddress = { scheme: 'EM', id: 'invoices@example.com' }

/** An implausible value for each field with a rule, and the path of the warning if it is another one. */
const oddValues: Readonly<Record<string, readonly (object | [object, string])[]>> = {
  invoice_number: [
    '-',
    ' 1',
    'INV-####',
    'INV-2026-#',
    'INV-{yyyy}-{number}',
    '{yyyy}-1',
    'YYYY-001',
    '[number] 2026',
    'TODO',
    'DRAFT',
    'Draft 2',
  ].map(invoice_number => ({ invoice_number })),
  'items.kind': [{ items: [item, { ...item, kind: 'optional' }] }],
  'items.quantity': [withItem({ quantity: '0' }), [withItem({ quantity: '100' }), 'items']],
  'items.unit_price': [
    withItem({ quantity: '-1', unit_price: '-500' }),
    withItem({ unit_price: '0.001' }),
    [withItem({ unit_price: '50000' }), 'items'],
  ],
  'items.price_quantity': [withItem({ price_quantity: '1000000' })],
  'items.discount_percent': [withItem({ discount_percent: '99' }), withItem({ discount_percent: '100' })],
  'items.charge_amount': [withItem({ charge_amount: '501' })],
  'items.charge_reason': [withItem({ charge_amount: '1', charge_reason: '{month}' })],
  'items.description': [
    withItem({ description: 'Rent {period}' }),
    {
      ...withItem({ description: 'Loyer novembre 2026' }),
      period: { start: '2026-12-01', end: '2026-12-31' },
    },
  ],
  'items.tax_rate': [withItem({ tax_rate: '91' }), { items: [item, { ...item, tax_rate: undefined }] }],
  'items.seller_item_id': [withItem({ seller_item_id: '{sku}' })],
  'items.buyer_item_id': [withItem({ buyer_item_id: '{sku}' })],
  'items.order_line': [withItem({ order_line: '{line}' })],
  'items.tax_category': [withItem({ tax_category: 'E' })],
  'charges.amount': [withCharge({ amount: '501' })],
  'charges.reason': [withCharge({ reason: '{year}' })],
  'charges.tax_rate': [
    withCharge({ tax_rate: '91' }),
    withCharge({ tax_rate: undefined }),
    { ...withCharge({ tax_rate: '91' }), ...withBuyer({ country: 'US' }) },
    { ...withCharge({ tax_rate: '91' }), ...withSeller({ country: 'US', tax_id: '12-345' }) },
  ],
  'charges.tax_category': [withCharge({ tax_category: 'AE' })],
  discount_percent: [
    { discount_percent: '99' },
    { discount_percent: '75.01' },
    { discount_percent: '70', ...withItem({ discount_percent: '70' }) },
    { discount_percent: '100', ...withCharge({}) },
  ],
  discount_amount: [
    { discount_amount: '105', ...withItem({ discount_percent: '70' }) },
    { discount_amount: '499' },
    { discount_amount: '-1' },
    { discount_amount: '501' },
  ],
  prepaid_amount: [{ prepaid_amount: '5000' }, { prepaid_amount: '595' }, { prepaid_amount: '-1' }],
  cash_rounding: [{ cash_rounding: '1000' }, { cash_rounding: '10' }, { cash_rounding: '10000' }],
  prices_include_tax: [{ prices_include_tax: true }],
  currency: [{ currency: 'USD' }],
  issue_date: [{ issue_date: '2062-11-21' }, { issue_date: '1926-11-21' }, { issue_date: undefined }],
  due_date: [{ due_date: '2026-11-20' }, { due_date: '2062-11-26' }, { due_date: undefined }],
  valid_until: [
    { type: 'quote', due_date: undefined, valid_until: '2026-11-20' },
    { type: 'quote', due_date: undefined, valid_until: '2062-11-20' },
  ],
  delivery_date: [{ delivery_date: '1926-11-25' }, { delivery_date: '2062-11-25' }],
  'period.start': [
    { period: { start: '1926-11-01', end: '1926-11-30' } },
    { period: { start: '2062-11-01' } },
  ],
  'period.end': [
    { period: { start: '2026-11-30', end: '2026-11-01' } },
    { period: { start: '2025-10-01', end: '2025-10-31' } },
    { period: { start: '2026-11-01', end: '2126-11-01' } },
  ],
  'preceding_invoice.number': [
    { preceding_invoice: { number: 't\u20111' } },
    { type: 'credit_note', due_date: undefined },
  ],
  'preceding_invoice.issue_date': [
    { preceding_invoice: { number: '1', issue_date: '2026-12-21' } },
    { preceding_invoice: { number: '1', issue_date: '1926-12-21' } },
  ],
  'preceding_invoices.number': [{ preceding_invoices: [{ number: 't-1' }] }],
  'preceding_invoices.issue_date': [{ preceding_invoices: [{ number: '1', issue_date: '2026-12-21' }] }],
  'preceding_invoices.deducted_amount': [{ preceding_invoices: [{ number: '1', deducted_amount: '596' }] }],
  'preceding_invoices.tax_rate': [
    { preceding_invoices: [{ number: '1', deducted_amount: '10', tax_rate: '7' }] },
  ],
  type: [[{ type: 'corrected' }, 'preceding_invoice.number']],
  payment_terms: [
    'For {month}',
    '#SKONTO#TAGE=14#PROZENT=98.00#',
    '#SKONTO#TAGE=1400#PROZENT=2.00#',
    '#skonto#tage=14#prozent=2.00#',
    'Skonto: #SKONTO#TAGE=14#PROZENT=2#',
    '#TAGE=14#PROZENT=90.00#',
    '#SKONTO#TAGE=14#PROZENT=2.00#BASISBETRAG=99999999.00#',
    '#SKONTO#TAGE=14#PROZENT=2.00#BASISBETRAG=-1.00#',
    '#SKONTO#TAGE=15#PROZENT=2.00#',
    '#VERZUG#TAGE=14#PROZENT=99.00#',
  ].map(payment_terms => ({ payment_terms })),
  notes: [{ notes: '{period}' }],
  tax_note: [{ tax_note: '{month}' }, withoutTax],
  'seller.name': [withSeller({ name: undefined })],
  'seller.address': [withSeller({ address: undefined })],
  'seller.postcode': [withSeller(isAddressed)],
  'seller.city': [[withSeller(isAddressed), 'seller.postcode']],
  'seller.country': [withSeller({ country: 'UK', tax_id: 'GB1' })],
  'seller.tax_id': [withSeller({ tax_id: undefined })],
  'seller.electronic_address.id': [
    [
      {
        ...withSeller({ electronic_address: sameAddress }),
        ...withBuyer({ electronic_address: sameAddress }),
      },
      'buyer.electronic_address',
    ],
  ],
  'seller.tax_number': [
    [{ ...withSeller({ tax_number: '12/345' }), ...withBuyer({ tax_id: '12 345' }) }, 'buyer.tax_id'],
  ],
  'seller.iban': [withSeller({ iban: 'DE89370400440532013001' })],
  'seller.recovery_costs': [withSeller({ recovery_costs: '{costs}' })],
  'seller.late_payment': [withSeller({ late_payment: '{rate}' })],
  'seller.early_payment': [withSeller({ early_payment: '{discount}' })],
  'buyer.reference': [withBuyer({ reference: '{{reference}}' })],
  ...Object.fromEntries(referenceNames.map(name => [name, [{ [name]: '{order}' }]])),
  payment_reference: [{ payment_reference: '{number}' }],
  'buyer.name': [
    withBuyer({ name: '{customer}' }),
    withBuyer({ name: undefined }),
    withBuyer({ name: 'EXAMPLE  g.m.b.H.' }),
    withBuyer({ name: 'Example', address: ['Beispielweg  1'] }),
    withBuyer({ name: 'Example GmbH & Co. KG' }),
    withBuyer({ name: 'Example Ltd.' }),
  ],
  'buyer.address': [withBuyer({ address: undefined })],
  'buyer.postcode': [withBuyer(isAddressed)],
  'buyer.city': [[withBuyer(isAddressed), 'buyer.postcode']],
  'buyer.country': [withBuyer({ country: 'XX' })],
  'buyer.tax_id': ['de 123 456 789', '123456789', 'VAT DE123456789'].map(tax_id =>
    withBuyer({ name: 'Other', tax_id }),
  ),
  'buyer.electronic_address.id': [
    [
      {
        ...withSeller({ electronic_address: sameAddress }),
        ...withBuyer({ electronic_address: sameAddress }),
      },
      'buyer.electronic_address',
    ],
  ],
  'payee.name': [{ payee: { name: '{factor}' } }],
  'tax_representative.country': [{ tax_representative: { country: 'XX' } }],
  'delivery_address.country': [{ delivery_address: { country: 'XX' } }],
}

test('the usual invoice has no warning', () => {
  expect(warningsOf({})).toEqual([])
})

const paths = [...rulesByPath].flatMap(([path, entry]) => (typeof entry === 'string' ? [] : [path]))

test.each(paths)('one click never bills an odd %s', path => {
  const values = oddValues[path] ?? []
  expect(values.length, 'an odd value in the table of this test').toBeGreaterThan(0)
  for (const value of values) {
    const [fields, expected] = Array.isArray(value) ? value : [value, path]
    const found = warningsOf(fields).map(each => each.path.replaceAll(/\[\d+\]/g, ''))
    expect(found, JSON.stringify(fields)).toContain(expected)
  }
})

test('each field without a rule says why', () => {
  for (const [path, entry] of rulesByPath) {
    if (typeof entry === 'string') expect(entry, path).toMatch(/^[a-z].{20,}[a-z]$/)
  }
})

test('lines that are not summed have no warning about amounts, and summed ones have that of their own line', () => {
  const offered = { ...item, kind: 'optional', quantity: '0', tax_rate: '33', discount_percent: '100' }
  const others = [{ kind: 'heading', description: 'Design' }, offered, { kind: 'subtotal' }]
  expect(warningsOf({ type: 'quote', valid_until: '2026-12-05', items: [...others, item] })).toEqual([])
  const zero = { ...item, quantity: '0' }
  expect(
    warningsOf({ type: 'quote', valid_until: '2026-12-05', items: [...others, item, zero] }),
  ).toMatchObject([{ path: 'items[4].quantity' }])
})

test('usual discounts, charges, deposits, terms and periods have no warning', () => {
  const fine = [
    { discount_percent: '75' },
    { discount_percent: '50', ...withItem({ discount_percent: '50' }) },
    {
      discount_percent: '10',
      items: [
        { ...item, discount_percent: '50' },
        { ...item, quantity: '-0.4' },
      ],
    },
    withItem({ discount_percent: '50' }),
    { items: [item, { ...item, quantity: '-0.5' }] },
    { items: [item, { ...item, tax_rate: '0' }] },
    { items: [item, { ...item, unit_price: '0', tax_rate: undefined }] },
    withCharge({ amount: '500' }),
    withItem({ price_quantity: '1000', quantity: '800' }),
    { prepaid_amount: '500' },
    { cash_rounding: '0.05' },
    { currency: 'EUR', period: { start: '2026-01-01', end: '2028-12-31' } },
    { period: { start: '2026-10-01', end: '2026-10-31' } },
    {
      ...withItem({ description: 'Rent November 2026' }),
      period: { start: '2026-10-01', end: '2026-12-31' },
    },
    withItem({ description: 'Rent October 2026' }),
    { due_date: '2027-11-21' },
    { payment_terms: '#SKONTO#TAGE=14#PROZENT=2.00#\n50 % on order, 50 % on delivery' },
    { payment_terms: '#SKONTO#TAGE=7#PROZENT=3.00#BASISBETRAG=595.00#\n#VERZUG#TAGE=14#PROZENT=9.00#' },
    { payment_terms: '2 % Skonto within 10 days, see contract #14' },
    { preceding_invoice: { number: 'T-0', issue_date: '2024-01-01' } },
    { ...withBuyer({ name: 'Example AG', tax_id: 'DE987654321' }) },
    { ...withBuyer({ name: 'Example Holding GmbH' }) },
    { ...withSeller({ name: 'Müller GmbH' }), ...withBuyer({ name: 'Müller' }) },
    { ...withBuyer({ name: 'Other', tax_id: 'FR12123456789' }) },
    ...['発票-1', '#1042', '# 1042', 'RE/2026/11#7', '[A] 7', 'MM-26-1'].map(invoice_number => ({
      invoice_number,
    })),
  ]
  for (const fields of fine) expect(warningsOf(fields), JSON.stringify(fields)).toEqual([])
})
