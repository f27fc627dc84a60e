import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach } from 'vitest'
import type { ConnectAttempt } from '#contract/connecting.ts'
import {
  type FakeAuthorizationServer,
  startFakeAuthorizationServer,
} from '#platform/testing/fake-authorization-server.ts'
import type { Keychain } from '../ports/ports.ts'
import { openTestHost, type TestHost, temporaryFolder } from './test-host.ts'

/** A host with a password store in memory, and an authorization server whose answers a test can replace. */

export const entries = new Map<string, string>()
export const keychain: Keychain = {
  status: async () => ({ available: true, name: 'Keyring' }),
  read: async account => entries.get(account) ?? null,
  save: async (account, secret) => void entries.set(account, secret),
  remove: async account => void entries.delete(account),
}

export let folder: ReturnType<typeof temporaryFolder>
export let service: FakeAuthorizationServer
export let host: TestHost
export let opened: string[]
export let copied: string[]

const shell = {
  openExternal: async (url: string) => void opened.push(url),
  copyText: async (text: string) => void copied.push(text),
}
export const open = async (with_: Parameters<typeof openTestHost>[1] = { keychain }) => {
  host = await openTestHost(folder.path, with_, shell)
}

export function withAuthorizationServer(): void {
  beforeEach(async () => {
    entries.clear()
    opened = []
    copied = []
    folder = temporaryFolder()
    service = await startFakeAuthorizationServer()
    await open()
  })
  afterEach(async () => {
    await host.close()
    await service.close()
    folder.remove()
  })
}

export async function replaceService(
  options?: Parameters<typeof startFakeAuthorizationServer>[0],
): Promise<void> {
  await service.close()
  service = await startFakeAuthorizationServer(options)
}

export const start = (argument: object = {}) =>
  host.call('startConnecting', { baseUrl: service.url, sessionOnly: false, ...argument })
export const attemptOf = async (id: string): Promise<ConnectAttempt | undefined> =>
  (await host.call('connectAttempts', undefined)).find(attempt => attempt.id === id)
export const waitForState = async <Step extends ConnectAttempt['state']['step']>(id: string, step: Step) => {
  let found: ConnectAttempt['state'] | undefined
  await host.until(async () => {
    found = (await attemptOf(id))?.state
    if (found?.step === 'failed' && step !== 'failed') throw new Error(JSON.stringify(found))
    return found?.step === step
  })
  return found as Extract<ConnectAttempt['state'], { step: Step }>
}
export const connections = async () => (await host.call('connections', undefined)).connections
export const textsOfFolder = () =>
  readdirSync(folder.path, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile())
    .map(entry => readFileSync(join(entry.parentPath, entry.name), 'latin1'))
    .join('\n')
