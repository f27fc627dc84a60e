import Big from 'big.js'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Decimal } from './decimal.ts'
import { fitToCurrency, toUnits, unitsToDecimal } from './minor-units.ts'

test('converts exactly in both directions', () => {
  fc.assert(
    fc.property(
      fc.bigInt({ min: -(10n ** 30n), max: 10n ** 30n }),
      fc.integer({ min: 0, max: 4 }),
      (units, digits) => {
        const decimal = unitsToDecimal(units, digits)
        expect(decimal).toBe(new Big(`${units}e-${digits}`).toFixed(digits))
        expect(toUnits(decimal, digits)).toBe(units)
      },
    ),
  )
})

test('accepts fewer decimals than the currency has, and refuses more', () => {
  expect(toUnits('-12.5' as Decimal, 2)).toBe(-1250n)
  expect(() => toUnits('1.005' as Decimal, 2)).toThrow('more than 2 decimals')
})

test.each([
  ['JPY', '1e-2', '0'],
  ['JPY', '15e-1', '2'],
  ['JPY', '-5.5', '-6'],
  ['JPY', '5.0', '5'],
  ['JPY', '-0', '0'],
  ['EUR', '-5.005', '-5.01'],
  ['EUR', '5.0000', '5.00'],
  ['EUR', '1e-7', '0.00'],
  ['EUR', '-1e-7', '0.00'],
  ['KWD', '1.2345', '1.235'],
  ['', '1.2345', '1.23'],
  ['EUR', '999999999999999.994', '999999999999999.99'],
  ['EUR', '999999999999999.995', undefined],
  ['EUR', '1e400', undefined],
  ['EUR', '\u0665', undefined],
  ['EUR', '', undefined],
])('in %j, a stored %j is %j', (currency, text, amount) => {
  expect(fitToCurrency(text, currency)).toBe(amount)
})
