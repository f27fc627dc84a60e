import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest'
import { json, startFakeService } from '#platform/testing/fake-service.ts'
import { closeRenderer, openTestDesk, type TestDesk, temporaryFolder } from './testing/test-desk.ts'
import { writeInvoice } from './testing/written.ts'

const key = 'svc_test_fake000000000000000000000000'
const otherKey = 'svc_live_fake111111111111111111111111'

let folder: ReturnType<typeof temporaryFolder>
let desk: TestDesk

beforeEach(async () => {
  folder = temporaryFolder()
  desk = await openTestDesk(folder.path)
})
afterEach(async () => {
  await desk.close()
  folder.remove()
})
afterAll(closeRenderer)

const save = (baseUrl: string, id?: string) =>
  ({ name: 'Example', baseUrl, requestFields: 'full', ...(id ? { id } : {}) }) as const

test('the practice service is there from the start, is active, and cannot be changed or removed', async () => {
  const { active, connections } = await desk.call('connections', undefined)
  expect(active).toBe('practice')
  expect(connections).toMatchObject([{ id: 'practice', practice: true, baseUrl: null, key: null }])
  for (const refused of [
    desk.refusal('saveConnection', save('https://example.com', 'practice')),
    desk.refusal('removeConnection', { id: 'practice' }),
    desk.refusal('askForKey', { id: 'practice' }),
  ])
    expect((await refused).code).toBe('invalid_argument')
})

test.each([
  ['https://invoices.example.com/', 'https://invoices.example.com'],
  ['https://Invoices.Example.com:443/base//', 'https://invoices.example.com/base'],
  ['http://127.0.0.1:8787', 'http://127.0.0.1:8787'],
  ['http://localhost:8787/', 'http://localhost:8787'],
])('%s is kept as %s', async (given, kept) => {
  const { connections } = await desk.call('saveConnection', save(given))
  expect(connections[1]?.baseUrl).toBe(kept)
})

test.each([
  ['http://invoices.example.com', 'Use https'],
  ['https://someone:secret@example.com', 'name and password'],
  ['https://example.com/?a=1', '?'],
  ['https://example.com/#a', '#'],
])('%s is refused, and the words say why', async (given, words) => {
  const refusal = await desk.refusal('saveConnection', save(given))
  expect(refusal).toMatchObject({ paths: ['baseUrl'], message: expect.stringContaining(words) })
})

test('the choice is remembered; a removed connection leaves the practice service', async () => {
  const id = await desk.connect('https://example.com', key)
  await desk.close()
  desk = await openTestDesk(folder.path)
  expect((await desk.call('connections', undefined)).active).toBe(id)
  const { active, connections } = await desk.call('removeConnection', { id })
  expect([active, connections.length]).toEqual(['practice', 1])
  expect((await desk.refusal('useConnection', { id })).code).toBe('no_such_connection')
})

