import type { Logger } from 'pino'
import type { Metrics } from '../observability/metrics.ts'
import { createRunAgain } from '../scheduling/run-again.ts'
import type { Attempt, ClaimedDelivery, WebhookStore } from '../store/webhook-store.ts'
import { nextAttempt } from './next-attempt.ts'
import { type PostResult, postWebhook } from './post-webhook.ts'
import { signatureHeaders } from './sign-webhook.ts'
import type { AllowedTargets } from './webhook-url.ts'

export interface SendParts extends AllowedTargets {
  store: Pick<WebhookStore, 'claimDeliveries' | 'recordAttempt'>
  metrics: Pick<Metrics, 'webhookTried'>
  logger: Logger
  now: () => Date
  /** polling interval in milliseconds */
  interval?: number | undefined
}

/** Milliseconds. */
export const deliveryTimes = {
  /** of a try */
  timeout: 10_000,
  /** longer than a try and its recording, so that no other process tries meanwhile */
  lease: 60_000,
} as const

const usualInterval = 1_000
const sentAtOnce = 64

/**
 * Sends due deliveries. Each process does so; a lease in the store keeps two from sending the same at once.
 * @returns waits for running attempts; another process or the next start sends pending deliveries
 */
export function startSender(parts: SendParts): () => Promise<void> {
  const { store, logger, now, interval = usualInterval } = parts
  const running = new Set<Promise<void>>()
  const busy = new Set<string>()
  let sending = 0
  let isClosed = false

  async function sendDue(): Promise<void> {
    if (isClosed || sending >= sentAtOnce) return
    const at = now()
    const claimed = await store.claimDeliveries({
      now: at.toISOString(),
      leaseUntil: new Date(at.getTime() + deliveryTimes.lease).toISOString(),
      limit: sentAtOnce - sending,
      except: [...busy],
    })
    const byWebhook = Map.groupBy(claimed, ({ webhook_id }) => webhook_id)
    for (const [webhook, deliveries] of byWebhook) follow(sendAll(webhook, deliveries))
  }

  /** An endpoint that does not answer delays nobody else. */
  async function sendAll(webhook: string, deliveries: readonly ClaimedDelivery[]): Promise<void> {
    busy.add(webhook)
    sending += deliveries.length
    await Promise.all(deliveries.map(each => send(parts, each)))
    sending -= deliveries.length
    busy.delete(webhook)
    wake()
  }

  function follow(work: Promise<void>): void {
    const followed = work.finally(() => running.delete(followed))
    running.add(followed)
  }

  const sendAgain = createRunAgain(() =>
    sendDue().catch(error => logger.warn({ err: error }, 'sending webhook deliveries failed')),
  )
  const wake = () => follow(sendAgain())

  const timer = setInterval(wake, interval).unref()
  wake()
  return async () => {
    isClosed = true
    clearInterval(timer)
    while (running.size > 0) await Promise.all(running)
  }
}

async function send(parts: SendParts, delivery: ClaimedDelivery): Promise<void> {
  const { store, metrics, logger, now } = parts
  const { id, payload, url } = delivery
  const headers = {
    'content-type': 'application/json',
    'user-agent': 'Billwright-Webhooks',
    ...signatureHeaders(delivery, Math.floor(now().getTime() / 1000)),
  }
  const result = await postWebhook(
    { url, body: payload, headers },
    { ...parts, timeout: deliveryTimes.timeout },
  )
  const attempt = attemptOf(delivery, result, now())
  metrics.webhookTried(attempt.status)
  const { answer_status, failure } = attempt
  if (attempt.status === 'failed')
    logger.warn({ delivery: id, answer_status, failure }, 'a webhook was given up')
  await store
    .recordAttempt(delivery, attempt)
    .catch(error => logger.warn({ err: error, delivery: id }, 'a webhook is sent again after its lease'))
}

export function attemptOf(
  { started_at }: Pick<ClaimedDelivery, 'started_at'>,
  result: PostResult,
  now: Date,
  random?: () => number,
): Attempt {
  const at = now.toISOString()
  const answer_status = 'status' in result ? result.status : null
  const failure = 'failure' in result ? result.failure : null
  if (answer_status !== null && answer_status >= 200 && answer_status < 300)
    return { at, answer_status, failure, status: 'delivered', next_attempt_at: null }
  const next_attempt_at = nextAttempt(started_at, now, random)
  const status = next_attempt_at === null ? 'failed' : 'pending'
  return { at, answer_status, failure, status, next_attempt_at }
}
