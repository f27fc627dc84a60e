import { expect, test } from 'vitest'
import { currencies, minorUnits } from './currency.ts'

test('minor units follow ISO 4217, not ICU', () => {
  expect(minorUnits('EUR')).toBe(2)
  expect(minorUnits('JPY')).toBe(0)
  expect(minorUnits('HUF')).toBe(2)
  expect(minorUnits('IQD')).toBe(3)
  expect(minorUnits('KWD')).toBe(3)
  expect(minorUnits('UYI')).toBe(0)
  expect(minorUnits('CLF')).toBe(4)
  expect(minorUnits('UYW')).toBe(4)
})

test('rejects codes that are historic, unknown or without a minor unit', () => {
  for (const code of ['XXX', 'XTS', 'XAU', 'XDR', 'DEM', 'HRK', 'eur', 'EU', '', '__proto__', 'constructor'])
    expect(minorUnits(code), code).toBeUndefined()
})

test('every code occurs once, in order', () => {
  const codes = currencies.map(currency => currency.code)
  expect(codes).toEqual([...new Set(codes)].sort())
  expect(codes.every(code => /^[A-Z]{3}$/.test(code))).toBe(true)
})
