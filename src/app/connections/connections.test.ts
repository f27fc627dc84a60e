import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest'
import { json, startFakeService } from '#platform/testing/fake-service.ts'
import type { Keychain } from '../ports/ports.ts'
import { closeRenderer, openTestHost, type TestHost, temporaryFolder } from '../testing/test-host.ts'
import { writeInvoice } from '../testing/test-invoices.ts'

const key = 'svc_test_fake000000000000000000000000'
const otherKey = 'svc_live_fake111111111111111111111111'

let folder: ReturnType<typeof temporaryFolder>
let host: TestHost

beforeEach(async () => {
  folder = temporaryFolder()
  host = await openTestHost(folder.path)
})
afterEach(async () => {
  await host.close()
  folder.remove()
})
afterAll(closeRenderer)

const save = (baseUrl: string, id?: string) =>
  ({ name: 'Example', baseUrl, requestFields: 'full', ...(id ? { id } : {}) }) as const

test('the practice service is active initially and cannot be changed or removed', async () => {
  const { active, connections } = await host.call('connections', undefined)
  expect(active).toBe('practice')
  expect(connections).toMatchObject([{ id: 'practice', practice: true, baseUrl: null, key: null }])
  for (const refused of [
    host.refusal('saveConnection', save('https://example.com', 'practice')),
    host.refusal('removeConnection', { id: 'practice' }),
    host.refusal('askForKey', { id: 'practice' }),
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
  const { connections } = (await host.call('saveConnection', save(given))).view
  expect(connections[1]?.baseUrl).toBe(kept)
})

test.each([
  ['http://invoices.example.com', 'address.not_https'],
  ['http://192.168.1.20:8787', 'address.not_https'],
  ['http://localhost.example.com', 'address.not_https'],
  ['https://someone:secret@example.com', 'address.user'],
  ['https://example.com/?a=1', 'address.query'],
  ['https://example.com/#a', 'address.query'],
])('%s is rejected with the reason', async (given, code) => {
  const refusal = await host.refusal('saveConnection', save(given))
  expect(refusal).toMatchObject({ paths: ['baseUrl'], message: { code } })
})

test.each(['Example', 'EXAMPLE', ' example ', 'Ex\u{ff41}mple', 'Practice service'])(
  'rejects a second connection named %s',
  async name => {
    const { connections } = (await host.call('saveConnection', save('https://example.com'))).view
    const refusal = await host.refusal('saveConnection', { ...save('https://other.example'), name })
    expect(refusal).toMatchObject({ paths: ['name'], message: { code: 'connection.name_taken' } })
    const id = connections[1]?.id ?? ''
    await host.call('saveConnection', save('https://example.com/v2', id))
  },
)

test('one address may have a connection for each of its keys', async () => {
  const trial = await host.connect('https://example.com', key)
  const real = await host.connect('https://example.com', otherKey)
  const { connections } = await host.call('connections', undefined)
  const kinds = new Map(connections.map(connection => [connection.id, connection.key?.kind]))
  expect([kinds.get(trial), kinds.get(real)]).toEqual(['test', 'live'])
})

test('rejects the address of the practice service', async () => {
  await host.close()
  const port = 4711
  const practice = { start: async () => `http://127.0.0.1:${port}`, createKey: async () => key }
  host = await openTestHost(folder.path, ports => ({ practice: { ...ports.practice, ...practice } }))
  // the check asks for the address, as a submission would
  await host.call('checkConnection', { id: 'practice' })
  for (const address of ['127.0.0.1', 'localhost', '[::1]'])
    expect(await host.refusal('saveConnection', save(`http://${address}:${port}/base`))).toMatchObject({
      paths: ['baseUrl'],
      message: { code: 'connection.practice_address' },
    })
})

test('stores the active connection; after its removal the practice service is active', async () => {
  const id = await host.connect('https://example.com', key)
  await host.close()
  host = await openTestHost(folder.path)
  expect((await host.call('connections', undefined)).active).toBe(id)
  const { active, connections } = (await host.call('removeConnection', { id })).view
  expect([active, connections.length]).toEqual(['practice', 1])
  expect((await host.refusal('useConnection', { id })).code).toBe('no_such_connection')
})

describe('the key', () => {
  const keyOf = async (id: string) =>
    (await host.call('connections', undefined)).connections.find(connection => connection.id === id)?.key

  test('is shown by kind and last characters, and occurs in no answer', async () => {
    const id = await host.connect('https://example.com', otherKey)
    expect(await keyOf(id)).toEqual({ kind: 'live', last4: '1111', store: 'session' })
    expect(JSON.stringify(await host.call('connections', undefined))).not.toContain(otherKey)
  })

  test('is not used for another origin', async () => {
    const id = await host.connect('https://example.com', key)
    const { active, connections } = (await host.call('saveConnection', save('https://elsewhere.example', id)))
      .view
    const moved = connections.find(connection => connection.baseUrl === 'https://elsewhere.example')
    expect(moved).toMatchObject({ key: null })
    expect(active).toBe(moved?.id)
    expect(connections).toHaveLength(2)
  })

  test('stays when only the name or the path changes', async () => {
    const id = await host.connect('https://example.com', key)
    await host.call('saveConnection', { ...save('https://example.com/v2', id), name: 'Another name' })
    expect(await keyOf(id)).toMatchObject({ kind: 'test' })
  })

  test.each([
    ['', 'key.empty'],
    [`${key} `, 'key.space_around'],
    ['sk_test_000000000000', 'key.prefix'],
    ['svc_test_1', 'key.too_short'],
  ])('"%s" is rejected with the reason and not stored', async (text, reason) => {
    const id = await host.connect('https://example.com', key)
    const answer = await host.giveKey(id, text)
    expect(answer).toMatchObject({
      ok: false,
      error: { code: 'bad_key', message: { code: reason } },
    })
    expect(await keyOf(id)).toMatchObject({ last4: '0000' })
  })

  test('is kept for the session only if chosen', async () => {
    const id = await host.connect('https://example.com', key)
    await host.call('removeKey', { id })
    const window = host.host.openKeyWindow(id, { close: () => undefined })
    expect(await window('save', { key, sessionOnly: false, isUntried: true })).toMatchObject({
      ok: false,
      error: { code: 'keychain_unavailable' },
    })
    expect(await keyOf(id)).toBeNull()
  })
})

describe('the key window', () => {
  test('names its connection, trims the clipboard and closes', async () => {
    const id = await host.connect('https://example.com', key)
    let closed = 0
    const close = () => {
      closed += 1
    }
    const window = host.host.openKeyWindow(id, { readClipboard: () => `${otherKey}\n`, close })
    expect(await window('subject', undefined)).toMatchObject({
      ok: true,
      value: {
        connectionName: 'Example service',
        current: { kind: 'test', last4: '0000' },
        keychain: { available: false, reason: 'missing' },
        canPaste: true,
        language: 'system',
      },
    })
    expect(await window('pasteFromClipboard', { sessionOnly: true, isUntried: true })).toEqual({
      ok: true,
      value: { kind: 'live', last4: '1111', store: 'session' },
    })
    await window('cancel', undefined)
    expect(closed).toBe(2)
  })

  test('has no operation of the host', async () => {
    const window = host.host.openKeyWindow('practice', { close: () => undefined })
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
  ])('reports %s', async (_name, reply, expected) => {
    const service = await startFakeService(reply)
    const id = await host.connect(service.url, key)
    expect(await host.call('checkConnection', { id })).toMatchObject(expected)
    await service.close()
  })

  test('reports an unreachable service and a missing key', async () => {
    const id = await host.connect('https://nowhere.invalid', key)
    expect(await host.call('checkConnection', { id })).toMatchObject({
      ok: false,
      problem: { code: 'unreachable' },
    })
    await host.call('removeKey', { id })
    expect((await host.refusal('checkConnection', { id })).code).toBe('no_key')
  })
})

test('a connection with waiting invoices cannot be removed', async () => {
  const id = await host.connect('https://nowhere.invalid', key)
  const { id: invoice, revision } = await writeInvoice(host)
  await host.call('submit', { id: invoice, revision, connectionId: id })
  const waiting = (await host.call('connections', undefined)).connections.find(known => known.id === id)
  expect(waiting).toMatchObject({ waiting: 1 })
  expect((await host.refusal('removeConnection', { id })).code).toBe('already_submitting')
  const elsewhere = { ...save('https://elsewhere.example', id), name: 'Example service' }
  expect((await host.refusal('saveConnection', elsewhere)).code).toBe('already_submitting')
  await host.call('cancelSubmission', { id: invoice })
  expect((await host.call('removeConnection', { id })).view.active).toBe('practice')
})

describe('in the password store', () => {
  const keyOf = new Map<string, string>()
  const keychain: Keychain = {
    status: async () => ({ available: true, name: 'Keyring' }),
    read: async account => keyOf.get(account) ?? null,
    save: async (account, value) => void keyOf.set(account, value),
    remove: async account => void keyOf.delete(account),
  }
  beforeEach(async () => {
    keyOf.clear()
    await host.close()
    host = await openTestHost(folder.path, { keychain })
  })
  const add = async (name: string, value: string) => {
    const { connections } = (await host.call('saveConnection', { ...save('https://example.com'), name })).view
    const id = connections.at(-1)?.id ?? ''
    const window = host.host.openKeyWindow(id, { close: () => undefined })
    await window('save', { key: value, sessionOnly: false, isUntried: true })
    return id
  }

  test('the key of a connection is deleted when it is removed or moved', async () => {
    const trial = await add('Trial', key)
    const real = await add('Real', otherKey)
    const bound = (secret: string) => `${secret} https://example.com`
    expect(Object.fromEntries(keyOf)).toEqual({ [trial]: bound(key), [real]: bound(otherKey) })
    await host.call('removeConnection', { id: trial })
    expect(Object.fromEntries(keyOf)).toEqual({ [real]: bound(otherKey) })
    const moved = { ...save('https://elsewhere.example', real), name: 'Real' }
    await host.call('saveConnection', moved)
    expect(keyOf.size).toBe(0)
  })

  test('changes of name, path and fields keep the key', async () => {
    const id = await add('Real', otherKey)
    await host.call('saveConnection', {
      id,
      name: 'Renamed',
      baseUrl: 'https://example.com/v2',
      requestFields: 'documented',
    })
    expect(keyOf.get(id)).toBe(`${otherKey} https://example.com`)
    expect(await keyOfConnection(id)).toMatchObject({ key: { last4: '1111' }, keyOfOtherAddress: false })
  })

  const keyOfConnection = async (id: string) =>
    (await host.call('connections', undefined)).connections.find(known => known.id === id)
  const reopen = async () => {
    await host.close()
    host = await openTestHost(folder.path, { keychain })
  }
  /** Changes the address as an import or a prepared data folder does. */
  const changeAddress = (id: string, baseUrl: string) =>
    host.ports.store.connections.save({ id, name: 'Real', baseUrl, requestFields: 'full' })

  test('a key is not sent to an address that the data file names since', async () => {
    const evil = await startFakeService(json(401, {}))
    const id = await add('Real', otherKey)
    changeAddress(id, evil.url)
    const refusal = {
      code: 'key_of_other_address',
      message: { code: 'connection.key_again', params: { address: evil.url } },
    }
    expect(await keyOfConnection(id)).toMatchObject({ key: null, keyOfOtherAddress: true })
    expect(await host.refusal('checkConnection', { id })).toMatchObject(refusal)
    rmSync(join(folder.path, 'key-origins.json'))
    await reopen()
    expect(await keyOfConnection(id)).toMatchObject({ key: null, keyOfOtherAddress: true })
    expect(await host.refusal('checkConnection', { id })).toMatchObject(refusal)
    expect(await host.call('readAccount', { id })).toBeNull()
    expect(evil.received).toEqual([])
    await host.giveKey(id, otherKey)
    await host.call('checkConnection', { id })
    expect(evil.received).toHaveLength(1)
    await evil.close()
  })

  test('the key of an older version is bound at the first start to the address of the data, and by no import', async () => {
    const id = await add('Real', otherKey)
    rmSync(join(folder.path, 'key-origins.json'))
    keyOf.set(id, otherKey)
    await reopen()
    changeAddress(id, 'https://evil.example')
    await reopen()
    expect(await keyOfConnection(id)).toMatchObject({ key: null, keyOfOtherAddress: true })
    changeAddress(id, 'https://example.com')
    expect(await keyOfConnection(id)).toMatchObject({ key: { last4: '1111' }, keyOfOtherAddress: false })
    expect(keyOf.get(id)).toBe(`${otherKey} https://example.com`)
  })

  test('a connection of a foreign data file never gets the key of the command line', async () => {
    rmSync(join(folder.path, 'key-origins.json'))
    keyOf.set('cli', otherKey)
    changeAddress('cli', 'https://evil.example')
    await reopen()
    expect(await keyOfConnection('cli')).toMatchObject({ key: null, keyOfOtherAddress: true })
  })

  test('a key window stores nothing if the address is changed while it is open', async () => {
    const id = await add('Real', otherKey)
    const window = host.host.openKeyWindow(id, { close: () => undefined })
    expect(await window('subject', undefined)).toMatchObject({ value: { origin: 'https://example.com' } })
    changeAddress(id, 'https://evil.example')
    expect(await window('save', { key, sessionOnly: false, isUntried: true })).toMatchObject({
      error: { code: 'connection_changed' },
    })
    expect(keyOf.get(id)).toBe(`${otherKey} https://example.com`)
  })
})

test('waiting invoices keep their connection and key when another connection is activated', async () => {
  // An invoice waits for a busy service only if that is idempotent.
  host.ports.store.attempts.isIdempotent = () => true
  let isUp = false
  const service = await startFakeService((request, response) =>
    !isUp
      ? json(503, {}, { 'retry-after': '1' })(request, response)
      : json(200, { invoiceUrl: 'https://files.invalid/a.pdf', jobId: 'job_1' })(request, response),
  )
  const other = await startFakeService(json(500, {}))
  const trial = await host.connect(service.url, key)
  const { id, revision } = await writeInvoice(host)
  await host.call('submit', { id, revision, connectionId: trial })
  const real = await host.connect(other.url, otherKey)
  await host.call('saveConnection', {
    id: trial,
    name: 'Renamed',
    baseUrl: `${service.url}/elsewhere`,
    requestFields: 'documented',
  })
  isUp = true
  await host.until(async () => (await host.call('openInvoice', { id })).state === 'done')
  const { submission } = await host.call('openInvoice', { id })
  expect(submission).toMatchObject({ mode: 'test', connectionId: trial, connectionName: 'Example service' })
  expect((await host.call('connections', undefined)).active).toBe(real)
  const posts = service.received.filter(({ method }) => method === 'POST')
  expect(
    new Set(posts.map(({ headers, path, body }) => `${headers['x-api-key']} ${path} ${body}`)).size,
  ).toBe(1)
  expect(other.received).toEqual([])
  await service.close()
  await other.close()
})
