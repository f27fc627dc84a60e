import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { firstRequest } from '#core/testing/preview-request.ts'
import { launchWithNode } from '#platform/host/launch-program.ts'
import { createPracticeService } from '#platform/host/practice-service.ts'
import { systemClock } from '#platform/host/system-clock.ts'
import { byOperator } from '../../service/accounts/origins.ts'
import {
  delivered,
  folder,
  host,
  liveKey,
  reopenHost,
  seen,
  service,
  testKey,
  uniqueNumber,
  withRealService,
} from '../testing/real-service.ts'
import { lines, writeInvoice } from '../testing/test-invoices.ts'

await withRealService()

const billed = async (number: string) =>
  (await service.ledger()).filter(row => row.invoice_number === number).length

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
    expect(await host.refusal('submit', argument)).toMatchObject({
      code: 'confirmation_required',
      message: {
        code: 'submission.confirm',
        params: { number: invoice_number, payable: '120.00', currency: 'EUR' },
      },
    })
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
    expect(host.ports.store.attempts.numberOwner(invoice_number)).toBeUndefined()
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

  test('bills the content edited after a test once, and locks it', async () => {
    const trial = await host.connect(service.url, testKey)
    const invoice_number = uniqueNumber()
    const { id, revision, draft } = await writeInvoice(host, { invoice_number, currency: 'EUR' })
    await host.call('submit', { id, revision, connectionId: trial })
    await delivered(id)
    const edited = { ...draft, items: [...lines, ...lines] }
    const saved = await host.call('saveInvoice', { id, revision, draft: edited })
    expect(await host.call('openInvoice', { id })).toMatchObject({
      revision: saved.revision,
      draft: { items: edited.items },
      submission: { mode: 'test', revision, delivery: { state: 'kept' } },
    })
    const again = await host.call('submit', { id, revision: saved.revision, connectionId: trial })
    expect(again).toMatchObject({ state: 'done', mode: 'test', payable: '240.00' })

    const connectionId = await host.connect(service.url, liveKey)
    const confirmed = { ...seen(invoice_number), payable: '240.00' }
    const live = await host.call('submit', { id, revision: saved.revision, connectionId, confirmed })
    expect(live).toMatchObject({ state: 'done', mode: 'live', payable: '240.00' })
    expect(await billed(invoice_number)).toBe(1)
    const change = { id, revision: saved.revision, draft }
    expect((await host.refusal('saveInvoice', change)).code).toBe('not_editable')
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
    await reopenHost()
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
  await service.store.revokeKey(keyId, byOperator(new Date()))
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

test.each(['live', 'test'])(
  'a %s invoice in submission cannot be deleted or submitted; only a test one can be changed',
  async mode => {
    const key = mode === 'live' ? liveKey : testKey
    const connectionId = await host.connect(service.url, key)
    const invoice_number = uniqueNumber()
    const { id, revision, draft } = await writeInvoice(host, { invoice_number, currency: 'EUR' })
    const argument = { id, revision, connectionId, confirmed: seen(invoice_number) }
    const submitting = host.call('submit', argument)
    await host.until(async () => (await host.call('openInvoice', { id })).state === 'sending')
    expect((await host.refusal('deleteInvoice', { id })).code).toBe('already_submitting')
    expect((await host.refusal('cancelSubmission', { id })).code).toBe('already_submitting')
    expect((await host.refusal('submit', argument)).code).toBe('already_submitting')
    const change = { id, revision, draft: { ...draft, items: [...lines, ...lines] } }
    if (mode === 'live') expect((await host.refusal('saveInvoice', change)).code).toBe('not_editable')
    else await host.call('saveInvoice', change)
    // What is sent was frozen before the change.
    expect(await submitting).toMatchObject({ state: 'done', payable: '120.00', revision })
    expect(await delivered(id)).toMatchObject({ state: 'kept', matchesPreview: true })
  },
)

describe('the practice service', () => {
  // extended, because the journeys of `npm test` submit to the practice service
  test('starts on the first submission with its own test key, and its links stay valid after a restart', {
    tags: 'extended',
  }, async () => {
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

    await reopenHost()
    const again = await host.call('retryDownload', { id })
    expect(again.delivery).toMatchObject({ state: 'kept', matchesPreview: true })
  })

  test('reports a failed start, and the invoice stays a draft', async () => {
    const { id, revision } = await writeInvoice(host)
    const practice = createPracticeService({
      servicePath: '/nowhere.js',
      dataFolder: folder.path,
      launch: launchWithNode,
      clock: systemClock,
    })
    await reopenHost({ practice })
    const refusal = await host.refusal('submit', { id, revision, connectionId: 'practice' })
    expect(refusal).toEqual({
      code: 'practice_failed',
      message: { code: 'practice.stopped' },
      paths: [],
    })
    expect((await host.call('openInvoice', { id })).state).toBe('draft')
  })
})
