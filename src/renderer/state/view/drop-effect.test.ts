import { expect, test } from 'vitest'
import { effectOf, effectOfFile, isRefused } from './drop-effect.ts'

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
] as const)('while %j is dragged, the window offers %s', (types, effect) => {
  expect(effectOf(types, usual)).toBe(effect)
})

test.each([
  ['all.billwright', 'export'],
  ['received.XML', 'e-invoice'],
  ['invoice.json', 'invoice-file'],
  ['prices.csv', 'items'],
  ['folder', 'other'],
])('the name of %s decides where the system knows no kind', (name, effect) => {
  expect(effectOfFile({ name, type: '' }, usual)).toBe(effect)
})

test('a dialog is answered first, and what would be written is refused where nothing can be', () => {
  expect(effectOf(['text/xml'], { ...usual, isBlocked: true })).toBe('dialog')
  const readOnly = { ...usual, mayWrite: false }
  expect(effectOf(['application/json'], readOnly)).toBe('read-only')
  expect(effectOfFile({ name: 'all.billwright', type: '' }, readOnly)).toBe('read-only')
  expect(effectOf(['text/xml'], readOnly)).toBe('e-invoice')
  expect(['e-invoice', 'unnamed', 'customers'].some(effect => isRefused(effect as never))).toBe(false)
})
