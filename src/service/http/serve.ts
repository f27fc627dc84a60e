import { lookup } from 'node:dns/promises'
import type { AddressInfo } from 'node:net'
import type { Logger } from 'pino'
import { loadTemplates } from '#pdf/templates.ts'
import { createRefusalAudit } from '../accounts/audit-refusals.ts'
import { closedSignUp, requireSignUpSettings, type SignUpOptions } from '../accounts/sign-up.ts'
import { type BackendOptions, openBackends } from '../backends/open-backends.ts'
import { type AcceptRequest, acceptJob } from '../generation/accept-job.ts'
import { type GenerateRequest, generate, lookUp } from '../generation/generate.ts'
import type { MissingGlyphMode, PlausibilityMode } from '../generation/invoice-issues.ts'
import { openLinks } from '../generation/links.ts'
import { createPreparation } from '../generation/prepare-off-thread.ts'
import { type JobRunner, startJobRunner } from '../generation/run-queued-jobs.ts'
import { defaultTestJobs, defaultTestStorage } from '../generation/storage-limits.ts'
import { englishLanguage, loadServiceLanguages } from '../languages/service-languages.ts'
import { createRateLimits } from '../limits/rate-limits.ts'
import {
  defaultRateLimits,
  type RateLimitOptions,
  type RequestTimeouts,
  requestTimeouts,
} from '../limits/request-limits.ts'
import { startSpendingMails } from '../mail/send-spending-mails.ts'
import { createSmtpMailer, type MailOptions } from '../mail/smtp-mailer.ts'
import { createLogger } from '../observability/log.ts'
import { createMetrics, measureEventLoopDelay } from '../observability/metrics.ts'
import { createRequestLog } from '../observability/request-log.ts'
import { noTracing, type Tracing, traceCalls } from '../observability/tracing.ts'
import { problemOf } from '../problems/problem.ts'
import { createPoolRenderer } from '../rendering/pool-renderer.ts'
import { createProcessRenderer, type ProcessQueueOptions } from '../rendering/process-renderer.ts'
import type { Renderer } from '../rendering/renderer.ts'
import { defaultCheckedBytes } from '../retention/check-files.ts'
import { startMaintenance } from '../retention/maintenance.ts'
import { createRetentionRule, defaultRetention, type RetentionOptions } from '../retention/retention-rule.ts'
import {
  createCooperativeQueue,
  createKeyedLock,
  createRunningWork,
  createSharedLock,
} from '../scheduling/concurrency.ts'
import { defaultLargePerAccount } from '../scheduling/queue-limits.ts'
import { createRenderPermits } from '../scheduling/render-permits.ts'
import { createTemplateCatalogue, kindOfTemplate } from '../templates/template-catalogue.ts'
import { startSender } from '../webhooks/send-deliveries.ts'
import type { AllowedTargets } from '../webhooks/webhook-url.ts'
import { createApp } from './app.ts'

export interface ServiceOptions extends BackendOptions {
  /** 0 takes any free port */
  port: number
  host: string
  /** base URL of links behind a proxy; the listening address by default */
  baseUrl?: string | undefined
  logger?: Logger
  now?: () => Date
  rateLimits?: Partial<RateLimitOptions>
  /** addresses whose X-Forwarded-For is trusted, comma-separated; loopback by default */
  trustedProxies?: string
  /** addresses that may read /metrics; loopback by default */
  metricsReaders?: string
  /** addresses from which operators sign in; loopback by default */
  operatorAddresses?: string
  /** `warning` by default */
  plausibility?: PlausibilityMode
  /** `live` by default */
  missingGlyphs?: MissingGlyphMode
  /** concurrent renders of large invoices of one account, in all instances together */
  largePerAccount?: number
  timeouts?: Partial<RequestTimeouts>
  /** days for which PDFs are kept */
  retention?: Partial<RetentionOptions>
  /** bytes of stored test PDFs of one account; 0 for no limit */
  testStorage?: number
  /** test jobs of one account; 0 for no limit */
  testJobs?: number
  /** bytes of stored PDFs that are compared with their digests in an hour; 0 for none */
  checkedBytes?: number
  /** where webhooks may be sent to; public addresses by default */
  webhookTargets?: AllowedTargets
  /** how mail is sent; none is sent by default */
  mail?: MailOptions | undefined
  /** closed by default */
  signUp?: SignUpOptions
  /** what a live PDF costs, in the operator's words */
  price?: string | undefined
  /** none by default */
  tracing?: Tracing | undefined
  /** child processes by default */
  renderer?: Renderer
  /** true by default; off for a service that a program starts for itself */
  hasDashboard?: boolean
  /** false by default; true serves only requests to names of this computer */
  forLoopback?: boolean
}

