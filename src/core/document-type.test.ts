import { expect, test } from 'vitest'
import { documentTypeOf } from './document-type.ts'
import { emptyDraft } from './draft/draft.ts'
import { invoiceOfDraft } from './draft/read-draft.ts'
import { renderableDraft } from './draft/renderable-draft.ts'
import { findingsOf } from './findings/findings-of.ts'
import { readInvoice, writeInvoice } from './invoice/read-invoice.ts'
import type { Decimal } from './money/decimal.ts'

const bare = {
  template: 'minimal',
  invoice_number: 'CN-1',
  items: [{ description: 'A', quantity: 1, unit_price: 2 }],
}
const read = (fields: object) => readInvoice(JSON.stringify({ ...bare, ...fields }))

/** Path, message and severity of each finding. */
function findings(fields: object): string[] {
  const parsed = read({ seller: { name: 'A' }, buyer: { name: 'B' }, issue_date: '2026-11-21', ...fields })
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.issues))
  const found = findingsOf(parsed.invoice, { today: '2026-11-21', history: null })
  return found.map(({ path, message, severity }) => `${path} ${message.code} ${severity}`)
}

test('a document without a type is an invoice, and is written without one', () => {
  const parsed = read({})
  expect(parsed.ok && documentTypeOf(parsed.invoice)).toBe('invoice')
  expect(parsed.ok && writeInvoice(parsed.invoice)).toBe(JSON.stringify(bare))
})

test('reads and writes the fields of a credit note', () => {
  const fields = { type: 'credit_note', preceding_invoice: { number: 'INV-1', issue_date: '2026-10-01' } }
  const parsed = read(fields)
  expect(parsed.ok && JSON.parse(writeInvoice(parsed.invoice))).toEqual({ ...bare, ...fields })
})

test('rejects unknown kinds and parts of the reference by name', () => {
  const parsed = read({ type: 'receipt', preceding_invoice: { no: '1' } })
  expect(parsed.ok ? [] : parsed.issues).toEqual([
    expect.objectContaining({ path: 'type', message: { code: 'value.document_type' } }),
    expect.objectContaining({
      path: 'preceding_invoice.no',
      message: { code: 'field.unknown', params: { name: 'no', owner: 'preceding_invoice', near: null } },
    }),
  ])
})

test('a draft keeps any text as its type; an unknown type is an error and shown as an invoice', () => {
  const draft = emptyDraft({
    type: ' quote ',
    invoice_number: 'Q-1',
    items: [{ description: 'A', quantity: '1', unit_price: '2' }],
  })
  expect(renderableDraft(draft).type).toBe('quote')
  expect(invoiceOfDraft(draft)).toMatchObject({ ok: true, invoice: { type: 'quote' } })
  const wrong = { ...draft, type: 'offer' }
  expect(documentTypeOf(renderableDraft(wrong))).toBe('invoice')
  expect(invoiceOfDraft(wrong)).toMatchObject({ ok: false, issues: [{ path: 'type' }] })
})

test('warns about values that do not fit the kind', () => {
  const due = { due_date: '2026-12-05', payment_means: '48' }
  expect(findings(due)).toEqual([])
  const negative = [{ description: 'A', quantity: 1, unit_price: -2 }]
  expect(findings({ ...due, items: negative })).toEqual(['items total.negative warning'])
  expect(findings({ type: 'credit_note' })).toEqual([
    'preceding_invoice.number preceding_invoice.number_missing warning',
  ])
  const credit = { type: 'credit_note', preceding_invoice: { number: 'INV-1' } }
  expect(findings(credit)).toEqual([])
  expect(findings({ ...credit, items: negative })).toEqual(['items total.negative_credit_note warning'])
  expect(findings({ ...credit, due_date: '2026-10-01' })).toEqual(['due_date field.not_printed info'])
  const quote = { type: 'quote', valid_until: '2026-12-21' }
  expect(findings(quote)).toEqual([])
  expect(findings({ ...quote, valid_until: '2026-11-20' })).toEqual([
    'valid_until valid_until.before_issue warning',
  ])
})

