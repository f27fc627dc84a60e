import type { DatabaseSync } from 'node:sqlite'
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

export interface WebhookOutbox {
  generated(job: NewJob): void
  /** @param code of its problem */
  failed(job: Owner & { id: string }, at: string, code: string): void
  /** Each limit of the month is reached once. */
  spent(spending: Spending): void
}

/** Deliveries of the events that a transaction records, written inside it. */
export function webhookOutbox(database: DatabaseSync): WebhookOutbox {
  const insert = database.prepare(`
    INSERT INTO webhook_deliveries (id, webhook_id, event, payload, created_at, started_at, next_attempt_at)
    SELECT :id, webhooks.id, :event, :payload, :at, :at, :at FROM webhooks
    WHERE account_id = :account_id AND mode = :mode AND instr(',' || events || ',', ',' || :event || ',') > 0`)
  const happened = database.prepare(`
    INSERT OR IGNORE INTO spending_events (account_id, month, event, limit_value, created_at, billed, cap, mail_due_at)
    VALUES (:account_id, :month, :event, :limit, :at, :billed, :cap, :at)`)

  const testEndpoints = database.prepare("SELECT id FROM webhooks WHERE account_id = ? AND mode = 'test'")
  // the one that is too many since the last one
  const forget = database.prepare(`
    DELETE FROM webhook_deliveries WHERE position = (
      SELECT position FROM webhook_deliveries WHERE webhook_id = ?
      ORDER BY position DESC LIMIT 1 OFFSET ${maxTestDeliveries})`)

  function notify({ account_id, mode }: Owner, at: string, message: Message): void {
    const { changes } = insert.run({ ...message, account_id, mode, at })
    if (mode === 'live' || Number(changes) === 0) return
    for (const row of testEndpoints.all(account_id)) forget.run(idRow.parse(row).id)
  }

  return {
    generated: job => notify(job, job.created_at, generatedMessage(job)),
    failed: (job, at, code) => notify(job, at, failedMessage(job, at, code)),
    spent(spending) {
      const { account_id, at, limits, billed } = spending
      for (const { limit, message } of spendingMessages(spending)) {
        const event = { account_id, month: monthOfTime(at), event: message.event, limit, at }
        const { changes } = happened.run({ ...event, billed, cap: limits.monthly_cap })
        if (Number(changes) === 1) notify({ account_id, mode: 'live' }, at, message)
      }
    },
  }
}
