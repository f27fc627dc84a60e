import { expect, test } from 'vitest'
import { createFairQueue } from '../../src/service/scheduling/fair-queue.ts'
import { queueLimits } from '../../src/service/scheduling/queue-limits.ts'
import { createFifoQueue } from './fifo-queue.ts'
import { simulate } from './simulate.ts'
import { simulateTime } from './simulated-clock.ts'

test('simulated time runs timers in their order, drops cleared ones, ends in time and gives the real clock back', async () => {
  const events: string[] = []
  const note = (text: string) => () => events.push(`${text} at ${performance.now()}`)
  const realNow = performance.now()
  await simulateTime(() => {
    setTimeout(note('third'), 2000)
    setTimeout(note('first'), 1000)
    const dropped = setTimeout(note('dropped'), 1500)
    setTimeout(() => {
      void Promise.resolve().then(note('after an await'))
      clearTimeout(dropped)
    }, 1000)
    setTimeout(note('too late'), 3001)
  }, 3)
  expect(events).toEqual(['first at 1000', 'after an await at 1000', 'third at 2000'])
  expect(performance.now()).toBeGreaterThanOrEqual(realNow)
})

const overload = { accounts: 100, load: 1.5, seconds: 20, limits: queueLimits(4), seed: 7 }

test('in the fair queue no modest account is starved by the others, as it is first in, first out', async () => {
  const fair = await simulate({ ...overload, createQueue: createFairQueue })
  const fifo = await simulate({ ...overload, createQueue: createFifoQueue })
  expect(fair.poorest).toBeGreaterThan(0.9)
  expect(fifo.poorest).toBeLessThan(fair.poorest)
  expect(fair.utilization).toBeGreaterThan(0.95)
  const p95 = (figures: typeof fair) => figures.classes.map(each => each.p95)
  expect(p95(fair)[0]).toBeLessThan(p95(fifo)[0] ?? 0)
})

test('one seed gives one result', async () => {
  const short = { ...overload, seconds: 5, createQueue: createFairQueue }
  expect(await simulate(short)).toEqual(await simulate(short))
})
