import { expect, test } from 'vitest'
import { invoiceWith } from '#core/testing/invoices.ts'
import { largeSeconds } from '../scheduling/queue-limits.ts'
import { estimateRender } from './estimate-render.ts'

const ofTexts = (count: number, describe: (index: number) => string, fields: object = {}) =>
  estimateRender(
    invoiceWith({
      items: Array.from({ length: count }, (_, index) => ({
        description: describe(index),
        quantity: 1,
        unit_price: 1,
        ...fields,
      })),
    }),
  )
const letters = (first: number, index: number) =>
  Array.from({ length: 2000 }, (_, at) => String.fromCodePoint(first + index * 2000 + at)).join('')

test.each<[string, () => number]>([
  ['line breaks', () => ofTexts(10, () => `${'\n'.repeat(1999)}x`)],
  ['line separators', () => ofTexts(10, () => `${'\u2028'.repeat(1999)}x`)],
  ['different ideographs', () => ofTexts(4, index => letters(0x4e00, index))],
  ['different syllables', () => ofTexts(4, index => letters(0xac00, index))],
  ['joined letters', () => ofTexts(10, index => `${'ابتجحخ'.repeat(300)}${index}`)],
])('%s are no small render, however short the body', (_what, estimate) => {
  expect(estimate()).toBeGreaterThan(largeSeconds)
})

test('an ordinary invoice is', () => {
  const words = (index: number) => `Consulting and implementation of phase ${index}, as agreed`
  expect(ofTexts(1, words)).toBeLessThan(0.01)
  expect(ofTexts(100, words)).toBeLessThan(largeSeconds)
})

test('repeated words and glyphs cost less than new ones', () => {
  expect(ofTexts(8, () => letters(0x4e00, 0))).toBeLessThan(ofTexts(8, index => letters(0x4e00, index)) / 2)
  expect(ofTexts(50, () => 'شركة النقل '.repeat(50))).toBeLessThan(
    ofTexts(50, index => Array.from({ length: 50 }, (_, at) => `شركة${index * 50 + at} `).join('')),
  )
})
