import { defaultCurrency } from '#core/defaults.ts'
import { parseLocale } from '#core/text/locale.ts'

/** Only a first guess for a new installation: the regions where invoices in another currency than the euro are likely. */
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
  US: 'USD',
  ZA: 'ZAR',
}

export function currencyOfRegion(locale: string): string {
  const region = parseLocale(locale)?.maximize().region ?? ''
  // `en-US` is also what a system says that was never asked, but then dollars are as good a guess
  return currencies[region] ?? defaultCurrency
}
