import { createHmac } from 'node:crypto'

/** Headers of a delivery (Standard Webhooks 1.0.0, symmetric signature). */
const webhookHeaders = {
  id: 'webhook-id',
  timestamp: 'webhook-timestamp',
  signature: 'webhook-signature',
} as const

/** A secret as its owner sees it, once. */
export const secretText = (secret: Uint8Array): string => `whsec_${Buffer.from(secret).toString('base64')}`

/** @param seconds of the Unix epoch at which this try is made */
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
