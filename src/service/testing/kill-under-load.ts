import { randomInt } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { z } from 'zod'
import { generateAnswerSchema } from '#contract/generate-api.ts'
import { createKey } from '../accounts/keys.ts'
import { byOperator } from '../accounts/origins.ts'
import { openStore } from '../backends/open-store.ts'
import { createLogger } from '../observability/log.ts'
import { createMetrics } from '../observability/metrics.ts'
import { type KeyScope, usualScopes } from '../store/store.ts'
import { webhookEvents } from '../store/webhook-store.ts'
import { deliveryTimes, startSender } from '../webhooks/send-deliveries.ts'
import { createWebhook } from '../webhooks/webhook-secrets.ts'
import { deleted, get, post, putTemplate } from './client.ts'
import { startComputers } from './connect-under-kills.ts'
import { numbered } from './invoices.ts'
import { spawnService } from './process.ts'
import { type KeptJob, readBooksOf, readPdfs, readRecords } from './read-records.ts'
import { shortenLeases } from './shorten-leases.ts'
import { studioTemplate } from './templates.ts'
import { startReceiver } from './webhook-receiver.ts'

/**
 * Concurrent requests. Those interrupted by a kill are sent again in the next round with their
 * Idempotency-Key.
 */
const together = 16

/** PDFs and jobs of earlier rounds that are deleted at the same time. */
const deletionsTogether = 4

export interface KillReport {
  kills: number
  /** invoices that were answered */
  answered: number
  /** queued invoices that were deleted before they were generated */
  withdrawn: number
  live: number
  /** computers that received a key */
  connected: number
  /** requests interrupted by a kill */
  cutOff: number
  /** number of these that had been recorded */
  recordedUnanswered: number
  /** violations, one line each */
  violations: string[]
}

/**
 * Kills the service at random moments under load, repeatedly, on one data folder or database, and checks
 * after each kill:
 * - Every live job is billed once and has its PDF, unless its deletion was requested; no test job is billed.
 * - Every answer received is still true.
 * - Every job has one webhook delivery, which is received at least once in the end.
 * - Every accepted queued invoice is generated, unless it was deleted, and then none of its PDFs remains.
 * - Every answered version of a template is stored unchanged.
 * - Every computer that connects has exactly the one key that it received.
 */
