/** @module-tag extended */

import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, describe, expect, test } from 'vitest'
import { templatePath } from '#contract/account-templates.ts'
import { addDays, localDateOf } from '#core/text/calendar-date.ts'
import type { PublishOutcome } from '../ports/services.ts'
import {
  delivered,
  folder,
  host,
  reopenHost,
  seen,
  service,
  testKey,
  uniqueNumber,
  withRealService,
} from '../testing/real-service.ts'
import { confirmationOf, writeInvoice, writeInvoices } from '../testing/test-invoices.ts'

await withRealService()

const shipped = (name: string): Record<string, unknown> =>
  JSON.parse(readFileSync(new URL(`../../../templates/${name}/template.json`, import.meta.url), 'utf8'))

function writeTemplate(name: string, changes: Record<string, unknown> = {}, base = 'modern'): void {
  mkdirSync(join(folder.path, 'templates', name), { recursive: true })
  const text = JSON.stringify({ ...shipped(base), name, title: 'Studio', ...changes })
  writeFileSync(join(folder.path, 'templates', name, 'template.json'), text)
}

/** A name for each test, because the service keeps templates of an account for the whole file. */
let name = ''
let counter = 0
beforeEach(() => {
  name = `studio-${++counter}`
})

const scopes = ['generate', 'read', 'templates'] as const
const connect = async (mode: 'test' | 'live' = 'test') =>
  await host.connect(service.url, await service.newKey(mode, scopes))

const sentTemplate = (id: string): string => {
  const attempt = host.ports.store.invoices.find(id)?.attempt
  return JSON.parse(new TextDecoder().decode(attempt?.payload)).template
}

/** Counts the uploads from this call on. */
function countUploads(outcome?: PublishOutcome): string[] {
  const uploads: string[] = []
  const { publish } = host.ports.templates
  host.ports.templates.publish = request => {
    uploads.push(request.name)
    return outcome ? Promise.resolve(outcome) : publish(request)
  }
  return uploads
}

const offline: PublishOutcome = {
  kind: 'retry_later',
  afterMs: null,
  problem: {
    code: 'unreachable',
    message: { code: 'unreachable' },
    status: null,
    requestId: null,
    fields: [],
  },
}

async function submit(connectionId: string, fields: Parameters<typeof writeInvoice>[1] = {}) {
  const { id, revision, draft } = await writeInvoice(host, { template: name, currency: 'EUR', ...fields })
  const confirmed = seen(draft.invoice_number)
  const submission = await host.call('submit', { id, revision, connectionId, confirmed })
  return { id, submission }
}

test('the first submission publishes a custom template, and the PDF is that of the preview', async () => {
  writeTemplate(name)
  const connectionId = await connect()
  const uploads = countUploads()
  const first = await submit(connectionId)
  expect(first.submission).toMatchObject({ state: 'done', mode: 'test' })
  expect(sentTemplate(first.id)).toBe(`${name}@1`)
  expect(await delivered(first.id)).toMatchObject({ state: 'kept', matchesPreview: true, findings: [] })
  expect((await host.call('openInvoice', { id: first.id })).draft.template).toBe(name)

  const second = await submit(connectionId)
  expect(sentTemplate(second.id)).toBe(`${name}@1`)
  expect(uploads).toEqual([name])
})

