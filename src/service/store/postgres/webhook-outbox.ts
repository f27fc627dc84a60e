import type { NewJob, Owner } from '../jobs.ts'
import { monthOfTime } from '../ledger-periods.ts'
import {
  failedMessage,
  generatedMessage,
  type Message,
  type SpendingLimits,
  spendingMessages,
} from '../webhook-messages.ts'
import type { Rows } from './database.ts'

/** Deliveries of the events that a transaction records, written inside it. */
export const notifyGenerated = (rows: Rows, job: NewJob): Promise<void> =>
  notify(rows, job, job.created_at, generatedMessage(job))

/** @param code of its problem */
export const notifyFailed = (
  rows: Rows,
  job: Owner & { id: string },
  { at, code }: { at: string; code: string },
): Promise<void> => notify(rows, job, at, failedMessage(job, at, code))

/** @param billed live PDFs of the month, this job included */
export async function notifySpent(
  rows: Rows,
  job: NewJob,
  { limits, billed }: { limits: SpendingLimits; billed: number },
): Promise<void> {
  for (const message of spendingMessages(job, limits, billed)) {
    const text = `
      INSERT INTO spending_events (account_id, month, event, created_at, billed, cap, mail_due_at)
      VALUES ($1, $2, $3, $4, $5, $6, $4)
      ON CONFLICT DO NOTHING RETURNING event`
    const { account_id, created_at: at } = job
    const of = [account_id, monthOfTime(at), message.event, at, billed, limits.monthly_cap]
    const happened = await rows(text, of)
    if (happened.length === 1) await notify(rows, job, at, message)
  }
}

async function notify(
  rows: Rows,
  { account_id, mode }: Owner,
  at: string,
  { id, event, payload }: Message,
): Promise<void> {
  const text = `
    INSERT INTO webhook_deliveries (id, webhook_id, event, payload, created_at, started_at, next_attempt_at)
    SELECT $1, webhooks.id, $2, $3, $4, $4, $4 FROM webhooks
    WHERE account_id = $5 AND mode = $6 AND $2 = ANY (string_to_array(events, ','))`
  await rows(text, [id, event, payload, at, account_id, mode])
}
