import { expect, test } from 'vitest'
import { createMetrics, measureEventLoopDelay } from './metrics.ts'

const countAbove = async (metrics: ReturnType<typeof createMetrics>, seconds: string): Promise<number> => {
  const text = await metrics.text()
  const bucket = (le: string) =>
    Number(new RegExp(`billwright_event_loop_delay_seconds_bucket{le="${le}"} (\\d+)`).exec(text)?.[1])
  return bucket('\\+Inf') - bucket(seconds)
}

test('work that keeps the thread is counted by its length, until the measuring is stopped', async () => {
  const metrics = createMetrics()
  const stop = measureEventLoopDelay(metrics.loopDelayed)
  const pause = () => new Promise(resolve => setTimeout(resolve, 30))
  const work = () => {
    const end = performance.now() + 150
    while (performance.now() < end);
  }
  await pause()
  expect(await countAbove(metrics, '10')).toBe(0)
  const before = await countAbove(metrics, '0.1')
  work()
  await pause()
  const counted = await countAbove(metrics, '0.1')
  expect(counted).toBeGreaterThan(before)
  stop()
  work()
  await pause()
  expect(await countAbove(metrics, '0.1')).toBe(counted)
})
