import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { limits } from '#core/limits.ts'
import { loadTemplates } from '#pdf/templates.ts'
import { eInvoiceExample } from '../openapi/invoice-schema.ts'
import { bareInvoice } from '../testing/invoices.ts'
import { prepareInvoice, type ReadPrepared } from './prepare-invoice.ts'
import { createPreparation, type Preparation } from './prepare-off-thread.ts'

const deps = { templates: loadTemplates(), plausibility: 'warning' } as const
const key = { account_id: 'default', mode: 'live' } as const
let inServer = 0
async function inline<T>(task: () => T): Promise<T> {
  inServer += 1
  return task()
}
let preparation: Preparation
beforeEach(() => {
  inServer = 0
  preparation = createPreparation(inline, deps)
})
afterEach(() => preparation.close())

/** A Buffer becomes a Uint8Array between threads. */
const comparable = (read: ReadPrepared) =>
  read.ok ? { ...read.prepared, xml: read.prepared.xml && new TextDecoder().decode(read.prepared.xml) } : read

const long = (invoice: { items: object[] }, fields: object = {}) => {
  const [item] = invoice.items
  const items = Array.from({ length: 400 }, (_, index) => ({
    ...item,
    description: `Long line ${index} `.repeat(5),
  }))
  return JSON.stringify({ ...invoice, items, ...fields })
}

test('a small invoice is prepared in the server, a large one in the thread, with the same result', async () => {
  const small = JSON.stringify(bareInvoice)
  expect(await preparation.prepare({ text: small }, key)).toEqual(prepareInvoice(small, deps))
  expect(inServer).toBe(1)
  for (const text of [long(bareInvoice), long(eInvoiceExample)]) {
    const prepared = await preparation.prepare({ text }, key)
    const expected = prepareInvoice(text, deps)
    expect(comparable(prepared)).toEqual(comparable(expected))
  }
  expect(inServer).toBe(1)
})

test('the thread reports wrong fields and invalid JSON like the main thread', async () => {
  const wrong = long(bareInvoice, { currency: 'nothing', unknown: 1 })
  const read = await preparation.prepare({ text: wrong }, key)
  expect([read.ok, read]).toEqual([false, prepareInvoice(wrong, deps)])
  await expect(preparation.prepare({ text: long(bareInvoice).slice(1) }, key)).rejects.toMatchObject({
    code: 'invalid_json',
    details: { message: expect.anything() },
  })
})

test('ten thousand lines are read where the request is answered later, and not otherwise', async () => {
  const items = Array.from({ length: limits.renderedItems }, () => bareInvoice.items[0])
  const text = JSON.stringify({ ...bareInvoice, items })
  expect(await preparation.prepare({ text, lines: 'rendered' }, key)).toMatchObject({ ok: true })
  expect(await preparation.prepare({ text }, key)).toMatchObject({ ok: false, issues: [{ path: 'items' }] })
})

test('a thread that ended is replaced', async () => {
  const text = long(bareInvoice)
  await preparation.prepare({ text }, key)
  const running = preparation.prepare({ text }, key)
  await preparation.close()
  await expect(running).rejects.toMatchObject({ code: 'render_failed' })
  expect(await preparation.prepare({ text }, key)).toMatchObject({
    ok: true,
    prepared: { bytes: text.length },
  })
})

describe('what would hold up others', { tags: 'extended' }, () => {
  const threads = { threads: 2, time: 60_000, megabytes: 256 }
  const other = { account_id: 'other', mode: 'live' } as const
  const rates = Array.from({ length: 3000 }, (_, index) => ({
    ...bareInvoice.items[0],
    description: 'word '.repeat(140),
    tax_rate: `${index / 100}`,
  }))
  const slow = { text: JSON.stringify({ ...eInvoiceExample, items: rates }), lines: 'rendered' } as const

  async function withThreads(changes: Partial<typeof threads>, observer = {}): Promise<Preparation> {
    await preparation.close()
    preparation = createPreparation(inline, deps, { limits: { ...threads, ...changes }, observer })
    return preparation
  }

  test('leaves a thread for another account, however much one has waiting', async () => {
    const started = vi.fn()
    const { prepare } = await withThreads({}, { started })
    const order: string[] = []
    const patient = Number.POSITIVE_INFINITY
    const flood = [0, 1, 2].map(() => prepare(slow, key, patient).finally(() => order.push('flood')))
    await prepare({ text: long(bareInvoice) }, other, patient).finally(() => order.push('other'))
    expect(order).not.toContain('flood')
    await Promise.all(flood)
    expect(started.mock.calls.map(([{ size }]) => size).sort()).toEqual(['large', 'large', 'large', 'small'])
  })

  test('ends with its time, or with its memory, and the next one is prepared', async () => {
    const hurried = await withThreads({ time: 1 })
    await expect(hurried.prepare(slow, key)).rejects.toMatchObject({ code: 'render_timeout' })
    const small = await withThreads({ megabytes: 24, threads: 1 })
    await expect(small.prepare(slow, key)).rejects.toMatchObject({ code: 'render_failed' })
    expect(await small.prepare({ text: long(bareInvoice) }, key)).toMatchObject({ ok: true })
  })
})

test('a body is as long as it may be without its logo and its attachments', async () => {
  const text = (letters: number, logo: string) =>
    JSON.stringify({ ...bareInvoice, unknown: 'x'.repeat(letters), logo })
  const logo = `data:image/png;base64,${'A'.repeat(1_300_000)}`
  const read = (body: string) => preparation.prepare({ text: body, longest: limits.bodyBytes }, key)
  const without = text(0, '').length - '""'.length
  expect(await read(text(limits.bodyBytes - without, logo))).toMatchObject({ ok: false })
  await expect(read(text(limits.bodyBytes - without + 1, logo))).rejects.toMatchObject({ code: 'too_large' })
  const file = { name: 'a.csv', data: `data:text/csv;base64,${'A'.repeat(1_300_000)}` }
  const whole = (letters: number) => JSON.stringify({ ...JSON.parse(text(letters, '')), attachments: [file] })
  const beside = whole(0).length - JSON.stringify([file]).length - '""'.length
  expect(await read(whole(limits.bodyBytes - beside))).toMatchObject({ ok: false })
  await expect(read(whole(limits.bodyBytes - beside + 1))).rejects.toMatchObject({ code: 'too_large' })
  // as bytes, not as characters
  await expect(
    read(text(0, logo).replace('""', `"${'ä'.repeat(limits.bodyBytes / 2)}"`)),
  ).rejects.toMatchObject({
    code: 'too_large',
  })
})