export interface RunningService {
  url: string
  /** Accepts no new connections, finishes running requests, then closes the data folder. */
  close(): Promise<void>
}

/** Store calls that are traced as steps of a request. */
const tracedStoreCalls = [
  'findKey',
  'findAnswer',
  'record',
  'findJob',
  'findJobOfFile',
  'listJobs',
  'readLedger',
] as const

/** Milliseconds that a repeated request waits for the first one; covers a full queue and a render. */
const repeatTimeout = 15_000

/**
 * As many requests may wait for parsing as for rendering. Ten milliseconds parse one large request or thirty
 * small ones.
 */
const reading = { waiting: 256, milliseconds: 10 }

/** @throws AppError store_unavailable, store_newer or store_locked; Node's errors of listening (EADDRINUSE) */
export async function startService(options: ServiceOptions): Promise<RunningService> {
  const { now = () => new Date(), logger = createLogger('silent'), hasDashboard = true } = options
  const backends = await openBackends(options)
  const { tracing = noTracing, webhookTargets = { allowsLoopback: false } } = options
  const store = traceCalls(tracing, 'store', backends.store, tracedStoreCalls)
  const files = traceCalls(tracing, 'storage', backends.files, ['put', 'size', 'read', 'remove'])
  const signUp = hasDashboard ? (options.signUp ?? closedSignUp) : closedSignUp
  await requireSignUpSettings(signUp, { store, sendsMail: options.mail !== undefined }).catch(async error => {
    await backends.close()
    throw error
  })
  const links = await openLinks(store, now)
  const mailer = options.mail && createSmtpMailer(options.mail)
  // an invalid template fails the start, not every invoice
  const templates = createTemplateCatalogue(backends.store, loadTemplates())
  const metrics = createMetrics()
  const { largePerAccount = defaultLargePerAccount } = options
  const timeouts = { ...requestTimeouts, ...options.timeouts }
  const limits = { ...defaultRateLimits, ...options.rateLimits }
  const ownRenderer =
    options.renderer ??
    createRenderer({
      observer: metrics,
      lock: createRenderPermits(store, largePerAccount),
      limits: { largePerAccount },
    })
  const renderer: Renderer = {
    render: (invoice, template, marking, task) => {
      const attributes = { 'billwright.template': kindOfTemplate(template), 'billwright.mode': task.mode }
      return tracing.step('render', attributes, () => ownRenderer.render(invoice, template, marking, task))
    },
    ...(ownRenderer.picture && { picture: ownRenderer.picture }),
    close: () => ownRenderer.close(),
  }

  const url = () => urlOf(options.host, app.server.address())
  const baseUrl = () => options.baseUrl ?? url()
  const deps = {
    retentionDaysOf: createRetentionRule({ ...defaultRetention, ...options.retention }),
    store,
    files,
    links,
    renderer,
    templates,
    plausibility: options.plausibility ?? 'warning',
    missingGlyphs: options.missingGlyphs ?? ('live' as const),
    testStorage: options.testStorage ?? defaultTestStorage,
    testJobs: options.testJobs ?? defaultTestJobs,
    price: options.price,
    metrics,
    lock: createSharedLock(createKeyedLock(repeatTimeout), store, repeatTimeout),
    baseUrl,
    now,
  }
  const preparation = createPreparation(createCooperativeQueue(reading), deps, {
    observer: { started: metrics.preparationStarted },
  })
  const requestLog = createRequestLog({
    store,
    now,
    dropped(count, error) {
      metrics.requestsDropped(count)
      if (error !== undefined) logger.warn({ err: error, count }, 'requests are missing in the request log')
    },
  })
  const unfinished = createRunningWork()
  const languages = await loadServiceLanguages()
  const app = createApp({
    ...deps,
    languages,
    preparation,
    logger,
    requestLog,
    tracing,
    timeouts,
    forLoopback: options.forLoopback ?? false,
    auditRefusal: createRefusalAudit(store, store.sharedCounter),
    rateLimits: createRateLimits(limits, store.sharedCounter),
    trustedProxies: options.trustedProxies ?? 'loopback',
    metricsReaders: options.metricsReaders ?? 'loopback',
    dashboard: hasDashboard
      ? {
          secret: await store.secret('dashboard'),
          operatorAddresses: options.operatorAddresses ?? 'loopback',
          webhookTargets,
          mailer,
          signUp,
          passwordPauseSeconds: limits.passwordPauseSeconds,
        }
      : undefined,
    lookUp: request => lookUp(deps, request),
    async acceptJob(request: AcceptRequest) {
      const accepted = await acceptJob(deps, request)
      queue?.wake()
      return accepted
    },
    generate(request: GenerateRequest) {
      // a disconnected client does not cancel its request, so closing waits for the work instead of the
      // socket
      const work = generate(deps, request)
      unfinished.add(work)
      return work
    },
  })

  const stopMeasuring = measureEventLoopDelay(metrics.loopDelayed)
  let stopMaintenance: (() => Promise<void>) | undefined
  let stopSender: (() => Promise<void>) | undefined
  let stopMails: (() => Promise<void>) | undefined
  let queue: JobRunner | undefined

  async function close(): Promise<void> {
    const backgroundEnd = Promise.all([stopMaintenance?.(), stopSender?.(), stopMails?.(), queue?.close()])
    stopMeasuring()
    links.close()
    await app.close()
    await unfinished.ended()
    await backgroundEnd
    await preparation.close()
    mailer?.close()
    await requestLog.close()
    await renderer.close()
    await backends.close()
    await tracing.close()
  }

  try {
    // for localhost the framework opens one server per address, and the others would lack the listeners of
    // this one
    const host =
      options.host === 'localhost'
        ? (await lookup('localhost', { order: 'ipv4first' })).address
        : options.host
    await app.listen({ port: options.port, host })
  } catch (error) {
    await close()
    throw error
  }
  stopMaintenance = startMaintenance({
    ...deps,
    dataFolder: options.bucket === undefined ? options.dataFolder : undefined,
    checkedBytes: options.checkedBytes ?? defaultCheckedBytes,
    logger,
  })
  stopSender = startSender({ ...deps, ...webhookTargets, logger })
  queue = startJobRunner({
    ...deps,
    preparation,
    logger,
    problemOf(error) {
      const { instance: _, ...problem } = problemOf(error, {
        baseUrl: baseUrl(),
        requestId: '',
        language: englishLanguage,
      }).body
      return problem
    },
  })
  if (mailer) stopMails = startSpendingMails({ ...deps, languages, mailer, logger })
  return { url: url(), close }
}

/** Electron cannot start Node processes (its RunAsNode fuse is off), so there threads render. */
const createRenderer = (options: ProcessQueueOptions): Renderer =>
  process.versions.electron === undefined
    ? createProcessRenderer(undefined, undefined, options)
    : createPoolRenderer()

/** A server that listens on all interfaces is reached at its loopback address. */
function urlOf(host: string, address: AddressInfo | string | null): string {
  const port = typeof address === 'object' && address !== null ? address.port : 0
  const reachable = host === '0.0.0.0' ? '127.0.0.1' : host === '::' ? '::1' : host
  return `http://${reachable.includes(':') ? `[${reachable}]` : reachable}:${port}`
}
