import { existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { sha256Of } from '#node/sha256.ts'
import { systemClock } from '#platform/host/system-clock.ts'
import { createGenerateClient } from '#platform/http/generate-client.ts'
import { createJobReader } from '#platform/http/job-reader.ts'
import { createPdfFetcher } from '#platform/http/pdf-fetcher.ts'
import { createTemplateClient } from '#platform/http/template-client.ts'
import { seededRandom } from '#platform/testing/faults/fault.ts'
import { type Fault, type FaultyProxy, startFaultyProxy } from '#platform/testing/faulty-proxy.ts'
import { createKey } from '#service/accounts/keys.ts'
import { byOperator } from '#service/accounts/origins.ts'
import { openStore as openBooks } from '#service/backends/open-store.ts'
import { spawnService } from '#service/testing/process.ts'
import type { Clock } from '../ports/ports.ts'
import type { Attempt } from '../ports/store.ts'
import { createTemplateChanges, customTemplate } from './changing-template.ts'
import { type RecordsInRun, startRecords } from './records-in-run.ts'
import { openTestHost, type TestHost, temporaryFolder } from './test-host.ts'
import { writeInvoice } from './test-invoices.ts'

export interface ProxyRunOptions {
  seed: number
  drafts: number
  /** minimum number of connections between two kills; at random up to twice as many */
  killEvery: number
  /** called with the numbers of done and submitted drafts */
  onProgress?: (done: number, submitted: number) => void
}

export interface ProxyReport {
  drafts: number
  /**
   * the drafts, the documents made from them (credit notes, corrections, invoices of quotes), and drafts of a schedule
   */
  documents: number
  /** payments, drafts of a schedule and customers that were written during the run */
  records: ReturnType<RecordsInRun['expected']>
  /** connections by fault */
  connections: Record<Fault | 'none', number>
  kills: number
  /** including repeated ones */
  posts: number
  /** drafts that were refused after corruption by the network and submitted again */
  sentAgain: number
  /** keys that were refused after corruption and entered again */
  keysEnteredAgain: number
  ledgerRows: number
  unknown: number
  /** PDFs kept in the chosen folder, which is missing half of the time; the others are in the data folder */
  inChosenFolder: number
  /** one line per violated guarantee */
  broken: string[]
}

/** Factor by which timeouts of the host and stalls of the proxy are shortened. */
export const scale = 10
/** Caps the slow retry interval, which would dominate the run. */
const maxScaledWaitMs = 500
const scaledClock: Clock = {
  ...systemClock,
  after: (ms, run) => systemClock.after(Math.min(ms / scale, maxScaledWaitMs), run),
}
const totalMs = 30_000 / scale

/** Every fifth draft is a quote; of the invoices, one in four is credited and one in four corrected. */
const kindOf = (index: number): 'quote' | 'credited' | 'corrected' | 'plain' => {
  if (index % 5 === 1) return 'quote'
  return (['plain', 'credited', 'plain', 'corrected'] as const)[index % 4] ?? 'plain'
}

/**
 * Submits live drafts through the real outbox, store and HTTP client, a proxy that breaks half of all connections, and
 * the real service, which is killed repeatedly. Unknown outcomes are never settled by a user. Faults start after the
 * first submission was verified, because before that the service is not known to be idempotent.
 * Documents that are made from an issued invoice are submitted in the same way, payments are recorded and its customer
 * is named; a schedule adds drafts. The folder of the PDFs disappears and returns.
 */
export async function runThroughProxy(options: ProxyRunOptions): Promise<ProxyReport> {
  const folder = temporaryFolder()
  const serviceFolder = join(folder.path, 'service')
  const proxy = await startFaultyProxy({ seed: options.seed, share: 0.5, stallMs: totalMs * 1.5 })
  const key = await newLiveKey(serviceFolder)
  const service = startAndKillService(serviceFolder, proxy, options)
  const bills = join(folder.path, 'Bills')
  mkdirSync(bills)
  const hostFolder = join(folder.path, 'host')
  const host = await openTestHost(
    hostFolder,
    {
      clock: scaledClock,
      generate: createGenerateClient({ connectMs: 10_000 / scale, totalMs }),
      jobs: createJobReader({ connectMs: 10_000 / scale, totalMs }),
      templates: createTemplateClient({ connectMs: 10_000 / scale, totalMs }),
      pdfs: createPdfFetcher({ totalMs: 60_000 / scale }),
    },
    { chooseFolder: async () => bills },
  )
  await host.call('choosePdfFolder', { to: 'chosen' })
  const changeTemplate = createTemplateChanges(hostFolder)
  changeTemplate()
  const drive = disconnectAtTimes(bills)
  try {
    await service.isUp
    const { ids, records, sentAgain, keysEnteredAgain } = await submitAll(host, proxy, key, {
      ...options,
      beginKilling: service.beginKilling,
      changeTemplate,
    })
    const kills = await service.stopKilling()
    proxy.disturb(false)
    drive.connect()
    const undelivered = await fetchAll(host, ids)
    const attempts = ids.flatMap(id => host.ports.store.invoices.find(id)?.attempt ?? [])
    const differences = await records.differences(host)
    await host.close()
    const ledger = await ledgerOf(serviceFolder)
    const ofJobs = new Set(ledger.map(row => row.job_id))
    const unknown = attempts.filter(({ state }) => state === 'unknown').length
    const broken = [
      ...undelivered,
      ...differences,
      ...(await differencesAfterRestart(hostFolder, records)),
      ...lostPdfs(attempts),
      ...attempts.flatMap(({ invoice_number, state, jobId }) =>
        state === 'done' && ofJobs.has(jobId ?? '') ? [] : [`${invoice_number} is ${state}, job ${jobId}`],
      ),
      ...(ledger.length === ids.length ? [] : [`${ledger.length} ledger rows`]),
      ...(new Set(ledger.map(row => row.invoice_number)).size === ledger.length
        ? []
        : ['a number is billed twice']),
    ]
    const posts = attempts.reduce((sum, { tries }) => sum + tries, 0)
    return {
      drafts: options.drafts,
      documents: ids.length,
      records: records.expected(),
      connections: proxy.counts,
      kills,
      posts,
      sentAgain,
      keysEnteredAgain,
      ledgerRows: ledger.length,
      unknown,
      inChosenFolder: attempts.filter(
        ({ delivery }) => delivery?.state === 'kept' && dirname(delivery.path) === bills,
      ).length,
      broken,
    }
  } finally {
    drive.connect()
    await host.close()
    await service.stop()
    await proxy.close()
    rmSync(folder.path, { recursive: true, force: true })
  }
}

/** Writes and submits all drafts, eight concurrently, and waits until they are done. */
async function submitAll(
  host: TestHost,
  proxy: FaultyProxy,
  key: string,
  {
    drafts,
    onProgress = () => undefined,
    beginKilling,
    changeTemplate,
  }: ProxyRunOptions & { beginKilling: () => void; changeTemplate: () => void },
) {
  const connectionId = await host.connect(proxy.url, key)
  const ids: string[] = []
  let sentAgain = 0
  const submit = async (id: string): Promise<void> => {
    const { revision, draft } = await host.call('openInvoice', { id })
    const confirmed = { invoice_number: draft.invoice_number, payable: '120.00', currency: 'EUR' }
    try {
      await host.call('submit', { id, revision, connectionId, confirmed })
    } catch (error) {
      // The answer to a template upload was broken by the network, and a gateway may answer anything; nothing was
      // frozen.
      if (stateOf(id) !== undefined || !draft.template.startsWith(customTemplate)) throw error
      await submit(id)
    }
  }
  const stateOf = (id: string) => host.ports.store.invoices.findHead(id)?.attempt?.state
  const left = Array.from({ length: drafts }, (_, index) => ({
    number: `P-${index + 1}`,
    kind: kindOf(index),
    ...(index % 3 === 2 && { template: customTemplate }),
  }))
  /** documents from which no other documents were made yet */
  const sources: { id: string; kind: 'quote' | 'credited' | 'corrected' }[] = []
  /** invoices without payments yet */
  const invoices: { id: string; credited: string }[] = []
  const reportProgress = () => onProgress(ids.filter(id => stateOf(id) === 'done').length, ids.length)
  const writeAndSubmit = async () => {
    const { number = '', kind = 'plain', template } = left.shift() ?? {}
    if (left.length % 7 === 0) changeTemplate()
    const { id } = await writeInvoice(host, {
      invoice_number: number,
      currency: 'EUR',
      ...(template && { template }),
      ...(kind === 'quote' && { type: 'quote' as const }),
    })
    ids.push(id)
    if (kind !== 'plain') sources.push({ id, kind })
    if (kind !== 'quote') invoices.push({ id, credited: kind === 'plain' ? '0' : '120.00' })
    await submit(id)
    reportProgress()
  }
  const followers = {
    quote: 'invoiceFromQuote',
    credited: 'creditInvoice',
    corrected: 'correctInvoice',
  } as const
  async function submitFollowers(): Promise<void> {
    for (const source of sources.filter(({ id }) => stateOf(id) === 'done')) {
      sources.splice(sources.indexOf(source), 1)
      const { documents } = await host.call(followers[source.kind], { id: source.id })
      for (const { id } of documents) {
        ids.push(id)
        await submit(id)
      }
    }
  }
  await writeAndSubmit()
  const records = await startRecords(host, ids[0] ?? '', Math.ceil(drafts / 4))
  async function submitDueDrafts(): Promise<void> {
    for (const id of await records.makeDrafts()) {
      ids.push(id)
      invoices.push({ id, credited: '0' })
      await submit(id)
    }
  }
  async function followIssued(): Promise<void> {
    for (const invoice of invoices.filter(({ id }) => stateOf(id) === 'done')) {
      invoices.splice(invoices.indexOf(invoice), 1)
      await records.follow(invoice.id, invoice.credited)
    }
  }
  // The answer may exceed the shortened timeouts: the outcome is settled like a user would, and submitted again if it
  // was not created.
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
  let keysEnteredAgain = 0
  await host.until(async () => {
    if (ids.some(id => problemOf(id)?.status === 401 || problemOf(id)?.code === 'key_refused')) {
      keysEnteredAgain += 1
      await host.giveKey(connectionId, key)
    }
    for (const id of ids.filter(each => stateOf(each) === 'refused')) {
      sentAgain += 1
      await submit(id)
    }
    await submitFollowers()
    await submitDueDrafts()
    await followIssued()
    reportProgress()
    return sources.length === 0 && invoices.length === 0 && ids.every(id => stateOf(id) === 'done')
  })
  return { ids, records, sentAgain, keysEnteredAgain }
}

/** Downloads missing PDFs without faults of the network. */
async function fetchAll(host: TestHost, ids: readonly string[]): Promise<string[]> {
  const broken: string[] = []
  const isFetching = (id: string) =>
    host.ports.store.invoices.find(id)?.attempt?.delivery?.state === 'fetching'
  // A retry would join a download that started while faults were injected.
  await host.until(() => !ids.some(isFetching))
  for (const id of ids) {
    const { delivery, invoice_number } = await host.call('retryDownload', { id })
    const isOurs = delivery?.state === 'kept' && delivery.matchesPreview === true
    if (!isOurs) broken.push(`the PDF of ${invoice_number}: ${JSON.stringify(delivery)}`)
  }
  return broken
}

async function differencesAfterRestart(hostFolder: string, records: RecordsInRun): Promise<string[]> {
  const host = await openTestHost(hostFolder)
  try {
    return await records.differences(host)
  } finally {
    await host.close()
  }
}

/** Moves a folder away and back at random times, like a drive that is not always connected. */
function disconnectAtTimes(folder: string) {
  const away = `${folder} away`
  const move = () => (existsSync(folder) ? renameSync(folder, away) : renameSync(away, folder))
  const timer = setInterval(move, 300)
  return {
    connect(): void {
      clearInterval(timer)
      if (!existsSync(folder)) renameSync(away, folder)
    },
  }
}

/** PDFs that are missing or changed, or that belong to another attempt. */
function lostPdfs(attempts: readonly Attempt[]): string[] {
  const paths = new Set<string>()
  return attempts.flatMap(({ invoice_number, delivery }) => {
    if (delivery?.state !== 'kept') return [`no PDF of ${invoice_number}`]
    const isTaken = paths.has(delivery.path)
    paths.add(delivery.path)
    const isWhole = existsSync(delivery.path) && sha256Of(readFileSync(delivery.path)) === delivery.sha256
    return isTaken || !isWhole ? [`the PDF of ${invoice_number} at ${delivery.path}`] : []
  })
}

function startAndKillService(serviceFolder: string, proxy: FaultyProxy, options: ProxyRunOptions) {
  const random = seededRandom(options.seed + 1)
  const stopping = new AbortController()
  let running: Awaited<ReturnType<typeof spawnService>> | undefined
  let kills = 0

  async function start(): Promise<void> {
    running = await spawnService(serviceFolder, ['--base-url', proxy.url, '--rate-limit', '0'])
    proxy.lead(running.url)
  }

  const connections = () => Object.values(proxy.counts).reduce((sum, count) => sum + count)
  const isUp = start()
  const { promise: mayKill, resolve: beginKilling } = Promise.withResolvers<void>()
  async function run(): Promise<void> {
    await Promise.all([isUp, mayKill])
    while (!stopping.signal.aborted) {
      const next = connections() + options.killEvery + random(options.killEvery)
      // A kill may precede the first render of the restarted service, so every second one waits for an answered POST.
      const nextPost = kills % 2 === 1 ? proxy.answeredPosts() + 1 : 0
      while ((connections() < next || proxy.answeredPosts() < nextPost) && !stopping.signal.aborted)
        await sleep(10)
      if (stopping.signal.aborted) return
      // Kills at a random point of the last request.
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
    /** @returns the number of kills */
    async stopKilling(): Promise<number> {
      stopping.abort()
      beginKilling()
      await done
      return kills
    },
    async stop(): Promise<void> {
      stopping.abort()
      beginKilling()
      await done
      running?.child.kill('SIGTERM')
      await running?.ended
    },
  }
}

async function newLiveKey(serviceFolder: string): Promise<string> {
  const store = await openBooks(serviceFolder)
  const { key } = await createKey(store, {
    mode: 'live',
    name: 'Example',
    scopes: ['generate', 'read', 'templates'],
    origin: byOperator(new Date()),
  })
  await store.close()
  return key
}

async function ledgerOf(serviceFolder: string) {
  const store = await openBooks(serviceFolder)
  const rows = await store.listLedger()
  await store.close()
  return rows
}
