import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { Mode } from '#core/text/key.ts'
import { type ServiceErrorCode, serviceErrors } from '../problems/problem-guide.ts'
import type { QueueObserver } from '../scheduling/fair-queue.ts'
import type { StoredBytes } from '../store/stored-bytes.ts'
import { type Delivery, deliveryStatuses } from '../store/webhook-store.ts'

/** Metrics for Prometheus. Labels contain no names of accounts, keys or invoices. */
export interface Metrics extends QueueObserver {
  /** a thread has started to prepare a large invoice */
  preparationStarted: QueueObserver['started']
  /** a PDF was generated and recorded; repeated answers are not counted */
  generated(mode: Mode, template: string): void
  failed(code: ServiceErrorCode): void
  answered(request: CountedRequest): void
  /** requests missing in the request log */
  requestsDropped(count: number): void
  /** PDFs without a job, moved at the start */
  setAside(count: number): void
  /** PDFs deleted after their retention */
  expired(count: number): void
  /** a sweep that could not delete all expired PDFs */
  retentionFailed(): void
  /** bytes of all PDFs, counted every hour */
  stored(bytes: StoredBytes): void
  /** PDFs compared with their digests, and the number of PDFs known to be damaged */
  checked(count: number, damaged: number): void
  /** an attempt of a webhook delivery, by the state of the delivery after it */
  webhookTried(status: Delivery['status']): void
  /** an endpoint was paused after several tries without an answer */
  endpointSetAside(): void
  /** a job of asynchronous generation */
  leftQueue(outcome: QueueOutcome): void
  /** a step of a sign-up */
  signedUp(outcome: SignUpOutcome): void
  /** seconds by which a timer was late because the main thread was busy */
  loopDelayed(seconds: number): void
  contentType: string
  text(): Promise<string>
}

const queueOutcomes = ['done', 'failed'] as const
type QueueOutcome = (typeof queueOutcomes)[number]

/**
 * Outcomes of a request for a sign-up link: sent, above a limit, or too many pending; and the opened account.
 */
const signUpOutcomes = ['asked', 'limited', 'full', 'opened'] as const
type SignUpOutcome = (typeof signUpOutcomes)[number]

/** Labels of a request: the pattern of its route, never its path. */
export interface CountedRequest {
  method: string
  route: string
  /** `undefined` if the client disconnected before */
  status: number | undefined
  milliseconds: number | undefined
}

