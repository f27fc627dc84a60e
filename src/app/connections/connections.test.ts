import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest'
import { json, startFakeService } from '#platform/testing/fake-service.ts'
import { closeRenderer, openTestDesk, type TestDesk, temporaryFolder } from '../testing/test-desk.ts'
import { writeInvoice } from '../testing/written.ts'

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
  ['http://[::1]:8787', 'http://[::1]:8787'],
  ['https://[2001:db8::1]:8443/base', 'https://[2001:db8::1]:8443/base'],
  ['https://rechnungen.bücher.example', 'https://rechnungen.xn--bcher-kva.example'],
  ['https://example.com/v1/invoices/generate', 'https://example.com'],
  ['https://example.com/billing/v1/generate/', 'https://example.com/billing'],
])('%s is kept as %s', async (given, kept) => {
  const { connections } = await desk.call('saveConnection', save(given))
  expect(connections[1]?.baseUrl).toBe(kept)
})

test.each([
  ['http://invoices.example.com', 'Use https'],
  ['http://192.168.1.20:8787', 'Use https'],
  ['http://localhost.example.com', 'Use https'],
  ['https://someone:secret@example.com', 'name and password'],
  ['https://example.com/?a=1', '?'],
  ['https://example.com/#a', '#'],
])('%s is refused, and the words say why', async (given, words) => {
  const refusal = await desk.refusal('saveConnection', save(given))
  expect(refusal).toMatchObject({ paths: ['baseUrl'], message: expect.stringContaining(words) })
})

test.each(['Example', 'EXAMPLE', ' example ', 'Ex\u{ff41}mple', 'Practice service'])(
  'a second connection named %s is refused',
  async name => {
    const { connections } = await desk.call('saveConnection', save('https://example.com'))
    const refusal = await desk.refusal('saveConnection', { ...save('https://other.example'), name })
    expect(refusal).toMatchObject({ paths: ['name'], message: expect.stringContaining('already') })
    const id = connections[1]?.id ?? ''
    await desk.call('saveConnection', save('https://example.com/v2', id))
  },
)

test('one address may have a connection for each of its keys', async () => {
  const trial = await desk.connect('https://example.com', key)
  const real = await desk.connect('https://example.com', otherKey)
  const { connections } = await desk.call('connections', undefined)
  const kinds = new Map(connections.map(connection => [connection.id, connection.key?.kind]))
  expect([kinds.get(trial), kinds.get(real)]).toEqual(['test', 'live'])
})

test('the practice service is no address for another connection', async () => {
  const { id, revision } = await writeInvoice(desk)
  await desk.call('submit', { id, revision, connectionId: 'practice' })
  const { port } = new URL(await desk.ports.practice.start())
  for (const host of ['127.0.0.1', 'localhost', '[::1]'])
    expect(await desk.refusal('saveConnection', save(`http://${host}:${port}/base`))).toMatchObject({
      paths: ['baseUrl'],
      message: expect.stringContaining('practice service'),
    })
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
  const waiting = (await desk.call('connections', undefined)).connections.find(known => known.id === id)
  expect(waiting).toMatchObject({ waiting: 1 })
  expect((await desk.refusal('removeConnection', { id })).code).toBe('already_submitting')
  const elsewhere = { ...save('https://elsewhere.example', id), name: 'Example service' }
  expect((await desk.refusal('saveConnection', elsewhere)).code).toBe('already_submitting')
  await desk.call('cancelSubmission', { id: invoice })
  expect((await desk.call('removeConnection', { id })).active).toBe('practice')
})

describe('in the password store', () => {
  const keyOf = new Map<string, string>()
  beforeEach(async () => {
    keyOf.clear()
    await desk.close()
    desk = await openTestDesk(folder.path, {
      keychain: {
        status: async () => ({ available: true, name: 'Keyring' }),
        read: async account => keyOf.get(account) ?? null,
        save: async (account, value) => void keyOf.set(account, value),
        remove: async account => void keyOf.delete(account),
      },
    })
  })
  const add = async (name: string, value: string) => {
    const { connections } = await desk.call('saveConnection', { ...save('https://example.com'), name })
    const id = connections.at(-1)?.id ?? ''
    const window = desk.desk.keyDesk(id, { close: () => undefined })
    await window('save', { key: value, sessionOnly: false })
    return id
  }

  test('each connection has its own key, and takes it along when it is removed or moved', async () => {
    const trial = await add('Trial', key)
    const real = await add('Real', otherKey)
    expect(Object.fromEntries(keyOf)).toEqual({ [trial]: key, [real]: otherKey })
    await desk.call('removeConnection', { id: trial })
    expect(Object.fromEntries(keyOf)).toEqual({ [real]: otherKey })
    const moved = { ...save('https://elsewhere.example', real), name: 'Real' }
    await desk.call('saveConnection', moved)
    expect(keyOf.size).toBe(0)
  })

  test('a name, a path and the fields change without the key', async () => {
    const id = await add('Real', otherKey)
    await desk.call('saveConnection', {
      id,
      name: 'Renamed',
      baseUrl: 'https://example.com/v2',
      requestFields: 'documented',
    })
    expect(keyOf.get(id)).toBe(otherKey)
  })
})

test('switching changes nothing of what waits: it goes where it was sent, with its key', async () => {
  // an invoice waits for a busy service only where that bills nothing twice
  desk.ports.store.attempts.isIdempotent = () => true
  let isUp = false
  const service = await startFakeService((request, response) =>
    !isUp
      ? json(503, {}, { 'retry-after': '1' })(request, response)
      : json(200, { invoiceUrl: 'https://files.invalid/a.pdf', jobId: 'job_1' })(request, response),
  )
  const other = await startFakeService(json(500, {}))
  const trial = await desk.connect(service.url, key)
  const { id, revision } = await writeInvoice(desk)
  await desk.call('submit', { id, revision, connectionId: trial })
  const real = await desk.connect(other.url, otherKey)
  await desk.call('saveConnection', {
    id: trial,
    name: 'Renamed',
    baseUrl: `${service.url}/elsewhere`,
    requestFields: 'documented',
  })
  isUp = true
  await desk.until(async () => (await desk.call('openInvoice', { id })).state === 'done')
  const { submission } = await desk.call('openInvoice', { id })
  expect(submission).toMatchObject({ mode: 'test', connectionId: trial, connectionName: 'Example service' })
  expect((await desk.call('connections', undefined)).active).toBe(real)
  const posts = service.received.filter(({ method }) => method === 'POST')
  expect(
    new Set(posts.map(({ headers, path, body }) => `${headers['x-api-key']} ${path} ${body}`)).size,
  ).toBe(1)
  expect(other.received).toEqual([])
  await service.close()
  await other.close()
})
