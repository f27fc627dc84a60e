import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { emptyDraft, emptyItem } from '../draft/draft.ts'
import { issuesOfDraft } from '../draft/read-draft.ts'
import { textOf } from '../testing/english-text.ts'
import { invoiceWith, linesOf } from '../testing/invoices.ts'
import { xrechnungCases } from '../testing/xrechnung-cases.ts'
import { findingsOf, findingsOfRequest } from './findings-of.ts'

const context = { today: '2026-11-21', history: null }
const german = {
  seller: { name: 'Example GmbH', address: ['Beispielweg 1'], country: 'DE', tax_id: 'DE123456789' },
  buyer: { name: 'Sample', address: ['1 Rue Exemple'], country: 'DE' },
  issue_date: '2026-11-21',
  due_date: '2026-12-05',
  delivery_date: '2026-11-20',
  payment_means: '48',
  items: linesOf(['1', '500', '19']),
}
const findings = (fields: object) => findingsOf(invoiceWith(fields), context)
const paths = (fields: object) => findings(fields).map(({ path }) => path)

test('the minimal request has warnings about due date, seller, buyer and issue date', () => {
  const warnings = findings({}).filter(({ severity }) => severity === 'warning')
  expect(warnings.map(({ path }) => path)).toEqual(['due_date', 'seller.name', 'buyer.name', 'issue_date'])
})

test('hints at missing payment details, unless a text or the means of payment say how to pay', () => {
  const hints = (fields: object) =>
    findings({ ...german, payment_means: undefined, ...fields }).flatMap(({ code, severity }) =>
      code === 'no_payment_details' ? [severity] : [],
    )
  expect(hints({})).toEqual(['info'])
  expect(hints({ payment_terms: '30 days net' })).toEqual(['info'])
  expect(hints({ payment_means: '58' })).toEqual(['info'])
  expect(hints({ payment_means: '49' })).toEqual([])
  expect(hints({ seller: { ...german.seller, iban: 'DE89370400440532013000' } })).toEqual([])
  expect(hints({ payment_terms: 'Routing 021000021, account 1234567890' })).toEqual([])
  expect(hints({ notes: 'Pay at https://pay.example.com/t-1' })).toEqual([])
  expect(hints({ prepaid_amount: '595' })).toEqual([])
  expect(hints({ type: 'quote' })).toEqual([])
})

test('a complete German invoice has no findings', () => {
  expect(findings(german)).toEqual([])
})

test('warns about implausible values', () => {
  const implausible = {
    ...german,
    invoice_number: ' 1',
    due_date: '2026-11-20',
    items: linesOf(['0', '10', '19'], ['1', '1', '19']),
    discount_amount: '5',
  }
  expect(paths(implausible)).toEqual(['invoice_number', 'items[0].quantity', 'discount_amount', 'due_date'])
  expect(paths({ ...german, discount_amount: '-5' })).toEqual(['discount_amount'])
  expect(paths({ ...german, prepaid_amount: '-5' })).toEqual(['prepaid_amount'])
  expect(paths({ ...german, delivery_address: { country: 'XX' } })).toEqual(['delivery_address.country'])
})

test('warns about placeholders that would be printed', () => {
  const items = [{ description: 'Rent {month} {year}', quantity: '1', unit_price: '500', tax_rate: '19' }]
  expect(findings({ ...german, items, notes: 'For {period}', payment_terms: '{other}' })).toMatchObject([
    {
      path: 'items[0].description',
      message: { code: 'text.placeholder', params: { placeholder: '{month}' } },
    },
    {
      path: 'payment_terms',
      message: { code: 'text.other_placeholder', params: { placeholder: '{other}' } },
    },
    { path: 'notes', message: { params: { placeholder: '{period}' } } },
  ])
  const charged = { ...items[0], description: 'Rent', charge_amount: '5', charge_reason: 'Freight {year}' }
  const charges = [{ reason: 'Postage {month}', amount: '5', tax_rate: '19' }]
  expect(paths({ ...german, items: [charged], charges, tax_note: 'In {period}' })).toEqual([
    'items[0].charge_reason',
    'charges[0].reason',
    'tax_note',
  ])
})

