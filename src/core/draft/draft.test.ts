import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyCodePoint } from '#core/testing/any-code-point.ts'
import { writeInvoice } from '../invoice/read-invoice.ts'
import { totalsOf } from '../invoice/totals.ts'
import { invoiceWith } from '../testing/invoices.ts'
import { amongOtherLines } from '../testing/other-lines.ts'
import { type Draft, draftOfInvoice, draftSchema, emptyDraft, emptyItem, withLineKind } from './draft.ts'
import { isBlankItem } from './draft-fields.ts'
import { invoiceOfDraft } from './read-draft.ts'
import { renderableDraft } from './renderable-draft.ts'

const full = {
  items: [{ description: 'Work', quantity: '1.234', unit_price: '80.00', unit: 'h', tax_rate: '19' }],
  locale: 'de-DE',
  seller: { name: 'Example GmbH', address: ['Beispielweg 1', 'Berlin'], country: 'DE' },
  buyer: { name: 'Sample Ltd' },
  issue_date: '2026-11-21',
  discount_percent: '5',
  prices_include_tax: false,
}

test('an invoice converts to a draft and back without change', () => {
  const invoice = invoiceWith(full)
  const draft = draftOfInvoice(invoice)
  expect(draftSchema.parse(draft)).toEqual(draft)
  expect(invoiceOfDraft(draft)).toEqual({ ok: true, invoice })
  expect(renderableDraft(draft)).toEqual(invoice)
})

test('lines of every kind convert to a draft and back without change', () => {
  fc.assert(
    fc.property(amongOtherLines(fc.constant(full.items)), ({ all }) => {
      const invoice = invoiceWith({ ...full, items: all })
      const draft = draftOfInvoice(invoice)
      expect(draftSchema.parse(draft)).toEqual(draft)
      expect(invoiceOfDraft(draft)).toEqual({ ok: true, invoice })
      expect(renderableDraft(draft)).toEqual(invoice)
    }),
  )
})

test('a line that becomes a heading has no price any more, and is an item again with a quantity', () => {
  const line = { description: 'Design', quantity: '2', unit_price: '80', unit: 'h', tax_rate: '19' }
  const heading = withLineKind(line, 'heading')
  expect(heading).toEqual({ kind: 'heading', description: 'Design', quantity: '', unit_price: '' })
  expect(withLineKind(heading, undefined)).toEqual({ ...emptyItem(), description: 'Design' })
  expect(withLineKind(withLineKind(line, 'optional'), undefined)).toEqual(line)
})

test('a price that is typed into a heading is an error, and is not shown', () => {
  const draft = emptyDraft({
    invoice_number: '1',
    items: [
      { kind: 'heading', description: 'Design', quantity: '2', unit_price: '80' },
      { ...emptyItem(), description: 'Work', unit_price: '5' },
    ],
  })
  expect(invoiceOfDraft(draft)).toMatchObject({
    ok: false,
    issues: [{ path: 'items[0].quantity' }, { path: 'items[0].unit_price' }],
  })
  expect(totalsOf(renderableDraft(draft))).toMatchObject({ lines: [null, '5.00'], total: '5.00' })
})

test('a new draft has one empty line item and reports missing fields', () => {
  const draft = emptyDraft({ invoice_number: 'INV-1', currency: 'CHF' })
  expect(draft).toMatchObject({ currency: 'CHF', items: [emptyItem()] })
  expect(invoiceOfDraft(draft)).toMatchObject({
    ok: false,
    issues: [{ path: 'items', message: { code: 'items.missing' } }],
  })
})

test('omits blank fields, parties, address lines and trailing line items', () => {
  const blank = { ...emptyItem(), tax_rate: '19' }
  const draft: Draft = {
    ...emptyDraft(),
    invoice_number: 'INV-1',
    items: [{ ...emptyItem(), description: 'Work', unit_price: '5' }, blank, { ...blank, quantity: '' }],
    due_date: ' ',
    notes: '',
    seller: { name: '', address: ['', ' '] },
    buyer: { name: 'Sample', address: ['1 Street', '', 'Town'] },
  }
  const read = invoiceOfDraft(draft)
  expect(read.ok && JSON.parse(writeInvoice(read.invoice))).toEqual({
    template: 'minimal',
    invoice_number: 'INV-1',
    items: [{ description: 'Work', quantity: 1, unit_price: 5 }],
    buyer: { name: 'Sample', address: ['1 Street', 'Town'] },
  })
})

test('a line item is blank until a field differs from its initial value', () => {
  expect(isBlankItem({ ...emptyItem(), tax_rate: '19', unit: 'h' })).toBe(true)
  expect(isBlankItem({ ...emptyItem(), quantity: ' 1 ' })).toBe(true)
  for (const written of [{ discount_percent: '10' }, { quantity: '2' }, { description: 'x' }])
    expect(isBlankItem({ ...emptyItem(), ...written })).toBe(false)
})

test('keeps and reports a blank line item between others', () => {
  const written = { ...emptyItem(), description: 'Work', unit_price: '5' }
  const read = invoiceOfDraft({ ...emptyDraft(), invoice_number: '1', items: [emptyItem(), written] })
  expect(!read.ok && read.issues.map(issue => issue.path)).toEqual([
    'items[0].description',
    'items[0].unit_price',
  ])
})

