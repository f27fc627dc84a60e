import { afterEach, beforeEach, expect, test } from 'vitest'
import { createKey } from '../../accounts/keys.ts'
import { byOperator } from '../../accounts/origins.ts'
import { type Browser, signedIn } from '../../testing/browser.ts'
import { post } from '../../testing/client.ts'
import { startTestService, type TestService, temporaryFolder } from '../../testing/service.ts'
import { standInRenderer } from '../../testing/stand-in-renderer.ts'

let folder: Awaited<ReturnType<typeof temporaryFolder>>
let service: TestService
let now: Date
let browser: Browser
beforeEach(async () => {
  folder = await temporaryFolder()
  now = new Date('2026-11-21T10:00:00.000Z')
  service = await startTestService(folder.path, { renderer: standInRenderer(), now: () => now })
  browser = await signedIn(service, { now })
})
afterEach(async () => {
  await service.close()
  await folder.remove()
})

const keyIn = (text: string) => /value="(svc_(?:live|test)_\w+)"/.exec(text)?.[1] ?? ''

async function newKey(name: string, mode: 'live' | 'test'): Promise<{ key: string; text: string }> {
  await browser.get('/dashboard/keys')
  const { status, text } = await browser.post('/dashboard/keys', { name, mode })
  expect(status).toBe(200)
  return { key: keyIn(text), text }
}

test('one is made, shown once, works, is listed by its ends and its last use, and is revoked', async () => {
  expect((await browser.get('/dashboard/keys')).text).toContain('No keys yet.')
  const { key } = await newKey('Shop', 'live')
  expect(key).toMatch(/^svc_live_\w{36}$/)
  expect((await browser.get('/dashboard/keys')).text).toContain('<div>Never</div>')
  expect((await post(service.url, key)).status).toBe(200)

  const { text } = await browser.get('/dashboard/keys')
  expect(text).toContain(`svc_live_…${key.slice(-4)}`)
  expect(text).not.toContain(key.slice(0, 20))
  expect(text).not.toContain('<div>Never</div>')

  const [stored] = await service.store.listKeys()
  const path = `/dashboard/keys/${stored?.id}/revoke`
  expect((await browser.get(path)).text).toContain('This cannot be undone.')
  expect((await post(service.url, key)).status).toBe(200)
  const revoked = await browser.post(path)
  expect(revoked.location).toBe(`/dashboard/keys?revoked=${stored?.id}`)
  expect((await browser.get(revoked.location ?? '')).text).toContain('The key “Shop” is revoked.')
  expect((await post(service.url, key)).status).toBe(401)
})

test('are listed with their limits', async () => {
  const limits = {
    expires_at: '2027-01-01T00:00:00.000Z',
    scopes: ['read'],
    addresses: ['192.0.2.0/24'],
  } as const
  await createKey(service.store, { mode: 'test', name: 'Books', origin: byOperator(now), ...limits })
  const { text } = await browser.get('/dashboard/keys')
  expect(text).toMatch(/Expires <time[^>]*>.*2027/)
  expect(text).toContain('Only read')
  expect(text).toContain('From 192.0.2.0/24')
})

test('are made with limits, and rotated with an overlap; the old one expires, once however often it is sent', async () => {
  await browser.get('/dashboard/keys')
  const limits = { expires: '90', scope: 'generate', addresses: '127.0.0.1, 10.0.0.0/8' }
  const made = await browser.post('/dashboard/keys', { name: 'Shop', mode: 'test', ...limits })
  const old = keyIn(made.text)
  const [stored] = await service.store.listKeys()
  expect(stored).toMatchObject({ scopes: ['generate'], addresses: ['127.0.0.1', '10.0.0.0/8'] })
  const path = `/dashboard/keys/${stored?.id}/rotate`
  expect((await browser.get(path)).text).toContain('Rotate “Shop”?')
  const rotated = await browser.post(path, { overlap: '1' })
  const next = keyIn(rotated.text)
  expect((await browser.post(path, { overlap: '1' })).status).toBe(409)
  for (const key of [old, next]) expect((await post(service.url, key)).status).toBe(200)
  const keys = await service.store.listKeys()
  expect(keys).toHaveLength(2)
  const expiryOf = (index: number) => Date.parse(keys[index]?.expires_at ?? '') - now.getTime()
  const day = 24 * 60 * 60 * 1000
  expect([expiryOf(0) / day, expiryOf(1) / day].sort((a, b) => a - b)).toEqual([1, 90])
  await service.store.revokeKey(stored?.id ?? '', byOperator(now))
  expect((await browser.get(path)).status).toBe(409)
})

