import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyCodePoint } from '#core/testing/any-code-point.ts'
import { contentDisposition } from './header-values.ts'

test('a number with slashes and letters of another script', () => {
  expect(contentDisposition('RÉ/2026 №7')).toBe(
    `inline; filename="invoice-R-2026-7.pdf"; filename*=UTF-8''invoice-R%C3%89-2026-%E2%84%967.pdf`,
  )
})

test('a number of dots and nothing else', () => {
  expect(contentDisposition('..')).toBe(`inline; filename="invoice-.pdf"; filename*=UTF-8''invoice-.pdf`)
})

test('any number makes a header that ends no name early and names no folder', () => {
  const anyNumber = fc.string({ unit: anyCodePoint, maxLength: 64 })
  fc.assert(
    fc.property(anyNumber, number => {
      expect(contentDisposition(number)).toMatch(
        /^inline; filename="invoice-[\w.-]*\.pdf"; filename\*=UTF-8''[\w.~!%-]+\.pdf$/,
      )
    }),
  )
})
