/**
 * ISO 4217, list one, with its minor units. Intl differs from the standard for HUF, IDR, COP, IQD, PKR and others.
 * Codes without a minor unit (gold, XDR, XTS, XXX) are omitted. BGN stays, because invoices from before 2026 may need
 * credit notes.
 */
const codesByMinorUnits = {
  0: 'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF',
  2: `AED AFN ALL AMD AOA ARS AUD AWG AZN BAM BBD BDT BGN BMD BND BOB BOV BRL BSD BTN BWP BYN BZD CAD CDF CHE
    CHF CHW CNY COP COU CRC CUP CVE CZK DKK DOP DZD EGP ERN ETB EUR FJD FKP GBP GEL GHS GIP GMD GTQ GYD HKD HNL
    HTG HUF IDR ILS INR IRR JMD KES KGS KHR KPW KYD KZT LAK LBP LKR LRD LSL MAD MDL MGA MKD MMK MNT MOP MRU MUR
    MVR MWK MXN MXV MYR MZN NAD NGN NIO NOK NPR NZD PAB PEN PGK PHP PKR PLN QAR RON RSD RUB SAR SBD SCR SDG SEK
    SGD SHP SLE SOS SRD SSP STN SVC SYP SZL THB TJS TMT TOP TRY TTD TWD TZS UAH USD USN UYU UZS VED VES WST XAD
    XCD XCG YER ZAR ZMW ZWG`,
  3: 'BHD IQD JOD KWD LYD OMR TND',
  4: 'CLF UYW',
} as const

export interface Currency {
  code: string
  /** decimals of an amount */
  minorUnits: number
}

/** Accepted currencies, sorted by code. */
export const currencies: readonly Currency[] = Object.entries(codesByMinorUnits)
  .flatMap(([digits, codes]) => codes.split(/\s+/).map(code => ({ code, minorUnits: Number(digits) })))
  .sort((a, b) => (a.code < b.code ? -1 : 1))

const byCode = new Map(currencies.map(currency => [currency.code, currency.minorUnits]))

/** Decimals of an amount in a currency; `undefined` for a code that is not accepted. */
export function minorUnits(code: string): number | undefined {
  return byCode.get(code)
}
