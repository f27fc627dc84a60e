import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test, vi } from 'vitest'
import { createKeyedLock } from './keyed-lock.ts'
import { createSharedLock } from './shared-lock.ts'

/** Stand-in for the database: the names that processes hold. */
function holds() {
  const held = new Set<string>()
  return {
    held,
    async tryLock(name: string) {
      if (held.has(name)) return undefined
      held.add(name)
      return async () => void held.delete(name)
    },
  }
}

test('tasks of one name run one after the other in all processes, those of another name beside them', async () => {
  const store = holds()
  const processes = [1, 2, 3].map(() => createSharedLock(createKeyedLock(5_000), store, 5_000))
  let running = 0
  let max = 0
  const order = Promise.all(
    Array.from({ length: 12 }, (_, index) =>
      processes[index % 3]?.('order', async () => {
        running += 1
        max = Math.max(max, running)
        await sleep(1)
        running -= 1
      }),
    ),
  )
  expect(await processes[0]?.('another', async () => 'done')).toBe('done')
  await order
  expect(max).toBe(1)
  expect(store.held.size).toBe(0)
})

test('asks for a held name ever less often, at least every 200 ms, and until the time is up', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
  try {
    const asked: number[] = []
    const store = {
      async tryLock() {
        asked.push(Date.now())
        return undefined
      },
    }
    const start = Date.now()
    const refusal = createSharedLock(
      createKeyedLock(5_000),
      store,
      910,
    )('order', async () => 'done').catch(error => error.code)
    await vi.runAllTimersAsync()
    expect(await refusal).toBe('idempotency_in_flight')
    expect(asked.map(time => time - start)).toEqual([0, 10, 30, 70, 150, 310, 510, 710, 910])
  } finally {
    vi.useRealTimers()
  }
})

test('what fails lets go, and who waits too long is told that another is at work', async () => {
  const store = holds()
  const lock = createSharedLock(createKeyedLock(1_000), store, 50)
  await expect(lock('order', () => Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect(store.held.size).toBe(0)
  await store.tryLock('order')
  await expect(lock('order', async () => 'done')).rejects.toMatchObject({ code: 'idempotency_in_flight' })
})
