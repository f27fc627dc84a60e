import { randomBytes } from 'node:crypto'
import { z } from 'zod'
import { AppError } from '#core/errors/app-error.ts'
import type { KeyKind } from '#core/text/key.ts'
import type { Origin } from './origin.ts'

/** Events of webhooks. Spending events happen once per account and month of UTC, in live mode only. */
export const webhookEvents = [
  'invoice.generated',
  'invoice.failed',
  'spending.warning',
  'spending.cap_reached',
] as const
export type WebhookEvent = (typeof webhookEvents)[number]

/** An address of an account that is notified of events of its live or its test jobs. */
export interface Webhook {
  id: string
  account_id: string
  mode: KeyKind
  url: string
  events: readonly WebhookEvent[]
  created_at: string
}

export const deliveryStatuses = ['pending', 'delivered', 'failed'] as const

/** An event for one endpoint. */
export interface Delivery {
  /** `webhook-id` of every try */
  id: string
  webhook_id: string
  event: WebhookEvent
  created_at: string
  status: (typeof deliveryStatuses)[number]
  /** tries so far */
  attempts: number
  /** `null` unless pending */
  next_attempt_at: string | null
  /** of the last try; `null` before */
  attempted_at: string | null
  /** status of the last answer; `null` without one */
  answer_status: number | null
  /** why the last try failed without an answer */
  failure: string | null
}

/** A delivery that this process may try until the end of the lease. */
export interface ClaimedDelivery {
  id: string
  webhook_id: string
  url: string
  secret: Uint8Array
  /** exact body */
  payload: string
  /** tries with this one */
  attempts: number
  /** from which its retries are counted: when it was made or last asked for again */
  started_at: string
}

export interface DeliveryClaim {
  now: string
  /** another process may try again from then on, so later than the end of the try */
  leaseUntil: string
  limit: number
  /** endpoints that this process is sending to */
  except: readonly string[]
}

export interface Attempt {
  at: string
  answer_status: number | null
  failure: string | null
  status: Delivery['status']
  next_attempt_at: string | null
}

export interface WebhookStore {
  /** rejects with AppError('not_found'), 'account_deleted', and 'too_many_webhooks' above {@link maxWebhooks} */
  addWebhook(webhook: Webhook, secret: Uint8Array, origin: Origin): Promise<void>
  /** in the order in which they were added */
  listWebhooks(accountId: string): Promise<Webhook[]>
  findWebhook(id: string): Promise<Webhook | undefined>
  /** With its deliveries. Rejects with AppError('not_found'). */
  removeWebhook(id: string, origin: Origin): Promise<void>
  /** newest first */
  listDeliveries(webhookId: string, limit: number): Promise<Delivery[]>
  /** Sends an ended delivery again, with the same id. Rejects with AppError('not_found'). */
  redeliver(webhookId: string, deliveryId: string, now: string): Promise<void>
  /**
   * Claims due deliveries, oldest first and at most {@link claimedPerWebhook} per endpoint. No two processes get the same.
   */
  claimDeliveries(claim: DeliveryClaim): Promise<ClaimedDelivery[]>
  /** The result of a try; ignored when the delivery was claimed again meanwhile. */
  recordAttempt(claimed: ClaimedDelivery, attempt: Attempt): Promise<void>
  /** deletes ended deliveries that were made before this time, some at a time; @returns how many */
  forgetDeliveries(before: string): Promise<number>
}

/** Endpoints of an account. */
export const maxWebhooks = 10

/** Deliveries to one endpoint at once. */
export const claimedPerWebhook = 4

/** Deliveries that a claim looks through. */
export const claimWindow = 1_000

/** Deliveries of test events that an endpoint keeps, the newest; pending ones above it are given up. */
export const maxTestDeliveries = 1_000

export const newWebhookId = (): string => `whk_${randomBytes(10).toString('hex')}`

export const webhookColumns = 'id, account_id, mode, url, events, created_at'

const eventList = z
  .string()
  .transform(text => text.split(','))
  .pipe(z.array(z.enum(webhookEvents)))

export const webhookRow = z.object({
  id: z.string(),
  account_id: z.string(),
  mode: z.enum(['live', 'test']),
  url: z.string(),
  events: eventList,
  created_at: z.string(),
}) satisfies z.ZodType<Webhook>

export const deliveryColumns =
  'id, webhook_id, event, created_at, status, attempts, next_attempt_at, attempted_at, answer_status, failure'

export const deliveryRow = z.object({
  id: z.string(),
  webhook_id: z.string(),
  event: z.enum(webhookEvents),
  created_at: z.string(),
  status: z.enum(deliveryStatuses),
  attempts: z.number(),
  next_attempt_at: z.string().nullable(),
  attempted_at: z.string().nullable(),
  answer_status: z.number().nullable(),
  failure: z.string().nullable(),
}) satisfies z.ZodType<Delivery>

export const claimedRow = z.object({
  id: z.string(),
  webhook_id: z.string(),
  url: z.string(),
  secret: z.instanceof(Uint8Array).transform(bytes => new Uint8Array(bytes)),
  payload: z.string(),
  attempts: z.number(),
  started_at: z.string(),
}) satisfies z.ZodType<ClaimedDelivery>

export const noWebhook = (id: string) =>
  new AppError('not_found', { message: { code: 'service.no_webhook', params: { id } } })

export const noDelivery = (id: string) =>
  new AppError('not_found', { message: { code: 'service.no_delivery', params: { id } } })