export function createMetrics(): Metrics {
  const register = new Registry()
  const registers = [register]
  collectDefaultMetrics({ register })
  // these gauges have the suffix of counters; nodejs_active_handles and so on have the same numbers by type
  for (const kind of ['handles', 'requests', 'resources'])
    register.removeSingleMetric(`nodejs_active_${kind}_total`)
  const generations = new Counter({
    name: 'billwright_generations_total',
    help: 'PDFs that were made and recorded.',
    labelNames: ['mode', 'template'],
    registers,
  })
  const errors = new Counter({
    name: 'billwright_errors_total',
    help: 'Requests that were answered with a problem, by its code.',
    labelNames: ['code'],
    registers,
  })
  // initialised with 0, so that the first occurrence is an increase
  for (const code of serviceErrors) errors.inc({ code }, 0)
  const requests = new Counter({
    name: 'billwright_http_requests_total',
    help: 'Requests by method, route pattern and status; aborted: the client disconnected before the answer.',
    labelNames: ['method', 'route', 'status'],
    registers,
  })
  const requestSeconds = new Histogram({
    name: 'billwright_http_request_duration_seconds',
    help: 'From the end of the headers of a request to the end of its answer.',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30],
    registers,
  })
  const seconds = new Histogram({
    name: 'billwright_render_seconds',
    help: 'How long the renders took, without the waiting.',
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers,
  })
  const waiting = new Gauge({
    name: 'billwright_renders_waiting',
    help: 'Invoices in the render queue.',
    labelNames: ['mode', 'size'],
    registers,
  })
  const waitSeconds = new Histogram({
    name: 'billwright_render_wait_seconds',
    help: 'How long rendered invoices were in the render queue.',
    labelNames: ['mode', 'size'],
    buckets: [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60],
    registers,
  })
  const running = new Gauge({
    name: 'billwright_renders_running',
    help: 'Invoices being rendered.',
    registers,
  })
  const stopped = new Counter({
    name: 'billwright_renders_stopped_total',
    help: 'Renders of invoices that looked small, stopped and queued again as large ones.',
    registers,
  })

  const preparationWait = new Histogram({
    name: 'billwright_preparation_wait_seconds',
    help: 'How long large invoices waited to be read and checked, before the render queue.',
    labelNames: ['mode', 'size'],
    buckets: [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30],
    registers,
  })

  const dropped = new Counter({
    name: 'billwright_request_log_dropped_total',
    help: 'Requests that are missing in the request log of the dashboard.',
    registers,
  })
  const orphans = new Counter({
    name: 'billwright_orphans_set_aside_total',
    help: 'PDFs without a job that were set aside at the start.',
    registers,
  })

  const stored = new Gauge({
    name: 'billwright_stored_bytes',
    help: 'Bytes of stored PDFs of all accounts, counted every hour.',
    labelNames: ['mode'],
    registers,
  })
  const templateBytes = new Gauge({
    name: 'billwright_template_bytes',
    help: 'Bytes of the templates that all accounts keep, counted every hour.',
    registers,
  })
  const expired = new Counter({
    name: 'billwright_pdfs_expired_total',
    help: 'PDFs that were deleted because their retention time was over.',
    registers,
  })
  const retentionFailures = new Counter({
    name: 'billwright_retention_failures_total',
    help: 'Sweeps that could not delete every PDF whose retention time is over.',
    registers,
  })
  const checked = new Counter({
    name: 'billwright_pdfs_checked_total',
    help: 'Stored PDFs that were compared with the digests of what was made.',
    registers,
  })
  const damaged = new Gauge({
    name: 'billwright_pdfs_damaged',
    help: 'Stored PDFs that are missing or differ from what was made, counted every hour.',
    registers,
  })
  const tries = new Counter({
    name: 'billwright_webhook_tries_total',
    help: 'Tries of webhook deliveries: delivered, pending (tried again later) or failed (given up).',
    labelNames: ['status'],
    registers,
  })
  for (const status of deliveryStatuses) tries.inc({ status }, 0)
  const loopDelay = new Histogram({
    name: 'billwright_event_loop_delay_seconds',
    help: 'How long the thread that answers requests was busy with something else, measured 100 times a second.',
    buckets: [0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers,
  })
  const endpointsSetAside = new Counter({
    name: 'billwright_webhook_endpoints_set_aside_total',
    help: 'Times that an endpoint of webhooks was set aside, or remained so, because it did not answer.',
    registers,
  })
  const queuedJobs = new Counter({
    name: 'billwright_queued_jobs_total',
    help: 'Invoices with Prefer: respond-async that were made (done) or given up (failed).',
    labelNames: ['outcome'],
    registers,
  })
  for (const outcome of queueOutcomes) queuedJobs.inc({ outcome }, 0)
  const signUps = new Counter({
    name: 'billwright_sign_ups_total',
    help: 'Accounts that were asked for (asked), refused above a limit (limited) or while too many wait (full), and opened.',
    labelNames: ['outcome'],
    registers,
  })
  for (const outcome of signUpOutcomes) signUps.inc({ outcome }, 0)

  return {
    generated: (mode, template) => generations.inc({ mode, template }),
    failed: code => errors.inc({ code }),
    answered({ method, route, status, milliseconds }) {
      const labels = { method, route, status: status ?? 'aborted' }
      requests.inc(labels)
      if (milliseconds !== undefined) requestSeconds.observe(labels, milliseconds / 1000)
    },
    requestsDropped: count => dropped.inc(count),
    setAside: count => orphans.inc(count),
    expired: count => expired.inc(count),
    retentionFailed: () => retentionFailures.inc(),
    stored(bytes) {
      for (const mode of ['live', 'test'] as const) stored.set({ mode }, bytes[mode])
      templateBytes.set(bytes.templates)
    },
    checked(count, damagedCount) {
      checked.inc(count)
      damaged.set(damagedCount)
    },
    webhookTried: status => tries.inc({ status }),
    endpointSetAside: () => endpointsSetAside.inc(),
    leftQueue: outcome => queuedJobs.inc({ outcome }),
    signedUp: outcome => signUps.inc({ outcome }),
    preparationStarted: (task, waited) => preparationWait.observe({ ...task }, waited),
    queued: task => waiting.inc({ ...task }),
    rejected: task => waiting.dec({ ...task }),
    started(task, waited) {
      waiting.dec({ ...task })
      waitSeconds.observe({ ...task }, waited)
      running.inc()
    },
    ended(took) {
      running.dec()
      seconds.observe(took)
    },
    stopped: () => stopped.inc(),
    loopDelayed: delay => loopDelay.observe(delay),
    contentType: register.contentType,
    text: () => register.metrics(),
  }
}

/** Milliseconds between two measurements. */
const interval = 10

/**
 * Measures how long the event loop is blocked.
 * @param observe receives the seconds by which each timer was late
 * @returns a function that stops the measurement
 */
export function measureEventLoopDelay(observe: (seconds: number) => void): () => void {
  let due = performance.now() + interval
  const timer = setInterval(() => {
    const now = performance.now()
    observe(Math.max(0, now - due) / 1000)
    due = now + interval
  }, interval).unref()
  return () => clearInterval(timer)
}
