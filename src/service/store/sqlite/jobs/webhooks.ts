import type { DatabaseSync } from 'node:sqlite'
import { AppError } from '#core/errors/app-error.ts'
import { webhookChanged } from '../../audit-events.ts'
import type { Origin } from '../../origin.ts'
import {
  claimedPerWebhook,
  claimedRow,
  claimWindow,
  type DeliveryClaim,
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
import { auditAppender } from '../accounts/audit.ts'
import { batchLength, untilDone } from '../connection/batches.ts'
import { asStorage } from '../connection/storage-error.ts'
import { transaction } from '../connection/transaction.ts'

export function webhooksIn(database: DatabaseSync): WebhookStore {
  const insert = database.prepare(
    `INSERT INTO webhooks (${webhookColumns}, secret) VALUES (?, ?, ?, ?, ?, ?, ?)`,
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
    WITH due AS (
      SELECT position, webhook_id, next_attempt_at FROM webhook_deliveries
      WHERE status = 'pending' AND next_attempt_at <= :now
        AND webhook_id NOT IN (SELECT value FROM json_each(:except))
      ORDER BY next_attempt_at, position LIMIT ${claimWindow}),
    ranked AS (
      SELECT position, next_attempt_at,
        row_number() OVER (PARTITION BY webhook_id ORDER BY next_attempt_at, position) AS rank FROM due)
    SELECT position FROM ranked WHERE rank <= ${claimedPerWebhook} ORDER BY next_attempt_at, position LIMIT :limit`)
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
  const forget = database.prepare(`
    DELETE FROM webhook_deliveries WHERE position IN (
      SELECT position FROM webhook_deliveries WHERE status <> 'pending' AND created_at < ?
      LIMIT ${batchLength})`)
  const removeDeliveries = database.prepare(`
    DELETE FROM webhook_deliveries WHERE position IN (
      SELECT position FROM webhook_deliveries WHERE webhook_id = ? LIMIT ${batchLength})`)

  const existing = existingAccount(database)
  const audit = auditAppender(database)
  const change = <T>(work: () => T) => asStorage(() => transaction(database, work))

  const find = (id: string) => webhookRow.optional().parse(one.get(id))
  const webhooksOf = (accountId: string) => ofAccount.all(accountId).map(row => webhookRow.parse(row))

  function add(webhook: Webhook, secret: Uint8Array, origin: Origin): void {
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

  function claim({ now, leaseUntil, limit, except }: DeliveryClaim) {
    return due.all({ now, except: JSON.stringify(except), limit }).map(row => {
      const position = Number(row.position)
      lease.run(leaseUntil, position)
      return claimedRow.parse(claimed.get(position))
    })
  }

  return {
    addWebhook: (webhook, secret, origin) => change(() => add(webhook, secret, origin)),
    listWebhooks: accountId => asStorage(() => webhooksOf(accountId)),
    findWebhook: id => asStorage(() => find(id)),
    async removeWebhook(id, origin) {
      // most of its deliveries, which may be any number
      await untilDone(() => removeDeliveries.run(id).changes)
      await change(() => removeNow(id, origin))
    },
    listDeliveries: (webhookId, limit) =>
      asStorage(() => deliveries.all(webhookId, limit).map(row => deliveryRow.parse(row))),
    redeliver: (webhookId, deliveryId, now) =>
      change(() => {
        if (delivery.get(webhookId, deliveryId) === undefined) throw noDelivery(deliveryId)
        again.run(webhookId, deliveryId, now)
      }),
    claimDeliveries: of => asStorage(() => (hasDue(of) ? transaction(database, () => claim(of)) : [])),
    recordAttempt: ({ id, webhook_id, attempts }, of) =>
      asStorage(() => void attempt.run({ ...of, id, webhook_id, attempts })),
    forgetDeliveries: before => untilDone(() => forget.run(before).changes),
  }

  /** Asked first, so that a service without deliveries never takes the write lock. */
  function hasDue({ now, except }: DeliveryClaim): boolean {
    return due.get({ now, except: JSON.stringify(except), limit: 1 }) !== undefined
  }
}
