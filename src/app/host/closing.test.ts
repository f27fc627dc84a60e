import { expect, test } from 'vitest'
import { createEvents } from '../events.ts'
import type { Clock } from '../ports.ts'
import { createClosing } from './closing.ts'

/** A clock whose time passes when the test says so, and a page that does what the test says. */
function setUp(page: (closing: ReturnType<typeof createClosing>) => void = () => {}) {
  const timers = new Map<() => void, number>()
  const clock: Clock = {
    now: () => new Date(0),
    today: () => '1970-01-01',
    after(ms, run) {
      timers.set(run, ms)
      return () => timers.delete(run)
    },
  }
  const events = createEvents()
  const closing = createClosing(clock, events)
  let asked = 0
  events.listen(() => {
    asked += 1
    page(closing)
  })
  let gone = false
  const close = () => {
    const answer = closing.ask()
    void answer.then(() => {
      gone = true
    })
    return answer
  }
  return {
    closing,
    close,
    timers: () => [...timers.values()],
    pass: () => {
      for (const run of [...timers.keys()]) run()
    },
    asked: () => asked,
    gone: async () => {
      await Promise.resolve()
      return gone
    },
  }
}

test('a page that flushed lets the window go', async () => {
  const { close } = setUp(closing => {
    closing.heard()
    closing.ready()
  })
  await close()
})

test('a dead page, which nobody could close for a day, is waited for three seconds', async () => {
  const { close, timers, pass } = setUp()
  const closed = close()
  expect(timers()).toEqual([3000])
  pass()
  await closed
})

test('a window is not gone a day after "Stay": no clock runs, however often it was closed', async () => {
  const { close, timers, pass, gone } = setUp(closing => closing.heard())
  void close()
  void close()
  expect(timers()).toEqual([])
  pass()
  expect(await gone()).toBe(false)
})

test('closing again after "Stay" asks again, and both get the one answer', async () => {
  const { closing, close, asked } = setUp(closing => closing.heard())
  const [first, second] = [close(), close()]
  expect(first).toBe(second)
  expect(asked()).toBe(2)
  closing.ready()
  await first
})

test('a page that died after it had heard is found out by closing again', async () => {
  let lives = true
  const { close, timers, pass } = setUp(closing => {
    if (lives) closing.heard()
  })
  void close()
  lives = false
  const closed = close()
  expect(timers()).toEqual([3000])
  pass()
  await closed
})
