import { EventEmitter } from 'node:events'
import { afterEach, expect, test, vi } from 'vitest'
import { createKeychain } from './keychain.ts'

/** Workers whose answers are controlled by the test. */
const { workers } = vi.hoisted(() => ({ workers: [] as EventEmitter[] }))
vi.mock('node:worker_threads', async original => ({
  ...(await original<typeof import('node:worker_threads')>()),
  Worker: class extends EventEmitter {
    constructor() {
      super()
      workers.push(this)
    }
    postMessage() {}
    unref() {}
  },
}))
afterEach(() => {
  vi.useRealTimers()
})

test('an answer after the limit is reported once until the next one in time', async () => {
  vi.useFakeTimers()
  const keychain = createKeychain({ environment: { DBUS_SESSION_BUS_ADDRESS: 'unix:path=/none' } })
  let reports = 0
  keychain.onLateAnswer?.(() => {
    reports += 1
  })
  const answer = () => workers[0]?.emit('message', { value: null })
  const readTooLate = async () => {
    const refused = expect(keychain.read('a')).rejects.toThrow()
    await vi.advanceTimersByTimeAsync(3000)
    await refused
    answer()
  }
  await readTooLate()
  expect(reports).toBe(1)
  await readTooLate()
  expect(reports).toBe(1)

  const read = keychain.read('a')
  answer()
  expect(await read).toBeNull()
  expect(reports).toBe(1)
  expect(await keychain.status()).toMatchObject({ available: true })
  await readTooLate()
  expect(reports).toBe(2)
})
