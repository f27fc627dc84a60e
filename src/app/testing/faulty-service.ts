import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, afterEach, beforeEach } from 'vitest'
import { readPaths } from '#contract/service-reads.ts'
import type { InvoiceState } from '#core/invoice/document-status.ts'
import { type FakeService, json, startFakeService } from '#platform/testing/fake-service.ts'
import type { Log, Ports } from '../ports/ports.ts'
import { manualClock } from './manual-clock.ts'
import { closeRenderer, openTestHost, type TestHost, temporaryFolder } from './test-host.ts'
import { writeInvoice } from './test-invoices.ts'

/** A host with a fake service that can fail. */

export const testKey = 'svc_test_fake000000000000000000000000'
export const liveKey = 'svc_live_fake000000000000000000000000'
export const answer = { invoiceUrl: 'https://files.invalid/a.pdf', jobId: 'job_1' }

export type Reply = Parameters<typeof startFakeService>[0]
export const reset: Reply = (_request, response) => response.socket?.resetAndDestroy()
/** echoes the Idempotency-Key, like the bundled service or a gateway */
export const echoing =
  (reply: Reply): Reply =>
  (request, response) => {
    response.setHeader('Idempotency-Key', request.headers['idempotency-key'] ?? '')
    reply(request, response)
  }

/** Idempotency-Keys that a lookup finds unless a test calls `expectLookup` */
export const foundKeys = new Set<string>()
/** an idempotent service, whose lookup finds the answer by its Idempotency-Key only */
export const made: Reply = (request, response) => {
  foundKeys.add(String(request.headers['idempotency-key']))
  echoing(json(200, answer))(request, response)
}
const findMade: Reply = (request, response) => {
  const isFound = foundKeys.has(String(request.headers['idempotency-key']))
  echoing(isFound ? json(200, answer) : json(404, { code: 'not_found' }))(request, response)
}

export let folder: ReturnType<typeof temporaryFolder>
export let host: TestHost
export let service: FakeService
let replies: Reply[]
/** reply to a lookup */
let lookupReply: Reply
/** number of lookups */
export let lookupCount: number

/** Creates host and service for each test of the file. */
export function withFaultyService(): void {
  beforeEach(async () => {
    replies = []
    lookupCount = 0
    foundKeys.clear()
    lookupReply = findMade
    service = await startFakeService((request, response) => {
      if (request.path === readPaths.jobs) {
        // A lookup is not a submission.
        service.received.pop()
        lookupCount += 1
        return lookupReply(request, response)
      }
      const reply = replies.length > 1 ? replies.shift() : replies[0]
      reply?.(request, response)
    })
    folder = temporaryFolder()
    await openHost()
  })
  afterEach(async () => {
    await host.close()
    await service.close()
    folder.remove()
  })
  afterAll(closeRenderer)
}

/** sets the replies to the next requests, in order; the last one is repeated */
export function expectReplies(...does: Reply[]): void {
  replies = does
}

export function expectLookup(does: Reply): void {
  lookupReply = does
}

type Changes = Parameters<typeof openTestHost>

/** Replaces the host of this test; the previous one must be closed. */
export async function openHost(changes: Changes[1] = {}, shell: Changes[2] = {}): Promise<void> {
  host = await openTestHost(folder.path, changes, shell)
}

/** Replaces the host of this test with one whose timers never run, so that nothing is retried. */
export async function openHostWithoutTimers(): Promise<void> {
  await openHost({ clock: { ...host.ports.clock, after: () => () => undefined } })
}

/** Timer delays in ms that are unrelated to submissions: the next day, backups, and maintenance after a pause. */
const ofTheHost = new Set([15, 250, 10_000, 60_000, 30 * 60_000])

/** Reopens the host with timers that the test runs; `waits` are those of submissions. */
export async function openHostWithManualTimers(
  now: () => Date,
  changes: Partial<Ports> | ((ports: Ports) => Partial<Ports>) = {},
) {
  const { clock, waits, pass } = manualClock(now)
  const logged: unknown[] = []
  const log: Log = { write: (level, event, details) => void logged.push([level, event, details?.error]) }
  await host.close()
  await openHost(ports => ({ ...(typeof changes === 'function' ? changes(ports) : changes), clock, log }))
  return { pass, waits: () => waits().filter(ms => !ofTheHost.has(ms)), logged }
}

export async function restart(): Promise<void> {
  await host.close()
  await openHost()
}

export const submission = async (id: string) => (await host.call('openInvoice', { id })).submission

export const attemptOf = (id: string) => {
  const attempt = host.ports.store.invoices.find(id)?.attempt
  if (!attempt) throw new Error('never submitted')
  return attempt
}

export const waitForState = (id: string, state: InvoiceState) =>
  host.until(async () => (await host.call('openInvoice', { id })).state === state)

/** Submits an invoice with this key and waits until the service is known to be idempotent. */
export async function proveService(key = liveKey): Promise<void> {
  const { id } = await submitOne(key, made)
  const { baseUrl, keyFingerprint } = attemptOf(id)
  while (!host.ports.store.attempts.isIdempotent(baseUrl ?? '', keyFingerprint)) await sleep(5)
}

/** Writes an invoice and submits it to `service` with this key. */
export async function submitOne(key: string, ...does: Reply[]) {
  expectReplies(...does)
  const connectionId = await host.connect(service.url, key)
  const { id, revision, draft } = await writeInvoice(host, { currency: 'EUR' })
  const confirmed = { invoice_number: draft.invoice_number, payable: '120.00', currency: 'EUR' }
  const first = await host.call('submit', { id, revision, connectionId, confirmed })
  return { id, revision, connectionId, first, confirmed }
}
