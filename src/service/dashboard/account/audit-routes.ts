import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { readPage } from '../../store/batches.ts'
import type { Store } from '../../store/store.ts'
import type { DashboardUrl } from '../html/page.ts'
import { sendPage } from '../html/send-page.ts'
import { forOwners } from '../session/require-role.ts'
import { sessionOf } from '../session/require-session.ts'
import { auditPage } from './audit-page.ts'

export interface AuditRouteDeps {
  store: Pick<Store, 'readAudit' | 'listKeysOf' | 'listUsers'>
  href: DashboardUrl
}

const pageLength = 50
const querySchema = z.object({ before: z.coerce.number().int().positive().optional() })

/** The audit log of the account, for its owners. */
export function addAuditPages(pages: FastifyInstance, { store, href }: AuditRouteDeps): void {
  pages.get('/dashboard/audit', forOwners, async (request, reply) => {
    const session = sessionOf(request)
    const before = querySchema.safeParse(request.query).data?.before
    const filter = { account_id: session.account, key_id: undefined, isForCustomer: true }
    const [entries, keys, users] = await Promise.all([
      readPage(pageLength, limit => store.readAudit(filter, { before, limit })),
      store.listKeysOf(session.account),
      store.listUsers(session.account),
    ])
    return sendPage(
      reply,
      auditPage({
        href,
        session,
        entries: entries.rows,
        names: { keys, users },
        before: before === undefined ? '' : String(before),
        hasOlder: entries.hasMore,
      }),
    )
  })
}