test.each([
  '{customer}',
  '{ Customer name }',
  '{{invoice.total}}',
  `\${name}`,
  '[[project]]',
  '<<date>>',
  '%CUSTOMER_NAME%',
  '##CUSTOMER##',
  '@@name@@',
  '#REF!',
  '[object Object]',
  'TBD',
  'XXXXX',
  'Lorem ipsum',
])('warns about %s wherever a text is printed', placeholder => {
  const text = `Work for ${placeholder}.`
  const items = [{ description: text, quantity: '1', unit_price: '500', tax_rate: '19' }]
  const { seller, buyer } = german
  expect(
    paths({
      ...german,
      items,
      notes: text,
      purchase_order: text,
      seller: { ...seller, address: ['Way 1', text] },
      buyer: { ...buyer, name: text, reference: text },
    }),
  ).toEqual([
    'items[0].description',
    'notes',
    'seller.address',
    'buyer.name',
    'buyer.reference',
    'purchase_order',
  ])
})

test('accepts braces, brackets and percent signs that are no placeholders', () => {
  const texts = [
    'JSON {"a": 1}',
    'the set {1, 2}',
    '50 % of 20 %',
    '50%ABS50%PC',
    'TODO INCLUIDO',
    'Size XXXL',
    'Card XXXX 1234',
    '#1',
    'Nullpunkt',
    'x << 2',
    '[a] [[',
    'array[i]',
  ]
  for (const description of texts)
    expect(
      paths({ ...german, items: [{ description, quantity: '1', unit_price: '500', tax_rate: '19' }] }),
    ).toEqual([])
})

test('warns about the number 0, and a discount that is written as a line', () => {
  for (const invoice_number of ['0', '000', '0-00', '#0'])
    expect(paths({ ...german, invoice_number })).toEqual(['invoice_number'])
  for (const invoice_number of ['10', '0-01', '2026-0000-1'])
    expect(paths({ ...german, invoice_number })).toEqual([])
  const line = (unit_price: string, more: object = {}) => ({
    description: 'Work',
    quantity: '1',
    unit_price,
    tax_rate: '19',
    ...more,
  })
  const withLines = (...items: ReturnType<typeof line>[]) => paths({ ...german, items })
  expect(withLines(line('1000'), line('-950'))).toEqual(['items[1].unit_price'])
  expect(withLines(line('1000', { discount_percent: '50' }), line('-300'))).toEqual(['items[1].unit_price'])
  expect(withLines(line('1000'), line('-500'))).toEqual([])
})

test('warns about a mistyped IBAN and accepts other account numbers', () => {
  const withIban = (iban: string) => paths({ ...german, seller: { ...german.seller, iban } })
  expect(withIban('DE89370400440532013001')).toEqual(['seller.iban'])
  expect(withIban('DE89 3704 0044 0532 0130 00')).toEqual([])
  expect(withIban('021000021 / 123456789')).toEqual([])
})

test('says that a long name prevents a payment code, and nothing else', () => {
  const iban = 'DE89 3704 0044 0532 0130 00'
  const withSeller = (name: string, fields: object = {}) =>
    findings({ ...german, payment_means: '58', seller: { ...german.seller, name, iban }, ...fields }).map(
      ({ path, severity, code }) => [path, severity, code],
    )
  const long = 'Ä'.repeat(71)
  expect(withSeller(long)).toEqual([['seller.name', 'info', 'no_payment_code']])
  expect(withSeller(` ${'Ä'.repeat(70)} `)).toEqual([])
  expect(findings({ ...german, seller: { ...german.seller, name: long } })).toEqual([])
  expect(withSeller(long, { prepaid_amount: '595' })).toEqual([
    ['prepaid_amount', 'warning', 'nothing_payable'],
  ])
  expect(withSeller(long, { type: 'quote', due_date: undefined })).toEqual([])
})

