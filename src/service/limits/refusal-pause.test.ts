import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createRefusalPause } from './refusal-pause.ts'

// only `performance` is faked, because AbortSignal and sleep use real timers
beforeEach(() => void vi.useFakeTimers({ toFake: ['performance'] }))
afterEach(() => void vi.useRealTimers())

const sender = { account_id: 'a', mode: 'test' } as const

test('an account that retries at once after a rejection is rejected after a pause, others are not', async () => {
  const pause = createRefusalPause()
  await pause.wait(sender)
  pause.refused(sender, 20)
  await pause.wait({ ...sender, mode: 'live' })
  await pause.wait({ ...sender, account_id: 'b' })
  vi.advanceTimersByTime(990)
  await expect(pause.wait(sender)).rejects.toMatchObject({
    code: 'rate_limited',
    details: { retryAfter: 20, message: { code: 'rate.waiting' } },
  })
  // each rejected request restarts the second
  vi.advanceTimersByTime(990)
  await expect(pause.wait(sender)).rejects.toMatchObject({ details: { retryAfter: 19 } })
  vi.advanceTimersByTime(1001)
  await pause.wait(sender)
})

test('the pause ends with Retry-After at the latest', async () => {
  const pause = createRefusalPause()
  pause.refused(sender, 1)
  vi.advanceTimersByTime(990)
  await expect(pause.wait(sender)).rejects.toMatchObject({ details: { retryAfter: 1 } })
  vi.advanceTimersByTime(11)
  await pause.wait(sender)
})
