import { expect, test } from 'vitest'
import { derivations } from './derivations.ts'
import { cancellationOf, correctionOf, creditNoteOf, duplicateOf, invoiceOfQuote } from './derived-drafts.ts'
import { type Draft, draftSchema } from './draft.ts'

const source: Draft = {
  template: 'minimal',
  invoice_number: ' A-1 ',
  type: 'corrected',
  issue_date: '2026-10-31',
  due_date: '2026-11-14',
  valid_until: '2026-12-31',
  delivery_date: '2026-10-30',
  period: { start: '2026-10-01', end: '2026-10-31' },
  preceding_invoice: { number: 'A-0' },
  prepaid_amount: '50.00',
  cash_rounding: '0.05',
  payment_terms: '14 days',
  notes: 'Thank you',
  items: [{ description: 'Rent', quantity: '1', unit_price: '120' }],
}
const numbered = {
  invoice_number: 'B-1',
  issue_date: '2026-11-26',
  due_date: '2026-12-10',
  valid_until: undefined,
}
const {
  type: _type,
  preceding_invoice: _preceding,
  valid_until: _until,
  ...kept
} = { ...source, ...numbered }
const { prepaid_amount: _prepaid, ...withoutDeposit } = kept
const { payment_terms: _terms, notes: _notes, ...credited } = kept
const reference = { number: 'A-1', issue_date: '2026-10-31' }

test('a duplicate is a plain document of its own: without deposit, period, delivery and earlier invoice', () => {
  const { period: _, delivery_date: __, ...duplicated } = withoutDeposit
  expect(duplicateOf(source, numbered)).toEqual(duplicated)
  expect(duplicateOf({ ...source, type: 'credit_note' }, numbered)).toEqual({
    ...withoutDeposit,
    type: 'credit_note',
    preceding_invoice: { number: 'A-0' },
  })
})

test('a credit note returns the deposit', () => {
  const { prepaid_amount: _, ...expected } = credited
  expect(creditNoteOf(source, numbered)).toEqual({
    ...expected,
    type: 'credit_note',
    preceding_invoice: reference,
  })
})

test('who wrote the invoice writes its credit note', () => {
  const selfBilled = { ...source, type: 'self_billed' }
  expect(creditNoteOf(selfBilled, numbered).type).toBe('self_billed_credit_note')
  expect(cancellationOf(selfBilled, numbered).type).toBe('self_billed_credit_note')
  expect(correctionOf(selfBilled, numbered).type).toBe('self_billed')
})

test('a correction takes over the deposit, and the credit note beside it does not return it', () => {
  expect(correctionOf(source, numbered)).toEqual({ ...kept, preceding_invoice: reference })
  expect(cancellationOf(source, numbered)).toEqual({
    ...credited,
    type: 'credit_note',
    preceding_invoice: reference,
  })
})

test('the invoice of a quote has all but what only the quote says, and the deposit the first time', () => {
  const quote = { ...source, type: 'quote' }
  expect(invoiceOfQuote(quote, numbered)).toEqual(kept)
  expect(invoiceOfQuote(quote, numbered, false)).toEqual(withoutDeposit)
})

test('deposit invoices are deducted again about the rest of a final invoice, and delivery notes are of one delivery', () => {
  const final: Draft = {
    ...source,
    type: 'invoice',
    preceding_invoices: [{ number: 'D-1', deducted_amount: '60', tax_rate: '19' }],
    despatch_advice: 'DN-1',
    contract_reference: 'C-7',
  }
  for (const derived of [creditNoteOf, cancellationOf, correctionOf])
    expect(derived(final, numbered)).toMatchObject({
      preceding_invoices: final.preceding_invoices,
      despatch_advice: 'DN-1',
    })
  const duplicate = duplicateOf(final, numbered)
  expect(duplicate).toMatchObject({ contract_reference: 'C-7' })
  expect([duplicate.preceding_invoices, duplicate.despatch_advice]).toEqual([undefined, undefined])
  expect(duplicateOf({ ...final, type: 'deposit' }, numbered).type).toBe('deposit')
})

test('optional items of a quote stay optional in its invoice, and a credit note credits the billed ones', () => {
  const items = [
    { kind: 'heading', description: 'Design', quantity: '', unit_price: '' },
    { description: 'Logo', quantity: '1', unit_price: '800' },
    { kind: 'optional', description: 'Animation', quantity: '1', unit_price: '400' },
    { kind: 'subtotal', description: '', quantity: '', unit_price: '' },
  ]
  const billed = items.filter(({ kind }) => kind !== 'optional')
  for (const derived of [invoiceOfQuote, duplicateOf, correctionOf])
    expect(derived({ ...source, items }, numbered).items).toEqual(items)
  for (const derived of [creditNoteOf, cancellationOf])
    expect(derived({ ...source, items }, numbered).items).toEqual(billed)
})

test('attachments stay with their document, and with its correction', () => {
  const attachments = [{ name: 'hours.csv', data: 'data:text/csv;base64,ODs4' }]
  const document: Draft = { ...source, type: 'invoice', attachments }
  expect(correctionOf(document, numbered).attachments).toEqual(attachments)
  for (const derived of [duplicateOf, creditNoteOf, cancellationOf])
    expect(derived(document, numbered).attachments).toBeUndefined()
  expect(invoiceOfQuote({ ...document, type: 'quote' }, numbered).attachments).toBeUndefined()
})

test('every field says what becomes of it, in the order of canonical JSON', () => {
  expect(Object.keys(derivations)).toEqual(Object.keys(draftSchema.shape))
})

test('every date and every text of a period moves to the next one or is left out', () => {
  const isDate = (name: string) => /_date$|^valid_until$|^period$/.test(name)
  const rules = Object.entries(derivations).filter(([name]) => isDate(name))
  expect(rules.map(([name, { next }]) => [name, next])).toEqual([
    ['issue_date', 'given'],
    ['due_date', 'due'],
    ['valid_until', 'dropped'],
    ['delivery_date', 'moved'],
    ['period', 'moved'],
  ])
})
