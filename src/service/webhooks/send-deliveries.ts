import type { Logger } from 'pino'
import type { Metrics } from '../observability/metrics.ts'
import { createRunAgain, createRunningWork } from '../scheduling/concurrency.ts'
import {
  type Attempt,
  type ClaimedDelivery,
  type DeliveryPool,
  promptTime,
  type WebhookStore,
} from '../store/webhook-store.ts'
import { nextAttempt } from './next-attempt.ts'
import { type PostResult, postWebhook } from './post-webhook.ts'
import { signatureHeaders } from './webhook-secrets.ts'
import type { AllowedTargets } from './webhook-url.ts'

export interface SendDeps extends AllowedTargets {
  store: Pick<WebhookStore, 'claimDeliveries' | 'recordAttempt'>
  metrics: Pick<Metrics, 'webhookTried' | 'endpointSetAside'>
  logger: Logger
  now: () => Date
  /** polling interval in milliseconds */
  interval?: number | undefined
}

/** Milliseconds. */
export const deliveryTimes = {
  /** timeout of a try */
  timeout: 10_000,
  /** longer than a try and its recording, so that no other process sends it meanwhile */
  lease: 60_000,
} as const

const usualInterval = 1_000

/**
 * Concurrent deliveries per pool. Events of live jobs never wait for those of test jobs, and prompt endpoints
 * never for slow ones.
 */
const sentAtOnce: Readonly<Record<DeliveryPool, number>> = {
  'live prompt': 64,
  'live slow': 32,
  'test prompt': 32,
  'test slow': 16,
}

/**
 * Sends due deliveries in each process. A lease in the store keeps two processes from sending the same one at
 * once.
 * @returns a function that waits for running tries; other processes or the next start send the rest
 */
export function startSender(deps: SendDeps): () => Promise<void> {
  const { store, logger, now, interval = usualInterval } = deps
  const running = createRunningWork()
  const busy = new Set<string>()
  const sending = new Set<ClaimedDelivery>()
  let isClosed = false

  function freeSlots(): Record<DeliveryPool, number> {
    const free = { ...sentAtOnce }
    for (const { pool } of sending) free[pool] -= 1
    return free
  }

  async function sendDue(): Promise<void> {
    const free = freeSlots()
    if (isClosed || Object.values(free).every(slots => slots <= 0)) return
    const at = now()
    const claimed = await store.claimDeliveries({
      ...{ now: at.toISOString(), free, sending: [...sending], except: [...busy] },
      leaseUntil: new Date(at.getTime() + deliveryTimes.lease).toISOString(),
    })
    const byWebhook = Map.groupBy(claimed, ({ webhook_id }) => webhook_id)
    for (const [webhook, deliveries] of byWebhook) running.add(sendAll(webhook, deliveries))
  }

  /** An endpoint is claimed again after all of its deliveries have ended. */
  async function sendAll(webhook: string, deliveries: readonly ClaimedDelivery[]): Promise<void> {
    busy.add(webhook)
    for (const each of deliveries) sending.add(each)
    const sendOne = (each: ClaimedDelivery) => send(deps, each).finally(() => sending.delete(each))
    await Promise.all(deliveries.map(sendOne))
    busy.delete(webhook)
    wake()
  }

  const sendAgain = createRunAgain(() =>
    sendDue().catch(error => logger.warn({ err: error }, 'sending webhook deliveries failed')),
  )
  const wake = () => running.add(sendAgain())

  const timer = setInterval(wake, interval).unref()
  wake()
  return async () => {
    isClosed = true
    clearInterval(timer)
    await running.ended()
  }
}

async function send(deps: SendDeps, delivery: ClaimedDelivery): Promise<void> {
  const { store, metrics, logger, now } = deps
  const { id, payload, url } = delivery
  const headers = {
    'content-type': 'application/json',
    'user-agent': 'Billwright-Webhooks',
    ...signatureHeaders(delivery, Math.floor(now().getTime() / 1000)),
  }
  const start = performance.now()
  const result = await postWebhook(
    { url, body: payload, headers },
    { ...deps, timeout: deliveryTimes.timeout },
  )
  const attempt = attemptOf(delivery, { ...result, milliseconds: performance.now() - start }, now())
  metrics.webhookTried(attempt.status)
  const { answer_status, failure } = attempt
  if (attempt.status === 'failed')
    logger.warn({ delivery: id, answer_status, failure }, 'a webhook was given up')
  try {
    const setAside = await store.recordAttempt(delivery, attempt)
    if (setAside === null) return
    metrics.endpointSetAside()
    logger.warn(
      { webhook: delivery.webhook_id, until: setAside, failure },
      'an endpoint of webhooks is set aside',
    )
  } catch (error) {
    logger.warn({ err: error, delivery: id }, 'a webhook is sent again after its lease')
  }
}

export function attemptOf(
  { started_at }: Pick<ClaimedDelivery, 'started_at'>,
  result: PostResult & { milliseconds: number },
  now: Date,
  random?: () => number,
): Attempt {
  const at = now.toISOString()
  const answer_status = 'status' in result ? result.status : null
  const failure = 'failure' in result ? result.failure : null
  const is_prompt = answer_status !== null && result.milliseconds <= promptTime
  const tried = { at, is_prompt, answer_status, failure }
  if (answer_status !== null && answer_status >= 200 && answer_status < 300)
    return { ...tried, status: 'delivered', next_attempt_at: null }
  const next_attempt_at = nextAttempt(started_at, now, random)
  const status = next_attempt_at === null ? 'failed' : 'pending'
  return { ...tried, status, next_attempt_at }
}
