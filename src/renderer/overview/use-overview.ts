import { useEffect, useState } from 'react'
import type { CustomerSums, Report } from '#contract/reports.ts'
import type { Period } from '#core/report/period.ts'
import type { CurrencySums } from '#core/report/report-sums.ts'
import { textOf } from '../i18n/translate.ts'
import { HostCallError, unwrap } from '../state/host/unwrap-answer.ts'
import { useApp, useHost } from '../state/use-app.ts'
import { readReport } from './overview-actions.ts'

interface OverviewData {
  issued: Report | null
  paid: Report | null
  /** report of the tax period */
  tax: Report | null
  customers: readonly CustomerSums[]
  error: string | null
}

const nothing: OverviewData = { issued: null, paid: null, tax: null, customers: [], error: null }
const topCustomers = 6

/** Reads the data of the overview, again after documents changed. `null`: the period is incomplete. */
export function useOverview(
  period: Period | null,
  taxPeriod: Period | null,
  sender: string | null,
): OverviewData {
  const app = useApp()
  const changes = useHost(host => host.counts)
  const [data, setData] = useState<OverviewData>(nothing)
  const key = JSON.stringify([period, taxPeriod, sender])
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for the periods, and new counts follow every change
  useEffect(() => {
    if (period === null || taxPeriod === null) return setData(nothing)
    let isCurrent = true
    const read = async (): Promise<OverviewData> => {
      const ofSender = sender === null ? {} : { sender }
      const [issued, paid, tax, customers] = await Promise.all([
        readReport(app, { ...period, ...ofSender, basis: 'issued', by: 'month' }),
        readReport(app, { ...period, ...ofSender, basis: 'paid', by: 'month' }),
        readReport(app, { ...taxPeriod, ...ofSender, basis: 'issued' }),
        unwrap(app.api.topCustomers({ ...period, ...ofSender, limit: topCustomers })),
      ])
      return { issued, paid, tax, customers, error: null }
    }
    read().then(
      found => isCurrent && setData(found),
      (cause: unknown) => {
        if (!(cause instanceof HostCallError)) throw cause
        if (isCurrent) setData({ ...nothing, error: textOf(cause.error.message) })
      },
    )
    return () => {
      isCurrent = false
    }
  }, [app, key, changes])
  return data
}

export const sumsIn = (
  report: Pick<Report, 'currencies'> | null,
  currency: string,
): CurrencySums | undefined => report?.currencies.find(each => each.currency === currency)
