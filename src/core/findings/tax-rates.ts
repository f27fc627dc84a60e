import type { RenderableInvoice } from '../invoice/renderable-invoice.ts'
import { type Finding, type RuleContext, warning } from './finding.ts'
import { countryOf } from './vat-regimes.ts'

interface TaxRates {
  /** first day on which all of these applied */
  since: string
  rates: readonly number[]
  /** lowest and highest flat rate of farmers, where a regulation may change it each year */
  farmers?: readonly [number, number]
}

/**
 * Rates of VAT or GST above 0 that an invoice may show, highest first. Only countries with the same rates everywhere and
 * without a change in sight. Sources: the European Commission's "Taxes in Europe" database, HMRC VAT rates, article 25 of
 * the Swiss VAT act, the Norwegian Storting's VAT decision, the Japanese National Tax Agency, the Australian Taxation
 * Office.
 */
const taxRates: Readonly<Record<string, TaxRates>> = {
  AU: { since: '2000-07-01', rates: [10] },
  BE: { since: '2000-01-01', rates: [21, 12, 6] },
  CH: { since: '2024-01-01', rates: [8.1, 3.8, 2.6] },
  CZ: { since: '2024-01-01', rates: [21, 12] },
  // section 24 of the German VAT act: 5.5 for forestry, and for farmers 7.8 in 2025 and by a formula since
  DE: { since: '2025-01-01', rates: [19, 7, 5.5], farmers: [7, 9] },
  DK: { since: '1992-01-01', rates: [25] },
  // 4: flat rate of farmers
  GB: { since: '2022-04-01', rates: [20, 5, 4] },
  JP: { since: '2019-10-01', rates: [10, 8] },
  LI: { since: '2024-01-01', rates: [8.1, 3.8, 2.6] },
  NL: { since: '2019-01-01', rates: [21, 9] },
  // 11.11: raw fish
  NO: { since: '2021-10-01', rates: [25, 15, 12, 11.11] },
  SE: { since: '1996-01-01', rates: [25, 12, 6] },
}

/** Applies to domestic sales in the countries of the table: a sale to another country may be taxed there. */
export function taxRateFindings(invoice: RenderableInvoice, { today }: RuleContext): Finding[] {
  const country = countryOf(invoice.seller)
  const known = country !== undefined && Object.hasOwn(taxRates, country) ? taxRates[country] : undefined
  const buyerCountry = countryOf(invoice.buyer) ?? country
  const suppliedOn = invoice.delivery_date ?? invoice.issue_date ?? today
  if (!known || country === undefined || buyerCountry !== country || suppliedOn < known.since) return []

  const reported = new Set<number>()
  return invoice.items.flatMap(({ tax_rate }, index): Finding | [] => {
    const rate = Number(tax_rate ?? 0)
    if (rate === 0 || isUsual(rate, known) || reported.has(rate)) return []
    reported.add(rate)
    const params = { rate: String(rate), country, usual: known.rates.map(String) }
    return warning(`items[${index}].tax_rate`, 'unusual_tax_rate', { code: 'tax_rate.unusual', params })
  })
}

const isUsual = (rate: number, { rates, farmers = [0, 0] }: TaxRates): boolean =>
  rates.includes(rate) || (rate >= farmers[0] && rate <= farmers[1])
