import { setImmediate as nextTurn } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { AppError } from '#core/errors/app-error.ts'
import { createCooperativeQueue } from './cooperative-queue.ts'

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
