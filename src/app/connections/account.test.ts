import { afterAll, afterEach, beforeEach, expect, test } from 'vitest'
import { json, startFakeService } from '#platform/testing/fake-service.ts'
import { closeRenderer, openTestHost, type TestHost, temporaryFolder } from '../testing/test-host.ts'

const testKey = 'svc_test_fake000000000000000000000000'
const liveKey = 'svc_live_fake111111111111111111111111'

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

const account = {
  ...{ id: 'acc_1', name: 'Studio', mode: 'live', plan: { id: 'small', name: 'Small' } },
  ...{ month: '2026-11', monthlyCap: 50, billed: 12, price: '0.20 € per PDF' },
}
const shown = { plan: 'Small', used: 12, cap: 50, price: '0.20 € per PDF' }

test('the account of a live key is what its service says, asked with the key at its own address', async () => {
  const service = await startFakeService(json(200, account))
  const id = await host.connect(`${service.url}/base`, liveKey)
  expect(await host.call('readAccount', { id })).toEqual(shown)
  expect(service.received).toMatchObject([
    { method: 'GET', path: '/base/v1/account', headers: { 'x-api-key': liveKey } },
  ])
  await service.close()
})

test.each([
  ['reached first', 50, 40, 5, 2, { used: 2, cap: 5, isOfComputer: true }],
  ['reached first without a limit of the plan', null, 40, 5, 2, { used: 2, cap: 5, isOfComputer: true }],
  ['reached later', 50, 48, 20, 1, { used: 48, cap: 50 }],
  ['not set', 50, 48, null, 1, { used: 48, cap: 50 }],
])('a limit of the key that is %s', async (_what, monthlyCap, billed, keyCap, keyBilled, expected) => {
  const key = { name: 'Billwright on Studio', monthlyCap: keyCap, billed: keyBilled }
  const service = await startFakeService(json(200, { ...account, monthlyCap, billed, key }))
  const id = await host.connect(service.url, liveKey)
  expect(await host.call('readAccount', { id })).toEqual({
    plan: 'Small',
    price: '0.20 € per PDF',
    ...expected,
  })
  await service.close()
})

test('a key that the service rejects is known to be rejected', async () => {
  const service = await startFakeService(json(401, { code: 'invalid_key' }))
  const id = await host.connect(service.url, liveKey)
  const events: unknown[] = []
  host.host.onEvent(event => events.push(event))
  expect(await host.call('readAccount', { id })).toBeNull()
  expect(events).toEqual([{ type: 'service-answered', connectionId: id, state: 'key-rejected' }])
  await service.close()
})

test.each([
  ['has no such operation', json(404, {})],
  ['does not let the key read', json(403, {})],
  ['answers something else', json(200, { hello: 'world' })],
  ['says a number that is none', json(200, { ...account, billed: -1 })],
  ['says a text without end', json(200, { ...account, price: 'x'.repeat(101) })],
  ['thinks it is a test key', json(200, { ...account, mode: 'test', billed: null })],
  ['leads elsewhere', json(302, account, { location: 'https://example.com/' })],
])('it is not shown when the service %s', async (_name, reply) => {
  const service = await startFakeService(reply)
  const id = await host.connect(service.url, liveKey)
  expect(await host.call('readAccount', { id })).toBeNull()
  await service.close()
})

test('it does not repeat the key, and reorders no text around it', async () => {
  const price = `\u202e${liveKey}\u0007 each`
  const service = await startFakeService(json(200, { ...account, price, plan: { id: 'x', name: liveKey } }))
  const id = await host.connect(service.url, liveKey)
  const text = JSON.stringify(await host.call('readAccount', { id }))
  expect(text).not.toContain(liveKey)
  expect(text).not.toMatch(/\\u202e|\u202e|\\u0007/)
  expect(text).toContain(' each')
  await service.close()
})

test('it is asked neither of a test key, nor without key, nor of the practice service', async () => {
  const service = await startFakeService(json(200, account))
  const id = await host.connect(service.url, testKey)
  expect(await host.call('readAccount', { id })).toBeNull()
  await host.call('removeKey', { id })
  expect(await host.call('readAccount', { id })).toBeNull()
  expect(await host.call('readAccount', { id: 'practice' })).toBeNull()
  expect(service.received).toEqual([])
  await service.close()
  await host.giveKey(id, liveKey)
  // the service cannot be reached
  expect(await host.call('readAccount', { id })).toBeNull()
})
