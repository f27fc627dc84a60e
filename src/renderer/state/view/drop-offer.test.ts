import { expect, test } from 'vitest'
import { isRefused, offerOf, offerOfFile } from './drop-offer.ts'

const usual = { isBlocked: false, mayWrite: true, records: 'items' } as const

test.each([
  [['text/xml'], 'e-invoice'],
  [['application/pdf'], 'e-invoice'],
  [['application/json'], 'invoice-file'],
  [['text/csv'], 'items'],
  [[''], 'unnamed'],
  [['image/png'], 'image'],
  [['video/mp4'], 'other'],
  [['text/xml', 'text/xml'], 'several'],
] as const)('while %j is dragged, the window offers %s', (types, offer) => {
  expect(offerOf(types, usual)).toBe(offer)
})

test.each([
  ['all.billwright', 'export'],
  ['received.XML', 'e-invoice'],
  ['invoice.json', 'invoice-file'],
  ['prices.csv', 'items'],
  ['folder', 'other'],
])('the name of %s decides where the system knows no kind', (name, offer) => {
  expect(offerOfFile({ name, type: '' }, usual)).toBe(offer)
})

test('a dialog is answered first, and what would be written is refused where nothing can be', () => {
  expect(offerOf(['text/xml'], { ...usual, isBlocked: true })).toBe('dialog')
  const readOnly = { ...usual, mayWrite: false }
  expect(offerOf(['application/json'], readOnly)).toBe('read-only')
  expect(offerOfFile({ name: 'all.billwright', type: '' }, readOnly)).toBe('read-only')
  expect(offerOf(['text/xml'], readOnly)).toBe('e-invoice')
  expect(['e-invoice', 'unnamed', 'customers'].some(offer => isRefused(offer as never))).toBe(false)
})