test('that have expired say so, and cannot be rotated', async () => {
  const expires_at = '2026-11-21T09:00:00.000Z'
  const { stored } = await createKey(service.store, {
    ...{ mode: 'test', name: 'Old', origin: byOperator(now), expires_at },
  })
  const { text } = await browser.get('/dashboard/keys')
  expect(text).toMatch(/Expired <time datetime="2026-11-21T09:00/)
  expect([text.includes(`${stored.id}/rotate`), text.includes(`${stored.id}/revoke`)]).toEqual([false, true])
  const path = `/dashboard/keys/${stored.id}/rotate`
  const refused = await browser.get(path)
  expect([refused.status, refused.text.includes('This key is revoked or has expired.')]).toEqual([409, true])
  expect((await browser.post(path, { overlap: '7' })).status).toBe(409)
})

test('stay as they are when the time of the overlap is none', async () => {
  await newKey('Shop', 'live')
  const [stored] = await service.store.listKeys()
  const path = `/dashboard/keys/${stored?.id}/rotate`
  await browser.get(path)
  for (const overlap of ['', '2', '-1', '7d']) {
    const refused = await browser.post(path, { overlap })
    expect([refused.status, refused.text.includes('Choose how long this key stays valid.')]).toEqual([
      422,
      true,
    ])
  }
  expect(await service.store.listKeys()).toMatchObject([{ id: stored?.id, expires_at: null }])
})

test('rotated in two windows at once have one successor, and the second window reports it', async () => {
  await newKey('Shop', 'live')
  const [stored] = await service.store.listKeys()
  const path = `/dashboard/keys/${stored?.id}/rotate`
  const other = await signedIn(service, { now })
  for (const each of [browser, other]) await each.get(path)
  const answers = await Promise.all([browser, other].map(each => each.post(path, { overlap: '7' })))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  expect(answers.find(({ status }) => status === 409)?.text).toContain('This key was rotated before')
  const keys = await service.store.listKeys()
  expect(keys.filter(({ id }) => id !== stored?.id).map(({ expires_at }) => expires_at)).toEqual([null])
  const again = await browser.get(path)
  expect([again.status, again.text.includes('Rotate “Shop”?')]).toEqual([200, true])
  expect((await browser.post(path, { overlap: '7' })).status).toBe(409)
})

test('a form that is sent twice, one after the other or at once, makes one key', async () => {
  await newKey('Shop', 'test')
  const again = await browser.post('/dashboard/keys', { name: 'Shop', mode: 'test' })
  expect([again.status, keyIn(again.text)]).toEqual([409, ''])
  await browser.get('/dashboard/keys')
  const both = await Promise.all(
    [1, 2].map(() => browser.post('/dashboard/keys', { name: 'Twice', mode: 'test' })),
  )
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
  expect(await service.store.listKeys()).toHaveLength(2)
})

test.each([
  [{ name: ' ', mode: 'live' }, 'Use 1 to 100 characters on one line.'],
  [{ name: 'x'.repeat(101), mode: 'live' }, 'Use 1 to 100 characters on one line.'],
  [{ name: 'Shop', mode: 'gold' }, 'Choose test or live.'],
  [{ name: 'Shop', mode: 'test', addresses: 'example.com' }, 'Use up to 20 addresses'],
  [{ name: 'Shop', mode: 'test', expires: '-1' }, 'Use up to 20 addresses'],
])('what cannot be a key is said at its field: %o', async (fields, words) => {
  await browser.get('/dashboard/keys')
  const { status, text } = await browser.post('/dashboard/keys', fields)
  expect([status, text.includes(words)]).toEqual([422, true])
  expect(await service.store.listKeys()).toEqual([])
})
