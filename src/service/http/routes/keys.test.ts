import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { composeKey } from '#core/text/key.ts'
import { createKey, rotateKey } from '../../accounts/keys.ts'
import { byOperator } from '../../accounts/origins.ts'
import type { KeyRestrictions } from '../../store/store.ts'
import { get, post } from '../../testing/client.ts'
import { runInProcess } from '../../testing/process.ts'
import { startTestService, type TestService, temporaryFolder } from '../../testing/service.ts'
import { standInRenderer } from '../../testing/stand-in-renderer.ts'

const folder = await temporaryFolder()
let service: TestService

beforeAll(async () => {
  service = await startTestService(folder.path, { renderer: standInRenderer() })
})
afterAll(async () => {
  await service.close()
  await folder.remove()
})

async function keyWithId(mode: 'live' | 'test') {
  const key = await service.newKey(mode)
  const last4 = key.slice(-4)
  const stored = (await service.store.listKeys()).find(each => each.last4 === last4)
  if (!stored) throw new Error('a new key must be in the list')
  return { key, id: stored.id }
}

test('missing, malformed, mistyped, unknown and revoked keys get the same answer', async () => {
  const { key, id } = await keyWithId('live')
  await service.store.revokeKey(id, byOperator(new Date()))
  const typo = key.slice(0, -1) + (key.endsWith('A') ? 'B' : 'A')
  const never = composeKey('live', '0'.repeat(30))
  const answers = []
  for (const each of [undefined, '', 'svc_live_', `${key.slice(0, 20)} ${key.slice(20)}`, typo, never, key]) {
    answers.push(await post(service.url, each, { headers: { 'x-request-id': 'same' } }))
  }
  expect(new Set(answers.map(answer => answer.status))).toEqual(new Set([401]))
  expect(new Set(answers.map(answer => answer.text)).size).toBe(1)
  expect(answers[0]?.problem()).toMatchObject({ code: 'invalid_key', status: 401 })
  expect(answers[0]?.headers.get('www-authenticate')).toContain('X-API-Key')
  expect(await service.ledger()).toEqual([])
})

test('a key revoked while the service runs is rejected from the next request on', async () => {
  const { key, id } = await keyWithId('test')
  expect((await post(service.url, key)).status).toBe(200)
  await service.store.revokeKey(id, byOperator(new Date()))
  expect((await post(service.url, key)).status).toBe(401)
})

test('a key revoked while its PDF is being made is not billed', async () => {
  const own = await temporaryFolder()
  const renderer = standInRenderer(async () => {
    for (const { id } of await slow.store.listKeys()) await slow.store.revokeKey(id, byOperator(new Date()))
  })
  const slow = await startTestService(own.path, { renderer })
  const { status } = await post(slow.url, await slow.newKey('live'))
  expect(status).toBe(401)
  expect(await slow.ledger()).toEqual([])
  const names = await readdir(own.path, { recursive: true })
  expect(names.filter(name => name.endsWith('.pdf'))).toEqual([])
  await slow.close()
  await own.remove()
})

test('last use is noted', async () => {
  const { key, id } = await keyWithId('test')
  await post(service.url, key)
  const stored = (await service.store.listKeys()).find(each => each.id === id)
  expect(Date.parse(stored?.last_used_at ?? '')).toBeGreaterThanOrEqual(Date.parse(stored?.created_at ?? ''))
})

test('a big body without a key is refused before it is read', async () => {
  const { status } = await post(service.url, undefined, { body: ' '.repeat(3_000_000) })
  expect(status).toBe(401)
})

test('no key is in the data folder', async () => {
  const { key } = await keyWithId('live')
  await post(service.url, key)
  const names = await readdir(folder.path)
  expect(names).toContain('service.db')
  for (const name of names.filter(each => each.startsWith('service.db'))) {
    const bytes = await readFile(join(folder.path, name), 'latin1')
    expect(bytes.includes(key.slice(0, 30))).toBe(false)
  }
})

const limitedKey = async (mode: 'live' | 'test', restrictions: Partial<KeyRestrictions>) =>
  await createKey(service.store, { mode, name: 'limited', origin: byOperator(new Date()), ...restrictions })

