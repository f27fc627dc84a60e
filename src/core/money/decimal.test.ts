import Big from 'big.js'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseJson, rawNumber } from '../json/json.ts'
import {
  type Decimal,
  isNegative,
  isZero,
  negateDecimal,
  parseDecimal,
  toDecimal,
  trimDecimal,
} from './decimal.ts'

const plainDecimal = fc
  .tuple(
    fc.bigInt({ min: -(10n ** 15n) + 1n, max: 10n ** 15n - 1n }),
    fc.string({ unit: fc.constantFrom(...'0123456789'), maxLength: 20 }),
  )
  .map(([whole, fraction]) => (fraction === '' ? String(whole) : `${whole}.${fraction}`))

test('a decimal keeps every digit through JSON', () => {
  fc.assert(
    fc.property(plainDecimal, text => {
      expect(parseDecimal(text)).toBe(text)
      expect(parseJson(JSON.stringify([rawNumber(text)]))).toEqual([{ source: text }])
    }),
  )
})

test('expands an exponent to the same value', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: -99_999, max: 99_999 }),
      fc.integer({ min: -12, max: 9 }),
      (digits, exponent) => {
        const decimal = parseDecimal(`${digits}e${exponent}`)
        expect(decimal).toMatch(/^-?\d+(\.\d+)?$/)
        expect(new Big(decimal ?? 'NaN').eq(new Big(`${digits}e${exponent}`))).toBe(true)
      },
    ),
  )
})

test('zero is never negative', () => {
  for (const text of ['-0', '-0.00', '-0e5', '-00.0']) expect(parseDecimal(text), text).toMatch(/^0(\.0+)?$/)
  expect(toDecimal(new Big('-0.004'), 2)).toBe('0.00')
  expect(toDecimal(new Big('-0'))).toBe('0')
})

test('accepts zero and negative numbers', () => {
  const decimals = ['0', '0.00', '10', '0.10', '-10.00', '-0.5'].map(text => parseDecimal(text) as Decimal)
  expect(decimals.filter(isZero)).toEqual(['0', '0.00'])
  expect(decimals.filter(isNegative)).toEqual(['-10.00', '-0.5'])
})

test('trims and negates as arithmetic does', () => {
  fc.assert(
    fc.property(plainDecimal, fc.integer({ min: 0, max: 3 }), (text, digits) => {
      const decimal = parseDecimal(text) as Decimal
      const exact = new Big(decimal)
      expect(trimDecimal(decimal)).toBe(toDecimal(exact))
      const decimals = Math.max(digits, exact.c.length - exact.e - 1)
      expect(trimDecimal(decimal, digits)).toBe(toDecimal(exact, decimals))
      expect(trimDecimal(negateDecimal(decimal))).toBe(toDecimal(exact.times(-1)))
    }),
  )
})

test('accepts 64 characters', () => {
  expect(parseDecimal('5'.padStart(64, '0'))).toBe('5')
  expect(parseDecimal('5'.padStart(65, '0'))).toBeUndefined()
})

test('rejects an exponent beyond the limits', () => {
  for (const text of ['1e15', '1e999', '-1e-999', '1e-70']) expect(parseDecimal(text), text).toBeUndefined()
  expect(parseDecimal('0e999')).toBe('0')
  expect(parseDecimal('1.2345e2')).toBe('123.45')
  expect(parseDecimal('x1e2')).toBeUndefined()
})

test('rounds half away from zero', () => {
  expect(toDecimal(new Big('1.005'), 2)).toBe('1.01')
  expect(toDecimal(new Big('-1.005'), 2)).toBe('-1.01')
})

test('rejects text that is not a plain decimal', () => {
  for (const text of [
    '',
    '.',
    '1.',
    '.5',
    '+1',
    '1,5',
    ' 1',
    '1 ',
    '0x1',
    '1_0',
    'NaN',
    '1e',
    'e1',
    '--1',
    '١',
  ])
    expect(parseDecimal(text), text).toBeUndefined()
})
