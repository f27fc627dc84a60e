import type { Report, ReportRequest } from '#contract/reports.ts'
import { type Period, partsOf } from '#core/report/period.ts'
import { type RateAmounts, reportEntries } from '#core/report/report-rows.ts'
import { type Balance, ReportSums } from '#core/report/report-sums.ts'
import type { ReportStore } from '../ports/reports.ts'

const nothing: Balance = { paid: 0n, outstanding: 0n, overdue: 0n }

export function reportOf(
  store: ReportStore,
  { from, to, basis, by, sender }: ReportRequest,
  today: string,
): Report {
  const period: Period = { from, to }
  const parts = by ? partsOf(period, by).map(part => ({ ...part, sums: new ReportSums() })) : []
  const sums = new ReportSums()
  const sumsAt = (date: string) => {
    const part = parts.findLast(({ from }) => from <= date)
    return part ? [sums, part.sums] : [sums]
  }
  const add = (date: string, currency: string, amounts: RateAmounts) => {
    for (const each of sumsAt(date)) {
      each.add(currency, amounts)
      if (basis === 'paid') each.addBalance(currency, { ...nothing, paid: amounts.net + amounts.tax })
    }
  }
  const scope = { ...period, sender }
  const { groups, rest } = store.sums(scope, basis)
  for (const group of groups) add(group.date, group.currency, group)
  for (const document of rest)
    for (const entry of reportEntries(document, basis, period)) add(entry.date, document.currency, entry)
  for (const { date, currency, ...balance } of store.balances(scope, today, basis))
    for (const each of sumsAt(date))
      each.addBalance(currency, basis === 'paid' ? { ...balance, paid: 0n } : balance)
  return {
    from,
    to,
    basis,
    by: by ?? null,
    currencies: sums.result(),
    parts: parts.map(({ from, to, sums }) => ({ from, to, currencies: sums.result() })),
  }
}
