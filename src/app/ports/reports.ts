import type { Decimal } from '#core/money/decimal.ts'
import type { Period } from '#core/report/period.ts'
import type { OpenItems } from '#core/report/receivables.ts'
import type { RateAmounts, ReportAmounts, ReportBasis, ReportDocument } from '#core/report/report-rows.ts'
import type { Balance } from '#core/report/report-sums.ts'

/** Sums of documents of one currency, date and tax rate, computed by the store. */
export interface ReportGroup extends RateAmounts {
  currency: string
  /** of issue, or of payment */
  date: string
}

/** Sums of documents of one currency and issue date. */
export interface BalanceGroup extends Balance {
  currency: string
  /** of issue */
  date: string
}

/** Sums of the documents of one buyer and currency, in minor units. */
export interface BuyerGroup {
  customerId: string | null
  /** the same for each name of a buyer who is no customer */
  key: string
  name: string
  currency: string
  gross: bigint
  outstanding: bigint
}

/** Days, and the profile whose documents count; every one if it is not named. */
export interface ReportScope extends Period {
  sender?: string | undefined
}

/** Reads issued invoices and credit notes; deleted ones are left out. */
export interface ReportStore {
  /** documents that have a part in the period, by date of issue */
  documents(scope: ReportScope, basis: ReportBasis): Iterable<ReportDocument>
  /**
   * The same documents for sums only: `groups` of those that are paid at once, computed in the database, and the `rest`,
   * of which the caller computes the parts.
   */
  sums(scope: ReportScope, basis: ReportBasis): { groups: ReportGroup[]; rest: Iterable<ReportAmounts> }
  /** of the documents issued in the period, as of `today` (ISO date); with `paid` only of those that owe something */
  balances(scope: ReportScope, today: string, basis: ReportBasis): BalanceGroup[]
  /** invoices of which something is owed */
  openItems(sender?: string): OpenItems[]
  /** at least the `limit` buyers of each currency with the largest sums; a buyer may have several groups */
  buyers(scope: ReportScope, limit: number): BuyerGroup[]
  /** documents of a customer, and what was paid of each */
  ofCustomer(customerId: string, period: Period): { document: ReportDocument; paid: Decimal }[]
}
