import { defaultCurrency, defaultLocale } from '../defaults.ts'
import type { Paper } from '../design-values.ts'
import { documentLanguageOf, documentLocales, parseLocale } from './locale.ts'

/** Countries whose invoices are probably not in euro. */
const currencies: Record<string, string> = {
  AU: 'AUD',
  BR: 'BRL',
  CA: 'CAD',
  CH: 'CHF',
  CN: 'CNY',
  CZ: 'CZK',
  DK: 'DKK',
  GB: 'GBP',
  HU: 'HUF',
  IL: 'ILS',
  IN: 'INR',
  JP: 'JPY',
  KR: 'KRW',
  LI: 'CHF',
  MX: 'MXN',
  NO: 'NOK',
  NZ: 'NZD',
  PL: 'PLN',
  RO: 'RON',
  SE: 'SEK',
  SG: 'SGD',
  TR: 'TRY',
  TW: 'TWD',
  US: 'USD',
  ZA: 'ZAR',
}

/** Countries with Letter paper, by CLDR's `paperSize`. */
const letterCountries = new Set('BZ CA CL CO CR GT MX NI PA PH PR SV US VE'.split(' '))

export interface CountryDefaults {
  currency: string
  /** a locale with document labels */
  locale: string
  paper: Paper
}

/** Initial guesses for invoices of a business in this country (ISO 3166-1 alpha-2). */
export function countryDefaults(country: string): CountryDefaults {
  const language = parseLocale(`und-${country}`)?.maximize().language ?? ''
  const exact = documentLocales.find(locale => parseLocale(locale)?.region === country)
  const similar = documentLocales.find(
    locale => locale.startsWith(language) && documentLanguageOf(locale) === language,
  )
  return {
    currency: currencies[country] ?? defaultCurrency,
    locale: exact ?? similar ?? defaultLocale,
    paper: letterCountries.has(country) ? 'Letter' : 'A4',
  }
}

/** @returns the country of a locale such as `en-US`, or the most likely country of its language; '' if unknown */
export const countryOfLocale = (locale: string): string => parseLocale(locale)?.maximize().region ?? ''
