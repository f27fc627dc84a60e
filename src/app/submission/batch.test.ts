import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { json, type Received, startFakeService } from '#platform/testing/fake-service.ts'
import {
  answer,
  attemptOf,
  echoing,
  expectReplies,
  folder,
  host,
  liveKey,
  made,
  openHost,
  proveService,
  type Reply,
  restart,
  service,
  testKey,
  withFaultyService,
} from '../testing/faulty-service.ts'
import { confirmationOf, lines, writeInvoice, writeInvoices } from '../testing/test-invoices.ts'

withFaultyService()

const stateOf = async (id: string) => (await host.call('openInvoice', { id })).state
const states = (ids: string[]) => Promise.all(ids.map(stateOf))
const allAre = (ids: string[], state: string) =>
  host.until(async () => (await states(ids)).every(each => each === state))
const keysOf = (received: Received[]) => received.map(({ headers }) => String(headers['idempotency-key']))

const review = (ids: string[], connectionId: string) => host.call('reviewBatch', { ids, connectionId })
const submitAll = async (ids: string[], connectionId: string) =>
  host.call('submitBatch', confirmationOf(await review(ids, connectionId)))

test('submits several live invoices with one confirmation, each once', async () => {
  expectReplies(made)
  const connectionId = await host.connect(service.url, liveKey)
  const ids = await writeInvoices(host, 12)
  const [other = ''] = await writeInvoices(host, 1)
  const begun = await submitAll(ids, connectionId)
  expect(begun).toMatchObject({ mode: 'live', connectionName: 'Example service' })
  expect(begun.items.map(({ invoiceId }) => invoiceId)).toEqual(ids)

  await allAre(ids, 'done')
  expect(new Set(keysOf(service.received)).size).toBe(12)
  expect(service.received).toHaveLength(12)
  expect(await stateOf(other)).toBe('draft')
  expect((await host.call('batch', undefined))?.items.every(({ state }) => state === 'done')).toBe(true)
  await host.call('closeBatch', undefined)
  expect(await host.call('batch', undefined)).toBeNull()
})

test('sends the first invoice alone and limits concurrency of the others', async () => {
  let inside = 0
  let highest = 0
  let besideFirst = 0
  let held: (() => void)[] = []
  const slow: Reply = (request, response) => {
    const isFirst = service.received.length === 1
    highest = Math.max(highest, ++inside)
    held.push(() => {
      if (isFirst) besideFirst = highest - 1
      inside -= 1
      made(request, response)
    })
    if (!isFirst && held.length < 4) return
    const answers = held
    held = []
    // Gives further POSTs time to start.
    setTimeout(() => {
      for (const answer of answers) answer()
    }, 30)
  }
  expectReplies(slow)
  const connectionId = await host.connect(service.url, testKey)
  const ids = await writeInvoices(host, 9)
  await submitAll(ids, connectionId)
  await allAre(ids, 'done')
  expect(besideFirst).toBe(0)
  expect(highest).toBe(4)
})

