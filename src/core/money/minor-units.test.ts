import Big from 'big.js'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Decimal } from './decimal.ts'
import { toUnits, unitsToDecimal } from './minor-units.ts'

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
