import { expect, test } from 'vitest'
import { emptyDraft, emptyItem } from '../draft/draft.ts'
import { issuesOfDraft } from '../draft/read-draft.ts'
import { invoiceWith, linesOf } from '../testing/invoices.ts'
import { issuesOf } from './validate.ts'

const german = {
  seller: { name: 'Example GmbH', address: ['Beispielweg 1'], country: 'DE', tax_id: 'DE123456789' },
  buyer: { name: 'Sample', address: ['1 Rue Exemple'], country: 'DE' },
  issue_date: '2026-11-21',
  delivery_date: '2026-11-20',
  items: linesOf(['1', '10', '19']),
}
const paths = (fields: object) => issuesOf(invoiceWith(fields)).map(issue => issue.path)

test('the minimal request has warnings about seller, buyer and issue date', () => {
  const issues = issuesOf(invoiceWith({}))
  expect(issues.map(issue => issue.path)).toEqual(['seller.name', 'buyer.name', 'issue_date'])
  expect(issues.every(issue => issue.severity === 'warning')).toBe(true)
})

test('a complete German invoice has no warnings', () => {
  expect(paths(german)).toEqual([])
})

test('asks for VAT number and address only in the European Union and the United Kingdom', () => {
  const seller = (country: string) => ({ ...german, seller: { name: 'Example', country } })
  expect(paths(seller('DE'))).toEqual(['seller.address', 'seller.tax_id'])
  expect(paths(seller('GB'))).toEqual(['seller.address', 'seller.tax_id'])
  expect(paths(seller('US'))).toEqual([])
})

test('asks for a tax note and the VAT number of the customer in a reverse charge', () => {
  const reverse = { ...german, items: linesOf(['1', '10', '0']), buyer: { ...german.buyer, country: 'FR' } }
  expect(paths(reverse)).toEqual(['tax_note', 'buyer.tax_id'])
  const complete = {
    ...reverse,
    tax_note: 'Reverse charge',
    buyer: { ...reverse.buyer, tax_id: 'FR12345678901' },
  }
  expect(paths(complete)).toEqual([])
  const byNumber = { ...reverse, buyer: { name: 'Sample', address: ['Odos 1'], tax_id: 'EL123456789' } }
  expect(issuesOf(invoiceWith(byNumber))[0]?.message).toEqual({ code: 'tax_note.reverse_charge' })
})

test('suggests a delivery date', () => {
  const { delivery_date: _, ...undelivered } = german
  expect(issuesOf(invoiceWith(undelivered))).toMatchObject([{ path: 'delivery_date', severity: 'info' }])
})

test('asks for a tax note without VAT in the same country', () => {
  expect(paths({ ...german, items: linesOf(['1', '10']) })).toEqual(['tax_note'])
})

test('warns about implausible values', () => {
  const implausible = {
    ...german,
    invoice_number: ' 1',
    due_date: '2026-11-20',
    items: linesOf(['0', '10', '19'], ['1', '1', '19']),
    discount_amount: '5',
  }
  expect(paths(implausible)).toEqual(['invoice_number', 'items[0].quantity', 'due_date', 'discount_amount'])
  expect(paths({ ...german, discount_amount: '-5' })).toEqual(['discount_amount'])
})

test('warns about a mistyped IBAN and accepts other account numbers', () => {
  const withIban = (iban: string) => paths({ ...german, seller: { ...german.seller, iban } })
  expect(withIban('DE89370400440532013001')).toEqual(['seller.iban'])
  expect(withIban('DE89 3704 0044 0532 0130 00')).toEqual([])
  expect(withIban('021000021 / 123456789')).toEqual([])
})

test('a draft has warnings only without errors', () => {
  const draft = { ...emptyDraft(), invoice_number: '1', items: [{ ...emptyItem(), description: 'Work' }] }
  expect(issuesOfDraft(draft)).toMatchObject([{ path: 'items[0].unit_price', severity: 'error' }])
  const done = { ...draft, items: [{ ...emptyItem(), description: 'Work', unit_price: '1' }] }
  expect(issuesOfDraft(done).map(issue => issue.severity)).toEqual(['warning', 'warning', 'warning'])
})
