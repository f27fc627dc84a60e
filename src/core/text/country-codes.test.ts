import { expect, test } from 'vitest'
import { countryCodes } from './country-codes.ts'

test('every code is a country that Intl knows under this code', () => {
  const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' })
  expect(countryCodes.size).toBe(249)
  for (const code of countryCodes) {
    expect(code).toMatch(/^[A-Z]{2}$/)
    expect(names.of(code), code).toBeDefined()
    expect(new Intl.Locale(`und-${code}`).region).toBe(code)
  }
})