test('warns about a total or an amount due that is not positive', () => {
  const codes = (fields: object) => findings({ ...german, ...fields }).map(({ message }) => message.code)
  expect(codes({ items: linesOf(['1', '0', '19']) })).toEqual(['total.zero'])
  expect(codes({ items: linesOf(['-1', '10', '19']) })).toEqual(['total.negative'])
  expect(codes({ discount_percent: '100' })).toEqual(['total.zero'])
  expect(codes({ prepaid_amount: '594.99' })).toEqual([])
  expect(codes({ prepaid_amount: '595' })).toEqual(['payable.zero'])
  expect(codes({ prepaid_amount: '600' })).toEqual(['payable.negative'])
  expect(codes({ prepaid_amount: '594.99', cash_rounding: '0.05' })).toEqual(['payable.rounded_to_zero'])
})

test('names the kind of the document', () => {
  const texts = (fields: object) => findings(fields).map(({ message }) => textOf(message))
  expect(texts({ type: 'credit_note' })).toContain('Enter who the credit note is from.')
  expect(texts({ type: 'quote' })).toContain('Enter who the quote is to.')
  expect(texts({ type: 'quote', items: linesOf(['-1', '5']) })).toContain(
    'The total is negative: this quote offers nothing to pay for.',
  )
})

test('asks for a due date or payment terms while something is due', () => {
  const { due_date: _, ...open } = german
  expect(paths(open)).toEqual(['due_date'])
  expect(paths({ ...open, payment_terms: '14 days net' })).toEqual([])
  expect(paths({ ...open, prepaid_amount: '595' })).toEqual(['prepaid_amount'])
})

test('warns about an issue date far away', () => {
  const code = (issue_date: string) =>
    findings({ ...german, issue_date, due_date: undefined, payment_terms: '14 days net' }).map(
      ({ message }) => message.code,
    )
  expect(code('2026-12-22')).toEqual([])
  expect(code('2026-12-23')).toEqual(['issue_date.far_ahead'])
  expect(code('2026-08-21')).toEqual([])
  expect(code('2026-08-20')).toEqual(['issue_date.long_ago'])
  expect(code('2025-11-21')).toEqual(['issue_date.long_ago'])
})

test('a draft has its errors, and findings of its other fields', () => {
  const draft = { ...emptyDraft(), invoice_number: '1', items: [{ ...emptyItem(), description: 'Work' }] }
  const issues = (fields: object) =>
    issuesOfDraft({ ...draft, ...fields }, context).map(({ path, severity }) => `${severity} ${path}`)
  expect(issues({})).toEqual([
    'error items[0].unit_price',
    'warning seller.name',
    'warning buyer.name',
    'warning issue_date',
  ])
  expect(issues({ issue_date: '2026-02-30' })).not.toContain('warning issue_date')
  const done = { items: [{ ...emptyItem(), description: 'Work', unit_price: '1' }] }
  expect(issues(done)).toEqual([
    'warning due_date',
    'info seller.iban',
    'warning seller.name',
    'warning buyer.name',
    'warning issue_date',
  ])
})

test('empty fields that a connection does not send have no findings', () => {
  const request = (fields: object) =>
    findingsOfRequest(invoiceWith(fields), 'documented', context).map(({ path }) => path)
  expect(request({})).toEqual([])
  expect(request({ items: linesOf(['1', '0']) })).toEqual(['items'])
})

test('samples of others lack a due date at most, or ask for nothing', ({ skip, task }) => {
  const codes = xrechnungCases({ skip, task }).flatMap(line => {
    const { invoice } = JSON.parse(line) as { invoice: { issue_date: string } }
    const today = invoice.issue_date
    return findingsOf(invoiceWith(invoice), { today, history: null }).map(({ code }) => code)
  })
  // `odd_number` is about the number "Rechnungsnummer", a placeholder that was not replaced
  const expected = [
    'no_payment_date',
    'no_payment_details',
    'nothing_payable',
    'odd_number',
    'total_not_positive',
  ]
  expect([...new Set(codes)].sort()).toEqual(expected)
})

test.each(['arabic', 'chinese', 'full', 'hebrew', 'japanese', 'long', 'sections'])(
  'the sample %s has no warnings',
  name => {
    const invoice = invoiceWith(JSON.parse(readFileSync(`resources/samples/${name}.json`, 'utf8')))
    const found = findingsOf(invoice, { today: invoice.issue_date ?? '', history: null })
    expect(found.filter(({ severity }) => severity === 'warning')).toEqual([])
  },
)
