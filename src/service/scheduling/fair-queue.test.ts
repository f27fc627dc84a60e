import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { AppError } from '#core/errors/app-error.ts'
import type { Task, TaskContext } from './account-queues.ts'
import { createFairQueue, type FairQueue, type FairQueueLimits, type FairQueueOptions } from './fair-queue.ts'
import { queueLimits } from './queue-limits.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const unlimited: FairQueueLimits = {
  ...queueLimits(1),
  largePerAccount: Number.POSITIVE_INFINITY,
  waitSeconds: Number.POSITIVE_INFINITY,
  waitingPerAccount: 1000,
  waiting: 1000,
}

const small = (account: string, mode: Task['mode'] = 'live'): Task => ({
  account,
  mode,
  seconds: 0.01,
  bytes: 100,
  concurrent: null,
})
const large = (account: string, mode: Task['mode'] = 'live'): Task => ({
  ...small(account, mode),
  seconds: 1,
})

/** A queue whose tasks take their estimated seconds, or given ones. */
function newQueue(limits: Partial<FairQueueLimits> = {}, options: FairQueueOptions = {}) {
  const queue = createFairQueue({ ...unlimited, ...limits }, options)
  const started: { task: Task; at: number }[] = []
  const ended: Task[] = []
  const rejected: { task: Task; error: AppError }[] = []
  const epoch = performance.now()
  function add(task: Task, seconds = task.seconds): void {
    const work = async () => {
      started.push({ task, at: (performance.now() - epoch) / 1000 })
      await new Promise(resolve => setTimeout(resolve, seconds * 1000))
      ended.push(task)
    }
    queue.run(task, work).catch(error => rejected.push({ task, error }))
  }
  const accounts = () => started.map(({ task }) => task.account)
  return { add, started, ended, rejected, accounts }
}

async function later(seconds: number): Promise<void> {
  await vi.advanceTimersByTimeAsync(seconds * 1000)
}

test('a task that starts at once leaves no timer, which would keep the process from ending', async () => {
  const queue = createFairQueue({ ...unlimited, waitSeconds: 25 })
  await queue.run(small('a'), async () => undefined)
  expect(vi.getTimerCount()).toBe(0)
})

describe('accounts', () => {
  test('take turns by the time that they use, not by what they sent first or how much', async () => {
    const { add, accounts } = newQueue()
    for (let count = 0; count < 20; count++) add(large('flood'))
    for (let count = 0; count < 3; count++) add(large('other'))
    await later(6.5)
    expect(accounts()).toEqual(['flood', 'other', 'flood', 'other', 'flood', 'other', 'flood'])
  })

  test('with short invoices get several for one long invoice of another', async () => {
    const { add, accounts } = newQueue()
    for (let count = 0; count < 5; count++) add(large('long'))
    for (let count = 0; count < 50; count++) add(small('short'))
    await later(1.9)
    expect(accounts().filter(account => account === 'short')).toHaveLength(50)
    expect(accounts().filter(account => account === 'long')).toHaveLength(2)
  })

  test('are charged the measured time if the estimate was wrong', async () => {
    const { add, accounts } = newQueue()
    for (let count = 0; count < 20; count++) add(small('underestimated'), 1)
    for (let count = 0; count < 20; count++) add(small('honest'))
    await later(2.5)
    expect(accounts().filter(account => account === 'underestimated').length).toBeLessThanOrEqual(3)
    expect(accounts().filter(account => account === 'honest')).toHaveLength(20)
  })

  test('save up nothing while they have nothing to do', async () => {
    const { add, accounts } = newQueue()
    for (let count = 0; count < 30; count++) add(large('steady'))
    await later(10.5)
    for (let count = 0; count < 10; count++) add(large('new'))
    await later(6)
    expect(
      accounts()
        .slice(-6)
        .filter(account => account === 'new'),
    ).toHaveLength(3)
  })
})