describe('with a consent', () => {
  const complete = (invoice_number: string) => ({
    template: name,
    invoice_number,
    currency: 'USD',
    issue_date: localDateOf(new Date()),
    due_date: addDays(localDateOf(new Date()), 14) ?? '',
    seller: { name: 'Example', country: 'US' },
    buyer: { name: 'Sample', country: 'US' },
  })

  async function connectWithConsent(): Promise<string> {
    const connectionId = await connect('live')
    const number = uniqueNumber()
    const { id, revision } = await writeInvoice(host, { ...complete(number), template: 'minimal' })
    const confirmed = { ...seen(number), currency: 'USD' }
    await host.call('submit', { id, revision, connectionId, confirmed, rememberConsent: true })
    writeTemplate(name)
    return connectionId
  }

  test('an invoice with a custom template is billed without a question', async () => {
    const connectionId = await connectWithConsent()
    const { id, revision } = await writeInvoice(host, complete(uniqueNumber()))
    expect(await host.call('submit', { id, revision, connectionId })).toMatchObject({ state: 'done' })
  })

  test('that is withdrawn while the template is uploaded, the invoice needs a confirmation', async () => {
    const connectionId = await connectWithConsent()
    const { publish } = host.ports.templates
    host.ports.templates.publish = async request => {
      const outcome = await publish(request)
      await host.call('withdrawLiveConsent', { id: connectionId })
      return outcome
    }
    const number = uniqueNumber()
    const { id, revision } = await writeInvoice(host, complete(number))
    expect(await host.refusal('submit', { id, revision, connectionId })).toMatchObject({
      code: 'confirmation_required',
      message: { code: 'submission.confirm' },
    })
    expect((await service.ledger()).map(row => row.invoice_number)).not.toContain(number)
  })
})

test('a live invoice is billed with the template of the test, byte for byte but for the mark', async () => {
  writeTemplate(name, {}, 'letterhead')
  const connectionId = await connect('live')
  const number = uniqueNumber()
  const sample = new URL('../../../resources/samples/full.json', import.meta.url)
  const { logo } = JSON.parse(readFileSync(sample, 'utf8')) as { logo: string }
  expect(logo).toMatch(/^data:image/)
  const { id, submission } = await submit(connectionId, {
    invoice_number: number,
    logo,
    paper: 'Letter',
    typeface: 'serif',
    accent_color: '#b3400f',
  })
  expect(submission).toMatchObject({ state: 'done', mode: 'live' })
  expect(await delivered(id)).toMatchObject({ state: 'kept', matchesPreview: true, findings: [] })
  expect((await host.call('openInvoice', { id })).draft.template).toBe(name)
  const duplicate = await host.call('duplicateInvoice', { id })
  expect(duplicate.draft.template).toBe(name)
})

test('a changed template is a new version, and an earlier PDF is compared with the earlier file', async () => {
  writeTemplate(name)
  const connectionId = await connect()
  const first = await submit(connectionId)
  await delivered(first.id)
  writeTemplate(name, { title: 'Changed', footer: { ...(shipped('modern').footer as object), pages: 'all' } })
  const second = await submit(connectionId)
  expect([first, second].map(({ id }) => sentTemplate(id))).toEqual([`${name}@1`, `${name}@2`])
  expect((await host.call('retryDownload', { id: first.id })).delivery).toMatchObject({
    matchesPreview: true,
  })
  rmSync(join(folder.path, 'templates'), { recursive: true })
  await reopenHost()
  expect((await host.call('retryDownload', { id: second.id })).delivery).toMatchObject({
    matchesPreview: true,
  })
})

test('another key publishes the template again, because it may be of another account', async () => {
  writeTemplate(name)
  const connectionId = await connect()
  await submit(connectionId)
  const uploads = countUploads()
  await host.giveKey(connectionId, await service.newKey('test', scopes))
  const { submission } = await submit(connectionId)
  expect(submission.state).toBe('done')
  expect(uploads).toEqual([name])
})

test('a batch publishes a template once, and its file stays with the invoices', async () => {
  writeTemplate(name)
  const connectionId = await connect('live')
  const uploads = countUploads()
  const ids = await writeInvoices(host, 8)
  for (const id of ids) {
    const { revision, draft } = await host.call('openInvoice', { id })
    await host.call('saveInvoice', { id, revision, draft: { ...draft, template: name } })
  }
  const review = await host.call('reviewBatch', { ids, connectionId })
  expect(uploads).toEqual([])
  await host.call('submitBatch', confirmationOf(review))
  await host.until(async () =>
    ((await host.call('batch', undefined))?.items ?? []).every(({ state }) => state === 'done'),
  )
  expect(uploads).toEqual([name])
  expect(new Set(ids.map(sentTemplate))).toEqual(new Set([`${name}@1`]))
  const file = readFileSync(join(folder.path, 'templates', name, 'template.json'), 'utf8')
  const { invoices, templates } = host.ports.store
  const keptFiles = ids.map(id => templates.content(invoices.find(id)?.attempt?.templateSha256 ?? ''))
  expect(new Set(keptFiles)).toEqual(new Set([file]))
})

