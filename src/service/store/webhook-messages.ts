import { randomBytes } from 'node:crypto'
import { z } from 'zod'
import type { NewJob } from './jobs.ts'
import { monthOfTime } from './ledger-periods.ts'
import type { PlanLimits } from './plans.ts'
import type { WebhookEvent } from './webhook-store.ts'

export interface Message {
  id: string
  event: WebhookEvent
  payload: string
}

/**
 * The body contains ids only. Reading the job requires a key, and the job may have been deleted meanwhile.
 */
function messageOf(event: WebhookEvent, timestamp: string, data: object): Message {
  const id = `msg_${randomBytes(16).toString('hex')}`
  return { id, event, payload: JSON.stringify({ type: event, timestamp, data }) }
}

export type SpendingLimits = Pick<PlanLimits, 'monthly_warning' | 'monthly_cap'>

export const spendingLimitsRow = z.object({
  monthly_warning: z.number().nullable(),
  monthly_cap: z.number().nullable(),
}) satisfies z.ZodType<SpendingLimits>

export const hasSpendingLimit = (limits: SpendingLimits): boolean =>
  limits.monthly_warning !== null || limits.monthly_cap !== null

/** @param code of the job's problem */
export const failedMessage = ({ id, mode }: Pick<NewJob, 'id' | 'mode'>, at: string, code: string): Message =>
  messageOf('invoice.failed', at, { jobId: id, mode, code })

export const generatedMessage = ({ id, mode, created_at }: NewJob): Message =>
  messageOf('invoice.generated', created_at, { jobId: id, mode })

/** Billing of an account in a month. */
export interface Spending {
  account_id: string
  /** the time at which a job is billed or a limit changes */
  at: string
  limits: SpendingLimits
  /** live PDFs of the month, including the job */
  billed: number
}

/** Returns each reached limit with its message. */
export function spendingMessages({ at, limits, billed }: Spending): { limit: number; message: Message }[] {
  const { monthly_warning, monthly_cap } = limits
  const data = { month: monthOfTime(at), billed, cap: monthly_cap }
  const reached = (limit: number | null, event: WebhookEvent) =>
    limit !== null && billed >= limit ? [{ limit, message: messageOf(event, at, data) }] : []
  return [...reached(monthly_warning, 'spending.warning'), ...reached(monthly_cap, 'spending.cap_reached')]
}
