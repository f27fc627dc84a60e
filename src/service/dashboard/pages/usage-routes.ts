import { Readable } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import { AppError } from '#core/errors/app-error.ts'
import type { Store } from '../../store/store.ts'
import type { DashboardUrl } from '../page.ts'
import { pageHeaders, sendPage } from '../send-page.ts'
import { sessionOf } from '../session/require-session.ts'
import { usageAsCsv, usageOfYear } from './usage.ts'
import { usagePage } from './usage-page.ts'

export interface UsageRouteParts {
  store: Store
  href: DashboardUrl
  now: () => Date
}

export function addUsagePages(pages: FastifyInstance, { store, href, now }: UsageRouteParts): void {
  pages.get<{ Querystring: { year?: unknown } }>('/dashboard/usage', async (request, reply) => {
    const session = sessionOf(request)
    const presentYear = now().getUTCFullYear()
    const asked = request.query.year
    // an invalid year means the current one
    const year =
      typeof asked === 'string' && /^[12]\d{3}$/.test(asked) && Number(asked) <= presentYear
        ? Number(asked)
        : presentYear
    const months = await usageOfYear(store, { account: session.account, year, now: now() })
    return sendPage(reply, usagePage({ href, session, year, presentYear, months }))
  })

  pages.get<{ Querystring: { month?: unknown } }>('/dashboard/usage.csv', async (request, reply) => {
    const { month } = request.query
    if (typeof month !== 'string' || !/^[12]\d{3}-(0[1-9]|1[0-2])$/.test(month)) {
      throw new AppError('not_found')
    }
    return reply
      .headers({ ...pageHeaders, 'content-disposition': `attachment; filename="usage-${month}.csv"` })
      .type('text/csv; charset=utf-8')
      .send(Readable.from(usageAsCsv(store, sessionOf(request).account, month)))
  })
}