describe('a service that does not take the template', () => {
  test('is named before money is spent, for a key without the scope', async () => {
    writeTemplate(name)
    const liveKey = await service.newKey('live', ['generate', 'read'])
    const connectionId = await host.connect(service.url, liveKey)
    const number = uniqueNumber()
    const fields = { template: name, currency: 'EUR', invoice_number: number }
    const { id, revision } = await writeInvoice(host, fields)
    const { candidates } = await host.call('reviewBatch', { ids: [id], connectionId })
    expect(candidates[0]?.problems).toMatchObject([{ path: 'template', code: 'template_no_permission' }])
    const confirmed = seen(number)
    expect(await host.refusal('submit', { id, revision, connectionId, confirmed })).toMatchObject({
      code: 'template_unavailable',
      message: { code: 'own_template.no_permission', params: { name } },
    })
    expect(
      await host.refusal('submitBatch', { connectionId, invoices: [{ id, revision, confirmed }] }),
    ).toMatchObject({ code: 'template_unavailable' })
    expect((await host.call('openInvoice', { id })).state).toBe('draft')
    expect((await service.ledger()).some(row => row.invoice_number === number)).toBe(false)
  })

  test('says why it refuses the file, with its place', async () => {
    writeTemplate('default')
    name = 'default'
    const connectionId = await connect()
    const { id, revision } = await writeInvoice(host, { template: name })
    expect(await host.refusal('submit', { id, revision, connectionId })).toMatchObject({
      code: 'template_refused',
      message: { code: 'own_template.refused', params: { name } },
      paths: ['template'],
    })
    expect((await host.call('openInvoice', { id })).state).toBe('draft')
  })

  test('a template with an error is rejected on this computer', async () => {
    writeTemplate(name, { blocks: [] })
    const connectionId = await connect()
    const uploads = countUploads()
    const { id, revision } = await writeInvoice(host, { template: name })
    const { candidates } = await host.call('reviewBatch', { ids: [id], connectionId })
    expect(candidates[0]?.problems).toMatchObject([{ path: 'template', code: 'invalid_template' }])
    expect(await host.refusal('submit', { id, revision, connectionId })).toMatchObject({
      code: 'invalid_template',
    })
    expect(uploads).toEqual([])
  })

  test('nothing is uploaded for a live invoice that is not confirmed', async () => {
    writeTemplate(name)
    const connectionId = await connect('live')
    const uploads = countUploads()
    const { id, revision } = await writeInvoice(host, { template: name, currency: 'EUR' })
    const refused = { code: 'confirmation_required' }
    expect(await host.refusal('submit', { id, revision, connectionId })).toMatchObject(refused)
    const invoices = [{ id, revision }]
    expect(await host.refusal('submitBatch', { connectionId, invoices })).toMatchObject(refused)
    expect(uploads).toEqual([])
  })
})

test('without an answer the invoice waits, also after a restart, and is then published as it was confirmed', async () => {
  writeTemplate(name)
  const connectionId = await connect('live')
  const key = await service.newKey('live', scopes)
  await host.giveKey(connectionId, key)
  countUploads(offline)
  const number = uniqueNumber()
  const { id, submission } = await submit(connectionId, { invoice_number: number })
  expect(submission).toMatchObject({ state: 'queued', problem: { code: 'unreachable' } })
  expect(sentTemplate(id)).toBe(name)
  // The submitted file counts, not a later version of it.
  writeTemplate(name, { title: 'Changed later' })

  await reopenHost()
  await host.giveKey(connectionId, key)
  await host.until(async () => (await host.call('openInvoice', { id })).state === 'done')
  expect(sentTemplate(id)).toBe(`${name}@1`)
  expect(await delivered(id)).toMatchObject({ matchesPreview: true })
  expect((await service.ledger()).filter(row => row.invoice_number === number)).toHaveLength(1)
})

