import type { RenderableInvoice } from '../invoice/renderable-invoice.ts'
import { summedEntries } from '../line-kind.ts'
import type { Message } from '../messages/message.ts'
import { type Decimal, parseDecimal } from '../money/decimal.ts'
import type { TaxCategory } from '../tax-category.ts'
import { type Finding, type RuleContext, warning } from './finding.ts'
import { countryOf, isEuMember } from './vat-regimes.ts'

interface TaxRates {
  /** first day on which all of these applied */
  since: string
  rates: readonly number[]
  /** lowest and highest flat rate for farmers, where a regulation may change it every year */
  farmers?: readonly [number, number]
}

/**
 * Rates of VAT or GST above 0, highest first. Only countries with uniform rates and no announced change. Sources: the
 * European Commission's "Taxes in Europe" database, HMRC VAT rates, article 25 of the Swiss VAT act, the Norwegian
 * Storting's VAT decision, the Japanese National Tax Agency, the Australian Taxation Office.
 */
const taxRates: Readonly<Record<string, TaxRates>> = {
  AU: { since: '2000-07-01', rates: [10] },
  BE: { since: '2000-01-01', rates: [21, 12, 6] },
  CH: { since: '2024-01-01', rates: [8.1, 3.8, 2.6] },
  CZ: { since: '2024-01-01', rates: [21, 12] },
  // section 24 of the German VAT act: 5.5 for forestry; for farmers 7.8 in 2025, and calculated by a formula since
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

/** The standard rate of a country on a day; `undefined` if unknown. */
export function standardRate(country: string, day: string): Decimal | undefined {
  const known = Object.hasOwn(taxRates, country) ? taxRates[country] : undefined
  return known !== undefined && known.since <= day ? parseDecimal(String(known.rates[0])) : undefined
}

/** The highest rate worldwide: GST in India. */
const maxRate = 40

/** Common fields of lines and charges; `path` is that of the line or charge. */
interface Taxed {
  path: string
  rate: Decimal | undefined
  category: TaxCategory | undefined
  amount: Decimal | null
}

/**
 * Findings about tax rates of lines and charges. Rates above those of any country, and contradictory entries, are
 * reported everywhere.
 */
export function taxFindings(invoice: RenderableInvoice, { today }: RuleContext): Finding[] {
  const { items, charges = [] } = invoice
  const taxed = [
    ...summedEntries(items).map(
      ([index, { tax_rate: rate, tax_category: category, unit_price: amount }]): Taxed => ({
        path: `items[${index}]`,
        rate,
        category,
        amount,
      }),
    ),
    ...charges.map(
      ({ tax_rate: rate, tax_category: category, amount }, index): Taxed => ({
        path: `charges[${index}]`,
        rate,
        category,
        amount,
      }),
    ),
  ]
  return [
    ...rateFindings(taxed, usualRates(invoice, today)),
    ...exportFindings(invoice, taxed),
    ...missingRate(taxed),
    ...untaxedCategories(taxed),
  ]
}

interface UsualRates extends TaxRates {
  country: string
}

/** The usual rates for domestic sales; `undefined` for a sale to another country, which may be taxed there. */
function usualRates(invoice: RenderableInvoice, today: string): UsualRates | undefined {
  const country = countryOf(invoice.seller)
  const known = country !== undefined && Object.hasOwn(taxRates, country) ? taxRates[country] : undefined
  const buyerCountry = countryOf(invoice.buyer) ?? country
  const suppliedOn = invoice.delivery_date ?? invoice.issue_date ?? today
  if (!known || country === undefined || buyerCountry !== country || suppliedOn < known.since)
    return undefined
  return { ...known, country }
}

/** Reports each unusual rate once. */
function rateFindings(taxed: readonly Taxed[], usual: UsualRates | undefined): Finding[] {
  const reported = new Set<number>()
  return taxed.flatMap(({ path, rate: text }): Finding | [] => {
    const rate = Number(text ?? 0)
    if (rate === 0 || reported.has(rate)) return []
    if (usual === undefined ? rate <= maxRate : isUsual(rate, usual)) return []
    reported.add(rate)
    const message: Message = usual
      ? {
          code: 'tax_rate.unusual',
          params: { rate: String(rate), country: usual.country, usual: usual.rates.map(String) },
        }
      : { code: 'tax_rate.high', params: { rate: String(rate) } }
    return warning(`${path}.tax_rate`, 'unusual_tax_rate', message)
  })
}

/** Warns about the first entry of an export that has a rate of the seller's country and no category. */
function exportFindings({ seller, buyer }: RenderableInvoice, taxed: readonly Taxed[]): Finding[] {
  const [country, to] = [countryOf(seller), countryOf(buyer)]
  if (country === undefined || to === undefined || !Object.hasOwn(taxRates, country)) return []
  if (taxAreaOf(country) === taxAreaOf(to)) return []
  const rates = taxRates[country]?.rates ?? []
  const own = taxed.find(({ rate, category }) => category === undefined && rates.includes(Number(rate ?? 0)))
  if (own === undefined) return []
  const message: Message = { code: 'tax_rate.on_export', params: { country, buyer: to } }
  return [warning(`${own.path}.tax_rate`, 'tax_on_export', message)]
}

/** Group of countries between which sales are not exports. */
function taxAreaOf(country: string): string {
  if (isEuMember(country)) return 'EU'
  return { LI: 'CH', IM: 'GB', MC: 'EU' }[country] ?? country
}

const isUsual = (rate: number, { rates, farmers = [0, 0] }: TaxRates): boolean =>
  rates.includes(rate) || (rate >= farmers[0] && rate <= farmers[1])

/** Warns about the first entry without a rate if others are taxed; a typed 0 is deliberate. */
function missingRate(taxed: readonly Taxed[]): Finding[] {
  if (!taxed.some(({ rate }) => Number(rate ?? 0) > 0)) return []
  const missing = taxed.find(
    ({ rate, category, amount }) => rate === undefined && category === undefined && Number(amount ?? 0) !== 0,
  )
  return missing ? [warning(`${missing.path}.tax_rate`, 'no_tax_rate', { code: 'tax_rate.missing' })] : []
}

/** Warns about entries with a tax rate whose category means that no tax is charged. */
const untaxedCategories = (taxed: readonly Taxed[]): Finding[] =>
  taxed.flatMap(({ path, rate, category }) =>
    category !== undefined && category !== 'S' && Number(rate ?? 0) > 0
      ? warning(`${path}.tax_category`, 'category_without_tax', {
          code: 'tax_category.without_tax',
          params: { category },
        })
      : [],
  )
