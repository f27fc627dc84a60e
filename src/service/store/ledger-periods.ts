import { monthAfter } from '#core/text/calendar-date.ts'

/** `from` is inclusive, `until` exclusive */
export interface LedgerPeriod {
  account_id: string
  from: string
  until: string
}

/** @param month of UTC, such as 2026-11 */
export const ledgerMonth = (account_id: string, month: string): LedgerPeriod => ({
  account_id,
  from: `${month}-01`,
  until: `${monthAfter(month)}-01`,
})

/** Months of UTC such as 2026-11; `from` is inclusive, `until` exclusive. */
export interface LedgerMonths {
  /** all accounts if `undefined` */
  account_id: string | undefined
  from: string
  until: string
}

export interface LedgerSum {
  account_id: string
  month: string
  key_id: string
  template: string
  billed: number
}

/** @param at ISO 8601 in UTC */
export const monthOfTime = (at: string): string => at.slice(0, 'YYYY-MM'.length)

export const billedOf = (sums: readonly LedgerSum[]): number =>
  sums.reduce((total, { billed }) => total + billed, 0)

/** @param month of UTC, such as 2026-11 */
export const oneMonth = (account_id: string | undefined, month: string): LedgerMonths => ({
  account_id,
  from: month,
  until: monthAfter(month),
})
