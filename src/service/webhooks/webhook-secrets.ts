import { createHmac, randomBytes } from 'node:crypto'
import type { Origin } from '../store/origin.ts'
import { type NewWebhook, newWebhookId, type WebhookStore } from '../store/webhook-store.ts'

/** Headers of a delivery (Standard Webhooks 1.0.0, symmetric signature). */
const webhookHeaders = {
  id: 'webhook-id',
  timestamp: 'webhook-timestamp',
  signature: 'webhook-signature',
} as const

/** Formats a secret for its owner, who sees it once. */
const secretText = (secret: Uint8Array): string => `whsec_${Buffer.from(secret).toString('base64')}`

/** @param seconds Unix time of this try */
export function signatureHeaders(
  { id, payload, secret }: { id: string; payload: string; secret: Uint8Array },
  seconds: number,
): Record<string, string> {
  const signature = createHmac('sha256', secret).update(`${id}.${seconds}.${payload}`).digest('base64')
  return {
    [webhookHeaders.id]: id,
    [webhookHeaders.timestamp]: `${seconds}`,
    [webhookHeaders.signature]: `v1,${signature}`,
  }
}

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
