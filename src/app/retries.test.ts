import { expect, test } from 'vitest'
import { createRetries } from './retries.ts'
import { manualClock } from './testing/manual-clock.ts'

function setUp() {
  const time = manualClock()
  const ran: string[] = []
  const retries = createRetries(time.clock, id => ran.push(id))
  return { ...time, ran, retries }
}

/** Whether a wait in ms is 50 to 100 % of the full backoff. */
const isBackoff = (wait: number | undefined, full: number) =>
  wait !== undefined && wait >= full / 2 && wait <= full

test('waits as long as asked, or as the backoff that grows with every failure', () => {
  const { retries, waits, pass, ran } = setUp()
  retries.later('a', 60_000)
  expect(waits()).toEqual([60_000])
  pass()
  retries.later('a', 0)
  expect(isBackoff(waits()[0], 1000)).toBe(true)
  retries.later('a', 0)
  expect(waits()).toHaveLength(1)
  expect(isBackoff(waits()[0], 2000)).toBe(true)
  pass()
  expect(ran).toEqual(['a', 'a'])
})

test('each has its own time and its own failures', () => {
  const { retries, waits } = setUp()
  for (const id of ['a', 'a', 'a', 'b']) retries.later(id, 0)
  expect(waits()).toHaveLength(2)
  expect(isBackoff(waits()[1], 500)).toBe(true)
})

test('stopped work is not run, and its next failure is not the first; forgotten work starts afresh', () => {
  const { retries, waits, pass, ran } = setUp()
  retries.later('a', 0)
  retries.stop('a')
  expect(waits()).toEqual([])
  retries.later('a', 0)
  expect(isBackoff(waits()[0], 1000)).toBe(true)
  retries.forget('a')
  expect(waits()).toEqual([])
  retries.later('a', 0)
  expect(isBackoff(waits()[0], 500)).toBe(true)
  retries.stop('never waited')
  pass()
  expect(ran).toEqual(['a'])
})

test('closed, nothing waits any more', () => {
  const { retries, waits } = setUp()
  retries.later('a', 0)
  retries.later('b', 0)
  retries.close()
  retries.later('c', 0)
  expect(waits()).toEqual([])
})
