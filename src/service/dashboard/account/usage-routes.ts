import type { FastifyInstance, FastifyRequest } from 'fastify'
import { AppError } from '#core/errors/app-error.ts'
import { monthAfter, monthOf } from '#core/text/calendar-date.ts'
import { usageReport, usageReportAsCsv } from '../../accounts/usage-report.ts'
import type { RetentionRule } from '../../retention/retention-rule.ts'
import { billedOf, ledgerMonth, oneMonth } from '../../store/ledger-periods.ts'
import type { Store } from '../../store/store.ts'
import type { DashboardUrl } from '../html/page.ts'
import { sendDownload } from '../html/send-download.ts'
import { pageHeaders, sendPage } from '../html/send-page.ts'
import { sessionOf } from '../session/require-session.ts'
import { maxRepeated } from './billing-section.ts'
import { usageAsCsv, usageOfYear } from './usage.ts'
import { usagePage } from './usage-page.ts'

export interface UsageRouteDeps {
  store: Store
  href: DashboardUrl
  retentionDaysOf: RetentionRule
  /** what a live PDF costs, in the operator's words */
  price: string | undefined
  now: () => Date
}

export function addUsagePages(pages: FastifyInstance, deps: UsageRouteDeps): void {
  const { store, href, retentionDaysOf, price, now } = deps
  pages.get<{ Querystring: { year?: unknown; month?: unknown } }>(
    '/dashboard/usage',
    async (request, reply) => {
      const session = sessionOf(request)
      const presentMonth = monthOf(now())
      const { year, month } = shownPeriod(request.query, presentMonth)
      const shown = { account_id: session.account, from: month, until: monthAfter(month) }
      const [months, days, plan, stored, sums, report, repeated, keys] = await Promise.all([
        usageOfYear(store, { account: session.account, year, now: now() }),
        store.countJobsByDay(ledgerMonth(session.account, month)),
        store.findPlanOf(session.account),
        store.storedBytes(session.account),
        store.readSums(oneMonth(session.account, presentMonth)),
        usageReport(store, shown),
        store.readRepeatedNumbers(shown, maxRepeated + 1),
        store.listKeysOf(session.account),
      ])
      if (plan === undefined) throw new AppError('not_found')
      const presentYear = yearOf(presentMonth)
      const billing = { ...report, repeated, keys }
      return sendPage(
        reply,
        usagePage({
          href,
          session,
          plan,
          stored,
          retentionDaysOf,
          price: plan.price ?? price,
          billedNow: billedOf(sums),
          year,
          presentYear,
          months,
          month,
          days,
          billing,
        }),
      )
    },
  )

  pages.get<{ Querystring: { month?: unknown } }>('/dashboard/usage.csv', async (request, reply) => {
    const { month } = request.query
    if (!isMonth(month)) throw new AppError('not_found')
    return sendDownload(reply, {
      name: `usage-${month}.csv`,
      type: 'text/csv; charset=utf-8',
      parts: usageAsCsv(store, sessionOf(request).account, month),
    })
  })

  pages.get<{ Querystring: { month?: unknown } }>('/dashboard/usage-by-key.csv', async (request, reply) => {
    const { month, rows } = await reportOf(request)
    return reply
      .headers({ ...pageHeaders, 'content-disposition': `attachment; filename="usage-by-key-${month}.csv"` })
      .type('text/csv; charset=utf-8')
      .send(usageReportAsCsv(rows))
  })

  pages.get<{ Querystring: { month?: unknown } }>('/dashboard/usage-by-key.json', async (request, reply) => {
    const { month, rows } = await reportOf(request)
    return reply
      .headers({ ...pageHeaders, 'content-disposition': `attachment; filename="usage-by-key-${month}.json"` })
      .type('application/json')
      .send(Buffer.from(JSON.stringify(rows)))
  })

  async function reportOf(request: FastifyRequest<{ Querystring: { month?: unknown } }>) {
    const { month } = request.query
    if (!isMonth(month)) throw new AppError('not_found')
    const { rows } = await usageReport(store, oneMonth(sessionOf(request).account, month))
    return { month, rows }
  }
}

const isMonth = (text: unknown): text is string =>
  typeof text === 'string' && /^[12]\d{3}-(0[1-9]|1[0-2])$/.test(text)

const yearOf = (month: string): number => Number(month.slice(0, 4))

/** Returns the month of the chart and the year of the table; the current ones if invalid or in the future. */
function shownPeriod(
  { year, month }: { year?: unknown; month?: unknown },
  presentMonth: string,
): { year: number; month: string } {
  if (isMonth(month) && month <= presentMonth) return { year: yearOf(month), month }
  const isYear = typeof year === 'string' && /^[12]\d{3}$/.test(year) && Number(year) < yearOf(presentMonth)
  return isYear
    ? { year: Number(year), month: `${year}-12` }
    : { year: yearOf(presentMonth), month: presentMonth }
}
