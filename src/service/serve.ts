import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import type { Logger } from 'pino'
import { loadTemplates } from '#pdf/templates.ts'
import { type GenerateRequest, generate, lookUp } from './generation/generate.ts'
import { createKeyedLock } from './generation/keyed-lock.ts'
import { createSharedLock } from './generation/shared-lock.ts'
import { createApp } from './http/app.ts'
import { defaultRateLimits, type RateLimitOptions } from './limits/rate-limit-options.ts'
import { createRateLimits } from './limits/rate-limits.ts'
import { createLinks } from './links.ts'
import { createLogger } from './log.ts'
import { createMetrics } from './metrics.ts'
import { openPlaces, type PlaceOptions } from './open-places.ts'
import { createPoolRenderer } from './rendering/pool-renderer.ts'
import { createProcessRenderer } from './rendering/process-renderer.ts'
import type { Renderer, RenderObserver } from './rendering/renderer.ts'
import { sweepOrphans } from './storage/sweep-orphans.ts'

export interface ServiceOptions extends PlaceOptions {
  /** 0 takes any free port */
  port: number
  host: string
  /** what links begin with, when a proxy stands in front; the listening address otherwise */
  baseUrl?: string | undefined
  logger?: Logger
  now?: () => Date
  rateLimits?: Partial<RateLimitOptions>
  /** addresses whose X-Forwarded-For is believed, comma-separated; programs of this machine by default */
  trustedProxies?: string
  /** addresses that may read /metrics; programs of this machine by default */
  metricsReaders?: string
  /** processes of their own by default */
  renderer?: Renderer
  /** true by default; a service that a program starts for itself has nobody to look at it */
  hasDashboard?: boolean
}

export interface RunningService {
  url: string
  /** Takes no new connection, finishes what is in flight, then lets go of the data folder. */
  close(): Promise<void>
}

/** How long a repeated request waits for the first: a full render and the row before it. */
const patience = 15_000

/** @throws AppError store_unavailable, store_newer or store_locked; errors of listening as Node words them (EADDRINUSE) */
export async function startService(options: ServiceOptions): Promise<RunningService> {
  const { now = () => new Date(), logger = createLogger('silent'), hasDashboard = true } = options
  const places = await openPlaces(options)
  const { store, files } = places
  const links = createLinks(await store.secret('links'))
  // a template with a mistake stops the service from starting, not every invoice from being made
  const templates = loadTemplates()
  const metrics = createMetrics()
  const renderer = options.renderer ?? createRenderer(metrics)

  const url = () => urlOf(options.host, app.server.address())
  const baseUrl = () => options.baseUrl?.replace(/\/+$/, '') ?? url()
  const parts = {
    store,
    files,
    links,
    renderer,
    templates,
    metrics,
    lock: createSharedLock(createKeyedLock(patience), store, patience),
    baseUrl,
    now,
  }
  const unfinished = new Set<Promise<unknown>>()
  const app = createApp({
    ...parts,
    logger,
    rateLimits: createRateLimits({ ...defaultRateLimits, ...options.rateLimits }, store.sharedCounter),
    trustedProxies: options.trustedProxies ?? 'loopback',
    metricsReaders: options.metricsReaders ?? 'loopback',
    dashboard: hasDashboard ? { secret: await store.secret('dashboard') } : undefined,
    lookUp: request => lookUp(parts, request),
    generate(request: GenerateRequest) {
      // a client that hangs up does not undo what it asked for, so closing waits for the work, not for the socket
      const work = generate(parts, request).finally(() => unfinished.delete(work))
      unfinished.add(work)
      return work
    },
  })

  const closing = new AbortController()
  let sweeping: Promise<void> | undefined

  /** Beside the requests, none of which waits for it. */
  async function sweep(): Promise<void> {
    const folder = join(options.dataFolder, 'files')
    try {
      const swept = await sweepOrphans(folder, store.namedFiles, { now: now(), signal: closing.signal })
      metrics.setAside(swept.setAside)
      if (swept.setAside + swept.removed > 0) logger.warn(swept, 'PDFs without a job')
    } catch (error) {
      logger.warn({ err: error }, 'not looked for PDFs without a job')
    }
  }

  async function close(): Promise<void> {
    closing.abort()
    await app.close()
    await Promise.allSettled(unfinished)
    await sweeping
    await renderer.close()
    await places.close()
  }

  try {
    await app.listen({ port: options.port, host: options.host })
  } catch (error) {
    await close()
    throw error
  }
  // an object store is swept by nobody: whoever owns the bucket may keep more in it
  if (options.bucket === undefined) sweeping = sweep()
  return { url: url(), close }
}

/** Electron's binary starts no Node (its RunAsNode fuse is off), so there it is threads. */
const createRenderer = (observer: RenderObserver): Renderer =>
  process.versions.electron === undefined
    ? createProcessRenderer(undefined, undefined, observer)
    : createPoolRenderer()

/** A server that listens everywhere is reached on this machine by its loopback address. */
function urlOf(host: string, address: AddressInfo | string | null): string {
  const port = typeof address === 'object' && address !== null ? address.port : 0
  const reachable = host === '0.0.0.0' ? '127.0.0.1' : host === '::' ? '::1' : host
  return `http://${reachable.includes(':') ? `[${reachable}]` : reachable}:${port}`
}
