import fc from 'fast-check'
import { expect, test } from 'vitest'
import { proposeNumber } from './invoice-number.ts'
import { joinInvoiceNumber, splitInvoiceNumber } from './split-invoice-number.ts'

test.each([
  ['INV-2026-0042', 'INV-{YYYY}-{####}', { before: 'INV-2026-', counter: 42n, after: '', width: 4 }],
  ['INV-2025-0007', 'INV-{YYYY}-{####}', { before: 'INV-2025-', counter: 7n, after: '', width: 4 }],
  ['0042/2026', '{####}/{YYYY}', { before: '', counter: 42n, after: '/2026', width: 4 }],
  ['R.26+7', 'R.YY+#', { before: 'R.26+', counter: 7n, after: '', width: 1 }],
  ['AB 17', 'INV-{YYYY}-{####}', { before: 'AB ', counter: 17n, after: '', width: 2 }],
  ['12345', 'INV-{YYYY}-{####}', { before: '', counter: 12345n, after: '', width: 5 }],
  ['Draft', 'INV-{YYYY}-{####}', undefined],
  ['7', 'no counter', { before: '', counter: 7n, after: '', width: 1 }],
])('%s in %s', (number, pattern, parts) => {
  expect(splitInvoiceNumber(number, [pattern])).toEqual(parts)
})

test('splits and joins a number of its pattern', () => {
  const literal = fc.string({ maxLength: 5 }).filter(text => !/[#{}\dYM]/.test(text))
  const pattern = fc
    .tuple(literal, fc.constantFrom('{YYYY}-', '{YY}', '{MM}.', ''), fc.integer({ min: 1, max: 6 }), literal)
    .map(([before, date, width, after]) => `${before}${date}{${'#'.repeat(width)}}${after}`)
  fc.assert(
    fc.property(pattern, text => {
      const number = proposeNumber(text, '2026-11-21', [])
      const parts = splitInvoiceNumber(number, [text])
      expect(parts?.counter).toBe(1n)
      expect(parts && joinInvoiceNumber(parts, parts.counter)).toBe(number)
      expect(parts && joinInvoiceNumber(parts, 2n)).toBe(proposeNumber(text, '2026-11-21', [number]))
    }),
  )
})
