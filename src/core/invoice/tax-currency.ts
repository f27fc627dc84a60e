import { defaultCurrency } from '../defaults.ts'
import { minorUnits } from '../money/currency.ts'
import { type Decimal, isZero, toDecimal } from '../money/decimal.ts'
import type { Invoice } from './invoice.ts'
import { Exact } from './line-net.ts'

/** VAT in the accounting currency of the seller. */
export interface TaxInCurrency {
  currency: string
  /** units of this currency per unit of the invoice currency; `undefined` if not stated */
  rate: Decimal | undefined
  /** rounded; `undefined` without a rate, unless there is no VAT */
  amount: Decimal | undefined
}

/** Relevant fields of an invoice or a draft. */
interface Stated {
  currency?: string | undefined
  tax_currency?: string | undefined
  seller?: { country?: string | undefined } | undefined
}

const countriesByCurrency = {
  EUR: 'AD AT BE BG BL CY DE EE ES FI FR GF GP GR HR IE IT LT LU LV MC ME MF MQ MT NL PM PT RE SI SK SM VA YT',
  ...{ CHF: 'CH LI', CZK: 'CZ', DKK: 'DK', GBP: 'GB', HUF: 'HU', ISK: 'IS', NOK: 'NO', PLN: 'PL', RON: 'RO' },
  SEK: 'SE',
}

/**
 * Currencies of countries that require VAT in their own currency (article 230 of directive 2006/112/EC and similar
 * laws).
 */
const currencyByCountry: ReadonlyMap<string, string> = new Map(
  Object.entries(countriesByCurrency).flatMap(([currency, countries]) =>
    countries.split(' ').map(country => [country, currency] as const),
  ),
)

/** The stated tax currency, otherwise that of the seller's country; `undefined` if it is the invoice currency. */
export function taxCurrencyOf({ currency, tax_currency, seller }: Stated): string | undefined {
  const own = tax_currency || currencyByCountry.get(seller?.country ?? '')
  return own === (currency || defaultCurrency) ? undefined : own
}

/** BT-6 and BT-111: the VAT of an invoice in a foreign currency, as the law of the seller's country requires. */
export function taxInCurrencyOf(
  invoice: Stated & Pick<Invoice, 'tax_exchange_rate'>,
  tax: Decimal,
): TaxInCurrency | undefined {
  const currency = taxCurrencyOf(invoice)
  if (currency === undefined) return undefined
  const rate = invoice.tax_exchange_rate
  // the standard allows two decimals
  const digits = Math.min(2, minorUnits(currency) ?? 2)
  if (rate === undefined && !isZero(tax)) return { currency, rate, amount: undefined }
  const amount = new Exact(tax).times(rate ?? 0).round(digits, 1)
  return { currency, rate, amount: toDecimal(amount, digits) }
}
