import { AppError } from '#core/errors/app-error.ts'
import { webhookChanged } from '../../audit-events.ts'
import {
  claimedPerWebhook,
  claimedRow,
  claimWindow,
  deliveryColumns,
  deliveryRow,
  maxWebhooks,
  noDelivery,
  noWebhook,
  type Webhook,
  type WebhookStore,
  webhookColumns,
  webhookRow,
} from '../../webhook-store.ts'
import { existingAccount } from '../accounts/accounts.ts'
import { appendAudit } from '../accounts/audit.ts'
import type { Database, Rows } from '../connection/database.ts'
import { lockAccount } from '../connection/transaction-locks.ts'

/** Deleted at once. */
const forgottenAtOnce = 1_000

export function webhooksIn({ rows, change }: Database): WebhookStore {
  return {
    addWebhook: (webhook, secret, origin) =>
      change(async rows => {
        const { id, account_id, mode, url, events, created_at } = webhook
        await lockAccount(rows, account_id)
        await existingAccount(rows, account_id)
        if ((await webhooksOf(rows, account_id)).length >= maxWebhooks)
          throw new AppError('too_many_webhooks')
        const text = `INSERT INTO webhooks (${webhookColumns}, secret) VALUES ($1, $2, $3, $4, $5, $6, $7)`
        await rows(text, [id, account_id, mode, url, events.join(','), created_at, secret])
        await appendAudit(rows, webhookChanged('webhook.created', webhook, origin))
      }),
    listWebhooks: accountId => webhooksOf(rows, accountId),
    findWebhook: id => find(rows, id),
    removeWebhook: (id, origin) =>
      change(async rows => {
        const found = await find(rows, id)
        // no job is recorded meanwhile, which may be writing a delivery
        if (found !== undefined) await lockAccount(rows, found.account_id)
        const [removed] = await rows(`DELETE FROM webhooks WHERE id = $1 RETURNING ${webhookColumns}`, [id])
        if (removed === undefined) throw noWebhook(id)
        await appendAudit(rows, webhookChanged('webhook.removed', webhookRow.parse(removed), origin))
      }),
    async listDeliveries(webhookId, limit) {
      const text = `
        SELECT ${deliveryColumns} FROM webhook_deliveries WHERE webhook_id = $1 ORDER BY position DESC LIMIT $2`
      return (await rows(text, [webhookId, limit])).map(row => deliveryRow.parse(row))
    },
    redeliver: (webhookId, deliveryId, now) =>
      change(async rows => {
        const of = [webhookId, deliveryId]
        const found = await rows('SELECT 1 FROM webhook_deliveries WHERE webhook_id = $1 AND id = $2', of)
        if (found.length === 0) throw noDelivery(deliveryId)
        const text = `
          UPDATE webhook_deliveries SET status = 'pending', started_at = $3, next_attempt_at = $3
          WHERE webhook_id = $1 AND id = $2 AND status <> 'pending'`
        await rows(text, [...of, now])
      }),
    async claimDeliveries({ now, leaseUntil, limit, except }) {
      // skips rows that another instance is claiming
      const text = `
        WITH due AS (
          SELECT position, webhook_id, next_attempt_at FROM webhook_deliveries
          WHERE status = 'pending' AND next_attempt_at <= $1 AND webhook_id <> ALL ($2)
          ORDER BY next_attempt_at, position LIMIT ${claimWindow} FOR UPDATE SKIP LOCKED),
        ranked AS (
          SELECT position, next_attempt_at,
            row_number() OVER (PARTITION BY webhook_id ORDER BY next_attempt_at, position) AS rank FROM due),
        chosen AS (
          SELECT position FROM ranked WHERE rank <= ${claimedPerWebhook}
          ORDER BY next_attempt_at, position LIMIT $3)
        UPDATE webhook_deliveries AS delivery SET attempts = attempts + 1, next_attempt_at = $4
        FROM chosen, webhooks
        WHERE delivery.position = chosen.position AND webhooks.id = delivery.webhook_id
        RETURNING delivery.id, webhook_id, url, secret, payload, attempts, started_at`
      return (await rows(text, [now, except, limit, leaseUntil])).map(row => claimedRow.parse(row))
    },
    async recordAttempt({ id, webhook_id, attempts }, of) {
      const { at, answer_status, failure, status, next_attempt_at } = of
      const text = `
        UPDATE webhook_deliveries
        SET status = $4, next_attempt_at = $5, attempted_at = $6, answer_status = $7, failure = $8
        WHERE webhook_id = $1 AND id = $2 AND attempts = $3 AND status = 'pending'`
      await rows(text, [webhook_id, id, attempts, status, next_attempt_at, at, answer_status, failure])
    },
    async forgetDeliveries(before) {
      const text = `
        DELETE FROM webhook_deliveries WHERE position = ANY (ARRAY(
          SELECT position FROM webhook_deliveries WHERE status <> 'pending' AND created_at < $1
          LIMIT ${forgottenAtOnce} FOR UPDATE SKIP LOCKED))
        RETURNING position`
      return (await rows(text, [before])).length
    },
  }
}

async function find(rows: Rows, id: string): Promise<Webhook | undefined> {
  const [row] = await rows(`SELECT ${webhookColumns} FROM webhooks WHERE id = $1`, [id])
  return webhookRow.optional().parse(row)
}

async function webhooksOf(rows: Rows, accountId: string): Promise<Webhook[]> {
  const text = `SELECT ${webhookColumns} FROM webhooks WHERE account_id = $1 ORDER BY created_at, id`
  return (await rows(text, [accountId])).map(row => webhookRow.parse(row))
}
