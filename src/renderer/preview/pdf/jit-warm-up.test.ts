import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createJitWarmUp } from './jit-warm-up.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function open(draw: () => Promise<void> = async () => undefined) {
  let rendered = 0
  const warmUp = createJitWarmUp(() => {
    rendered += 1
    return draw()
  })
  return { ...warmUp, rendered: () => rendered, after: (ms: number) => vi.advanceTimersByTimeAsync(ms) }
}

test('renders nothing before the first request', async () => {
  const { after, rendered } = open()
  await after(60_000)
  expect(rendered()).toBe(0)
})

test('renders a limited number of pages while idle', async () => {
  const { postpone, after, rendered } = open()
  postpone()
  await after(399)
  expect(rendered()).toBe(0)
  await after(1 + 25 * 10)
  expect(rendered()).toBe(11)
  await after(60_000)
  expect(rendered()).toBe(120)
  postpone()
  await after(60_000)
  expect(rendered()).toBe(120)
})

test('is postponed by a request, even during a page, and never renders two at once', async () => {
  let finish = () => {}
  const { postpone, after, rendered } = open(() => new Promise(resolve => (finish = resolve)))
  postpone()
  await after(300)
  postpone()
  await after(300)
  expect(rendered()).toBe(0)
  await after(100)
  expect(rendered()).toBe(1)
  postpone()
  finish()
  await after(399)
  expect(rendered()).toBe(1)
  await after(1)
  expect(rendered()).toBe(2)
  finish()
  await after(25)
  expect(rendered()).toBe(3)
})

test('continues after a page that fails to render', async () => {
  const { postpone, after, rendered } = open(() => Promise.reject(new Error('no such page')))
  postpone()
  await after(60_000)
  expect(rendered()).toBe(120)
})