describe('all or none', () => {
  const nothingLeft = async (ids: string[]) => {
    expect(await states(ids)).toEqual(ids.map(() => 'draft'))
    expect(service.received).toEqual([])
    expect(host.ports.store.attempts.open()).toEqual([])
    expect(await host.call('batch', undefined)).toBeNull()
  }

  test('a changed invoice stops all', async () => {
    const connectionId = await host.connect(service.url, liveKey)
    const ids = await writeInvoices(host, 3)
    const confirmation = confirmationOf(await review(ids, connectionId))
    const { id, revision, draft } = await host.call('openInvoice', { id: ids[2] ?? '' })
    await host.call('saveInvoice', { id, revision, draft: { ...draft, items: [...lines, ...lines] } })
    expect(await host.refusal('submitBatch', confirmation)).toMatchObject({
      code: 'stale_revision',
      message: {
        code: 'batch.of_invoice',
        params: { number: draft.invoice_number, problem: { code: 'stale_revision' } },
      },
    })
    await nothingLeft(ids)
  })

  test.each([
    ['another amount', { payable: '119.00' }],
    ['another number', { invoice_number: 'X-1' }],
    ['another currency', { currency: 'USD' }],
  ])('a confirmation with %s stops all', async (_name, wrong) => {
    const connectionId = await host.connect(service.url, liveKey)
    const ids = await writeInvoices(host, 2)
    const { invoices } = confirmationOf(await review(ids, connectionId))
    const [first, last] = invoices
    if (!first || !last?.confirmed) throw new Error('nothing to agree to')
    const changed = { ...last, confirmed: { ...last.confirmed, ...wrong } }
    const { code } = await host.refusal('submitBatch', { connectionId, invoices: [first, changed] })
    expect(code).toBe('confirmation_required')
    const { confirmed: _none, ...unseen } = last
    expect((await host.refusal('submitBatch', { connectionId, invoices: [first, unseen] })).code).toBe(
      'confirmation_required',
    )
    await nothingLeft(ids)
  })

  test('a repeated invoice or number stops all', async () => {
    const connectionId = await host.connect(service.url, liveKey)
    const one = await writeInvoice(host, { invoice_number: 'A-1', currency: 'EUR' })
    const two = await writeInvoice(host, { invoice_number: 'A-1', currency: 'EUR' })
    const confirmed = { invoice_number: 'A-1', payable: '120.00', currency: 'EUR' }
    const confirmation = (...given: { id: string; revision: number }[]) => ({
      connectionId,
      invoices: given.map(({ id, revision }) => ({ id, revision, confirmed })),
    })
    const repeated = { code: 'number.repeated', params: { number: 'A-1', other: 'A-1' } }
    for (const given of [confirmation(one, one), confirmation(one, two)])
      expect(await host.refusal('submitBatch', given)).toMatchObject({
        code: 'number_taken',
        message: repeated,
      })
    await nothingLeft([one.id, two.id])
  })

  test('a number in two spellings stops all', async () => {
    const connectionId = await host.connect(service.url, liveKey)
    const numbers = ['A-1', 'a-1\u200b']
    const invoices = []
    for (const invoice_number of numbers) {
      const { id, revision } = await writeInvoice(host, { invoice_number, currency: 'EUR' })
      invoices.push({ id, revision, confirmed: { invoice_number, payable: '120.00', currency: 'EUR' } })
    }
    expect(await host.refusal('submitBatch', { connectionId, invoices })).toMatchObject({
      code: 'number_taken',
      message: { code: 'number.repeated', params: { number: 'a-1\u200b', other: 'A-1' } },
    })
    await nothingLeft(invoices.map(({ id }) => id))
  })

  test('another connection than the active one stops all', async () => {
    const shown = await host.connect(service.url, liveKey)
    const ids = await writeInvoices(host, 2)
    const confirmation = confirmationOf(await review(ids, shown))
    await host.connect('https://elsewhere.example', testKey)
    expect((await host.refusal('submitBatch', confirmation)).code).toBe('connection_changed')
    await nothingLeft(ids)
  })

  test('a number taken meanwhile stops all and takes no other number', async () => {
    expectReplies(made)
    const connectionId = await host.connect(service.url, liveKey)
    const ids = await writeInvoices(host, 2)
    const confirmation = confirmationOf(await review(ids, connectionId))
    const rival = await writeInvoice(host, {
      invoice_number: confirmation.invoices[1]?.confirmed?.invoice_number ?? '',
      currency: 'EUR',
    })
    await submitAll([rival.id], connectionId)
    await allAre([rival.id], 'done')
    expect(await host.refusal('submitBatch', confirmation)).toMatchObject({
      code: 'number_taken',
      message: { code: 'number.used' },
      paths: ['invoice_number'],
    })
    expect(await states(ids)).toEqual(['draft', 'draft'])
    expect((await host.call('batch', undefined))?.items.map(({ invoiceId }) => invoiceId)).toEqual([rival.id])
    expect(
      host.ports.store.attempts.numberOwner(confirmation.invoices[0]?.confirmed?.invoice_number ?? ''),
    ).toBeUndefined()
    expect(service.received).toHaveLength(1)
  })
})