describe('a limited key', () => {
  const inDays = (days: number) => new Date(Date.now() + days * 24 * 60 * 60 * 1000).toISOString()

  test('is refused once it has expired, and nothing is billed', async () => {
    const before = (await service.ledger()).length
    const { key, stored } = await limitedKey('live', { expires_at: inDays(1) })
    expect((await post(service.url, key)).status).toBe(200)
    await rotateKey(service.store, { old: stored, overlapMs: 0, origin: byOperator(new Date()) })
    const { status, problem } = await post(service.url, key)
    expect([status, problem().code]).toEqual([401, 'expired_key'])
    expect(await service.ledger()).toHaveLength(before + 1)
  })

  test('reads or generates only, and lists templates in any case', async () => {
    const { key: reader } = await limitedKey('live', { scopes: ['read'] })
    const { key: maker } = await limitedKey('live', { scopes: ['generate'] })
    const answers = async (key: string) => [
      (await post(service.url, key)).status,
      (await post(service.url, key, { path: '/v1/validate' })).status,
      (await get(service.url, '/v1/jobs', key)).status,
      (await get(service.url, '/v1/usage', key)).status,
      (await get(service.url, '/v1/templates', key)).status,
    ]
    expect(await answers(reader)).toEqual([403, 403, 200, 200, 200])
    expect(await answers(maker)).toEqual([200, 200, 403, 403, 200])
  })

  test.each([
    ['127.0.0.1', 200],
    ['10.0.0.0/8 127.0.0.0/8', 200],
    ['::1', 403],
    ['192.0.2.7', 403],
  ])('with the addresses %s answers 127.0.0.1 with %i', async (addresses, status) => {
    const { key } = await limitedKey('test', { addresses: addresses.split(' ') })
    expect((await post(service.url, key)).status).toBe(status)
  })

  test.each([
    [['--addresses', ''], 'Name at least one address'],
    [['--addresses', ',,'], 'Name at least one address'],
    [['--addresses', 'fe80::1%eth0'], 'Use up to 20 addresses'],
    [['--addresses', 'fe80::1%eth0/64'], 'Use up to 20 addresses'],
    [['--expires', '0d'], 'Use hours or days from 1 on'],
    [['--expires', '0h'], 'Use hours or days from 1 on'],
  ])('is not made with %j, which limits nothing or everything', async (flags, text) => {
    const before = (await service.store.listKeys()).length
    const fields = ['--mode', 'test', '--name', 'limited', '--data', folder.path]
    const { code, stderr } = await runInProcess('keys', 'create', ...fields, ...flags)
    expect([code, stderr.includes(text)]).toEqual([2, true])
    expect(await service.store.listKeys()).toHaveLength(before)
  })

  test('is followed by one with the same limits, and both are valid during the overlap', async () => {
    const { key, stored } = await limitedKey('live', { scopes: ['generate'], addresses: ['127.0.0.1'] })
    const rotated = await rotateKey(service.store, {
      old: stored,
      overlapMs: 60_000,
      origin: byOperator(new Date()),
    })
    expect(rotated.stored).toMatchObject({
      ...{ mode: 'live', name: 'limited', scopes: ['generate'], addresses: ['127.0.0.1'], expires_at: null },
    })
    for (const each of [key, rotated.key]) expect((await post(service.url, each)).status).toBe(200)
    const [old] = (await service.store.listKeys()).filter(({ id }) => id === stored.id)
    if (!old?.expires_at) throw new Error('the old key must expire')
    const later = { old, overlapMs: 0, origin: byOperator(new Date(old.expires_at)) }
    await expect(rotateKey(service.store, later)).rejects.toMatchObject({ code: 'key_not_active' })
  })

  test('is rotated once: a second rotation makes no key that would expire with the overlap', async () => {
    const { stored } = await limitedKey('test', {})
    const rotate = async () => {
      const old = await service.store.findKeyById(stored.id)
      if (old === undefined) throw new Error('the key is stored')
      return rotateKey(service.store, { old, overlapMs: 60_000, origin: byOperator(new Date()) })
    }
    expect((await rotate()).stored.expires_at).toBeNull()
    const before = (await service.store.listKeys()).length
    await expect(rotate()).rejects.toMatchObject({ code: 'key_rotated' })
    expect(await service.store.listKeys()).toHaveLength(before)
  })

  test('that expires is followed by one of the same lifetime', async () => {
    const now = new Date()
    const { stored } = await limitedKey('test', {
      expires_at: new Date(now.getTime() + 90_000).toISOString(),
    })
    const rotated = await rotateKey(service.store, { old: stored, overlapMs: 0, origin: byOperator(now) })
    const lifetime = Date.parse(rotated.stored.expires_at ?? '') - Date.parse(rotated.stored.created_at)
    expect(lifetime).toBe(Date.parse(stored.expires_at ?? '') - Date.parse(stored.created_at))
  })
})