describe('the key', () => {
  const keyOf = async (id: string) =>
    (await desk.call('connections', undefined)).connections.find(connection => connection.id === id)?.key

  test('is shown by its kind and last characters, and nowhere in any answer', async () => {
    const id = await desk.connect('https://example.com', otherKey)
    expect(await keyOf(id)).toEqual({ kind: 'live', last4: '1111', store: 'session' })
    expect(JSON.stringify(await desk.call('connections', undefined))).not.toContain(otherKey)
  })

  test('does not follow its connection to another place', async () => {
    const id = await desk.connect('https://example.com', key)
    const { active, connections } = await desk.call('saveConnection', save('https://elsewhere.example', id))
    const moved = connections.find(connection => connection.baseUrl === 'https://elsewhere.example')
    expect(moved).toMatchObject({ key: null })
    expect(active).toBe(moved?.id)
    expect(connections).toHaveLength(2)
  })

  test('stays when only the name or the path changes', async () => {
    const id = await desk.connect('https://example.com', key)
    await desk.call('saveConnection', { ...save('https://example.com/v2', id), name: 'Another name' })
    expect(await keyOf(id)).toMatchObject({ kind: 'test' })
  })

  test.each([
    ['', 'Enter a key'],
    [`${key} `, 'space'],
    ['sk_test_000000000000', 'not a key of the service'],
    ['svc_test_1', 'too short'],
  ])('"%s" is refused with the reason, and nothing is stored', async (text, words) => {
    const id = await desk.connect('https://example.com', key)
    const answer = await desk.giveKey(id, text)
    expect(answer).toMatchObject({
      ok: false,
      error: { code: 'bad_key', message: expect.stringContaining(words) },
    })
    expect(await keyOf(id)).toMatchObject({ last4: '0000' })
  })

  test('is kept for the session only on the explicit choice', async () => {
    const id = await desk.connect('https://example.com', key)
    await desk.call('removeKey', { id })
    const window = desk.desk.keyDesk(id, { close: () => undefined })
    expect(await window('save', { key, sessionOnly: false })).toMatchObject({
      ok: false,
      error: { code: 'keychain_unavailable' },
    })
    expect(await keyOf(id)).toBeNull()
  })
})

describe('the key window', () => {
  test('says what it is about, takes the clipboard without its line end, and closes', async () => {
    const id = await desk.connect('https://example.com', key)
    let closed = 0
    const close = () => {
      closed += 1
    }
    const window = desk.desk.keyDesk(id, { readClipboard: () => `${otherKey}\n`, close })
    expect(await window('subject', undefined)).toMatchObject({
      ok: true,
      value: {
        connectionName: 'Example service',
        current: { kind: 'test', last4: '0000' },
        keychain: { available: false, reason: 'missing' },
        canPaste: true,
      },
    })
    expect(await window('pasteFromClipboard', { sessionOnly: true })).toEqual({
      ok: true,
      value: { kind: 'live', last4: '1111', store: 'session' },
    })
    await window('cancel', undefined)
    expect(closed).toBe(2)
  })

  test('knows no operation of the desk', async () => {
    const window = desk.desk.keyDesk('practice', { close: () => undefined })
    for (const name of ['submit', 'toString', '__proto__'])
      expect(await window(name, {})).toMatchObject({ ok: false, error: { code: 'invalid_argument' } })
  })
})

describe('a check', () => {
  test.each([
    ['a service that takes the key', json(422, { code: 'invalid_invoice' }), { ok: true, idempotent: false }],
    ['a service that refuses it', json(401, {}), { ok: false, problem: { code: 'key_refused' } }],
    ['something else', json(200, {}), { ok: false, problem: { code: 'unexpected_answer' } }],
    ['another page', json(404, {}), { ok: false, problem: { status: 404 } }],
    [
      'a server in trouble',
      json(500, {}),
      { ok: false, problem: { code: 'unexpected_answer', status: 500 } },
    ],
  ])('tells %s', async (_name, reply, expected) => {
    const service = await startFakeService(reply)
    const id = await desk.connect(service.url, key)
    expect(await desk.call('checkConnection', { id })).toMatchObject(expected)
    await service.close()
  })

  test('says when nobody is there, or no key', async () => {
    const id = await desk.connect('https://nowhere.invalid', key)
    expect(await desk.call('checkConnection', { id })).toMatchObject({
      ok: false,
      problem: { code: 'unreachable' },
    })
    await desk.call('removeKey', { id })
    expect((await desk.refusal('checkConnection', { id })).code).toBe('no_key')
  })
})

test('a connection that invoices wait for stays', async () => {
  const id = await desk.connect('https://nowhere.invalid', key)
  const { id: invoice, revision } = await writeInvoice(desk)
  await desk.call('submit', { id: invoice, revision, connectionId: id })
  expect((await desk.refusal('removeConnection', { id })).code).toBe('already_submitting')
  await desk.call('cancelSubmission', { id: invoice })
  expect((await desk.call('removeConnection', { id })).active).toBe('practice')
})
