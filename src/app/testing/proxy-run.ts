import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { systemClock } from '#platform/host/system-clock.ts'
import { createGenerateClient } from '#platform/http/generate-client.ts'
import { createJobReader } from '#platform/http/job-reader.ts'
import { createPdfFetcher } from '#platform/http/pdf-fetcher.ts'
import { seededRandom } from '#platform/testing/faults/fault.ts'
import { type Fault, type FaultyProxy, startFaultyProxy } from '#platform/testing/faulty-proxy.ts'
import { createKey } from '#service/keys.ts'
import { openStore as openBooks } from '#service/store/open-store.ts'
import { spawnService } from '#service/testing/process.ts'
import type { Clock } from '../ports.ts'
import { openTestHost, type TestHost, temporaryFolder } from './test-host.ts'
import { writeInvoice } from './test-invoices.ts'

export interface ProxyRunOptions {
  seed: number
  drafts: number
  /** a kill after so many connections and up to as many again: a service that is slow gets somewhere before it too */
  killEvery: number
  /** how many of those that were submitted are done */
  onProgress?: (done: number, submitted: number) => void
}

export interface ProxyReport {
  drafts: number
  /** what the network did to how many connections */
  connections: Record<Fault | 'none', number>
  kills: number
  /** POSTs, with those that were repeated */
  posts: number
  /** drafts that the service refused because of what the network made of them; a person sent them again */
  sentAgain: number
  /** the same, where it was the key that arrived as another: a person gave it again */
  keysGiven: number
  ledgerRows: number
  unknown: number
  /** one line for each promise that was not kept */
  broken: string[]
}

/** Waits and time-outs of the host and the stalls of the proxy alike are this many times shorter than in real life. */
export const scale = 10
/** Of the rest that follows many tries; where all is slow, minutes of them would be most of the run. */
const longestRestMs = 2000
const scaledClock: Clock = {
  ...systemClock,
  after: (ms, run) => systemClock.after(Math.min(ms / scale, longestRestMs), run),
}
const totalMs = 30_000 / scale

/**
 * Live drafts through the real outbox, store and HTTP, a proxy that breaks half of all connections, and the real service
 * as a process that is killed again and again. No person says anything about what is unknown. Only the first one is spared,
 * until its answer has been verified: before that the service is not known to be idempotent, and what is lost there waits
 * for a person.
 */
export async function runThroughProxy(options: ProxyRunOptions): Promise<ProxyReport> {
  const folder = temporaryFolder()
  const books = join(folder.path, 'service')
  const proxy = await startFaultyProxy({ seed: options.seed, share: 0.5, stallMs: totalMs * 1.5 })
  const key = await newLiveKey(books)
  const service = keepKilling(books, proxy, options)
  const host = await openTestHost(join(folder.path, 'host'), {
    clock: scaledClock,
    generate: createGenerateClient({ connectMs: 10_000 / scale, totalMs }),
    jobs: createJobReader({ connectMs: 10_000 / scale, totalMs }),
    pdfs: createPdfFetcher({ totalMs: 60_000 / scale }),
  })
  try {
    await service.isUp
    const { ids, sentAgain, keysGiven } = await submitAll(host, proxy, key, {
      ...options,
      beginKilling: service.beginKilling,
    })
    const kills = await service.calmDown()
    proxy.disturb(false)
    const undelivered = await fetchAll(host, ids)
    const attempts = ids.flatMap(id => host.ports.store.invoices.find(id)?.attempt ?? [])
    const ledger = await ledgerOf(books)
    const ofJobs = new Set(ledger.map(row => row.job_id))
    const unknown = attempts.filter(({ state }) => state === 'unknown').length
    const broken = [
      ...undelivered,
      ...attempts.flatMap(({ invoice_number, state, jobId }) =>
        state === 'done' && ofJobs.has(jobId ?? '') ? [] : [`${invoice_number} is ${state}, job ${jobId}`],
      ),
      ...(ledger.length === options.drafts ? [] : [`${ledger.length} ledger rows`]),
      ...(new Set(ledger.map(row => row.invoice_number)).size === ledger.length
        ? []
        : ['a number is billed twice']),
    ]
    const posts = attempts.reduce((sum, { tries }) => sum + tries, 0)
    return {
      drafts: options.drafts,
      connections: proxy.counts,
      kills,
      posts,
      sentAgain,
      keysGiven,
      ledgerRows: ledger.length,
      unknown,
      broken,
    }
  } finally {
    await host.close()
    await service.stop()
    await proxy.close()
    rmSync(folder.path, { recursive: true, force: true })
  }
}

