import { randomBytes } from 'node:crypto'
import { z } from 'zod'
import type { NewJob } from './jobs.ts'
import type { PlanLimits } from './plans.ts'
import type { WebhookEvent } from './webhook-store.ts'

export interface Message {
  id: string
  event: WebhookEvent
  payload: string
}

/** The body has ids only; a key is needed to read the job, which may have been deleted meanwhile. */
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

/** @param code of its problem */
export const failedMessage = ({ id, mode }: Pick<NewJob, 'id' | 'mode'>, at: string, code: string): Message =>
  messageOf('invoice.failed', at, { jobId: id, mode, code })

export const generatedMessage = ({ id, mode, created_at }: NewJob): Message =>
  messageOf('invoice.generated', created_at, { jobId: id, mode })

/** @param billed live PDFs of the month, this job included */
export function spendingMessages(
  { created_at }: NewJob,
  { monthly_warning, monthly_cap }: SpendingLimits,
  billed: number,
): Message[] {
  const data = { month: created_at.slice(0, 'YYYY-MM'.length), billed, cap: monthly_cap }
  const isAbove = (limit: number | null) => limit !== null && billed >= limit
  return [
    ...(isAbove(monthly_warning) ? [messageOf('spending.warning', created_at, data)] : []),
    ...(isAbove(monthly_cap) ? [messageOf('spending.cap_reached', created_at, data)] : []),
  ]
}
