import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { AppError } from '#core/errors/app-error.ts'
import { createKeychain } from './keychain.ts'

/** Uses a session bus that accepts connections and never responds, and a fake clock. */

const isLinux = process.platform === 'linux'
const folder = mkdtempSync(join(tmpdir(), 'billwright-bus-'))
const sockets = new Set<Socket>()
const bus = createServer(socket => sockets.add(socket.on('error', () => {})))

beforeEach(async () => {
  await new Promise<void>(resolve => bus.listen(join(folder, 'bus'), resolve))
  vi.stubEnv('DBUS_SESSION_BUS_ADDRESS', `unix:path=${join(folder, 'bus')}`)
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllEnvs()
  for (const socket of sockets) socket.destroy()
  bus.close()
  rmSync(folder, { recursive: true, force: true })
})

test.runIf(isLinux)('every call times out after three seconds, and none earlier', async () => {
  const keychain = createKeychain()
  const answers: string[] = []
  const calls = {
    read: () => keychain.read('a'),
    save: () => keychain.save('a', 'svc_test_fake000000000000000000000000'),
    remove: () => keychain.remove('a'),
    status: () => keychain.status(),
  }
  for (const [name, call] of Object.entries(calls))
    void call().then(
      value => answers.push(`${name}: ${JSON.stringify(value)}`),
      (error: AppError) => answers.push(`${name}: ${error.reason.code}`),
    )
  await vi.advanceTimersByTimeAsync(2999)
  expect(answers).toEqual([])
  await vi.advanceTimersByTimeAsync(1)
  await expect.poll(() => answers).toHaveLength(4)
  expect(answers).toEqual([
    `read: keychain.timeout`,
    `save: keychain.timeout`,
    `remove: keychain.timeout`,
    `status: ${JSON.stringify({ available: false, reason: 'timeout', message: { code: 'keychain.timeout' } })}`,
  ])
})
