import { randomBytes } from 'node:crypto'
import { z } from 'zod'
import { AppError } from '#core/errors/app-error.ts'
import type { Mode } from '#core/text/key.ts'
import type { Origin } from './origin.ts'

/** Events of webhooks. Spending events occur once per account and month (UTC), in live mode only. */
export const webhookEvents = [
  'invoice.generated',
  'invoice.failed',
  'spending.warning',
  'spending.cap_reached',
] as const
export type WebhookEvent = (typeof webhookEvents)[number]

/** An endpoint of an account that is notified of events of its live or its test jobs. */
export interface NewWebhook {
  id: string
  account_id: string
  mode: Mode
  url: string
  events: readonly WebhookEvent[]
  created_at: string
}

export interface Webhook extends NewWebhook {
  /** tries without an answer since the last answered one */
  unanswered: number
  /** until this time nothing is sent to it; `null` unless it is set aside */
  set_aside_until: string | null
}

/**
 * Deliveries are sent in four pools that do not wait for each other; prompt endpoints are those that answered
 * the last try within {@link promptTime}.
 */
export const deliveryPools = ['live prompt', 'live slow', 'test prompt', 'test slow'] as const
export type DeliveryPool = (typeof deliveryPools)[number]

/** Milliseconds. */
export const promptTime = 2_000

export const deliveryStatuses = ['pending', 'delivered', 'failed'] as const

/** An event to be sent to one endpoint. */
export interface Delivery {
  /** `webhook-id`, the same for every try */
  id: string
  webhook_id: string
  event: WebhookEvent
  created_at: string
  status: (typeof deliveryStatuses)[number]
  /** number of tries */
  attempts: number
  /** `null` unless pending */
  next_attempt_at: string | null
  /** time of the last try; `null` before */
  attempted_at: string | null
  /** status of the last answer; `null` without one */
  answer_status: number | null
  /** why the last try had no answer */
  failure: string | null
}

/** A delivery that this process may send until the end of the lease. */
export interface ClaimedDelivery {
  id: string
  webhook_id: string
  account_id: string
  pool: DeliveryPool
  url: string
  secret: Uint8Array
  /** exact body */
  payload: string
  /** number of tries, including this one */
  attempts: number
  /** start of the retries: the event, or the last request to send it again */
  started_at: string
}

export interface DeliveryClaim {
  now: string
  /** another process may send it from this time on, so it must be later than the end of the try */
  leaseUntil: string
  /** deliveries per pool that this process can send now */
  free: Readonly<Record<DeliveryPool, number>>
  /** deliveries that this process is sending, by pool and account */
  sending: readonly { pool: DeliveryPool; account_id: string }[]
  /** endpoints to which this process is sending */
  except: readonly string[]
}

export interface Attempt {
  at: string
  /** whether the answer arrived within {@link promptTime} */
  is_prompt: boolean
  answer_status: number | null
  failure: string | null
  status: Delivery['status']
  next_attempt_at: string | null
}

export interface WebhookStore {
  /** rejects with AppError('not_found'), 'account_deleted', and 'too_many_webhooks' above {@link maxWebhooks} */
  addWebhook(webhook: NewWebhook, secret: Uint8Array, origin: Origin): Promise<void>
  /** in the order of their creation */
  listWebhooks(accountId: string): Promise<Webhook[]>
  findWebhook(id: string): Promise<Webhook | undefined>
  /** Also removes its deliveries. Rejects with AppError('not_found'). */
  removeWebhook(id: string, origin: Origin): Promise<void>
  /** newest first */
  listDeliveries(webhookId: string, limit: number): Promise<Delivery[]>
  /** Sends an ended delivery again, with the same id. Rejects with AppError('not_found'). */
  redeliver(webhookId: string, deliveryId: string, now: string): Promise<void>
  /**
   * Claims due deliveries of endpoints that are not set aside: in each pool round-robin over the accounts, at
   * most {@link claimedPerWebhook} per endpoint and {@link sentPerAccount} per account. No two processes get
   * the same one.
   */
  claimDeliveries(claim: DeliveryClaim): Promise<ClaimedDelivery[]>
  /**
   * Records the result of a try; without effect if another process has claimed the delivery. A try without an
   * answer may set the endpoint aside; then deliveries that have been due for three days are given up.
   * @returns until when the endpoint is set aside
   */
  recordAttempt(claimed: ClaimedDelivery, attempt: Attempt): Promise<string | null>
  /** Makes an endpoint that was set aside due at once. Rejects with AppError('not_found'). */
  resumeWebhook(id: string, origin: Origin): Promise<void>
  /** deletes a batch of ended deliveries created before this time; @returns their number */
  forgetDeliveries(before: string): Promise<number>
}

/** Maximum endpoints per account. */
export const maxWebhooks = 10

/** Concurrent deliveries per endpoint. An endpoint that has not answered gets only one. */
export const claimedPerWebhook = { prompt: 4, slow: 1 } as const

/** Concurrent deliveries per account, in each pool of a process. */
export const sentPerAccount = 8

/** Consecutive tries without an answer after which an endpoint is set aside. */
const triesBeforeSetAside = 3

/** Milliseconds, doubled with every further try. */
const setAsideTimes = { first: 60_000, longest: 60 * 60 * 1000 } as const

/** @param unanswered consecutive tries without an answer, including this one */
export function setAsideUntil(unanswered: number, at: string): string | null {
  const further = unanswered - triesBeforeSetAside
  if (further < 0) return null
  const pause = Math.min(setAsideTimes.first * 2 ** Math.min(further, 20), setAsideTimes.longest)
  return new Date(Date.parse(at) + pause).toISOString()
}

/** Milliseconds for which a delivery is retried, from the event or the last request to send it again. */
export const triedFor = 3 * 24 * 60 * 60 * 1000

/**
 * Maximum deliveries of test events per endpoint; the newest are kept, and pending ones above it are given
 * up.
 */
export const maxTestDeliveries = 1_000

export const newWebhookId = (): string => `whk_${randomBytes(10).toString('hex')}`

/** Columns in the order in which endpoints are inserted. */
export const newWebhookColumns = 'id, account_id, mode, url, events, created_at'
export const webhookColumns = `${newWebhookColumns}, unanswered, set_aside_until`

/** The pool of an endpoint, in a query that has a table named `webhooks`. */
export const poolOfWebhook =
  "(webhooks.mode || CASE webhooks.is_prompt WHEN 1 THEN ' prompt' ELSE ' slow' END)"

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
  unanswered: z.number(),
  set_aside_until: z.string().nullable(),
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
  account_id: z.string(),
  pool: z.enum(deliveryPools),
  url: z.string(),
  secret: z.instanceof(Uint8Array).transform(bytes => new Uint8Array(bytes)),
  payload: z.string(),
  attempts: z.number(),
  started_at: z.string(),
}) satisfies z.ZodType<ClaimedDelivery>

/** Deliveries that are being sent, by pool and account. */
export const sendingByAccount = (sending: DeliveryClaim['sending']): Record<string, number> =>
  Object.fromEntries(
    [...Map.groupBy(sending, ({ pool, account_id }) => `${pool} ${account_id}`)].map(([key, of]) => [
      key,
      of.length,
    ]),
  )

export const noWebhook = (id: string) =>
  new AppError('not_found', { message: { code: 'service.no_webhook', params: { id } } })

export const noDelivery = (id: string) =>
  new AppError('not_found', { message: { code: 'service.no_delivery', params: { id } } })
