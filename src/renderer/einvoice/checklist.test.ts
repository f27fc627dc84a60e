import { expect, test } from 'vitest'
import { emptyDraft } from '#core/draft/draft.ts'
import type { Issue } from '#core/errors/issue.ts'
import { countOf, detailsOf } from './checklist.ts'

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
