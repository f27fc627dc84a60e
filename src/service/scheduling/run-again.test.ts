import { expect, test } from 'vitest'
import { createRunAgain } from './run-again.ts'

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
