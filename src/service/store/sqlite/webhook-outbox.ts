import type { DatabaseSync } from 'node:sqlite'
import type { NewJob } from '../jobs.ts'
import { monthOfTime } from '../ledger-periods.ts'
import { generatedMessage, type Message, type SpendingLimits, spendingMessages } from '../webhook-messages.ts'

export interface WebhookOutbox {
  generated(job: NewJob): void
  /** @param billed live PDFs of the month, this job included */
  spent(job: NewJob, limits: SpendingLimits, billed: number): void
}

/** Deliveries of what a transaction records, written inside it. */
export function webhookOutbox(database: DatabaseSync): WebhookOutbox {
  const insert = database.prepare(`
    INSERT INTO webhook_deliveries (id, webhook_id, event, payload, created_at, started_at, next_attempt_at)
    SELECT :id, webhooks.id, :event, :payload, :at, :at, :at FROM webhooks
    WHERE account_id = :account_id AND mode = :mode AND instr(',' || events || ',', ',' || :event || ',') > 0`)
  const happened = database.prepare(`
    INSERT OR IGNORE INTO spending_events (account_id, month, event, created_at, billed, cap, mail_due_at)
    VALUES (:account_id, :month, :event, :at, :billed, :cap, :at)`)

  function notify({ account_id, mode, created_at: at }: NewJob, message: Message): void {
    insert.run({ ...message, account_id, mode, at })
  }

  return {
    generated: job => notify(job, generatedMessage(job)),
    spent(job, limits, billed) {
      for (const message of spendingMessages(job, limits, billed)) {
        const { account_id, created_at: at } = job
        const event = { account_id, month: monthOfTime(at), event: message.event, at }
        const { changes } = happened.run({ ...event, billed, cap: limits.monthly_cap })
        if (Number(changes) === 1) notify(job, message)
      }
    },
  }
}
