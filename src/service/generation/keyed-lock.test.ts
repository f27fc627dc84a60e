import { expect, test } from 'vitest'
import { createKeyedLock } from './keyed-lock.ts'

test('tasks of one name run one after the other, of another name beside them', async () => {
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
  // the lock has removed what it kept of the first one
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
