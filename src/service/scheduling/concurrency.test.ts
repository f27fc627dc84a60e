import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises'
import { expect, test, vi } from 'vitest'
import { AppError } from '#core/errors/app-error.ts'
import { createCooperativeQueue, createKeyedLock, createRunAgain, createSharedLock } from './concurrency.ts'

test('calls during a run make it run once more, however many there are', async () => {
  let runs = 0
  const release = Promise.withResolvers<void>()
  const run = createRunAgain(async () => {
    runs += 1
    await release.promise
  })
  const first = run()
  await Promise.all([run(), run()])
  expect(runs).toBe(1)
  release.resolve()
  await first
  expect(runs).toBe(2)
  await run()
  expect(runs).toBe(3)
})

test('tasks of one name run in order, those of different names concurrently', async () => {
  const lock = createKeyedLock(60_000)
  const first = Promise.withResolvers<void>()
  const log: string[] = []
  const running = [
    lock('a', async () => {
      log.push('first begins')
      await first.promise
      log.push('first ends')
    }),
    lock('a', async () => void log.push('second')),
    lock('b', async () => void log.push('other')),
  ]
  await running[2]
  first.resolve()
  await Promise.all(running)
  expect(log).toEqual(['first begins', 'other', 'first ends', 'second'])
})

test('who comes while the second task runs waits for that one', async () => {
  const lock = createKeyedLock(60_000)
  const second = Promise.withResolvers<void>()
  const log: string[] = []
  const first = lock('a', async () => undefined)
  const running = lock('a', async () => {
    await second.promise
    log.push('second')
  })
  await first
  // the lock has no state left of the first task
  await new Promise(setImmediate)
  const third = lock('a', async () => void log.push('third'))
  await new Promise(setImmediate)
  second.resolve()
  await Promise.all([running, third])
  expect(log).toEqual(['second', 'third'])
})

test('a task that fails lets the next one run', async () => {
  const lock = createKeyedLock(60_000)
  const failing = lock('a', async () => {
    throw new Error('it failed')
  })
  const next = lock('a', async () => 'done')
  await expect(failing).rejects.toThrow('it failed')
  expect(await next).toBe('done')
})

test('who waits too long is sent away, and those behind still wait their turn', async () => {
  const lock = createKeyedLock(5)
  const first = Promise.withResolvers<void>()
  let ended = false
  const running = lock('a', async () => {
    await first.promise
    ended = true
  })
  await expect(lock('a', async () => 'too early')).rejects.toMatchObject({ code: 'idempotency_in_flight' })
  const behind = lock('a', async () => ended)
  first.resolve()
  await running
  expect(await behind).toBe(true)
})

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

test('tasks of one name run in order over all processes, those of different names concurrently', async () => {
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

test('polls a held name with backoff, at least every 200 ms, until the timeout', async () => {
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

test('a failed task releases the lock, and a task that waits too long is rejected as in flight', async () => {
  const store = holds()
  const lock = createSharedLock(createKeyedLock(1_000), store, 50)
  await expect(lock('order', () => Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect(store.held.size).toBe(0)
  await store.tryLock('order')
  await expect(lock('order', async () => 'done')).rejects.toMatchObject({ code: 'idempotency_in_flight' })
})

const holdThread = (milliseconds: number) => () => {
  const end = performance.now() + milliseconds
  while (performance.now() < end);
}

test('what takes long leaves room for others in between', async () => {
  const inTurn = createCooperativeQueue({ waiting: 10, milliseconds: 5 })
  let read = 0
  const tasks = Array.from({ length: 4 }, () =>
    inTurn(holdThread(6)).then(() => {
      read += 1
    }),
  )
  const seen: number[] = []
  while (read < 4) {
    await nextTurn()
    seen.push(read)
  }
  await Promise.all(tasks)
  expect(seen).toEqual(expect.arrayContaining([1, 2, 3]))
})

test('each has its own result, in the order of asking, and a failure is its own', async () => {
  const inTurn = createCooperativeQueue({ waiting: 10, milliseconds: 5 })
  const order: string[] = []
  const task = (name: string) => inTurn(() => order.push(name))
  const failing = inTurn(() => {
    throw new AppError('invalid_json')
  })
  expect(await Promise.allSettled([task('a'), failing, task('b')])).toMatchObject([
    { value: 1 },
    { reason: { code: 'invalid_json' } },
    { value: 2 },
  ])
  expect(await task('c')).toBe(3)
  expect(order).toEqual(['a', 'b', 'c'])
})

test('beyond the row one is sent away at once', async () => {
  const inTurn = createCooperativeQueue({ waiting: 2, milliseconds: 5 })
  const [first, second, third] = await Promise.allSettled([1, 2, 3].map(number => inTurn(() => number)))
  expect([first, second]).toMatchObject([{ value: 1 }, { value: 2 }])
  expect(third).toMatchObject({ reason: { code: 'overloaded' } })
})
