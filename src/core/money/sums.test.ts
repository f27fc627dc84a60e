import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseDecimal } from './decimal.ts'
import { sumsOf } from './sums.ts'

const amount = (currency: string, payable: string) => ({ currency, payable: parseDecimal(payable) ?? null })

test('adds amounts per currency', () => {
  expect(
    sumsOf([amount('EUR', '0.10'), amount('JPY', '1200'), amount('EUR', '0.20'), amount('EUR', '-0.05')]),
  ).toEqual([
    { currency: 'EUR', count: 3, total: '0.25' },
    { currency: 'JPY', count: 1, total: '1200' },
  ])
})

test('adds large amounts exactly', () => {
  fc.assert(
    fc.property(fc.array(fc.bigInt({ min: -(10n ** 16n), max: 10n ** 16n }), { minLength: 1 }), cents => {
      const text = (value: bigint) => {
        const digits = (value < 0n ? -value : value).toString().padStart(3, '0')
        return `${value < 0n ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`
      }
      const [sum] = sumsOf(cents.map(value => amount('EUR', text(value))))
      expect(sum?.total).toBe(text(cents.reduce((total, value) => total + value, 0n)))
    }),
  )
})

test('an amount that is not known counts as zero', () => {
  expect(sumsOf([{ currency: 'EUR', payable: null }, amount('EUR', '1.50')])).toEqual([
    { currency: 'EUR', count: 2, total: '1.50' },
  ])
})
