import { expect, test } from 'vitest'
import { countryDefaults, countryOfLocale } from './country-defaults.ts'

test('language, currency and paper follow the country', () => {
  expect(countryDefaults('DE')).toEqual({ currency: 'EUR', locale: 'de-DE', paper: 'A4' })
  expect(countryDefaults('US')).toEqual({ currency: 'USD', locale: 'en-US', paper: 'Letter' })
  expect(countryDefaults('JP')).toEqual({ currency: 'JPY', locale: 'ja-JP', paper: 'A4' })
  expect(countryDefaults('MX')).toEqual({ currency: 'MXN', locale: 'es-MX', paper: 'Letter' })
  expect(countryDefaults('AR').locale).toBe('es-ES')
  expect(countryDefaults('TW').locale).toBe('zh-TW')
})

test('an unknown country or language gives the defaults', () => {
  expect(countryDefaults('FI')).toEqual({ currency: 'EUR', locale: 'en', paper: 'A4' })
  expect(countryDefaults('')).toMatchObject({ currency: 'EUR', paper: 'A4' })
  expect(countryOfLocale('de')).toBe('DE')
  expect(countryOfLocale('not a locale')).toBe('')
})