export async function killUnderLoad(
  folder: string,
  kills: number,
  onKill: (done: number) => void = () => undefined,
  databaseUrl?: string,
): Promise<KillReport> {
  const environment = databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl }
  const books = async () =>
    databaseUrl === undefined ? readRecords(folder) : readBooksOf(databaseUrl, folder)
  const [live, free] = [await newKey('live'), await newKey('test')]
  const publisher = await newKey('test', ['templates'])
  /** files by answered version number */
  const published = new Map<number, string>()
  const computers = await startComputers(folder, databaseUrl)
  const receiver = await startReceiver()
  await addWebhooks(receiver.url)
  const answers = new Map<string, string>()
  /** ids of queued jobs, by name */
  const accepted = new Map<string, string>()
  /** names of invoices whose PDF or job was requested to be deleted */
  const deleting = new Map<string, 'pdf' | 'job'>()
  /** names of invoices to be deleted while queued */
  const withdrawn = new Set<string>()
  const report: KillReport = {
    kills: 0,
    answered: 0,
    withdrawn: 0,
    live: 0,
    connected: 0,
    cutOff: 0,
    recordedUnanswered: 0,
    violations: [],
  }
  let open: string[] = []
  let made = 0
  let unnamedBefore: string[] = []

  for (let round = 0; round <= kills; round++) {
    const isLast = round === kills
    while (open.length < together) open.push(`order-${++made}`)
    if (isLast) {
      unnamedBefore = unnamedPdfs(folder, await books())
      await shortenLeases(databaseUrl ?? folder)
    }
    const service = await spawnService(
      folder,
      ['--webhook-targets', 'public-and-loopback', '--rate-limit', '0'],
      environment,
    )
    // at any time between the first request and the last answer
    const enough = Promise.withResolvers<void>()
    let missing = randomInt(0, together)
    if (missing === 0) enough.resolve()
    if (round === 0) await publish(service.url, round)
    const publication = publish(service.url, round)
    const connecting = computers.connect(service.url)
    const requests = open.map(async name => {
      const key = isFree(name) ? free : live
      const prefer = isLater(name) ? { prefer: 'respond-async' } : {}
      const body = { ...numbered(name), ...(usesTemplate(name) && { template: 'studio' }) }
      const sent = { body, headers: { 'idempotency-key': name, ...prefer } }
      const { status, text } = await post(service.url, key, sent).finally(() => {
        missing -= 1
        if (missing <= 0) enough.resolve()
      })
      if (status === 202) {
        accepted.set(name, JSON.parse(text).jobId)
        if (!isWithdrawn(name)) return
        withdrawn.add(name)
        await withdraw(service.url, name)
      } else if (status !== 200) report.violations.push(`${name} was answered ${status}: ${text}`)
      else answers.set(name, text)
    })
    const deletions = isLast
      ? [...deleting.keys()]
      : [...answers.keys()].filter(name => !deleting.has(name)).slice(0, deletionsTogether)
    for (const name of deletions) if (!isLast) deleting.set(name, deleting.size % 2 === 0 ? 'pdf' : 'job')
    const deleteAll = () => Promise.allSettled(deletions.map(name => remove(service.url, name)))
    if (isLast) {
      await Promise.allSettled([...requests, publication])
      await connecting
      await computers.settle(service.url)
      for (const name of withdrawn) await withdraw(service.url, name)
      await waitForQueued(service.url)
      await deleteAll()
      service.child.kill('SIGTERM')
    } else {
      await enough.promise
      const deletionsDone = deleteAll()
      await sleep(randomInt(0, 30))
      service.child.kill('SIGKILL')
      await Promise.allSettled([...requests, deletionsDone, publication, connecting])
      report.kills += 1
    }
    await service.ended
    const cutOff = open.filter(name => !answers.has(name) && !accepted.has(name))
    report.cutOff += cutOff.length
    const jobs = await books()
    const mayBeDeleted = new Set([...deleting.keys()].map(name => idOf(answers.get(name) ?? '')))
    for (const name of withdrawn) mayBeDeleted.add(accepted.get(name) ?? '')
    report.violations.push(...violationsIn(jobs, answers, mayBeDeleted))
    report.recordedUnanswered += jobs.filter(({ number }) => cutOff.includes(number)).length
    open = cutOff
    onKill(report.kills)
  }

  const jobs = await books()
  if (open.length > 0) report.violations.push(`never answered: ${open.join(', ')}`)
  const ids = new Set(jobs.map(({ id }) => id))
  const left = [...withdrawn].filter(name => !ids.has(accepted.get(name) ?? '')).length
  if (jobs.length !== made - left)
    report.violations.push(`${made} invoices were asked for, ${left} withdrawn, ${jobs.length} made`)
  for (const id of unnamedPdfs(folder, jobs))
    if (!unnamedBefore.includes(id)) report.violations.push(`the PDF ${id} has no job`)
  report.answered = answers.size
  report.withdrawn = withdrawn.size
  report.live = jobs.filter(({ mode }) => mode === 'live').length
  report.violations.push(...(await missingEvents()))
  report.violations.push(...(await wrongDeletions(jobs)), ...(await wrongTemplates()))
  const { connected, violations } = await computers.result()
  report.connected = connected
  report.violations.push(...violations)
  await receiver.close()
  return report

  /** Every second round sends the file of the previous one, whose answer a kill may have interrupted. */
  async function publish(url: string, round: number): Promise<void> {
    const body = studioTemplate({ title: `Round ${round - (round % 2)}` })
    const { status, text } = await putTemplate(url, publisher, { name: 'studio', body })
    if (status === 200 || status === 201) published.set(JSON.parse(text).version, body)
    else report.violations.push(`publishing in round ${round} was answered ${status}: ${text}`)
  }

  async function wrongTemplates(): Promise<string[]> {
    const store = await openStore(folder, databaseUrl)
    const id = { account_id: 'default', name: 'studio' }
    const found: string[] = []
    for (const [version, text] of published)
      if ((await store.readTemplate({ ...id, version }))?.text !== text)
        found.push(`version ${version} of the template is not what was answered`)
    const versions = await store.listTemplateVersions(id, { before: undefined, limit: 1000 })
    if (new Set(versions.map(({ sha256 }) => sha256)).size !== versions.length)
      found.push('a file that was sent twice has two versions')
    const { templates } = await store.storedBytes('default')
    const sum = versions.reduce((total, { bytes }) => total + bytes, 0)
    if (sum !== templates) found.push(`${templates} bytes of templates are counted, not ${sum}`)
    await store.close()
    return found
  }

  /** Waits for accepted jobs, longer than the lease of the killed process. */
  async function waitForQueued(url: string): Promise<void> {
    const store = await openStore(folder, databaseUrl)
    const until = performance.now() + 60_000 + accepted.size * 200
    for (const [name, id] of accepted) {
      if (withdrawn.has(name)) continue
      const owner = { account_id: 'default', mode: isFree(name) ? 'test' : 'live' } as const
      while ((await store.findQueuedJob(id, owner)) && performance.now() < until) await sleep(50)
      const { status, text } = await get(url, `/v1/jobs/${id}`, isFree(name) ? free : live)
      const isMade = status === 200 && 'invoiceUrl' in JSON.parse(text)
      if (isMade) answers.set(name, text)
      else report.violations.push(`${name} was accepted as ${id} and not made: ${status} ${text}`)
    }
    await store.close()
  }

  /** Repeats a deletion interrupted by a kill; the job may then be unknown, or recorded and erased. */
  async function withdraw(url: string, name: string): Promise<void> {
    const key = isFree(name) ? free : live
    const { status, text } = await deleted(url, `/v1/jobs/${accepted.get(name)}`, key)
    if (status !== 200 && status !== 404)
      report.violations.push(`withdrawing ${name} was answered ${status}: ${text}`)
  }

  /** Also repeats what a kill interrupted. */
  async function remove(url: string, name: string): Promise<void> {
    const path = `/v1/jobs/${idOf(answers.get(name) ?? '')}${deleting.get(name) === 'pdf' ? '/pdf' : ''}`
    const { status, text } = await deleted(url, path, isFree(name) ? free : live)
    if (status !== 200) report.violations.push(`deleting ${name} was answered ${status}: ${text}`)
  }

  async function wrongDeletions(jobs: readonly KeptJob[]): Promise<string[]> {
    const store = await openStore(folder, databaseUrl)
    const stored = await store.storedBytes('default')
    await store.close()
    const ids = new Map([...deleting].map(([name, what]) => [idOf(answers.get(name) ?? ''), what]))
    for (const name of withdrawn) ids.set(accepted.get(name) ?? '', 'job')
    const found = jobs.flatMap(({ id, number, isWhole, isDeleted }) => {
      const what = ids.get(id)
      const isRight = what === undefined || (isDeleted && !isWhole && (number === '') === (what === 'job'))
      return isRight ? [] : [`${id} was not deleted as asked`]
    })
    for (const mode of ['live', 'test'] as const) {
      const sum = jobs.reduce((total, job) => total + (job.mode === mode ? job.bytes : 0), 0)
      if (sum !== stored[mode]) found.push(`${stored[mode]} bytes of ${mode} PDFs are counted, not ${sum}`)
    }
    return found
  }

  async function addWebhooks(url: string): Promise<void> {
    const store = await openStore(folder, databaseUrl)
    const of = { account_id: 'default', url, events: webhookEvents, origin: byOperator(new Date()) }
    for (const mode of ['live', 'test'] as const) await createWebhook(store, { ...of, mode })
    await store.close()
  }

  /**
   * Sends deliveries claimed by killed processes, with a clock after the end of their leases, and reports
   * missing ones.
   */
  async function missingEvents(): Promise<string[]> {
    const store = await openStore(folder, databaseUrl)
    const stop = startSender({
      ...{
        store,
        metrics: createMetrics(),
        logger: createLogger('silent'),
        allowsLoopback: true,
        interval: 50,
      },
      now: () => new Date(Date.now() + deliveryTimes.lease),
    })
    const until = performance.now() + deliveryTimes.lease
    let missing: KeptJob[]
    do {
      await sleep(50)
      const received = new Set(
        receiver.received.map(({ body }) => eventBody.parse(JSON.parse(body)).data.jobId),
      )
      missing = (await books()).filter(({ id }) => !received.has(id))
    } while (missing.length > 0 && performance.now() < until)
    await stop()
    await store.close()
    return missing.map(({ id }) => `no webhook of ${id} arrived`)
  }

  async function newKey(mode: 'live' | 'test', scopes: readonly KeyScope[] = usualScopes): Promise<string> {
    const store = await openStore(folder, databaseUrl)
    const { key } = await createKey(store, { mode, name: 'Example', scopes, origin: byOperator(new Date()) })
    await store.close()
    return key
  }
}