/** Each is written and submitted by a person, eight at a time; then nobody does anything but wait. */
async function submitAll(
  host: TestHost,
  proxy: FaultyProxy,
  key: string,
  { drafts, onProgress = () => undefined, beginKilling }: ProxyRunOptions & { beginKilling: () => void },
) {
  const connectionId = await host.connect(proxy.url, key)
  const ids: string[] = []
  let sentAgain = 0
  const submit = async (id: string) => {
    const { revision, draft } = await host.call('openInvoice', { id })
    const confirmed = { invoice_number: draft.invoice_number, payable: '120.00', currency: 'EUR' }
    await host.call('submit', { id, revision, connectionId, confirmed })
  }
  const stateOf = (id: string) => host.ports.store.invoices.findHead(id)?.attempt?.state
  const left = Array.from({ length: drafts }, (_, index) => `P-${index + 1}`)
  const tell = () => onProgress(ids.filter(id => stateOf(id) === 'done').length, ids.length)
  const writeAndSubmit = async () => {
    const { id } = await writeInvoice(host, { invoice_number: left.shift() ?? '', currency: 'EUR' })
    ids.push(id)
    await submit(id)
    tell()
  }
  await writeAndSubmit()
  // its answer may have been too slow for the scaled time-outs: a person asks, and sends it again where it is not
  for (const id of ids)
    while (stateOf(id) !== 'done') {
      const { state } = await host.call('settleUnknown', { id, found: 'not_created' })
      if (state === 'draft') await submit(id)
    }
  const { store } = host.ports
  const first = store.invoices.find(ids[0] ?? '')?.attempt
  const isKnown = () => store.attempts.isIdempotent(first?.baseUrl ?? '', first?.keyFingerprint ?? '')
  while (!isKnown()) await sleep(10)
  proxy.disturb(true)
  beginKilling()
  await Promise.all(
    Array.from({ length: 8 }, async () => {
      while (left.length > 0) await writeAndSubmit()
    }),
  )
  const problemOf = (id: string) => host.ports.store.invoices.findHead(id)?.attempt?.problem
  let keysGiven = 0
  await host.until(async () => {
    if (ids.some(id => problemOf(id)?.status === 401 || problemOf(id)?.code === 'key_refused')) {
      keysGiven += 1
      await host.giveKey(connectionId, key)
    }
    for (const id of ids.filter(each => stateOf(each) === 'refused')) {
      sentAgain += 1
      await submit(id)
    }
    tell()
    return ids.every(id => stateOf(id) === 'done')
  })
  return { ids, sentAgain, keysGiven }
}

/** Every PDF, now that the network is in order: what did not arrive by itself is downloaded at a click. */
async function fetchAll(host: TestHost, ids: readonly string[]): Promise<string[]> {
  const broken: string[] = []
  const isFetching = (id: string) =>
    host.ports.store.invoices.find(id)?.attempt?.delivery?.state === 'fetching'
  // a click joins a download that was begun while the network was not in order
  await host.until(() => !ids.some(isFetching))
  for (const id of ids) {
    const { delivery, invoice_number } = await host.call('retryDownload', { id })
    const isOurs = delivery?.state === 'kept' && delivery.matchesPreview === true
    if (!isOurs) broken.push(`the PDF of ${invoice_number}: ${JSON.stringify(delivery)}`)
  }
  return broken
}

function keepKilling(books: string, proxy: FaultyProxy, options: ProxyRunOptions) {
  const random = seededRandom(options.seed + 1)
  const calm = new AbortController()
  let running: Awaited<ReturnType<typeof spawnService>> | undefined
  let kills = 0

  async function start(): Promise<void> {
    running = await spawnService(books, ['--base-url', proxy.url, '--rate-limit', '0'])
    proxy.lead(running.url)
  }

  const connections = () => Object.values(proxy.counts).reduce((sum, count) => sum + count)
  const isUp = start()
  const { promise: mayKill, resolve: beginKilling } = Promise.withResolvers<void>()
  async function run(): Promise<void> {
    await Promise.all([isUp, mayKill])
    while (!calm.signal.aborted) {
      const next = connections() + options.killEvery + random(options.killEvery)
      while (connections() < next && !calm.signal.aborted) await sleep(10)
      if (calm.signal.aborted) return
      // anywhere in what the last of them began
      await sleep(random(100))
      running?.child.kill('SIGKILL')
      kills += 1
      await running?.ended
      await start()
    }
  }

  const done = run()
  return {
    isUp,
    beginKilling,
    /** the service stays from here on */
    async calmDown(): Promise<number> {
      calm.abort()
      beginKilling()
      await done
      return kills
    },
    async stop(): Promise<void> {
      calm.abort()
      beginKilling()
      await done
      running?.child.kill('SIGTERM')
      await running?.ended
    },
  }
}

async function newLiveKey(books: string): Promise<string> {
  const store = await openBooks(books)
  const { key } = await createKey(store, { mode: 'live', name: 'Example', now: new Date() })
  await store.close()
  return key
}

async function ledgerOf(books: string) {
  const store = await openBooks(books)
  const rows = await store.listLedger()
  await store.close()
  return rows
}
