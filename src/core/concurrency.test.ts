import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createSemaphore } from './concurrency.ts'

test('limits concurrency and runs all work despite failures', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 1, max: 5 }),
      fc.array(fc.record({ ticks: fc.nat(4), fails: fc.boolean(), hasPriority: fc.boolean() })),
      async (max, works) => {
        const semaphore = createSemaphore(max)
        let running = 0
        let highest = 0
        let done = 0
        await Promise.allSettled(
          works.map(({ ticks, fails, hasPriority }) =>
            semaphore.take(async () => {
              highest = Math.max(highest, ++running)
              for (let tick = 0; tick < ticks; tick++) await null
              running--
              done++
              if (fails) throw new Error('it fails')
            }, hasPriority),
          ),
        )
        expect(done).toBe(works.length)
        expect(highest).toBeLessThanOrEqual(max)
        if (works.length > max && works.every(({ ticks }) => ticks > 0)) expect(highest).toBe(max)
      },
    ),
  )
})

test('runs work with priority first and drops waiting work on close', async () => {
  const semaphore = createSemaphore(1)
  const order: string[] = []
  const { promise, resolve } = Promise.withResolvers<void>()
  const work = (name: string) => async () => {
    order.push(name)
    await promise
  }
  const all = [
    semaphore.take(work('running'), false),
    semaphore.take(work('by itself'), false),
    semaphore.take(work('waited for'), true),
  ]
  resolve()
  await Promise.all(all)
  expect(order).toEqual(['running', 'waited for', 'by itself'])

  const gate = Promise.withResolvers<void>()
  const first = semaphore.take(() => gate.promise, true)
  const second = semaphore.take(work('too late'), true)
  semaphore.close()
  gate.resolve()
  await Promise.all([first, second, semaphore.take(work('later still'), true)])
  expect(order).toHaveLength(3)
})
