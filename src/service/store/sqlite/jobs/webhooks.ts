import type { DatabaseSync } from 'node:sqlite'
import { z } from 'zod'
import { AppError } from '#core/errors/app-error.ts'
import { webhookChanged } from '../../audit-events.ts'
import type { Origin } from '../../origin.ts'
import {
  type Attempt,
  type ClaimedDelivery,
  claimedPerWebhook,
  claimedRow,
  type DeliveryClaim,
  deliveryColumns,
  deliveryPools,
  deliveryRow,
  longestForgottenDeliveries,
  maxWebhooks,
  type NewWebhook,
  newWebhookColumns,
  noDelivery,
  noWebhook,
  poolOfWebhook,
  sendingByAccount,
  sentPerAccount,
  setAsideUntil,
  triedFor,
  type WebhookStore,
  webhookColumns,
  webhookRow,
} from '../../webhook-store.ts'
import { existingAccount } from '../accounts/accounts.ts'
import { auditAppender } from '../accounts/audit.ts'
import { asStorage } from '../connection/storage-error.ts'
import { transaction } from '../connection/transaction.ts'

export function webhooksIn(database: DatabaseSync): WebhookStore {
  const insert = database.prepare(
    `INSERT INTO webhooks (${newWebhookColumns}, secret) VALUES (?, ?, ?, ?, ?, ?, ?)`,
  )
  const one = database.prepare(`SELECT ${webhookColumns} FROM webhooks WHERE id = ?`)
  const ofAccount = database.prepare(
    `SELECT ${webhookColumns} FROM webhooks WHERE account_id = ? ORDER BY created_at, id`,
  )
  const remove = database.prepare('DELETE FROM webhooks WHERE id = ?')
  const deliveries = database.prepare(
    `SELECT ${deliveryColumns} FROM webhook_deliveries WHERE webhook_id = ? ORDER BY position DESC LIMIT ?`,
  )
  const delivery = database.prepare('SELECT 1 FROM webhook_deliveries WHERE webhook_id = ? AND id = ?')
  const again = database.prepare(`
    UPDATE webhook_deliveries SET status = 'pending', started_at = ?3, next_attempt_at = ?3
    WHERE webhook_id = ?1 AND id = ?2 AND status <> 'pending'`)
  const due = database.prepare(`
    WITH RECURSIVE waiting (id) AS (
      SELECT min(webhook_id) FROM webhook_deliveries WHERE status = 'pending'
      UNION ALL
      SELECT (SELECT min(webhook_id) FROM webhook_deliveries WHERE status = 'pending' AND webhook_id > waiting.id)
      FROM waiting WHERE waiting.id IS NOT NULL),
    found AS (
      SELECT position, next_attempt_at, account_id, ${poolOfWebhook} AS pool, is_prompt,
        row_number() OVER (PARTITION BY webhook_id ORDER BY next_attempt_at, position) AS place_of_webhook
      FROM waiting JOIN webhooks ON webhooks.id = waiting.id JOIN webhook_deliveries ON position IN (
        SELECT position FROM webhook_deliveries
        WHERE webhook_id = webhooks.id AND status = 'pending' AND next_attempt_at <= :now
        ORDER BY next_attempt_at, position LIMIT ${claimedPerWebhook.prompt})
      WHERE coalesce(set_aside_until, '') <= :now AND webhooks.id NOT IN (SELECT value FROM json_each(:except))),
    of_accounts AS (
      SELECT *,
        row_number() OVER (PARTITION BY pool, account_id ORDER BY next_attempt_at, position)
          + coalesce((SELECT value FROM json_each(:sending) WHERE key = pool || ' ' || account_id), 0) AS rank
      FROM found WHERE is_prompt = 1 OR place_of_webhook <= ${claimedPerWebhook.slow}),
    of_pools AS (
      SELECT *, row_number() OVER (PARTITION BY pool ORDER BY rank, next_attempt_at, position) AS place
      FROM of_accounts WHERE rank <= ${sentPerAccount})
    SELECT position, account_id, pool FROM of_pools
    WHERE place <= (SELECT value FROM json_each(:free) WHERE key = pool) ORDER BY place`)
  const hasWaiting = database.prepare(
    "SELECT 1 FROM webhook_deliveries WHERE status = 'pending' AND next_attempt_at <= ? LIMIT 1",
  )
  const lease = database.prepare(
    'UPDATE webhook_deliveries SET attempts = attempts + 1, next_attempt_at = ? WHERE position = ?',
  )
  const claimed = database.prepare(`
    SELECT delivery.id, webhook_id, url, secret, payload, attempts, started_at
    FROM webhook_deliveries AS delivery JOIN webhooks ON webhooks.id = webhook_id WHERE position = ?`)
  const attempt = database.prepare(`
    UPDATE webhook_deliveries
    SET status = :status, next_attempt_at = :next_attempt_at, attempted_at = :at,
      answer_status = :answer_status, failure = :failure
    WHERE webhook_id = :webhook_id AND id = :id AND attempts = :attempts AND status = 'pending'`)
  const setState = database.prepare(
    'UPDATE webhooks SET unanswered = ?, set_aside_until = ?, is_prompt = ? WHERE id = ?',
  )
  const giveUp = database.prepare(`
    UPDATE webhook_deliveries SET status = 'failed', next_attempt_at = NULL
    WHERE position IN (
      SELECT position FROM webhook_deliveries
      WHERE webhook_id = :id AND status = 'pending' AND next_attempt_at <= :now AND started_at < :before LIMIT 1000)`)
  const resume = database.prepare('UPDATE webhooks SET set_aside_until = NULL WHERE id = ?')
  const forget = database.prepare(`
    DELETE FROM webhook_deliveries WHERE position IN (
      SELECT position FROM webhook_deliveries WHERE status <> 'pending' AND created_at < ?
      LIMIT ${longestForgottenDeliveries})`)

  const existing = existingAccount(database)
  const audit = auditAppender(database)
  const change = <T>(work: () => T) => asStorage(() => transaction(database, work))

  const find = (id: string) => webhookRow.optional().parse(one.get(id))
  const webhooksOf = (accountId: string) => ofAccount.all(accountId).map(row => webhookRow.parse(row))

  function add(webhook: NewWebhook, secret: Uint8Array, origin: Origin): void {
    const { id, account_id, mode, url, events, created_at } = webhook
    existing(account_id)
    if (webhooksOf(account_id).length >= maxWebhooks) throw new AppError('too_many_webhooks')
    insert.run(id, account_id, mode, url, events.join(','), created_at, secret)
    audit(webhookChanged('webhook.created', webhook, origin))
  }

  function removeNow(id: string, origin: Origin): void {
    const webhook = find(id)
    if (webhook === undefined) throw noWebhook(id)
    remove.run(id)
    audit(webhookChanged('webhook.removed', webhook, origin))
  }

  function claim(of: DeliveryClaim) {
    return due.all(claimValues(of)).map(row => {
      const { position, account_id, pool } = dueRow.parse(row)
      lease.run(of.leaseUntil, position)
      return claimedRow.parse({ ...claimed.get(position), account_id, pool })
    })
  }

  function recordNow({ id, webhook_id, attempts }: ClaimedDelivery, of: Attempt): string | null {
    const { is_prompt, ...result } = of
    if (Number(attempt.run({ ...result, id, webhook_id, attempts }).changes) === 0) return null
    const webhook = find(webhook_id)
    if (webhook === undefined) return null
    const unanswered = of.answer_status === null ? webhook.unanswered + 1 : 0
    const until = setAsideUntil(unanswered, of.at)
    setState.run(unanswered, until, Number(is_prompt), webhook_id)
    const before = new Date(Date.parse(of.at) - triedFor).toISOString()
    if (until !== null) giveUp.run({ id: webhook_id, now: of.at, before })
    return until
  }

  return {
    addWebhook: (webhook, secret, origin) => change(() => add(webhook, secret, origin)),
    listWebhooks: accountId => asStorage(() => webhooksOf(accountId)),
    findWebhook: id => asStorage(() => find(id)),
    removeWebhook: (id, origin) => change(() => removeNow(id, origin)),
    listDeliveries: (webhookId, limit) =>
      asStorage(() => deliveries.all(webhookId, limit).map(row => deliveryRow.parse(row))),
    redeliver: (webhookId, deliveryId, now) =>
      change(() => {
        if (delivery.get(webhookId, deliveryId) === undefined) throw noDelivery(deliveryId)
        again.run(webhookId, deliveryId, now)
      }),
    claimDeliveries: of => asStorage(() => (hasDue(of) ? transaction(database, () => claim(of)) : [])),
    recordAttempt: (delivery, of) => change(() => recordNow(delivery, of)),
    resumeWebhook: (id, origin) =>
      change(() => {
        const webhook = find(id)
        if (webhook === undefined) throw noWebhook(id)
        if (webhook.set_aside_until === null) return
        resume.run(id)
        audit(webhookChanged('webhook.resumed', webhook, origin))
      }),
    forgetDeliveries: before => asStorage(() => Number(forget.run(before).changes)),
  }

  /** Asked first, so that a service without deliveries never takes the write lock. */
  function hasDue(of: DeliveryClaim): boolean {
    return hasWaiting.get(of.now) !== undefined && due.get(claimValues(of)) !== undefined
  }
}

const dueRow = z.object({ position: z.number(), account_id: z.string(), pool: z.enum(deliveryPools) })

const claimValues = ({ now, free, sending, except }: DeliveryClaim) => ({
  now,
  free: JSON.stringify(free),
  sending: JSON.stringify(sendingByAccount(sending)),
  except: JSON.stringify(except),
})
