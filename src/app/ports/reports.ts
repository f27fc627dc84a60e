import type { Decimal } from '#core/money/decimal.ts'
import type { Period } from '#core/report/period.ts'
import type { OpenItems } from '#core/report/receivables.ts'
import type { RateAmounts, ReportAmounts, ReportBasis, ReportDocument } from '#core/report/report-rows.ts'
import type { Balance } from '#core/report/report-sums.ts'

/** Sums of documents of one currency, date and tax rate, computed by the store. */
export interface ReportGroup extends RateAmounts {
  currency: string
  /** issue date or payment date, depending on the basis */
  date: string
}

/** Sums of documents of one currency and issue date. */
export interface BalanceGroup extends Balance {
  currency: string
  /** issue date */
  date: string
}

/** Sums of the documents of one buyer and currency, in minor units. */
export interface BuyerGroup {
  customerId: string | null
  /** equal for all invoices with the same buyer name, for buyers that are not customers */
  key: string
  name: string
  currency: string
  gross: bigint
  outstanding: bigint
}

/** A period, and optionally one sender profile. */
export interface ReportScope extends Period {
  sender?: string | undefined
}

/** Reads issued invoices and credit notes; deleted ones are left out. */
export interface ReportStore {
  /** documents that count in the period, by issue date */
  documents(scope: ReportScope, basis: ReportBasis): Iterable<ReportDocument>
  /**
   * The same documents as sums: `groups` are documents with a single settlement, summed in the database; the caller
   * splits the `rest`.
   */
  sums(scope: ReportScope, basis: ReportBasis): { groups: ReportGroup[]; rest: Iterable<ReportAmounts> }
  /**
   * open amounts of documents issued in the period, as of `today` (ISO date); with basis `paid`, only of documents that
   * are not fully paid
   */
  balances(scope: ReportScope, today: string, basis: ReportBasis): BalanceGroup[]
  /** invoices with an outstanding amount */
  openItems(sender?: string): OpenItems[]
  /** at least the `limit` buyers of each currency with the largest sums; a buyer may have several groups */
  buyers(scope: ReportScope, limit: number): BuyerGroup[]
  /** documents of a customer, with the paid amount of each */
  ofCustomer(customerId: string, period: Period): { document: ReportDocument; paid: Decimal }[]
}
