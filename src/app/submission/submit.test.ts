import { cpSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { firstRequest } from '#core/testing/preview-request.ts'
import { launchWithNode } from '#platform/host/launch-program.ts'
import { createPracticeService } from '#platform/host/practice-service.ts'
import {
  temporaryFolder as serviceFolder,
  startTestService,
  type TestService,
} from '#service/testing/service.ts'
import { closeRenderer, openTestHost, type TestHost, temporaryFolder } from '../testing/test-host.ts'
import { lines, writeInvoice } from '../testing/test-invoices.ts'

/** Against the real service over real HTTP. */
const home = await serviceFolder()
let service: TestService
let testKey: string
let liveKey: string
let folder: ReturnType<typeof temporaryFolder>
let host: TestHost

beforeAll(async () => {
  service = await startTestService(home.path)
  testKey = await service.newKey('test')
  liveKey = await service.newKey('live')
})
afterAll(async () => {
  await service.close()
  await home.remove()
  await closeRenderer()
})
beforeEach(async () => {
  folder = temporaryFolder()
  host = await openTestHost(folder.path)
})
afterEach(async () => {
  await host.close()
  folder.remove()
})

const billed = async (number: string) =>
  (await service.ledger()).filter(row => row.invoice_number === number).length

/** The confirmation of a person who looked at the line of `written.ts`. */
const seen = (invoice_number: string) => ({ invoice_number, payable: '120.00', currency: 'EUR' })

let counter = 0
const uniqueNumber = () => `L-${++counter}`

async function delivered(id: string) {
  await host.until(async () => {
    const { submission } = await host.call('openInvoice', { id })
    return submission?.delivery?.state === 'kept' || submission?.delivery?.state === 'failed'
  })
  return (await host.call('openInvoice', { id })).submission?.delivery
}

test('a test invoice is made, downloaded, and identical to the preview', async () => {
  const connectionId = await host.connect(service.url, testKey)
  const { id, revision } = await writeInvoice(host, { buyer: { name: 'Northwind Traders' } })
  host.ports.shell.chooseSavePath = async name => join(folder.path, name)
  const preview = await host.call('savePdf', { id, which: 'preview' })
  const submission = await host.call('submit', { id, revision, connectionId })
  expect(submission).toMatchObject({ state: 'done', mode: 'test', problem: null })
  expect(submission.jobId).toMatch(/^job_/)

  const delivery = await delivered(id)
  if (delivery?.state !== 'kept') throw new Error('not kept')
  expect(delivery.matchesPreview).toBe(true)
  expect(readFileSync(delivery.path).equals(readFileSync(preview?.path ?? ''))).toBe(true)
  expect((await host.call('openInvoice', { id })).state).toBe('done')
})

test('with the minimal request, preview and PDF show only its fields', async () => {
  const connectionId = await host.connect(service.url, testKey, 'documented')
  const { id, revision, draft } = await writeInvoice(host, {
    buyer: { name: 'Northwind Traders' },
    notes: 'Not sent',
  })
  const preview = await host.call('preview', firstRequest(draft))
  expect(preview.regions.some(region => region.path.startsWith('buyer') || region.path === 'notes')).toBe(
    false,
  )
  await host.call('submit', { id, revision, connectionId })
  expect(await delivered(id)).toMatchObject({ state: 'kept', matchesPreview: true })
})

describe('a live key', () => {
  test('bills one confirmed invoice', async () => {
    const connectionId = await host.connect(service.url, liveKey)
    const invoice_number = uniqueNumber()
    const { id, revision } = await writeInvoice(host, { invoice_number, currency: 'EUR' })
    const argument = { id, revision, connectionId }
    expect((await host.refusal('submit', argument)).code).toBe('confirmation_required')
    const other = { ...argument, confirmed: { ...seen(invoice_number), payable: '12.00' } }
    expect((await host.refusal('submit', other)).code).toBe('confirmation_required')
    expect(await billed(invoice_number)).toBe(0)

    const submission = await host.call('submit', { ...argument, confirmed: seen(invoice_number) })
    expect(submission).toMatchObject({ state: 'done', mode: 'live' })
    expect(await billed(invoice_number)).toBe(1)
    expect(await delivered(id)).toMatchObject({ state: 'kept', matchesPreview: true })
  })

  test('a double click bills once', async () => {
    const connectionId = await host.connect(service.url, liveKey)
    const invoice_number = uniqueNumber()
    const { id, revision } = await writeInvoice(host, { invoice_number, currency: 'EUR' })
    const argument = { id, revision, connectionId, confirmed: seen(invoice_number) }
    const [first, second] = await Promise.all([
      host.call('submit', argument),
      host.refusal('submit', argument),
    ])
    expect([first.state, second.code]).toEqual(['done', 'already_submitting'])
    expect((await host.refusal('submit', argument)).code).toBe('not_editable')
    expect(await billed(invoice_number)).toBe(1)
  })

  test('takes the number permanently: another invoice with it is rejected at the field', async () => {
    const connectionId = await host.connect(service.url, liveKey)
    const invoice_number = uniqueNumber()
    const fields = { invoice_number, currency: 'EUR' }
    const first = await writeInvoice(host, fields)
    const confirmed = seen(invoice_number)
    await host.call('submit', { id: first.id, revision: first.revision, connectionId, confirmed })
    const second = await writeInvoice(host, fields)
    const refusal = await host.refusal('submit', {
      id: second.id,
      revision: second.revision,
      connectionId,
      confirmed,
    })
    expect(refusal).toMatchObject({ code: 'number_taken', paths: ['invoice_number'] })
    expect(refusal.message).toMatchObject({ code: 'number.used', params: { number: invoice_number } })
    expect((await host.call('openInvoice', { id: second.id })).state).toBe('draft')
    expect(await billed(invoice_number)).toBe(1)
  })

  test('may follow a test submission of the same invoice, which takes no number', async () => {
    const invoice_number = uniqueNumber()
    const { id, revision } = await writeInvoice(host, { invoice_number, currency: 'EUR' })
    const test = await host.connect(service.url, testKey)
    await host.call('submit', { id, revision, connectionId: test })
    const live = await host.connect(service.url, liveKey)
    const argument = { id, revision, connectionId: live, confirmed: seen(invoice_number) }
    expect((await host.refusal('submit', { id, revision, connectionId: live })).code).toBe(
      'confirmation_required',
    )
    expect(await host.call('submit', argument)).toMatchObject({ state: 'done', mode: 'live' })
    expect(await billed(invoice_number)).toBe(1)

    const other = await writeInvoice(host, { invoice_number, currency: 'EUR' })
    const taken = { ...argument, id: other.id, revision: other.revision }
    expect((await host.refusal('submit', taken)).code).toBe('number_taken')
  })

  test('rejects a second test submission of an invoice, but not its live submission', async () => {
    const trial = await host.connect(service.url, testKey)
    const invoice_number = uniqueNumber()
    const { id, revision } = await writeInvoice(host, { invoice_number, currency: 'EUR' })
    const argument = { id, revision, confirmed: seen(invoice_number) }
    await host.call('submit', { ...argument, connectionId: trial })
    await delivered(id)
    expect((await host.refusal('submit', { ...argument, connectionId: trial })).code).toBe('not_editable')
    const batch = { connectionId: trial, invoices: [argument] }
    expect((await host.refusal('submitBatch', batch)).code).toBe('not_editable')
    const connectionId = await host.connect(service.url, liveKey)
    expect(await host.call('submit', { ...argument, connectionId })).toMatchObject({ mode: 'live' })
  })

  test('never bills an invoice again: not live, as a test, elsewhere or after a restart', async () => {
    const connectionId = await host.connect(service.url, liveKey)
    const invoice_number = uniqueNumber()
    const { id, revision } = await writeInvoice(host, { invoice_number, currency: 'EUR' })
    const argument = { id, revision, connectionId, confirmed: seen(invoice_number) }
    await host.call('submit', argument)
    await delivered(id)
    const refusal = async (connection: string) =>
      (await host.refusal('submit', { ...argument, connectionId: connection })).code

    expect(await refusal(connectionId)).toBe('not_editable')
    expect(await refusal(await host.connect(service.url, testKey))).toBe('not_editable')
    expect(await refusal(await host.connect(service.url, liveKey))).toBe('not_editable')
    await host.close()
    host = await openTestHost(folder.path)
    expect(await refusal(await host.connect(service.url, liveKey))).toBe('not_editable')
    expect(await billed(invoice_number)).toBe(1)
  })

  test('trims the number: "L-1 " equals "L-1"', async () => {
    const connectionId = await host.connect(service.url, liveKey)
    const invoice_number = uniqueNumber()
    const fields = { currency: 'EUR' }
    const first = await writeInvoice(host, { ...fields, invoice_number: ` ${invoice_number} ` })
    const confirmed = seen(` ${invoice_number} `)
    await host.call('submit', { id: first.id, revision: first.revision, connectionId, confirmed })
    expect(await billed(invoice_number)).toBe(1)
    const second = await writeInvoice(host, { ...fields, invoice_number: `${invoice_number}\u00a0` })
    const argument = { id: second.id, revision: second.revision, connectionId, confirmed }
    expect((await host.refusal('submit', argument)).code).toBe('number_taken')
  })

  test('reports the issues of an invalid invoice before anything is sent', async () => {
    const connectionId = await host.connect(service.url, liveKey)
    const items = [{ description: '', quantity: 'abc', unit_price: '1' }]
    const { id, revision } = await writeInvoice(host, { items })
    const refusal = await host.refusal('submit', { id, revision, connectionId })
    expect(refusal).toMatchObject({ code: 'invalid_invoice' })
    expect(refusal.paths).toEqual(expect.arrayContaining(['items[0].description', 'items[0].quantity']))
  })
})

test('rejects a connection that is not the active one', async () => {
  const shown = await host.connect(service.url, testKey)
  const { id, revision } = await writeInvoice(host)
  await host.connect(service.url, liveKey)
  expect((await host.refusal('submit', { id, revision, connectionId: shown })).code).toBe(
    'connection_changed',
  )
})

test('without a key nothing is sent', async () => {
  const connectionId = await host.connect(service.url, testKey)
  await host.call('removeKey', { id: connectionId })
  const { id, revision } = await writeInvoice(host)
  expect((await host.refusal('submit', { id, revision, connectionId })).code).toBe('no_key')
})

test('after a revoked key the submission continues with another key', async () => {
  const key = await service.newKey('test')
  const { id: keyId } = (await service.store.listKeys()).find(stored => key.endsWith(stored.last4)) ?? {
    id: '',
  }
  const connectionId = await host.connect(service.url, key)
  await service.store.revokeKey(keyId, new Date().toISOString())
  const { id, revision } = await writeInvoice(host)
  const refused = await host.call('submit', { id, revision, connectionId })
  expect(refused).toMatchObject({ state: 'refused', problem: { code: 'key_refused', status: 401 } })

  await host.giveKey(connectionId, testKey)
  expect(await host.call('submit', { id, revision, connectionId })).toMatchObject({ state: 'done' })
})

test('a template that the service does not have is refused, and the invoice stays editable', async () => {
  const connectionId = await host.connect(service.url, testKey)
  const { id, revision, draft } = await writeInvoice(host, { template: 'baroque' })
  const refused = await host.call('submit', { id, revision, connectionId })
  expect(refused).toMatchObject({
    state: 'refused',
    problem: { status: 422, fields: [{ path: 'template' }] },
  })
  const saved = await host.call('saveInvoice', { id, revision, draft: { ...draft, template: 'bold' } })
  const done = await host.call('submit', { id, revision: saved.revision, connectionId })
  expect(done.state).toBe('done')
  expect(done.idempotencyKey).not.toBe(refused.idempotencyKey)
})

test('an invoice in submission cannot be changed or deleted', async () => {
  const connectionId = await host.connect(service.url, testKey)
  const { id, revision, draft } = await writeInvoice(host)
  const submitting = host.call('submit', { id, revision, connectionId })
  await host.until(async () => (await host.call('openInvoice', { id })).state === 'sending')
  expect((await host.refusal('deleteInvoice', { id })).code).toBe('already_submitting')
  expect((await host.refusal('cancelSubmission', { id })).code).toBe('already_submitting')
  const change = { id, revision, draft: { ...draft, items: [...lines, ...lines] } }
  expect((await host.refusal('saveInvoice', change)).code).toBe('not_editable')
  await submitting
})

describe('the practice service', () => {
  test('starts on the first submission with its own test key, and its links stay valid after a restart', async () => {
    const { id, revision } = await writeInvoice(host)
    const submission = await host.call('submit', { id, revision, connectionId: 'practice' })
    expect(submission).toMatchObject({
      state: 'done',
      mode: 'test',
      connectionName: 'Practice service',
      problem: null,
    })
    expect(await delivered(id)).toMatchObject({ state: 'kept', matchesPreview: true })
    const { connections } = await host.call('connections', undefined)
    expect(connections[0]).toMatchObject({ practice: true, key: { kind: 'test', store: 'session' } })
    expect(await host.call('checkConnection', { id: 'practice' })).toEqual({ ok: true, idempotent: true })

    await host.close()
    host = await openTestHost(folder.path)
    const again = await host.call('retryDownload', { id })
    expect(again.delivery).toMatchObject({ state: 'kept', matchesPreview: true })
  })

  test('reports a failed start, and the invoice stays a draft', async () => {
    const { id, revision } = await writeInvoice(host)
    await host.close()
    const practice = createPracticeService({
      servicePath: '/nowhere.js',
      dataFolder: folder.path,
      launch: launchWithNode,
      clock: host.ports.clock,
    })
    host = await openTestHost(folder.path, { practice })
    const refusal = await host.refusal('submit', { id, revision, connectionId: 'practice' })
    expect(refusal).toEqual({
      code: 'practice_failed',
      message: { code: 'practice.stopped' },
      paths: [],
    })
    expect((await host.call('openInvoice', { id })).state).toBe('draft')
  })
})

describe('the delivered PDF', () => {
  test('can be opened, revealed, linked and saved', async () => {
    const asked: string[] = []
    const record = (what: string) => async (value: string) => {
      asked.push(`${what} ${value}`)
    }
    await host.close()
    host = await openTestHost(
      folder.path,
      {},
      {
        openPath: record('open'),
        showInFolder: record('show'),
        openExternal: record('browse'),
        copyText: record('copy'),
        chooseSavePath: async name => `${folder.path}/${name}`,
      },
    )
    const connectionId = await host.connect(service.url, testKey)
    const fields = { invoice_number: 'A/1', buyer: { name: 'Northwind: Traders' } }
    const { id, revision } = await writeInvoice(host, fields)
    expect((await host.refusal('openDelivery', { id, what: 'pdf' })).code).toBe('nothing_delivered')
    const { invoiceUrl } = await host.call('submit', { id, revision, connectionId })
    const delivery = await delivered(id)
    const path = delivery?.state === 'kept' ? delivery.path : ''
    await host.call('openDelivery', { id, what: 'pdf' })
    await host.call('openDelivery', { id, what: 'folder' })
    await host.call('openDelivery', { id, what: 'link' })
    await host.call('copyLink', { id })
    expect(asked).toEqual([`open ${path}`, `show ${path}`, `browse ${invoiceUrl}`, `copy ${invoiceUrl}`])
    const saved = await host.call('savePdf', { id, which: 'delivered' })
    expect(saved?.path).toBe(`${folder.path}/A-1 Northwind- Traders.pdf`)
    expect(readFileSync(saved?.path ?? '').equals(readFileSync(path))).toBe(true)
    const preview = await host.call('savePdf', { id, which: 'preview' })
    expect(preview?.path).toBe(`${folder.path}/A-1 Northwind- Traders TEST.pdf`)

    asked.length = 0
    await host.call('printPdf', { id, which: 'delivered' })
    await host.call('printPdf', { id, which: 'preview' })
    const printed = `${folder.path}/print/A-1 Northwind- Traders TEST.pdf`
    expect(asked).toEqual([`open ${path}`, `open ${printed}`])
    expect(readFileSync(printed).equals(readFileSync(preview?.path ?? ''))).toBe(true)
  })

  test('is found in a moved data folder and reported when missing', async () => {
    const connectionId = await host.connect(service.url, testKey)
    const { id, revision } = await writeInvoice(host)
    await host.call('submit', { id, revision, connectionId })
    await delivered(id)
    await host.close()
    const moved = temporaryFolder()
    cpSync(folder.path, moved.path, { recursive: true })
    folder.remove()
    folder = moved
    host = await openTestHost(folder.path, {}, { chooseSavePath: async () => null })
    expect(await host.call('savePdf', { id, which: 'delivered' })).toBeNull()
    rmSync(`${folder.path}/deliveries`, { recursive: true })
    const refusal = await host.refusal('openDelivery', { id, what: 'pdf' })
    expect(refusal.message).toEqual({ code: 'pdf.file_missing' })
    expect(await host.call('retryDownload', { id })).toMatchObject({ delivery: { state: 'kept' } })
  })

  test('rendering a long preview file can be cancelled, and the next one succeeds', async () => {
    await host.close()
    host = await openTestHost(folder.path, {}, { chooseSavePath: async () => `${folder.path}/short.pdf` })
    const line = { description: 'Copies', quantity: '1', unit_price: '2' }
    const { id } = await writeInvoice(host, { items: Array.from({ length: 10_000 }, () => line) })
    const refusal = host.refusal('savePdf', { id, which: 'preview' })
    await host.call('cancelPdf', undefined)
    expect((await refusal).code).toBe('render_cancelled')
    const short = await writeInvoice(host)
    const saved = await host.call('savePdf', { id: short.id, which: 'preview' })
    expect(
      readFileSync(saved?.path ?? '')
        .subarray(0, 5)
        .toString(),
    ).toBe('%PDF-')
  })

  test('cancelling the save dialog is not an error', async () => {
    await host.close()
    host = await openTestHost(folder.path, {}, { chooseSavePath: async () => null })
    const { id } = await writeInvoice(host)
    expect(await host.call('savePdf', { id, which: 'preview' })).toBeNull()
  })
})
