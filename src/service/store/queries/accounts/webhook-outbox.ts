import type { Rows } from '../../database.ts'
import type { NewJob, Owner } from '../../jobs.ts'
import { monthOfTime } from '../../ledger-periods.ts'
import { idRow } from '../../rows.ts'
import {
  failedMessage,
  generatedMessage,
  type Message,
  type Spending,
  spendingMessages,
} from '../../webhook-messages.ts'
import { maxTestDeliveries } from '../../webhook-store.ts'

/** Writes deliveries of the events of a transaction, inside it. */
export const notifyGenerated = (rows: Rows, job: NewJob): Promise<void> =>
  notify(rows, job, job.created_at, generatedMessage(job))

/** @param code of the job's problem */
export const notifyFailed = (
  rows: Rows,
  job: Owner & { id: string },
  { at, code }: { at: string; code: string },
): Promise<void> => notify(rows, job, at, failedMessage(job, at, code))

/** Writes an event the first time that a monthly limit is reached. */
export async function notifySpent(rows: Rows, spending: Spending): Promise<void> {
  const { account_id, at, limits, billed } = spending
  for (const { limit, message } of spendingMessages(spending)) {
    const text = `
      INSERT INTO spending_events (account_id, month, event, limit_value, created_at, billed, cap, mail_due_at)
      VALUES ($1, $2, $3, $4, $5, $6, $7, $5)
      ON CONFLICT DO NOTHING RETURNING event`
    const of = [account_id, monthOfTime(at), message.event, limit, at, billed, limits.monthly_cap]
    const happened = await rows(text, of)
    if (happened.length === 1) await notify(rows, { account_id, mode: 'live' }, at, message)
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
    WHERE account_id = $5 AND mode = $6 AND ',' || events || ',' LIKE '%,' || $2 || ',%'`
  await rows(text, [id, event, payload, at, account_id, mode])
  if (mode === 'live') return
  // the delivery of each endpoint above the limit
  const forget = `
    DELETE FROM webhook_deliveries WHERE position = (
      SELECT position FROM webhook_deliveries WHERE webhook_id = $1
      ORDER BY webhook_id DESC, position DESC LIMIT 1 OFFSET ${maxTestDeliveries})`
  for (const row of await rows("SELECT id FROM webhooks WHERE account_id = $1 AND mode = 'test'", [
    account_id,
  ]))
    await rows(forget, [idRow.parse(row).id])
}
