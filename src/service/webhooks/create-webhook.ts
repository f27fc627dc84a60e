import { randomBytes } from 'node:crypto'
import type { Origin } from '../store/origin.ts'
import { type NewWebhook, newWebhookId, type WebhookStore } from '../store/webhook-store.ts'
import { secretText } from './sign-webhook.ts'

interface WebhookOptions extends Pick<NewWebhook, 'account_id' | 'mode' | 'url' | 'events'> {
  id?: string
  origin: Origin
}

/**
 * Adds an endpoint with a new secret, which is returned once.
 * @throws AppError not_found, account_deleted, too_many_webhooks
 */
export async function createWebhook(
  store: Pick<WebhookStore, 'addWebhook'>,
  { origin, id = newWebhookId(), ...of }: WebhookOptions,
): Promise<{ webhook: NewWebhook; secret: string }> {
  const webhook: NewWebhook = { id, ...of, created_at: origin.at }
  const secret = randomBytes(32)
  await store.addWebhook(webhook, secret, origin)
  return { webhook, secret: secretText(secret) }
}