describe('cancelling the rest', () => {
  test('withdraws unsent invoices and lets the others end', async () => {
    const { promise: held, resolve: letGo } = Promise.withResolvers<void>()
    expectReplies((request, response) => void held.then(() => made(request, response)))
    const connectionId = await host.connect(service.url, liveKey)
    const ids = await writeInvoices(host, 5)
    await submitAll(ids, connectionId)
    await host.until(() => service.received.length === 1)
    expect((await host.refusal('closeBatch', undefined)).code).toBe('already_submitting')
    const changed: string[] = []
    host.host.onEvent(event => {
      if (event.type === 'invoice-changed') changed.push(event.id)
    })
    const after = await host.call('cancelBatch', undefined)
    expect(changed).toEqual(ids.slice(1))
    expect(after?.items.map(({ state }) => state)).toEqual([
      'sending',
      ...Array.from({ length: 4 }, () => 'cancelled'),
    ])
    letGo()
    await allAre(ids.slice(0, 1), 'done')
    expect(await states(ids.slice(1))).toEqual(['draft', 'draft', 'draft', 'draft'])
    expect(service.received).toHaveLength(1)
  })
})

test('a test batch takes no numbers and may contain one twice, but no invoice twice', async () => {
  expectReplies(made)
  const trial = await host.connect(service.url, testKey)
  const one = await writeInvoice(host, { invoice_number: 'A-1', currency: 'EUR' })
  const two = await writeInvoice(host, { invoice_number: 'A-1', currency: 'EUR' })
  const invoices = [one, two].map(({ id, revision }) => ({ id, revision }))
  const twice = { connectionId: trial, invoices: [...invoices, ...invoices] }
  expect((await host.refusal('submitBatch', twice)).code).toBe('number_taken')
  await host.call('submitBatch', { connectionId: trial, invoices })
  await allAre([one.id, two.id], 'done')
  expect(service.received).toHaveLength(2)
  expect(host.ports.store.attempts.numberOwner('A-1')).toBeUndefined()
  const connectionId = await host.connect(service.url, liveKey)
  await submitAll([one.id], connectionId)
  await allAre([one.id], 'done')
})

test('shows each invoice of the batch as it is sent, and reports its changes', async () => {
  const changed = new Set<string>()
  host.host.onEvent(event => {
    if (event.type === 'invoice-changed' && event.status?.submission?.state === 'queued')
      changed.add(event.id)
  })
  expectReplies(made, () => undefined)
  const connectionId = await host.connect(service.url, testKey)
  const fields = { type: 'credit_note', invoice_number: 'C-1', currency: 'CHF' } as const
  const { id } = await writeInvoice(host, { ...fields, buyer: { name: 'Sample' } })
  const [other = ''] = await writeInvoices(host, 1)
  const begun = await submitAll([id, other], connectionId)
  expect(changed).toEqual(new Set([id, other]))
  expect(Date.parse(begun.startedAt)).toBeGreaterThan(0)
  expect(begun.items[0]).toEqual({
    attemptId: attemptOf(id).id,
    invoiceId: id,
    connectionId,
    type: 'credit_note',
    invoice_number: 'C-1',
    customer: 'Sample',
    currency: 'CHF',
    payable: '120.00',
    state: 'queued',
    problem: null,
  })
  expect(begun.items[1]).toMatchObject({ customer: '', state: 'queued' })

  // A new batch includes the open invoices of the previous one.
  await expect.poll(() => service.received.length).toBe(2)
  expect((await host.refusal('closeBatch', undefined)).code).toBe('already_submitting')
  const [third = ''] = await writeInvoices(host, 1)
  const both = await submitAll([third], connectionId)
  expect(both.items.map(({ invoiceId, state }) => [invoiceId, state])).toEqual([
    [id, 'done'],
    [other, 'sending'],
    [third, 'queued'],
  ])
})

test('a batch that has ended is replaced by the next one', async () => {
  expectReplies(made)
  const connectionId = await host.connect(service.url, testKey)
  const ids = await writeInvoices(host, 2)
  for (const id of ids) {
    const { items } = await submitAll([id], connectionId)
    expect(items.map(({ invoiceId }) => invoiceId)).toEqual([id])
    await allAre([id], 'done')
  }
})

test('names the refused invoice of a test batch by the number of its last submission', async () => {
  expectReplies(made)
  const connectionId = await host.connect(service.url, testKey)
  const { id, revision, draft } = await writeInvoice(host, { invoice_number: 'A-1' })
  const refusal = () => host.refusal('submitBatch', { connectionId, invoices: [{ id, revision }] })
  await host.call('saveInvoice', { id, revision, draft })
  const saved = await host.call('saveInvoice', { id, revision, draft: { ...draft, notes: 'changed' } })
  expect((await refusal()).message).toEqual({ code: 'stale_revision' })
  await host.call('submit', { id, revision: saved.revision, connectionId })
  expect((await refusal()).message).toEqual({
    code: 'batch.of_invoice',
    params: { number: 'A-1', problem: { code: 'stale_revision' } },
  })
})