test('parses numbers as they were typed', () => {
  const item = { description: 'Work', quantity: '=2*3', unit_price: '1.234,50 €' }
  const read = invoiceOfDraft({ ...emptyDraft(), invoice_number: '1', locale: 'de-DE', items: [item] })
  expect(read).toMatchObject({ ok: true, invoice: { items: [{ quantity: '6', unit_price: '1234.50' }] } })
})

test('renders the valid fields of an incomplete draft', () => {
  const draft: Draft = {
    ...emptyDraft(),
    items: [
      { description: 'half\u0000 written', quantity: 'ab', unit_price: '', tax_rate: '1x' },
      { description: '', quantity: '2', unit_price: '3' },
    ],
    currency: 'EU',
    locale: 'd',
    due_date: '2026-1',
    seller: { name: 'Example', country: 'Germany' },
    discount_percent: '1',
    discount_amount: '2',
    logo: 'data:text/html,x',
  }
  expect(renderableDraft(draft)).toEqual({
    template: 'minimal',
    invoice_number: '',
    items: [
      { description: 'half  written', quantity: null, unit_price: null },
      { description: '', quantity: '2', unit_price: '3' },
    ],
    seller: { name: 'Example' },
    discount_percent: '1',
  })
})

test('renders a valid draft as its invoice', () => {
  const words = fc.constantFrom(
    '',
    ' ',
    'Work',
    ' two \r\nlines ',
    'line\rbreak',
    'Ünïcode 日本 👩‍🚀',
    'tab\t',
  )
  const numbers = fc.constantFrom('1', '007', '-0', '1.50', '1,5', '=2*3', '1.234', '12 €')
  const draft = fc.record(
    {
      template: fc.constantFrom('bold', ' minimal '),
      invoice_number: fc.constantFrom('INV-1', ' 1 '),
      items: fc.array(
        fc.record(
          { description: words, quantity: numbers, unit_price: numbers, unit: words, tax_rate: numbers },
          { requiredKeys: ['description', 'quantity', 'unit_price'] },
        ),
        { minLength: 1, maxLength: 3 },
      ),
      currency: fc.constantFrom('', 'EUR', ' JPY'),
      locale: fc.constantFrom('', 'en', 'de-DE'),
      due_date: fc.constantFrom('', '2026-11-21', '20261121 '),
      seller: fc.record(
        { name: words, address: fc.array(words), country: fc.constantFrom('', 'DE') },
        { requiredKeys: [] },
      ),
      discount_percent: numbers,
      cash_rounding: fc.constantFrom('', '0,05', '1'),
      notes: words,
    },
    { requiredKeys: ['template', 'invoice_number', 'items'] },
  )
  let invoices = 0
  fc.assert(
    fc.property(draft, fields => {
      const read = invoiceOfDraft(fields)
      if (!read.ok) return
      invoices += 1
      expect(renderableDraft(fields)).toEqual(read.invoice)
    }),
    { numRuns: 500 },
  )
  expect(invoices).toBeGreaterThan(20)
})

test('renders and totals every draft', () => {
  const text = fc.oneof(
    fc.string({ unit: anyCodePoint }),
    fc.constantFrom('1', '-5', '1e9', 'EUR', 'de-DE', '=1/0', '5,5'),
  )
  const texts = (names: string[]) =>
    fc.record(Object.fromEntries(names.map(name => [name, text])), { requiredKeys: [] })
  const item = fc
    .tuple(texts(['unit', 'discount_percent', 'tax_rate']), text, text, text)
    .map(([rest, description, quantity, unit_price]) => ({ ...rest, description, quantity, unit_price }))
  const draft = fc
    .tuple(
      texts([
        'currency',
        'locale',
        'due_date',
        'discount_amount',
        'prepaid_amount',
        'cash_rounding',
        'notes',
        'logo',
      ]),
      texts(['name', 'country', 'tax_id']),
      fc.array(item, { maxLength: 4 }),
      text,
    )
    .map(([rest, seller, items, invoice_number]) => ({
      ...rest,
      template: 'bold',
      seller,
      items,
      invoice_number,
    }))
  fc.assert(
    fc.property(draft, fields => {
      const shown = renderableDraft(draftSchema.parse(fields))
      expect(totalsOf(shown).lines).toHaveLength(shown.items.length)
      invoiceOfDraft(fields)
    }),
    { numRuns: 300 },
  )
})

test('a draft keeps charges as they are typed, and omits blank ones at the end', () => {
  const draft = {
    ...draftOfInvoice(invoiceWith(full)),
    charges: [
      { reason: 'Fracht', amount: '12,50' },
      { amount: '' },
      { amount: 'about 5' },
      { reason: ' ', amount: '' },
    ],
  }
  expect(draftSchema.parse(draft)).toEqual(draft)
  const read = invoiceOfDraft(draft)
  expect(!read.ok && read.issues.map(({ path, code }) => [path, code])).toEqual([
    ['charges[1].amount', 'missing'],
    ['charges[2].amount', 'invalid_number'],
  ])
  expect(renderableDraft(draft).charges).toEqual([{ reason: 'Fracht', amount: '12.50' }])
  expect(invoiceOfDraft({ ...draft, charges: draft.charges.slice(0, 1) })).toMatchObject({
    invoice: { charges: [{ reason: 'Fracht', amount: '12.50' }] },
  })
})