test('a quote is no tax document, so it lacks no field that VAT law requires', () => {
  const german = { seller: { name: 'A', country: 'DE' }, items: [{ ...bare.items[0], tax_rate: 19 }] }
  expect(findings({ ...german, type: 'quote' })).toEqual([])
  expect(findings(german).length).toBeGreaterThan(1)
})

test('warns about a credit note above what is left of its invoice', () => {
  const credited = (creditable: string | null) => {
    const parsed = read({ type: 'credit_note', preceding_invoice: { number: 'INV-1' } })
    if (!parsed.ok) throw new Error(JSON.stringify(parsed.issues))
    const context = {
      today: '2026-11-21',
      history: null,
      creditable: creditable === null ? null : euros(creditable),
    }
    return findingsOf(parsed.invoice, context).filter(({ code }) => code === 'above_rest')
  }
  const euros = (amount: string) => ({ currency: 'EUR', amount: amount as Decimal })
  expect(credited('2.00')).toEqual([])
  expect(credited(null)).toEqual([])
  expect(credited('1.99')).toMatchObject([
    { path: 'items', message: { code: 'credit.above_rest', params: { rest: '1.99', currency: 'EUR' } } },
  ])
})

test('a credit note is not above the rest of its invoice by less than the unit of cash rounding', () => {
  const credited = (amount: string) => {
    const parsed = read({
      type: 'credit_note',
      preceding_invoice: { number: 'INV-1' },
      currency: 'CHF',
      cash_rounding: 0.05,
      items: [{ description: 'A', quantity: 2, unit_price: '8.90', tax_rate: '8.1' }],
    })
    if (!parsed.ok) throw new Error(JSON.stringify(parsed.issues))
    const creditable = { currency: 'CHF', amount: amount as Decimal }
    const found = findingsOf(parsed.invoice, { today: '2026-11-21', history: null, creditable })
    return found.some(({ code }) => code === 'above_rest')
  }
  // 19.25, of an invoice over 19.24 of which 8.47 was paid before: 8.47 and 10.75
  expect(credited('19.22')).toBe(false)
  expect(credited('19.20')).toBe(true)
})

test('warns about a credit note in another currency than its invoice, which it does not reduce', () => {
  const parsed = read({ type: 'credit_note', preceding_invoice: { number: 'INV-1' }, currency: 'JPY' })
  const creditable = { currency: 'EUR', amount: '120.00' as Decimal }
  const found = parsed.ok && findingsOf(parsed.invoice, { today: '2026-11-21', history: null, creditable })
  expect(found).toContainEqual({
    path: 'currency',
    code: 'other_currency',
    severity: 'warning',
    message: { code: 'credit.other_currency', params: { currency: 'JPY', original: 'EUR' } },
  })
})

test('a corrected and a self-billed invoice are invoices that keep their type', () => {
  const corrected = { type: 'corrected', preceding_invoice: { number: 'INV-1' } }
  const parsed = read(corrected)
  expect(parsed.ok && documentTypeOf(parsed.invoice)).toBe('invoice')
  expect(parsed.ok && JSON.parse(writeInvoice(parsed.invoice))).toEqual({ ...bare, ...corrected })
  const due = { due_date: '2026-12-05', payment_means: '48' }
  expect(findings({ ...due, ...corrected })).toEqual([])
  expect(findings({ ...due, type: 'corrected' })).toEqual([
    'preceding_invoice.number preceding_invoice.number_missing warning',
  ])
  expect(findings({ ...due, type: 'self_billed' })).toEqual([])
})

test('a self-billed credit note is a credit note that keeps its type', () => {
  const type = 'self_billed_credit_note'
  expect(documentTypeOf({ type })).toBe('credit_note')
  const parsed = read({ type, preceding_invoice: { number: 'INV-1' } })
  expect(parsed.ok && JSON.parse(writeInvoice(parsed.invoice)).type).toBe(type)
  expect(findings({ type })).toEqual(['preceding_invoice.number preceding_invoice.number_missing warning'])
})