test('a damaged record of the batch is no batch', async () => {
  for (const record of ['damaged', { startedAt: '2026-11-21T14:00:00.000Z' }, { attempts: [1] }]) {
    host.ports.store.settings.save('batch', record)
    expect(await host.call('batch', undefined)).toBeNull()
  }
  await host.call('closeBatch', undefined)
})

test('a key refused for the first invoice stops the others', async () => {
  expectReplies(json(401, { code: 'invalid_key' }))
  const connectionId = await host.connect(service.url, liveKey)
  const ids = await writeInvoices(host, 6)
  await submitAll(ids, connectionId)
  await host.until(async () => {
    const items = (await host.call('batch', undefined))?.items ?? []
    return items.slice(1).every(({ problem }) => problem?.code === 'key_refused')
  })
  expect(await states(ids)).toEqual(['refused', ...Array.from({ length: 5 }, () => 'queued')])
  expect((await host.refusal('closeBatch', undefined)).code).toBe('already_submitting')
  expect(service.received).toHaveLength(1)
})

test('after a restart exactly the waiting invoices are sent', async () => {
  await proveService()
  service.received.length = 0
  const connectionId = await host.connect(service.url, liveKey)
  const ids = await writeInvoices(host, 20)
  const [other = ''] = await writeInvoices(host, 1)
  expectReplies(json(503, {}, { 'retry-after': '1' }))
  await submitAll(ids, connectionId)
  await host.until(() => service.received.length > 2)
  await restart()
  // A session key is lost on restart.
  expectReplies(made)
  await host.giveKey(connectionId, liveKey)
  await allAre(ids, 'done')
  expect(await stateOf(other)).toBe('draft')
  expect((await host.call('batch', undefined))?.items).toHaveLength(20)
  expect(new Set(keysOf(service.received)).size).toBe(20)
})

test('a crash between batch record and commit leaves drafts and no batch', async () => {
  await host.close()
  await openHost(ports => ({
    store: {
      ...ports.store,
      attempts: {
        ...ports.store.attempts,
        freezeAll: () => {
          throw new Error('the power is gone')
        },
      },
    },
  }))
  const connectionId = await host.connect(service.url, liveKey)
  const ids = await writeInvoices(host, 2)
  const confirmation = confirmationOf(await review(ids, connectionId))
  expect((await host.refusal('submitBatch', confirmation)).code).toBe('internal')
  await restart()
  expect(await states(ids)).toEqual(['draft', 'draft'])
  expect(await host.call('batch', undefined)).toBeNull()
})

test('kill -9 during a batch: every invoice is made exactly once', async () => {
  const count = 12
  const bills = new Map<string, string>()
  let isKilled = false
  /** bills each Idempotency-Key once, supports lookup, and drops the answer during which the host is killed */
  const biller = await startFakeService((request, response) => {
    const key = String(request.headers['idempotency-key'])
    if (request.method !== 'POST')
      return echoing(bills.has(key) ? json(200, answer) : json(404, {}))(request, response)
    bills.set(key, String((JSON.parse(request.body) as { invoice_number: string }).invoice_number))
    if (!isKilled && bills.size === 6) {
      isKilled = true
      child.kill('SIGKILL')
    } else made(request, response)
  })
  await host.close()
  const script = join(import.meta.dirname, '..', 'testing', 'crash-batch-script.ts')
  const child = spawn(process.execPath, [script, folder.path, biller.url, liveKey, String(count)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let output = ''
  for await (const chunk of child.stdout) output += chunk
  const { connectionId, ids } = JSON.parse(output) as { connectionId: string; ids: string[] }

  await openHost()
  await host.giveKey(connectionId, liveKey)
  for (const id of ids)
    if ((await stateOf(id)) === 'unknown') await host.call('checkAgain', { id }).catch(() => undefined)
  await allAre(ids, 'done')
  expect(bills.size).toBe(count)
  expect(new Set(bills.values()).size).toBe(count)
  expect((await host.call('listInvoices', {})).filter(({ state }) => state === 'draft')).toHaveLength(1)
  await biller.close()
})
