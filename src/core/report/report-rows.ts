import type { DocumentType } from '../document-type.ts'
import type { InvoiceSums } from '../draft/invoice-columns.ts'
import { minorUnits } from '../money/currency.ts'
import type { Decimal } from '../money/decimal.ts'
import { toUnits, unitsToDecimal } from '../money/minor-units.ts'
import { contains, type Period } from './period.ts'
import { type Settlement, settledAmount } from './settlements.ts'

export const reportBases = ['issued', 'paid'] as const
/** issued: by issue date; paid: by dates of deposits and payments, each with the tax that it contains */
export type ReportBasis = (typeof reportBases)[number]

/** Amounts of an issued invoice or credit note. */
export interface ReportAmounts {
  type: Exclude<DocumentType, 'quote'>
  issueDate: string
  currency: string
  sums: Pick<InvoiceSums, 'net' | 'taxes' | 'payable' | 'prepaid'>
  /** as {@link settlementsOf} lists them */
  settlements: readonly Settlement[]
  /** issued credit notes in its currency that name it */
  credits?: readonly Pick<ReportAmounts, 'type' | 'currency' | 'sums'>[]
}

export interface ReportDocument extends ReportAmounts {
  id: string
  invoice_number: string
  customer: string
}

/** Amounts of one tax rate in minor units; those of credit notes and refunds are negative. */
export interface RateAmounts {
  /** percent; `null` without tax */
  rate: Decimal | null
  net: bigint
  tax: bigint
}

export interface ReportEntry extends RateAmounts {
  /** issue date, or date of the payment */
  date: string
}

/** One tax rate of a document or payment, for an export. */
export interface ReportRow {
  invoiceId: string
  invoice_number: string
  type: ReportDocument['type']
  customer: string
  date: string
  currency: string
  rate: Decimal | null
  net: Decimal
  tax: Decimal
  gross: Decimal
}

export const reportDigits = (currency: string): number => minorUnits(currency) ?? 2

/**
 * The amounts of a document in a period, by date and tax rate. They add up exactly to the document or to its payments.
 */
export function reportEntries(document: ReportAmounts, basis: ReportBasis, period: Period): ReportEntry[] {
  const parts =
    basis === 'issued'
      ? [{ date: document.issueDate, amounts: ratesOf(document) }]
      : settlementsByRate(document)
  return parts
    .filter(({ date }) => contains(period, date))
    .flatMap(({ date, amounts }) => amounts.map(each => ({ ...each, date })))
}

export function reportRow(document: ReportDocument, { rate, net, tax, date }: ReportEntry): ReportRow {
  const { id, invoice_number, type, customer, currency } = document
  const decimal = (units: bigint) => unitsToDecimal(units, reportDigits(currency))
  const amounts = { net: decimal(net), tax: decimal(tax), gross: decimal(net + tax) }
  return { invoiceId: id, invoice_number, type, customer, date, currency, rate, ...amounts }
}

function ratesOf({ type, currency, sums }: Pick<ReportAmounts, 'type' | 'currency' | 'sums'>): RateAmounts[] {
  const sign = type === 'credit_note' ? -1n : 1n
  const digits = reportDigits(currency)
  const units = (amount: Decimal) => sign * toUnits(amount, digits)
  if (sums.taxes.length === 0) return [{ rate: null, net: units(sums.net), tax: 0n }]
  return sums.taxes.map(({ rate, net, tax }) => ({ rate, net: units(net), tax: units(tax) }))
}

/**
 * Splits each settlement among the rates in proportion to their gross amounts. Cumulative amounts are rounded, so that
 * the settlements of a fully settled document add up exactly to its amounts, even if cash rounding changed the payable
 * amount. An overpayment has no rate. A fully credited document with nothing left to refund counts as 0, although cash
 * rounding may have kept some cents. A document over 0 keeps its rows, as in the list.
 */
function settlementsByRate(document: ReportAmounts): { date: string; amounts: RateAmounts[] }[] {
  const rates = ratesOf(document)
  const digits = reportDigits(document.currency)
  const whole = toUnits(settledAmount(document), digits)
  const restOfCredited = restWhenCredited(document, whole)
  const isOverNothing = rates.every(hasNoAmount)
  let settled = 0n
  let before: RateAmounts[] = []
  return document.settlements.map(({ date, amount }) => {
    settled += toUnits(amount, digits)
    const now = splitByRate(rates, settled === restOfCredited ? 0n : settled, whole)
    const amounts = now.map(({ rate, net, tax }, index) => ({
      rate,
      net: net - (before[index]?.net ?? 0n),
      tax: tax - (before[index]?.tax ?? 0n),
    }))
    before = now
    return {
      date,
      amounts:
        isOverNothing && amounts.every(hasNoAmount) ? rates : amounts.filter(each => !hasNoAmount(each)),
    }
  })
}

const hasNoAmount = ({ net, tax }: RateAmounts): boolean => net === 0n && tax === 0n

/** Rounding difference that remains of a document whose every rate was fully credited; `undefined` if it was not. */
function restWhenCredited(document: ReportAmounts, whole: bigint): bigint | undefined {
  const { credits = [], currency } = document
  if (credits.length === 0) return undefined
  const byRate = Map.groupBy([document, ...credits].flatMap(ratesOf), ({ rate }) => rate)
  const isCredited = [...byRate.values()].every(
    all => sumOf(all.map(({ net }) => net)) === 0n && sumOf(all.map(({ tax }) => tax)) === 0n,
  )
  const credited = credits.map(credit => toUnits(settledAmount(credit), reportDigits(currency)))
  return isCredited ? whole + sumOf(credited) : undefined
}

const sumOf = (amounts: readonly bigint[]): bigint => amounts.reduce((sum, amount) => sum + amount, 0n)

/** Splits the cumulative settlements among the rates; the last entry is the overpayment. */
function splitByRate(rates: readonly RateAmounts[], settled: bigint, whole: bigint): RateAmounts[] {
  const within = whole < 0n ? clamp(settled, whole, 0n) : clamp(settled, 0n, whole)
  if (within === whole) return [...rates, { rate: null, net: settled - whole, tax: 0n }]
  const gross = rates.reduce((sum, { net, tax }) => sum + net + tax, 0n)
  const shares = rates.map(({ net, tax }) => divideRounded(within * (net + tax), gross))
  const remainder = shares.reduce((left, share) => left - share, within)
  const sizes = rates.map(({ net, tax }) => abs(net + tax))
  const largest = sizes.reduce((best, size, at) => (size > (sizes[best] ?? 0n) ? at : best), 0)
  const parts = rates.map(({ rate, tax }, index): RateAmounts => {
    const share = (shares[index] ?? 0n) + (index === largest ? remainder : 0n)
    const shareOfTax = divideRounded(within * tax, gross)
    return { rate, net: share - shareOfTax, tax: shareOfTax }
  })
  return [...parts, { rate: null, net: settled - within, tax: 0n }]
}

const clamp = (value: bigint, low: bigint, high: bigint): bigint =>
  value < low ? low : value > high ? high : value

/** Half away from zero; 0 for a divisor of 0. */
function divideRounded(dividend: bigint, divisor: bigint): bigint {
  if (divisor === 0n) return 0n
  const isNegative = dividend < 0n !== divisor < 0n
  const quotient = (2n * abs(dividend) + abs(divisor)) / (2n * abs(divisor))
  return isNegative ? -quotient : quotient
}

const abs = (value: bigint): bigint => (value < 0n ? -value : value)