describe('an invoice that waits for its template', () => {
  const problem = (code: string) => ({ ...offline.problem, code })

  /** Submits while the service does not answer; `answer` decides about the uploads that follow. */
  async function submitOffline(answer: () => void) {
    writeTemplate(name)
    const connectionId = await connect('live')
    const { publish } = host.ports.templates
    host.ports.templates.publish = () => Promise.resolve(offline)
    const number = uniqueNumber()
    const { id, submission } = await submit(connectionId, { invoice_number: number })
    expect(submission).toMatchObject({ state: 'queued', problem: { code: 'unreachable' } })
    host.ports.templates.publish = publish
    answer()
    const current = async () => (await host.call('openInvoice', { id })).submission
    await host.until(async () => !['queued', 'sending'].includes((await current())?.state ?? ''))
    const billed = (await service.ledger()).filter(row => row.invoice_number === number)
    return { submission: await current(), billed: billed.length }
  }

  test('is billed once the service answers', async () => {
    const { submission, billed } = await submitOffline(() => undefined)
    expect([submission?.state, billed]).toEqual(['done', 1])
  })

  const answers = (outcome: PublishOutcome) => () => void countUploads(outcome)
  test.each<[string, () => void, object]>([
    [
      'the service asks for hours',
      answers({ kind: 'retry_later', afterMs: 7_200_000, problem: problem('rate_limited') }),
      { code: 'rate_limited', message: { code: 'busy.long' } },
    ],
    [
      'the service refuses the template',
      answers({ kind: 'refused', problem: problem('invalid_template') }),
      { code: 'template_refused', message: { code: 'own_template.refused' } },
    ],
    [
      'the service keeps no templates',
      answers({ kind: 'not_offered', reason: 'no_endpoint' }),
      { code: 'template_unavailable' },
    ],
    [
      'the key is revoked',
      answers({ kind: 'key_refused', problem: problem('key_refused') }),
      { code: 'key_refused' },
    ],
    [
      'its file is gone',
      () => {
        host.ports.store.templates.content = () => undefined
      },
      { code: 'template_unavailable', message: { code: 'own_template.file_missing' } },
    ],
  ])('is refused unbilled if %s', async (_reason, answer, expected) => {
    const { submission, billed } = await submitOffline(answer)
    expect(submission).toMatchObject({ state: 'refused', problem: expected })
    expect(billed).toBe(0)
  })
})

test('a version that vanished is refused unbilled, and the next submission publishes it again', async () => {
  writeTemplate(name)
  const connectionId = await connect('live')
  await submit(connectionId)
  const key = await service.newKey('test', scopes)
  const url = service.url + templatePath + name
  expect((await fetch(url, { method: 'DELETE', headers: { 'X-API-Key': key } })).status).toBe(200)

  const number = uniqueNumber()
  const { id, submission } = await submit(connectionId, { invoice_number: number })
  expect(submission).toMatchObject({
    state: 'refused',
    problem: { message: { code: 'own_template.version_gone', params: { template: `${name}@1` } } },
  })
  const { revision } = await host.call('openInvoice', { id })
  const again = await host.call('submit', { id, revision, connectionId, confirmed: seen(number) })
  expect(again.state).toBe('done')
  expect(sentTemplate(id)).not.toBe(`${name}@1`)
  expect((await service.ledger()).filter(row => row.invoice_number === number)).toHaveLength(1)
})

test('a shipped template is not published', async () => {
  const connectionId = await host.connect(service.url, testKey)
  const uploads = countUploads()
  name = 'minimal'
  expect((await submit(connectionId)).submission.state).toBe('done')
  expect(uploads).toEqual([])
})
