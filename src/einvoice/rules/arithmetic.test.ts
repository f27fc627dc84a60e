import Big from 'big.js'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Decimal, parseDecimal } from '#core/money/decimal.ts'
import { sumOf } from './arithmetic.ts'

const digits = (maxLength: number) =>
  fc.string({ unit: fc.constantFrom(...'0123456789'), minLength: 1, maxLength })
const amount = fc
  .tuple(fc.constantFrom('', '-'), digits(12), fc.option(digits(6)))
  .map(([sign, whole, fraction]) => parseDecimal(`${sign}${whole}${fraction === null ? '' : `.${fraction}`}`))

test('adds as exactly as a sum of each', () => {
  fc.assert(
    fc.property(fc.array(fc.option(amount, { nil: undefined })), values => {
      const expected = values.reduce((sum, value) => sum.plus(value ?? 0), new Big(0))
      expect(sumOf(values as (Decimal | undefined)[]).eq(expected)).toBe(true)
    }),
  )
  expect(sumOf(['0.1', '0.2'] as Decimal[]).toString()).toBe('0.3')
  expect(sumOf(['999999999999999', '0.00000000000000000001'] as Decimal[]).toFixed()).toBe(
    '999999999999999.00000000000000000001',
  )
})
