import type { FastifyInstance } from 'fastify'
import { readPaths, type UsageAnswer, usageQuerySchema } from '#contract/service-reads.ts'
import type { LedgerRow, Store } from '../store/store.ts'
import { type KeyParts, keyOf, requireKey } from './authenticate-hook.ts'
import { readQuery } from './query.ts'
import { sendJson } from './send-json.ts'

const longestPage = 100

/** The ledger entries of the key's account in a month. */
export function addUsageRoute(app: FastifyInstance, parts: KeyParts): void {
  app.get(readPaths.usage, { onRequest: requireKey(parts) }, async (request, reply) => {
    const { account_id } = keyOf(request)
    const { month = parts.now().toISOString().slice(0, 7), after } = readQuery(
      usageQuerySchema,
      request.query,
    )
    return sendJson(reply, JSON.stringify(await usageOf(parts.store, { account_id, month, after })))
  })
}

async function usageOf(
  store: Store,
  { account_id, month, after }: { account_id: string; month: string; after: string | undefined },
): Promise<UsageAnswer> {
  const period = { account_id, from: `${month}-01`, until: `${monthAfter(month)}-01` }
  const billed = await store.countBilled(period)
  // one extra row tells whether there is a next page
  const rows = await store.readLedger(period, { after, limit: longestPage + 1 })
  const shown = rows.slice(0, longestPage)
  return {
    month,
    billed,
    entries: shown.map(entryOf),
    next: rows.length > shown.length ? (shown.at(-1)?.job_id ?? null) : null,
  }
}

const entryOf = ({ job_id, template, invoice_number, created_at }: LedgerRow) => ({
  jobId: job_id,
  template,
  invoiceNumber: invoice_number,
  createdAt: created_at,
})

/** Months are compared as text, so the one after December 9999 would come too early; no ledger gets there. */
function monthAfter(month: string): string {
  const [year = '', number = ''] = month.split('-')
  const next = Number(number) + 1
  const carried = next > 12 ? [Number(year) + 1, 1] : [Number(year), next]
  return `${String(carried[0]).padStart(4, '0')}-${String(carried[1]).padStart(2, '0')}`
}
