import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import type { ConnectAttempt } from '#contract/connecting.ts'
import { type Browser, signedIn } from '#service/testing/browser.ts'
import { startTestService, type TestService, temporaryFolder } from '#service/testing/service.ts'
import { standInRenderer } from '#service/testing/stand-in-renderer.ts'
import type { Keychain } from '../ports/ports.ts'
import {
  closeRenderer,
  temporaryFolder as hostFolder,
  openTestHost,
  type TestHost,
} from '../testing/test-host.ts'
import { writeInvoice } from '../testing/test-invoices.ts'

/** Connecting to the real service over real HTTP, with the page of the service as a browser sends its forms. */

const entries = new Map<string, string>()
const keychain: Keychain = {
  status: async () => ({ available: true, name: 'Keyring' }),
  read: async account => entries.get(account) ?? null,
  save: async (account, secret) => void entries.set(account, secret),
  remove: async account => void entries.delete(account),
}

let home: Awaited<ReturnType<typeof temporaryFolder>>
let service: TestService
let browser: Browser
let folder: ReturnType<typeof hostFolder>
let host: TestHost
const begun = Date.now()

beforeAll(async () => {
  home = await temporaryFolder()
  // As fast as the timers of the host.
  service = await startTestService(home.path, {
    renderer: standInRenderer(),
    now: () => new Date(begun + (Date.now() - begun) * 50),
  })
  browser = await signedIn(service)
})
afterAll(async () => {
  await service.close()
  await home.remove()
  await closeRenderer()
})
beforeEach(async () => {
  entries.clear()
  folder = hostFolder()
  host = await openTestHost(folder.path, { keychain }, { openExternal: async () => undefined })
})
afterEach(async () => {
  await host.close()
  folder.remove()
})

async function waitForState<Step extends ConnectAttempt['state']['step']>(id: string, step: Step) {
  let state: ConnectAttempt['state'] | undefined
  await host.until(async () => {
    state = (await host.call('connectAttempts', undefined)).find(attempt => attempt.id === id)?.state
    return state?.step === step || state?.step === 'failed'
  })
  return state as Extract<ConnectAttempt['state'], { step: Step }>
}

const decide = async (userCode: string, fields: Record<string, string>) => {
  await browser.get(`/dashboard/connect?user_code=${userCode}`)
  await browser.post('/dashboard/connect', { user_code: userCode, decision: 'confirm', ...fields })
}

async function connect(mode: 'live' | 'test', argument: object = { baseUrl: service.url }): Promise<string> {
  const { id } = await host.call('startConnecting', { sessionOnly: false, ...argument })
  const { userCode } = await waitForState(id, 'waiting')
  await decide(userCode, { mode })
  const connected = await waitForState(id, 'connected')
  expect(connected).toMatchObject({ step: 'connected', mode })
  await host.call('endConnecting', { id })
  return connected.connectionId
}

const keyOf = (connectionId: string): string => entries.get(connectionId)?.split(' ')[0] ?? ''
const keyIs = async (key: string): Promise<number> =>
  (await fetch(`${service.url}/v1/account`, { headers: { 'X-API-Key': key } })).status

test('connects, submits with the key, disconnects, and the key is revoked', async () => {
  const connectionId = await connect('test')
  const key = keyOf(connectionId)
  expect(await keyIs(key)).toBe(200)
  const { id, revision } = await writeInvoice(host, { invoice_number: 'C-1' })
  expect(await host.call('submit', { id, revision, connectionId })).toMatchObject({ state: 'done' })
  expect(await host.call('removeKey', { id: connectionId })).toMatchObject({ revocation: 'revoked' })
  expect(await keyIs(key)).toBe(401)
})

test('a declined request says so', async () => {
  const { id } = await host.call('startConnecting', { baseUrl: service.url, sessionOnly: false })
  const { userCode } = await waitForState(id, 'waiting')
  await decide(userCode, { decision: 'deny' })
  expect(await waitForState(id, 'failed')).toMatchObject({ reason: 'denied' })
})

test('a revoked key is replaced in place, and what it was used for is not made and billed twice', async () => {
  const connectionId = await connect('live')
  const { id, revision } = await writeInvoice(host, { invoice_number: 'C-2', currency: 'EUR' })
  const confirmed = { invoice_number: 'C-2', payable: '120.00', currency: 'EUR' }
  // The request of the first submission arrives; its answer and the key are lost.
  const post = host.ports.generate.generate
  host.ports.generate.generate = async request => {
    await post(request)
    await fetch(`${service.url}/oauth/revoke`, {
      method: 'POST',
      body: new URLSearchParams({ client_id: 'billwright-desktop', token: request.key }),
    })
    return await post(request)
  }
  const refused = await host.call('submit', { id, revision, connectionId, confirmed })
  host.ports.generate.generate = post
  expect(refused).toMatchObject({ state: 'refused', problem: { code: 'key_refused' } })

  expect(await connect('live', { connectionId })).toBe(connectionId)
  const done = await host.call('submit', { id, revision, connectionId, confirmed })
  expect(done).toMatchObject({ state: 'done' })
  const account = await fetch(`${service.url}/v1/account`, {
    headers: { 'X-API-Key': keyOf(connectionId) },
  })
  expect(await account.json()).toMatchObject({ billed: 1 })
})
