/** @module-tag extended */

import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { copyFile, readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { parseBaseUrl } from '#contract/base-url.ts'
import { AppError } from '#core/errors/app-error.ts'
import {
  type BillwrightClient,
  type ClientOptions,
  createClient,
  type Invoice,
  NoAnswerError,
  ProblemError,
} from '../../clients/typescript/src/index.ts'
import { createKey } from './accounts/keys.ts'
import { byOperator } from './accounts/origins.ts'
import { startTestService, type TestService, temporaryFolder } from './testing/service.ts'
import { standInRenderer } from './testing/stand-in-renderer.ts'
import { studioTemplate } from './testing/templates.ts'

const root = join(import.meta.dirname, '../..')
const invoice: Invoice = {
  template: 'minimal',
  invoice_number: '2026-0042',
  currency: 'CHF',
  items: [{ description: 'Brand identity', quantity: 1.5, unit_price: '80.00' }],
}

let folder: Awaited<ReturnType<typeof temporaryFolder>>
let service: TestService
let key: string
/** results of the next renders */
let failures: Error[]

beforeEach(async () => {
  folder = await temporaryFolder()
  failures = []
  const renderer = standInRenderer(async () => {
    const failure = failures.shift()
    if (failure) throw failure
  })
  service = await startTestService(folder.path, { renderer, rateLimits: { requests: 0 } })
  key = await service.newKey('live')
})
afterEach(async () => {
  await service.close()
  await folder.remove()
})

const clientOf = (options: Partial<ClientOptions> = {}): BillwrightClient =>
  createClient({ baseUrl: `${service.url}/`, apiKey: key, retry: { firstDelay: 1, maxDelay: 1 }, ...options })

const failureOf = (promise: Promise<unknown>): Promise<unknown> =>
  promise.then(
    () => undefined,
    (error: unknown) => error,
  )

test('an Idempotency-Key that cannot be sent is refused at once, and is no unknown outcome', async () => {
  const fetched = vi.fn(globalThis.fetch)
  const client = clientOf({ fetch: fetched })
  for (const idempotencyKey of ['注文-1', 'order 1', 'ü', '', 'x'.repeat(256)]) {
    expect(await failureOf(client.generate(invoice, { idempotencyKey }))).toBeInstanceOf(TypeError)
    expect(await failureOf(client.findGeneration(idempotencyKey))).toBeInstanceOf(TypeError)
  }
  expect(fetched).not.toHaveBeenCalled()
})

test('a queued invoice is validated with its limits', async () => {
  const long = { ...invoice, items: Array.from({ length: 1001 }, () => invoice.items[0]) } as Invoice
  expect((await clientOf().validate(long)).errors.map(({ code }) => code)).toEqual(['too_long'])
  expect((await clientOf().validate(long, { isForLater: true })).errors).toEqual([])
})

/** A fetch whose first answers are lost, although the service sent them. */
function losing(answers: number) {
  let lost = 0
  return vi.fn<typeof fetch>(async (...request) => {
    const response = await fetch(...request)
    if (lost++ >= answers) return response
    await response.arrayBuffer()
    throw new TypeError('fetch failed')
  })
}

describe('the TypeScript client', () => {
  test('uses every operation with a key', async () => {
    const client = clientOf()
    const made = await client.generate(invoice, { idempotencyKey: 'order-1' })
    const job = await client.getJob(made.jobId)
    expect(job).toMatchObject({
      ...made,
      status: 'done',
      mode: 'live',
      pages: 1,
      currency: 'CHF',
      total: '120.00',
    })
    expect(await client.findGeneration('order-1')).toEqual(job)
    expect(await client.findGeneration('order-2')).toBeUndefined()
    expect(new TextDecoder().decode((await client.getPdf(made.jobId)).slice(0, 5))).toBe('%PDF-')
    expect(await client.validate({ ...invoice, seller: { country: 'XX' } })).toMatchObject({
      valid: true,
      warnings: [{ path: 'seller.country', code: 'unknown_country' }],
    })
    expect((await client.listTemplates()).templates.map(({ name }) => name)).toContain('minimal')
    expect(await client.getUsage()).toMatchObject({ billed: 1, entries: [{ jobId: made.jobId }] })
    expect(await client.getUsage({ month: '2020-01' })).toMatchObject({ month: '2020-01', billed: 0 })
  })

  test('publishes, reads and deletes a template of the account', async () => {
    const scopes = ['generate', 'templates'] as const
    const made = await createKey(service.store, {
      mode: 'live',
      name: 'all',
      origin: byOperator(new Date()),
      scopes,
    })
    const client = clientOf({ apiKey: made.key })
    const first = await client.publishTemplate('studio', studioTemplate())
    expect(first).toMatchObject({ name: 'studio', version: 1 })
    const larger = studioTemplate({ title: 'Larger' })
    expect(await client.publishTemplate('studio', larger, { replaces: first.sha256 })).toMatchObject({
      version: 2,
    })
    expect(
      await failureOf(client.publishTemplate('studio', studioTemplate(), { replaces: first.sha256 })),
    ).toMatchObject({
      status: 412,
      code: 'precondition_failed',
    })
    expect(await client.getTemplate('studio@1')).toBe(studioTemplate())
    const page = await client.listTemplates({ limit: 1, cursor: 'modern' })
    expect(page).toMatchObject({ templates: [{ name: 'studio', version: 2 }], next: null })
    expect(await client.generate({ ...invoice, template: 'studio@1' })).toMatchObject({ templateVersion: 1 })
    expect(await client.deleteTemplate('studio')).toMatchObject({ name: 'studio' })
    expect(await failureOf(client.getTemplate('studio'))).toMatchObject({ status: 404 })
  })

  test('lists jobs by filters, and reads page after page', async () => {
    const client = clientOf()
    for (let number = 1; number <= 101; number++)
      await client.generate({ ...invoice, invoice_number: `n-${number}` })
    const page = await client.listJobs({ invoiceNumber: 'n-7', createdFrom: new Date(0), limit: 1 })
    expect(page).toMatchObject({ jobs: [{ invoiceNumber: 'n-7' }], next: null })
    expect((await client.listJobs({ createdBefore: '2020-01-01' })).jobs).toEqual([])
    const numbers = new Set<string>()
    for await (const { invoiceNumber } of client.eachJob({ template: 'minimal' })) numbers.add(invoiceNumber)
    expect(numbers.size).toBe(101)
  })

  test('queues an invoice, and waits for it', async () => {
    const client = clientOf()
    const items = Array.from({ length: 2000 }, () => ({ description: 'Hour', quantity: 1, unit_price: 10 }))
    const stored = await client.generateLater({ ...invoice, items }, { idempotencyKey: 'order-1' })
    const made = await client.waitForJob(stored.jobId, { interval: 10 })
    expect(made).toMatchObject({ jobId: stored.jobId, invoiceUrl: expect.any(String) })
    const again = await client.generateLater({ ...invoice, items }, { idempotencyKey: 'order-1' })
    // one property test for both answers
    expect([again.status, again.invoiceUrl]).toEqual(['done', made.invoiceUrl])
    expect((await service.ledger()).map(({ job_id }) => job_id)).toEqual([stored.jobId])
  })

  test('reports why a queued invoice failed, and stops polling when aborted', async () => {
    const client = clientOf()
    failures = [new AppError('invalid_invoice')]
    const { jobId } = await client.generateLater(invoice)
    const error = await failureOf(client.waitForJob(jobId, { interval: 10 }))
    expect(error).toBeInstanceOf(ProblemError)
    expect(error).toMatchObject({ status: 422, code: 'invalid_invoice' })
    const { jobs } = await client.listJobs({ status: 'failed' })
    expect(jobs.map(job => [job.jobId, job.status, job.problem?.code, job.invoiceUrl])).toEqual([
      [jobId, 'failed', 'invalid_invoice', undefined],
    ])
    failures = [new AppError('overloaded')]
    const waiting = await client.generateLater(invoice)
    const signal = AbortSignal.timeout(20)
    expect(await failureOf(client.waitForJob(waiting.jobId, { signal }))).toBe(signal.reason)
    expect(await client.waitForJob(waiting.jobId)).toMatchObject({ jobId: waiting.jobId })
  })

  test('repeats a request whose answer was lost, and is billed once', async () => {
    const fetch = losing(2)
    const { jobId } = await clientOf({ fetch }).generate(invoice)
    expect(fetch).toHaveBeenCalledTimes(3)
    expect((await service.ledger()).map(({ job_id }) => job_id)).toEqual([jobId])
  })

  test('repeats a request that the service could not serve', async () => {
    failures = [new AppError('overloaded'), new AppError('render_timeout'), new Error('a bug')]
    expect(await clientOf().generate(invoice)).toMatchObject({ jobId: expect.stringMatching(/^job_/) })
    expect(await service.ledger()).toHaveLength(1)
  })

  test('waits as long as Retry-After says, up to the limit', async () => {
    failures = [new AppError('overloaded')]
    const wait = vi.spyOn(globalThis, 'setTimeout')
    await clientOf({ retry: { firstDelay: 1, maxDelay: 20 } }).generate(invoice)
    expect(wait.mock.calls.map(([, delay]) => delay)).toContain(20)
    wait.mockRestore()
  })

  test('gives up after the last attempt, with the Idempotency-Key under which it can be looked up', async () => {
    const fetch = losing(9)
    const error = await failureOf(
      clientOf({ fetch, retry: { attempts: 2, firstDelay: 1 } }).generate(invoice),
    )
    expect(fetch).toHaveBeenCalledTimes(2)
    if (!(error instanceof NoAnswerError)) throw error
    const { idempotencyKey = '' } = error
    const [row] = await service.ledger()
    expect(await clientOf().findGeneration(idempotencyKey)).toMatchObject({ jobId: row?.job_id })
    expect(String(error) + JSON.stringify(error)).not.toContain(key)
  })

  test('rejects with a typed problem, which it does not repeat', async () => {
    const asked = vi.fn<typeof fetch>(fetch)
    const wrong = { ...invoice, issue_date: '2026-02-30' }
    const error = await failureOf(clientOf({ fetch: asked }).generate(wrong))
    expect(asked).toHaveBeenCalledTimes(1)
    expect(error).toBeInstanceOf(ProblemError)
    expect(error).toMatchObject({
      status: 422,
      code: 'invalid_invoice',
      errors: [{ path: 'issue_date', code: 'invalid_value' }],
      requestId: expect.any(String),
    })
    const stranger = clientOf({ apiKey: 'svc_live_filler' })
    expect(await failureOf(stranger.listTemplates())).toMatchObject({ status: 401, code: 'invalid_key' })
  })

  test.each([200, 404])('takes the %d of something else for no answer of the service', async status => {
    const gateway = async () => new Response('{"code":"not_found"}', { status })
    const error = await failureOf(clientOf({ fetch: gateway }).findGeneration('order-1'))
    expect(error).toMatchObject({ name: 'ProblemError', status })
  })

  test('never sends the key to the target of a redirect', async () => {
    const seen: (string | undefined)[] = []
    const server = createServer((request, response) => {
      seen.push(request.url)
      response.writeHead(307, { location: `http://localhost:${port}/stolen` }).end()
    }).listen(0, '127.0.0.1')
    await once(server, 'listening')
    const { port } = server.address() as AddressInfo
    const client = clientOf({ baseUrl: `http://127.0.0.1:${port}`, retry: { attempts: 1 } })
    expect(await failureOf(client.listTemplates())).toBeInstanceOf(NoAnswerError)
    expect(seen).toEqual(['/v1/templates'])
    server.close()
  })

  test.each([
    'http://invoices.example.com',
    'ftp://localhost',
    'https://user@example.com',
    'https://x.example?y',
  ])('sends no key to %s', baseUrl => {
    expect(() => clientOf({ baseUrl })).toThrow(TypeError)
  })

  test.each(['localhost', '127.0.0.1', '[::1]', '127.0.0.2', '127.1', '0.0.0.0', 'a.localhost'])(
    'sends a key over http to %s if the app does',
    host => {
      const baseUrl = `http://${host}:8787`
      const create = () => clientOf({ baseUrl })
      if (parseBaseUrl(baseUrl).ok) expect(create).not.toThrow()
      else expect(create).toThrow(TypeError)
    },
  )

  test('stops at once when it is aborted, also between two attempts', async () => {
    const stop = new AbortController()
    const fetch = vi.fn<typeof globalThis.fetch>(async () => {
      setTimeout(() => stop.abort(new Error('enough')))
      throw new TypeError('fetch failed')
    })
    const client = clientOf({ fetch, retry: { firstDelay: 3_600_000, maxDelay: 3_600_000 } })
    const error = await failureOf(client.generate(invoice, { signal: stop.signal }))
    expect([String(error), fetch.mock.calls.length]).toEqual(['Error: enough', 1])
  })
})

test('the client builds to a package that runs without any other', async () => {
  const source = join(root, 'clients/typescript')
  const run = promisify(execFile)
  const tsc = join(root, 'node_modules/typescript/bin/tsc')
  await run(process.execPath, [
    tsc,
    '-p',
    join(source, 'tsconfig.build.json'),
    '--outDir',
    join(folder.path, 'dist'),
  ])
  await copyFile(join(source, 'package.json'), join(folder.path, 'package.json'))
  const manifest: object = JSON.parse(await readFile(join(source, 'package.json'), 'utf8'))
  expect(Object.keys(manifest).filter(name => /dependencies/i.test(name))).toEqual([])
  const program = `
    import { createClient } from '@billwright/client'
    const client = createClient({ baseUrl: process.argv[1], apiKey: process.argv[2] })
    console.log((await client.listTemplates()).templates.length)`
  const { stdout } = await run(process.execPath, ['--input-type=module', '-e', program, service.url, key], {
    cwd: folder.path,
  })
  expect(Number(stdout)).toBeGreaterThan(3)
})
