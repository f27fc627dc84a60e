import type { CustomerReport, CustomerSums } from '#contract/reports.ts'
import type { Decimal } from '#core/money/decimal.ts'
import { toUnits, unitsToDecimal } from '#core/money/minor-units.ts'
import { type Period, partsOf } from '#core/report/period.ts'
import { type ReportDocument, reportDigits, reportEntries } from '#core/report/report-rows.ts'
import type { BuyerGroup } from '../ports/reports.ts'

const byUnits = (one: bigint, other: bigint) => (one < other ? 1 : one > other ? -1 : 0)

/** The buyers with the largest sums in each currency; a buyer may have several groups. */
export function topCustomers(groups: readonly BuyerGroup[], limit: number): CustomerSums[] {
  const keyOf = ({ customerId, key, currency }: BuyerGroup) => `${currency} ${customerId ?? `name ${key}`}`
  const buyers = [...Map.groupBy(groups, keyOf).values()].flatMap(own => {
    const [first] = own
    if (!first) return []
    const sum = (amount: 'gross' | 'outstanding') => own.reduce((total, each) => total + each[amount], 0n)
    return [{ ...first, gross: sum('gross'), outstanding: sum('outstanding') }]
  })
  const byCurrency = [...Map.groupBy(buyers, ({ currency }) => currency)].sort(([a], [b]) => (a < b ? -1 : 1))
  return byCurrency.flatMap(([currency, own]) => {
    const decimal = (units: bigint) => unitsToDecimal(units, reportDigits(currency))
    return own
      .sort((one, other) => byUnits(one.gross, other.gross))
      .slice(0, limit)
      .map(({ customerId, name, gross, outstanding }) => ({
        customerId,
        name,
        currency,
        invoiced: decimal(gross),
        outstanding: decimal(outstanding),
      }))
  })
}

/** Amounts of the documents of a customer that were issued in a period, by currency and month. */
export function customerReport(
  documents: readonly { document: ReportDocument; paid: Decimal }[],
  period: Period,
): CustomerReport[] {
  const months = partsOf(period, 'month')
  const byCurrency = [...Map.groupBy(documents, ({ document }) => document.currency)]
  return byCurrency
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([currency, own]) => {
      const digits = reportDigits(currency)
      const grossIn = (part: Period) =>
        own
          .flatMap(({ document }) => reportEntries(document, 'issued', part))
          .reduce((sum, { net, tax }) => sum + net + tax, 0n)
      const paid = own.reduce((sum, { paid: amount }) => sum + toUnits(amount, digits), 0n)
      return {
        currency,
        invoiced: unitsToDecimal(grossIn(period), digits),
        paid: unitsToDecimal(paid, digits),
        months: months.map(part => ({ ...part, gross: unitsToDecimal(grossIn(part), digits) })),
      }
    })
}