const eventBody = z.object({ data: z.object({ jobId: z.string() }) })

const isFree = (name: string) => Number(name.split('-')[1]) % 4 === 0
const isLater = (name: string) => Number(name.split('-')[1]) % 3 === 0
const usesTemplate = (name: string) => Number(name.split('-')[1]) % 5 === 1
/** Some of the queued jobs, which are deleted at once. */
const isWithdrawn = (name: string) => Number(name.split('-')[1]) % 2 === 0

/** Returns the ids of PDFs without a job. */
function unnamedPdfs(folder: string, jobs: readonly KeptJob[]): string[] {
  const named = new Set(jobs.map(({ fileId }) => fileId))
  return readPdfs(folder).filter(id => !named.has(id))
}

const idOf = (answer: string) => generateAnswerSchema.parse(JSON.parse(answer)).jobId

/** @param deleting ids of jobs whose deletion may be complete or not */
function violationsIn(
  jobs: KeptJob[],
  answers: ReadonlyMap<string, string>,
  deleting: ReadonlySet<string>,
): string[] {
  const found: string[] = []
  for (const { id, mode, rows, deliveries, isWhole } of jobs) {
    if (deliveries !== 1) found.push(`${id} has ${deliveries} webhook deliveries`)
    if (!isWhole && !deleting.has(id)) found.push(`${id} has no whole PDF`)
    if (rows !== (mode === 'live' ? 1 : 0)) found.push(`${id} is ${mode} and has ${rows} ledger rows`)
  }
  const numbers = new Map(jobs.map(({ id, number }) => [id, number]))
  const known = [...numbers.values()].filter(number => number !== '')
  if (new Set(known).size !== known.length) found.push('an invoice has two jobs')
  for (const [name, text] of answers) {
    const id = idOf(text)
    const isErased = deleting.has(id) && numbers.get(id) === ''
    if (numbers.get(id) !== name && !isErased) found.push(`the answer to ${name} names no job of it`)
  }
  return found
}
