import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Task, TaskContext } from './account-queues.ts'
import { createFairQueue, WorkStopped } from './fair-queue.ts'
import { queueLimits } from './queue-limits.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const limits = queueLimits(1)
const small = (account: string, mode: Task['mode'] = 'live'): Task => ({
  ...{ account, mode },
  ...{ seconds: 0.01, bytes: 100, concurrent: null },
})
const later = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1000)

/** Work that takes these CPU seconds, or rejects with WorkStopped if allowed. */
const working =
  (seconds: number, log: string[] = []) =>
  async ({ size, stopSeconds, used }: TaskContext) => {
    const taken = Math.min(seconds, stopSeconds)
    log.push(size)
    await new Promise(resolve => setTimeout(resolve, taken * 1000))
    used(taken)
    if (taken < seconds) throw new WorkStopped()
    return 'done'
  }

test('a small task that takes too long is stopped, and its client gets the result of a second run as a large one', async () => {
  const seen: string[] = []
  const note = (name: string) => () => void seen.push(name)
  const observer = {
    queued: (task: { size: string }) => void seen.push(`queued ${task.size}`),
    started: note('started'),
    stopped: note('stopped'),
    ended: note('ended'),
    rejected: note('rejected'),
  }
  const queue = createFairQueue(limits, { observer })
  const log: string[] = []
  const result = queue.run(small('a'), working(1, log))
  await later(2)
  expect([await result, log]).toEqual(['done', ['small', 'large']])
  expect(seen).toEqual([
    ...['queued small', 'started', 'ended', 'stopped', 'queued large', 'started', 'ended'],
  ])
  expect(vi.getTimerCount()).toBe(0)
})

test('a stopped task waits in both turns together as long as any other, and is then rejected once', async () => {
  const queue = createFairQueue({ ...limits, waitSeconds: 1 })
  const stopped = queue.run(small('a'), working(1))
  void queue.run({ ...small('b'), seconds: 1 }, working(5))
  await expect(Promise.all([stopped, later(2)])).rejects.toMatchObject({ code: 'overloaded' })
  await later(10)
  expect(vi.getTimerCount()).toBe(0)
})

test('a stopped task makes those of its account after it large, until as many were estimated right', async () => {
  const queue = createFairQueue({ ...limits, slots: 2, largeSlots: 1 })
  const sizesOf = async (account: string, seconds: number, estimate = 0.045) => {
    const log: string[] = []
    const result = queue.run({ ...small(account), seconds: estimate }, working(seconds, log))
    await later(5)
    await result
    return log
  }
  expect(await sizesOf('a', 1)).toEqual(['small', 'large'])
  expect(await sizesOf('a', 1)).toEqual(['large'])
  expect(await sizesOf('b', 0.045)).toEqual(['small'])
  for (let count = 0; count < 40; count++) await sizesOf('a', 0.045)
  expect(await sizesOf('a', 0.045)).toEqual(['small'])
})

test('stopped tasks delay an account with small ones no longer than that, however many there are', async () => {
  const queue = createFairQueue({ ...queueLimits(2), waitingPerAccount: 1000 })
  for (let count = 0; count < 60; count++)
    for (const mode of ['live', 'test'] as const)
      queue.run({ ...small('flood', mode), seconds: 0.049 }, working(1)).catch(() => undefined)
  const waits: number[] = []
  for (let count = 0; count < 40; count++) {
    await later(0.1)
    const asked = performance.now()
    void queue.run(small('other'), working(0.005)).then(() => waits.push(performance.now() - asked))
  }
  await later(1)
  expect(waits).toHaveLength(40)
  expect(Math.max(...waits)).toBeLessThanOrEqual(1000 * (limits.stopSeconds + 0.005) + 1)
})

test('the last free slot is not for an account that has another one', async () => {
  const queue = createFairQueue(queueLimits(3))
  const started: string[] = []
  const run = (account: string) =>
    void queue.run({ ...small(account), seconds: 0.04 }, async turn => {
      started.push(account)
      return working(0.04)(turn)
    })
  for (let count = 0; count < 9; count++) run('flood')
  await later(0.01)
  run('other')
  await later(0)
  expect(started).toEqual(['flood', 'flood', 'other'])
  await later(1)
  expect(started).toHaveLength(10)
})
