import type { FastifyInstance } from 'fastify'
import { readPaths, type UsageAnswer, usageQuerySchema } from '#contract/service-reads.ts'
import { AppError } from '#core/errors/app-error.ts'
import { monthOf } from '#core/text/calendar-date.ts'
import { usageReport } from '../../accounts/usage-report.ts'
import type { RetentionRule } from '../../retention/retention-rule.ts'
import { readPage } from '../../store/batches.ts'
import type { LedgerRow } from '../../store/jobs.ts'
import { ledgerMonth, oneMonth } from '../../store/ledger-periods.ts'
import type { Plan } from '../../store/plans.ts'
import { type KeyDeps, keyOf, requireKey } from './authenticate-hook.ts'
import { sendJson } from './json.ts'
import { readQuery } from './query.ts'

const longestPage = 100
const maxCredits = 100

export interface UsageDeps extends KeyDeps {
  retentionDaysOf: RetentionRule
}

/** The ledger entries of the key's account in a month. */
export function addUsageRoute(app: FastifyInstance, deps: UsageDeps): void {
  app.get(readPaths.usage, { onRequest: requireKey(deps, 'read') }, async (request, reply) => {
    const { account_id, mode } = keyOf(request)
    if (mode !== 'live') throw new AppError('live_key_required')
    const { month = monthOf(deps.now()), after } = readQuery(usageQuerySchema, request.query)
    return sendJson(reply, JSON.stringify(await usageOf(deps, { account_id, month, after })))
  })
}

async function usageOf(
  { store, retentionDaysOf }: UsageDeps,
  { account_id, month, after }: { account_id: string; month: string; after: string | undefined },
): Promise<UsageAnswer> {
  const period = ledgerMonth(account_id, month)
  const { rows: parts, credits } = await usageReport(store, oneMonth(account_id, month))
  const plan = await store.findPlanOf(account_id)
  if (plan === undefined) throw new AppError('invalid_key')
  const { rows, hasMore } = await readPage(longestPage, limit => store.readLedger(period, { after, limit }))
  return {
    month,
    billed: parts.reduce((sum, { billed }) => sum + billed, 0),
    credited: credits.length,
    credits: credits.slice(-maxCredits).map(({ job_id, reason, created_at }) => ({
      jobId: job_id,
      reason,
      createdAt: created_at,
    })),
    parts: parts.map(({ key_id, template, billed, credited }) => ({
      keyId: key_id,
      template,
      billed,
      credited,
    })),
    storedBytes: await store.storedBytes(account_id),
    plan: shownPlan(plan, retentionDaysOf),
    entries: rows.map(entryOf),
    next: hasMore ? (rows.at(-1)?.job_id ?? null) : null,
  }
}

const entryOf = ({ job_id, template, invoice_number, created_at }: LedgerRow) => ({
  jobId: job_id,
  template: template || null,
  invoiceNumber: invoice_number || null,
  createdAt: created_at,
})

const shownPlan = (plan: Plan, retentionDaysOf: RetentionRule): UsageAnswer['plan'] => ({
  id: plan.id,
  name: plan.name,
  requestsPerMinute: plan.requests_per_minute,
  concurrentRenders: plan.concurrent_renders,
  storedBytes: plan.stored_bytes,
  monthlyWarning: plan.monthly_warning,
  monthlyCap: plan.monthly_cap,
  liveKeptDays: retentionDaysOf(plan, 'live') ?? null,
})
