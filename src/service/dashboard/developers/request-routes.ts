import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { requestLogStart } from '../../observability/request-log.ts'
import { readPage } from '../../store/batches.ts'
import type { Store } from '../../store/store.ts'
import type { DashboardUrl } from '../html/page.ts'
import { sendPage } from '../html/send-page.ts'
import { sessionOf } from '../session/require-session.ts'
import { type RequestQuery, requestPage } from './request-page.ts'

export interface RequestRouteDeps {
  store: Pick<Store, 'readRequests' | 'listKeysOf'>
  href: DashboardUrl
  now: () => Date
}

const pageLength = 50

/** The request log, with a search by request id. */
export function addRequestPages(pages: FastifyInstance, { store, href, now }: RequestRouteDeps): void {
  pages.get('/dashboard/requests', async (request, reply) => {
    const session = sessionOf(request)
    const query = parseRequestQuery(request.query)
    const filter = {
      account_id: session.account,
      request_id: query.id || undefined,
      isFailed: query.show === 'failed',
      since: requestLogStart(now()),
    }
    const before = /^\d{1,15}$/.test(query.before) ? Number(query.before) : undefined
    const { rows, hasMore } = await readPage(pageLength, limit =>
      store.readRequests(filter, { before, limit }),
    )
    const keys = await store.listKeysOf(session.account)
    return sendPage(
      reply,
      requestPage({
        href,
        session,
        query,
        requests: rows,
        keyNames: new Map(keys.map(({ id, name }) => [id, name])),
        hasOlder: hasMore,
      }),
    )
  })
}

/** Missing and repeated parameters become empty. */
function parseRequestQuery(query: unknown): RequestQuery {
  const fields = z.record(z.string(), z.unknown()).safeParse(query).data ?? {}
  const text = (name: string) => {
    const value = fields[name]
    return typeof value === 'string' ? value.trim().slice(0, 200) : ''
  }
  return { id: text('id'), show: text('show'), before: text('before') }
}
