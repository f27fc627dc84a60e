import { expect, test } from 'vitest'
import { emptyDraft } from '#core/draft/draft.ts'
import type { Issue } from '#core/errors/issue.ts'
import { countOf, detailPathsOf, detailsOf } from './checklist.ts'

const issue = (path: string, code: string, severity: Issue['severity'] = 'error'): Issue => ({
  path,
  code,
  severity,
  message: { code: 'einvoice.missing', params: { term: 'BT-10' } },
})
const statesOf = (...args: Parameters<typeof detailsOf>) =>
  Object.fromEntries(detailsOf(...args).map(({ path, state }) => [path, state]))

test('several findings about one field are one detail, and a half electronic address is missing', () => {
  const draft = emptyDraft({ seller: { contact_name: '', electronic_address: { id: 'a@example.com' } } })
  const issues = [
    issue('seller.contact_name', 'BR-DE-2'),
    issue('seller.contact_name', 'BR-DE-5'),
    issue('seller.electronic_address.scheme', 'BR-62'),
    issue('seller.electronic_address.id', 'PEPPOL-EN16931-R020'),
  ]
  expect(statesOf(draft, issues)).toEqual({
    'seller.contact_name': 'missing',
    'seller.electronic_address': 'missing',
  })
})

test('wrong values, warnings and what has no field of its own are not missing', () => {
  const draft = emptyDraft({
    seller: { tax_id: '1' },
    buyer: { reference: '' },
    items: [{ description: 'a', quantity: '1', unit_price: '1' }],
  })
  const issues: Issue[] = [
    issue('seller.tax_id', 'BR-CO-09'),
    issue('seller.phone', 'BR-DE-27', 'warning'),
    issue('buyer.reference', 'BR-DE-15'),
    { ...issue('items', 'BR-CO-10'), message: { code: 'einvoice.payment_groups' } },
    { ...issue('', 'BR-1'), message: { code: 'einvoice.payment_groups' } },
    issue('items[0].unit_code', 'BR-CL-23'),
  ]
  const details = detailsOf(draft, issues)
  expect(details.map(({ path, state, owner }) => [path, state, owner])).toEqual([
    ['seller.tax_id', 'wrong', 'seller'],
    ['seller.phone', 'warning', 'seller'],
    ['buyer.reference', 'missing', 'buyer'],
    ['items', 'wrong', 'invoice'],
    ['', 'wrong', 'invoice'],
    ['items[0].unit_code', 'missing', 'invoice'],
  ])
  expect([countOf(details, 'missing'), countOf(details, 'wrong', 'warning')]).toEqual([2, 4])
})

test('why lines are not taxed is one detail of all lines', () => {
  const issues = [issue('items[0].tax_category', 'BR-CO-04'), issue('items[7].tax_category', 'BR-CO-04')]
  expect(statesOf(emptyDraft(), issues)).toEqual({ tax_category: 'missing' })
})

test('a detail without a finding is done, and keeps its place', () => {
  const seen = ['buyer.reference', 'seller.phone']
  expect(Object.entries(statesOf(emptyDraft(), [issue('seller.phone', 'BR-DE-6')], seen))).toEqual([
    ['buyer.reference', 'done'],
    ['seller.phone', 'missing'],
  ])
})

test('an empty field is not done while the invoice has errors of its own, because no rule of the format is checked', () => {
  const draft = emptyDraft({
    buyer: { reference: '', electronic_address: { scheme: 'nonsense', id: 'a@example.com' } },
    seller: { phone: '+49 341 1234567' },
  })
  const wrong: Issue = {
    ...issue('buyer.electronic_address.scheme', 'invalid_electronic_scheme'),
    message: { code: 'value.scheme' },
  }
  expect(statesOf(draft, [wrong], ['buyer.reference', 'seller.phone'])).toEqual({
    'buyer.reference': 'missing',
    'seller.phone': 'done',
    'buyer.electronic_address': 'wrong',
  })
  // the reference counts as given if there is a purchase order
  expect(statesOf(draft, [], ['buyer.reference'])).toEqual({ 'buyer.reference': 'done' })
})

test('a finding about a sum that lines have too is named once', () => {
  const rate = { message: { code: 'einvoice.fr_rate', params: { rate: '19' } } } as const
  const issues: Issue[] = [
    { ...issue('items', 'BR-FR-16_BT-119'), ...rate },
    { ...issue('items[0].tax_rate', 'BR-FR-16_BT-152'), ...rate },
    issue('items', 'BR-47'),
    issue('charges[0].tax_category', 'BR-37'),
  ]
  const draft = emptyDraft({
    items: [{ description: 'a', quantity: '1', unit_price: '1', tax_rate: '19' }],
  })
  expect(statesOf(draft, issues)).toEqual({ 'items[0].tax_rate': 'wrong', tax_category: 'missing' })
  expect(detailPathsOf(issues)).toEqual(['items[0].tax_rate', 'tax_category'])
  expect(statesOf(draft, [issue('items', 'BR-47')])).toEqual({ items: 'missing' })
})

test('what a format does not replace is no entry of a field', () => {
  const limit: Issue = {
    path: 'seller.country',
    code: 'coverage',
    severity: 'warning',
    message: { code: 'einvoice.limit', params: { reason: 'system', country: 'GR' } },
  }
  const seen = (issues: Issue[]) =>
    detailsOf(emptyDraft({ seller: { country: 'GR' } }), issues).map(({ owner, state }) => [owner, state])
  expect(seen([limit, issue('seller.country', 'BR-CL-14')])).toEqual([
    ['format', 'warning'],
    ['seller', 'wrong'],
  ])
})
