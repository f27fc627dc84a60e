import { AppError } from '#core/errors/app-error.ts'
import { webhookChanged } from '../../audit-events.ts'
import { untilDone } from '../../batches.ts'
import type { Database, Rows } from '../../database.ts'
import { lockAccount } from '../../transaction-locks.ts'
import {
  claimedPerWebhook,
  claimedRow,
  deliveryColumns,
  deliveryRow,
  maxWebhooks,
  newWebhookColumns,
  noDelivery,
  noWebhook,
  poolOfWebhook,
  sendingByAccount,
  sentPerAccount,
  setAsideUntil,
  triedFor,
  type Webhook,
  type WebhookStore,
  webhookColumns,
  webhookRow,
} from '../../webhook-store.ts'
import { existingAccount } from '../accounts/accounts.ts'
import { appendAudit } from '../accounts/audit.ts'

/** Columns of a claimed delivery that are read from its endpoint. */
const endpointValues = { account_id: 'account_id', url: 'url', secret: 'secret', pool: poolOfWebhook }

export function webhooksIn({ rows, change }: Database): WebhookStore {
  return {
    addWebhook: (webhook, secret, origin) =>
      change(async rows => {
        const { id, account_id, mode, url, events, created_at } = webhook
        await lockAccount(rows, account_id)
        await existingAccount(rows, account_id)
        if ((await webhooksOf(rows, account_id)).length >= maxWebhooks)
          throw new AppError('too_many_webhooks')
        const text = `INSERT INTO webhooks (${newWebhookColumns}, secret) VALUES ($1, $2, $3, $4, $5, $6, $7)`
        await rows(text, [id, account_id, mode, url, events.join(','), created_at, secret])
        await appendAudit(rows, webhookChanged('webhook.created', webhook, origin))
      }),
    listWebhooks: accountId => webhooksOf(rows, accountId),
    findWebhook: id => find(rows, id),
    async removeWebhook(id, origin) {
      // removes most deliveries in batches, because their number is unlimited
      await removeDeliveries('webhook_id = $1', id)
      await change(async rows => {
        const found = await find(rows, id)
        // waits for jobs being recorded, which may write a delivery
        if (found !== undefined) await lockAccount(rows, found.account_id)
        const [removed] = await rows(`DELETE FROM webhooks WHERE id = $1 RETURNING ${webhookColumns}`, [id])
        if (removed === undefined) throw noWebhook(id)
        await appendAudit(rows, webhookChanged('webhook.removed', webhookRow.parse(removed), origin))
      })
    },
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
    async claimDeliveries({ now, leaseUntil, free, sending, except }) {
      const { isNoneOf, textOf, firstRows, skipLocked } = rows.dialect
      // checked first, so that a service without deliveries never takes a lock
      const due =
        "SELECT 1 FROM webhook_deliveries WHERE status = 'pending' AND next_attempt_at <= $1 LIMIT 1"
      if ((await rows(due, [now])).length === 0) return []
      const dueOfWebhook = `
        webhook_deliveries WHERE webhook_id = webhooks.id AND status = 'pending' AND next_attempt_at <= $1
        ORDER BY next_attempt_at, position LIMIT ${claimedPerWebhook.prompt} ${skipLocked}`
      // skips rows that another instance is claiming
      const text = `
        WITH RECURSIVE waiting (id) AS (
          SELECT min(webhook_id) FROM webhook_deliveries WHERE status = 'pending'
          UNION ALL
          SELECT (SELECT min(webhook_id) FROM webhook_deliveries WHERE status = 'pending' AND webhook_id > waiting.id)
          FROM waiting WHERE waiting.id IS NOT NULL),
        found AS (
          SELECT first.position, first.next_attempt_at, account_id, ${poolOfWebhook} AS pool, is_prompt,
            row_number() OVER (PARTITION BY webhooks.id ORDER BY first.next_attempt_at, first.position) AS rank_of_webhook
          FROM waiting JOIN webhooks ON webhooks.id = waiting.id
            ${firstRows({ key: 'position', columns: 'next_attempt_at', table: 'webhook_deliveries', as: 'first' }, dueOfWebhook)}
          WHERE coalesce(set_aside_until, '') <= $1 AND webhooks.id ${isNoneOf('$2')}),
        of_accounts AS (
          SELECT found.*,
            row_number() OVER (PARTITION BY pool, account_id ORDER BY next_attempt_at, position)
              + coalesce(CAST(${textOf('$3', "pool || ' ' || account_id")} AS integer), 0) AS rank
          FROM found WHERE is_prompt = 1 OR rank_of_webhook <= ${claimedPerWebhook.slow}),
        of_pools AS (
          SELECT of_accounts.*, row_number() OVER (PARTITION BY pool ORDER BY rank, next_attempt_at, position) AS place
          FROM of_accounts WHERE rank <= ${sentPerAccount}),
        chosen AS (SELECT position FROM of_pools WHERE place <= CAST(${textOf('$4', 'pool')} AS integer))
        UPDATE webhook_deliveries SET attempts = attempts + 1, next_attempt_at = $5
        WHERE position IN (SELECT position FROM chosen)
        RETURNING id, webhook_id, payload, attempts, started_at,
          ${Object.entries(endpointValues)
            .map(
              ([name, value]) => `(SELECT ${value} FROM webhooks WHERE webhooks.id = webhook_id) AS ${name}`,
            )
            .join(', ')}`
      const values = [
        now,
        except,
        JSON.stringify(sendingByAccount(sending)),
        JSON.stringify(free),
        leaseUntil,
      ]
      return (await rows(text, values)).map(row => claimedRow.parse(row))
    },
    recordAttempt: ({ id, webhook_id, attempts }, of) =>
      change(async rows => {
        const { at, answer_status, failure, status, next_attempt_at, is_prompt } = of
        const locked = `SELECT ${webhookColumns} FROM webhooks WHERE id = $1 ${rows.dialect.forNoKeyUpdate}`
        const [row] = await rows(locked, [webhook_id])
        if (row === undefined) return null
        const text = `
          UPDATE webhook_deliveries
          SET status = $4, next_attempt_at = $5, attempted_at = $6, answer_status = $7, failure = $8
          WHERE webhook_id = $1 AND id = $2 AND attempts = $3 AND status = 'pending' RETURNING position`
        const values = [webhook_id, id, attempts, status, next_attempt_at, at, answer_status, failure]
        if ((await rows(text, values)).length === 0) return null
        const unanswered = answer_status === null ? webhookRow.parse(row).unanswered + 1 : 0
        const until = setAsideUntil(unanswered, at)
        const state =
          'UPDATE webhooks SET unanswered = $1, set_aside_until = $2, is_prompt = $3 WHERE id = $4'
        await rows(state, [unanswered, until, Number(is_prompt), webhook_id])
        const before = new Date(Date.parse(at) - triedFor).toISOString()
        const { isAmong, batchLength, skipLocked } = rows.dialect
        const overdue = `
          webhook_deliveries WHERE webhook_id = $1 AND status = 'pending' AND next_attempt_at <= $2 AND started_at < $3
          LIMIT ${batchLength} ${skipLocked}`
        const giveUp = `
          UPDATE webhook_deliveries SET status = 'failed', next_attempt_at = NULL WHERE ${isAmong('position', overdue)}`
        if (until !== null) await rows(giveUp, [webhook_id, at, before])
        return until
      }),
    resumeWebhook: (id, origin) =>
      change(async rows => {
        const webhook = await find(rows, id)
        if (webhook === undefined) throw noWebhook(id)
        if (webhook.set_aside_until === null) return
        await rows('UPDATE webhooks SET set_aside_until = NULL WHERE id = $1', [id])
        await appendAudit(rows, webhookChanged('webhook.resumed', webhook, origin))
      }),
    forgetDeliveries: before => removeDeliveries("status <> 'pending' AND created_at < $1", before),
  }

  function removeDeliveries(condition: string, value: string): Promise<number> {
    const { isAmong, batchLength, skipLocked } = rows.dialect
    const found = `webhook_deliveries WHERE ${condition} LIMIT ${batchLength} ${skipLocked}`
    const text = `DELETE FROM webhook_deliveries WHERE ${isAmong('position', found)} RETURNING position`
    return untilDone(async () => (await rows(text, [value])).length)
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