describe('live and test', () => {
  test('live tasks go first, and test tasks get a tenth of the time', async () => {
    const { add, started } = newQueue({ waiting: 10_000 })
    for (let count = 0; count < 300; count++) {
      // many test accounts together have as many tasks as one live account
      add(large(`free ${count}`, 'test'))
      add(large('paying', 'live'))
    }
    await later(100.5)
    const modes = started.map(({ task }) => task.mode)
    expect(modes.slice(0, 3)).toEqual(['test', 'live', 'live'])
    expect(modes.filter(mode => mode === 'test').length).toBeGreaterThanOrEqual(9)
    expect(modes.filter(mode => mode === 'test').length).toBeLessThanOrEqual(12)
  })

  test('large test tasks are not charged for small ones in the slot that live tasks leave free', async () => {
    const { add, started } = newQueue({ slots: 2, largeSlots: 1 })
    for (let count = 0; count < 100; count++) add(large('paying', 'live'))
    for (let count = 0; count < 10; count++) add(large('free large', 'test'))
    for (let count = 0; count < 40; count++) add({ ...small('free small', 'test'), seconds: 0.05 }, 0.5)
    await later(20.5)
    const largeAccounts = started.map(({ task }) => task.account).filter(account => account !== 'free small')
    const positions = largeAccounts.flatMap((account, index) => (account === 'free large' ? [index] : []))
    expect(positions).toEqual([1, 10, 20])
  })

  test('test has everything while there is nothing live', async () => {
    const { add, ended } = newQueue()
    for (let count = 0; count < 5; count++) add(large('free', 'test'))
    await later(5)
    expect(ended).toHaveLength(5)
  })
})

describe('sizes', () => {
  test('a small task starts at once although large ones wait', async () => {
    const { add, started } = newQueue({ slots: 3, largeSlots: 2 })
    for (let count = 0; count < 20; count++) add(large('flood'))
    await later(0.2)
    add(small('other', 'test'))
    await later(0.001)
    expect(started).toHaveLength(3)
    expect(started[2]).toMatchObject({ task: { account: 'other' } })
  })

  test('an account has no more large ones running than its limit, while others pass', async () => {
    const { add, accounts } = newQueue({ slots: 5, largeSlots: 4, largePerAccount: 2 })
    for (let count = 0; count < 6; count++) add(large('flood'))
    add(large('other'))
    await later(0.5)
    expect(accounts().sort()).toEqual(['flood', 'flood', 'other'])
  })
})

describe('the store-wide limit of large tasks', () => {
  test('holds between queues that share the locks, and nothing is lost by waiting for them', async () => {
    const held = new Map<string, number>()
    let maxHeld = 0
    const lock: FairQueueOptions['lock'] = async ({ account }) => {
      const count = held.get(account) ?? 0
      if (count >= 2) return undefined
      held.set(account, count + 1)
      maxHeld = Math.max(maxHeld, count + 1)
      return async () => void held.set(account, (held.get(account) ?? 0) - 1)
    }
    const instances = [0, 1, 2].map(() => newQueue({ slots: 4, largeSlots: 3 }, { lock }))
    for (const { add } of instances) for (let count = 0; count < 4; count++) add(large('flood'))
    await later(0.1)
    for (const { add } of instances) add(large('other'))
    await later(12)
    expect(maxHeld).toBe(2)
    expect(instances.map(({ ended }) => ended.length)).toEqual([5, 5, 5])
  })

  test('takes no permit for small tasks, and a failing store stops no render', async () => {
    const lock = vi.fn().mockRejectedValue(new Error('no database'))
    const { add, ended } = newQueue({}, { lock })
    add(small('default'))
    await later(0.1)
    expect([ended.length, lock.mock.calls.length]).toEqual([1, 0])
    add(large('default'))
    await later(1.1)
    expect([ended.length, lock.mock.calls.length]).toEqual([2, 1])
  })
})

