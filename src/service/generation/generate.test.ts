import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { loadTemplates } from '#pdf/templates.ts'
import { byOperator } from '../accounts/origins.ts'
import { createKeyedLock } from '../scheduling/concurrency.ts'
import { openStorage } from '../storage/open-storage.ts'
import type { FoundKey } from '../store/store.ts'
import { createTemplateCatalogue } from '../templates/template-catalogue.ts'
import { bareInvoice, prepared } from '../testing/invoices.ts'
import { startTestService, type TestService, temporaryFolder } from '../testing/service.ts'
import { standInRenderer } from '../testing/stand-in-renderer.ts'
import { foundKeyOf } from '../testing/stored-keys.ts'
import { answerOfJob } from './answer-of-job.ts'
import { type GenerateDeps, generate, lookUp } from './generate.ts'
import { openLinks } from './links.ts'

const day = 24 * 60 * 60 * 1000
const start = Date.parse('2026-11-21T10:00:00Z')

let folder: Awaited<ReturnType<typeof temporaryFolder>>
let service: TestService
let deps: GenerateDeps
let generated: string[]
let now: number

beforeEach(async () => {
  folder = await temporaryFolder()
  service = await startTestService(folder.path, { renderer: standInRenderer() })
  generated = []
  now = start
  deps = {
    store: service.store,
    files: await openStorage(folder.path),
    renderer: standInRenderer(),
    links: await openLinks(service.store, () => new Date(now)),
    lock: createKeyedLock(60_000),
    templates: createTemplateCatalogue(service.store, loadTemplates()),
    missingGlyphs: 'live',
    testStorage: 0,
    metrics: { generated: (mode, template) => void generated.push(`${mode} ${template}`) },
    baseUrl: () => service.url,
    now: () => new Date(now),
  }
})
afterEach(async () => {
  await service.close()
  await folder.remove()
})

async function keyOf(mode: 'live' | 'test'): Promise<FoundKey> {
  await service.newKey(mode)
  const key = (await service.store.listKeys()).find(stored => stored.mode === mode)
  if (!key) throw new Error('no key')
  return foundKeyOf(key)
}

function invoice(fields: object = {}) {
  return prepared({ ...bareInvoice, ...fields })
}

const fileOf = (answer: string) => /files.(\w+)\.pdf/.exec(answer)?.[1] ?? ''

test.each([
  ['live', 'clean'],
  ['test', 'TEST'],
] as const)(
  'the PDF of a %s key says %s, and is counted once however often it is asked for',
  async (mode, mark) => {
    const request = { key: await keyOf(mode), prepared: invoice(), idempotencyKey: 'order-1' }
    const { answer } = await generate(deps, request)
    expect(await generate(deps, request)).toEqual({ answer, warnings: [] })
    const pdf = await deps.files.read(fileOf(answer))
    expect(new TextDecoder().decode(pdf)).toBe(`%PDF-1.7 stand-in 2026-0042 ${mark}`)
    expect(generated).toEqual([`${mode} minimal`])
  },
)

test('an unknown template stores and bills nothing', async () => {
  const request = {
    key: await keyOf('live'),
    prepared: invoice({ template: 'baroque' }),
    idempotencyKey: undefined,
  }
  await expect(generate(deps, request)).rejects.toMatchObject({ code: 'unknown_template' })
  expect([await service.ledger(), generated]).toEqual([[], []])
})

test('a key that is revoked while its PDF is rendered is refused, and the PDF is removed', async () => {
  const key = await keyOf('live')
  const put = vi.spyOn(deps.files, 'put')
  deps.renderer = standInRenderer(async () => {
    await service.store.revokeKey(key.id, byOperator(new Date(now)))
  })
  const request = { key, prepared: invoice(), idempotencyKey: 'order-1' }
  await expect(generate(deps, request)).rejects.toMatchObject({ code: 'invalid_key' })
  expect(put).toHaveBeenCalledTimes(1)
  expect(await deps.files.size(put.mock.calls[0]?.[0] ?? '')).toBeUndefined()
  expect([await service.ledger(), generated]).toEqual([[], []])
})

test('a look-up finds the answer of its key and mode, also one that is still being made', async () => {
  const key = await keyOf('live')
  const isRendered = Promise.withResolvers<void>()
  deps.renderer = standInRenderer(() => isRendered.promise)
  const ask = (asked: FoundKey, idempotencyKey: string) => lookUp(deps, { key: asked, idempotencyKey })
  const answer = generate(deps, { key, prepared: invoice(), idempotencyKey: 'order-1' })
  const found = ask(key, 'order-1')
  expect(await ask(key, 'order-2')).toBeUndefined()
  expect(await ask(await keyOf('test'), 'order-1')).toBeUndefined()
  isRendered.resolve()
  expect(await found).toBe((await answer).answer)
})

test('the answer of a job keeps its link while that is valid, then has a new one', async () => {
  const { answer: text } = await generate(deps, {
    key: await keyOf('live'),
    prepared: invoice(),
    idempotencyKey: undefined,
  })
  const { invoiceUrl, jobId } = JSON.parse(text)
  const job = await service.store.findJobOfFile(fileOf(text))
  if (!job) throw new Error('no job')
  expect(job.id).toBe(jobId)
  const later = (days: number) =>
    JSON.parse(answerOfJob(job, { ...deps, now: new Date(start + days * day) })).invoiceUrl
  expect(later(29)).toBe(invoiceUrl)
  const renewed = later(31)
  expect(renewed).not.toBe(invoiceUrl)
  const path = renewed.slice(service.url.length)
  expect(deps.links.open(path, new Date(start + 60 * day))).toEqual({ fileId: job.file_id, version: 0 })
})
