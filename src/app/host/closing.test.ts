import { expect, test } from 'vitest'
import { createEvents } from '../events.ts'
import type { Clock } from '../ports/ports.ts'
import { createClosing } from './closing.ts'

/** Manual timers, and a page that runs the given handler. */
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
  const events = createEvents({
    log: { write: () => undefined },
    readStatus: () => null,
    readSources: () => [],
  })
  const closing = createClosing(clock, events)
  let requestCount = 0
  events.listen(() => {
    requestCount += 1
    page(closing)
  })
  let isReleased = false
  const close = () => {
    const answer = closing.request()
    void answer.then(() => {
      isReleased = true
    })
    return answer
  }
  return {
    closing,
    close,
    timers: () => [...timers.values()],
    runTimers: () => {
      for (const run of [...timers.keys()]) run()
    },
    requestCount: () => requestCount,
    isReleased: async () => {
      await Promise.resolve()
      return isReleased
    },
  }
}

test('the window closes after the page has flushed', async () => {
  const { close } = setUp(closing => {
    closing.acknowledge()
    closing.ready()
  })
  await close()
})

test('a page that does not respond is closed after three seconds', async () => {
  const { close, timers, runTimers } = setUp()
  const closed = close()
  expect(timers()).toEqual([3000])
  runTimers()
  await closed
})

test('after an acknowledgement there is no timeout', async () => {
  const { close, timers, runTimers, isReleased } = setUp(closing => closing.acknowledge())
  void close()
  void close()
  expect(timers()).toEqual([])
  runTimers()
  expect(await isReleased()).toBe(false)
})

test('a repeated request asks the page again and shares the promise', async () => {
  const { closing, close, requestCount } = setUp(closing => closing.acknowledge())
  const [first, second] = [close(), close()]
  expect(first).toBe(second)
  expect(requestCount()).toBe(2)
  closing.ready()
  await first
})

test('a repeated request detects a page that died after its acknowledgement', async () => {
  let lives = true
  const { close, timers, runTimers } = setUp(closing => {
    if (lives) closing.acknowledge()
  })
  void close()
  lives = false
  const closed = close()
  expect(timers()).toEqual([3000])
  runTimers()
  await closed
})