describe('the limit of a plan', () => {
  const limited = (task: Task, concurrent = 2): Task => ({ ...task, concurrent })

  test('applies to small and large tasks together, and leaves the slots to others', async () => {
    const { add, started, accounts } = newQueue({ slots: 6, largeSlots: 5 })
    for (let count = 0; count < 3; count++) {
      add(limited(large('flood')))
      add(limited(small('flood')))
    }
    add(large('other'))
    await later(0)
    expect(accounts().sort()).toEqual(['flood', 'flood', 'other'])
    await later(6)
    expect(started).toHaveLength(7)
  })

  test('lengthens the estimated wait of the account', async () => {
    const { add, rejected } = newQueue({ slots: 4, largeSlots: 4, waitSeconds: 10 })
    for (let count = 0; count < 14; count++) add(limited(large('flood'), 1))
    await later(0)
    expect(rejected.map(({ error }) => error.code)).toEqual(['rate_limited', 'rate_limited', 'rate_limited'])
  })

  test('applies across queues that share the permits, for small tasks too', async () => {
    let [held, maxHeld] = [0, 0]
    const lock: FairQueueOptions['lock'] = async ({ concurrent }) => {
      if (held >= (concurrent ?? 0)) return undefined
      held += 1
      maxHeld = Math.max(maxHeld, held)
      return async () => {
        held -= 1
      }
    }
    const instances = [0, 1].map(() => newQueue({ slots: 4, largeSlots: 3 }, { lock }))
    for (const { add } of instances) for (let count = 0; count < 5; count++) add(limited(small('flood')))
    await later(5)
    expect([maxHeld, instances.map(({ ended }) => ended.length)]).toEqual([2, [5, 5]])
  })
})

describe('above a limit', () => {
  test('of one account is rejected with the time until it has run', async () => {
    const { add, rejected, ended } = newQueue({ waitingPerAccount: 3 })
    for (let count = 0; count < 5; count++) add(large('flood'))
    add(small('other'))
    await later(0)
    expect(rejected).toMatchObject([
      { error: { code: 'rate_limited', details: { retryAfter: 4, message: { code: 'rate.waiting' } } } },
    ])
    await later(6)
    expect(ended).toHaveLength(5)
  })

  test('counts the bytes, and the seconds that the account would wait', async () => {
    const limits = [{ bytesPerAccount: 250 }, { waitSeconds: 2.5 }]
    for (const limit of limits) {
      const { add, rejected } = newQueue(limit)
      for (let count = 0; count < 4; count++) add(large('flood'))
      await later(0)
      expect(rejected.map(({ error }) => error.code)).toEqual(['rate_limited'])
    }
  })

  test('waits no longer than the limit, or than it may itself', async () => {
    const { add, rejected, ended, started } = newQueue({ waitSeconds: 2.5 })
    add(large('running'), 60)
    add(large('patient'))
    add({ ...large('hurried'), until: performance.now() + 1000 })
    await later(1.1)
    expect(rejected).toMatchObject([{ task: { account: 'hurried' }, error: { code: 'overloaded' } }])
    await later(1.5)
    expect(rejected.map(({ task }) => task.account)).toEqual(['hurried', 'patient'])
    add(large('next'), 3)
    await later(60)
    expect([started.length, ended.length]).toEqual([1, 1])
  })

  test('is refused also when the permits that it waited for were all held elsewhere', async () => {
    const { add, rejected, started } = newQueue({ waitSeconds: 1 }, { lock: async () => undefined })
    add(large('held up'))
    await later(1.5)
    expect(rejected).toMatchObject([{ task: { account: 'held up' }, error: { code: 'overloaded' } }])
    expect(started).toEqual([])
  })

  test('of all accounts takes the place from the account with the maxHeld, test first', async () => {
    const { add, rejected, accounts } = newQueue({ waiting: 6 })
    add(large('running'))
    for (let count = 0; count < 3; count++) add(large('flood'))
    for (let count = 0; count < 3; count++) add(large(`free ${count}`, 'test'))
    for (let count = 0; count < 4; count++) add(small(`new ${count}`))
    await later(0)
    const victims = rejected.map(({ task, error }) => `${task.account}: ${error.code}`)
    expect(victims).toEqual([
      'free 0: overloaded',
      'free 1: overloaded',
      'free 2: overloaded',
      'flood: overloaded',
    ])
    expect(rejected.every(({ error }) => Number(error.details.retryAfter) >= 1)).toBe(true)
    await later(10)
    expect(accounts()).toEqual(expect.arrayContaining(['new 0', 'new 1', 'new 2', 'new 3']))
  })

  test('rejects a newcomer where every account has one', async () => {
    const { add, rejected } = newQueue({ waiting: 2 })
    for (const account of ['running', 'first', 'second', 'third']) add(large(account))
    await later(0)
    expect(rejected).toMatchObject([{ task: { account: 'third' }, error: { code: 'overloaded' } }])
  })
})

test('a task that fails frees its slot and rejects with its own error', async () => {
  const queue: FairQueue = createFairQueue(unlimited)
  const failed = queue.run(small('default'), async () => {
    throw new TypeError('a bug')
  })
  await expect(failed).rejects.toThrow('a bug')
  expect(await queue.run(small('default'), async () => 'next')).toBe('next')
})

const tasks = fc.array(
  fc.record({
    account: fc.constantFrom('a', 'b', 'c', 'd'),
    mode: fc.constantFrom('live', 'test'),
    seconds: fc.constantFrom(0.005, 0.04, 0.2, 1),
    bytes: fc.constant(100),
    concurrent: fc.constant(null),
    took: fc.double({ min: 0.001, max: 2, noNaN: true }),
    after: fc.constantFrom(0, 0, 0, 0.1, 1),
  }),
  { minLength: 1, maxLength: 60 },
)

describe('whatever arrives', () => {
  test('everything accepted runs once, never more than the slots at once, and no slot stays free for what may run', async () => {
    const slots = fc.integer({ min: 1, max: 4 })
    await fc.assert(
      fc.asyncProperty(tasks, slots, async (arrivals, count) => {
        const limits = { ...unlimited, slots: count, largeSlots: Math.max(1, count - 1), waiting: 20 }
        const runningNow: { account: string; size: 'small' | 'large' }[] = []
        const waitingNow: typeof runningNow = []
        const seen = { ended: 0, rejected: 0 }
        const queue = createFairQueue(limits)
        function check(): void {
          const free = count - runningNow.length
          const runningLarge = runningNow.filter(({ size }) => size === 'large').length
          expect(free).toBeGreaterThanOrEqual(0)
          expect(runningLarge).toBeLessThanOrEqual(limits.largeSlots)
          const accounts = new Set(runningNow.map(({ account }) => account))
          if (count > 1 && free === 0) expect(accounts.size).toBeGreaterThan(1)
          const startable = waitingNow.filter(
            each =>
              (each.size === 'small' || runningLarge < limits.largeSlots) &&
              (free > 1 || !accounts.has(each.account)),
          )
          if (free > 0) expect(startable).toEqual([])
        }
        for (const { took, after, ...task } of arrivals) {
          await later(after)
          const own = {
            account: task.account,
            size: task.seconds > limits.largeSeconds ? 'large' : 'small',
          } as const
          waitingNow.push(own)
          const work = async ({ used }: TaskContext) => {
            waitingNow.splice(waitingNow.indexOf(own), 1)
            runningNow.push(own)
            await new Promise(resolve => setTimeout(resolve, took * 1000))
            runningNow.splice(runningNow.indexOf(own), 1)
            seen.ended += 1
            // as estimated, so that the sizes do not change
            used(task.seconds)
          }
          queue.run(task, work).catch(() => {
            waitingNow.splice(waitingNow.indexOf(own), 1)
            seen.rejected += 1
          })
          await later(0)
          check()
        }
        await later(200)
        check()
        expect(seen.ended + seen.rejected).toBe(arrivals.length)
        expect(waitingNow).toEqual([])
      }),
      { numRuns: 60 },
    )
  })

  test('no account starves: a task waits at maxHeld for what every other account may run meanwhile', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 1, max: 5 }),
        fc.constantFrom('live', 'test'),
        async (others, mode) => {
          const { add, started } = newQueue({ waiting: 10_000, waitingPerAccount: 10_000 })
          for (let round = 0; round < 60; round++)
            for (let other = 0; other < others; other++) {
              add(large(`live ${other}`, 'live'))
              add(large(`test ${other}`, 'test'))
            }
          await later(7.5)
          add(small('late', mode))
          await later(11 * (others + 2))
          const late = started.find(({ task }) => task.account === 'late')
          expect(late).toBeDefined()
          if (mode === 'live') expect(Number(late?.at) - 7.5).toBeLessThanOrEqual(others + 3)
        },
      ),
      { numRuns: 10 },
    )
  })
})
