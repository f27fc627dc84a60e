import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createJitWarmUp } from './jit-warm-up.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function open(draw: () => Promise<void> = async () => undefined) {
  let drawn = 0
  const rehearsal = createJitWarmUp(() => {
    drawn += 1
    return draw()
  })
  return { ...rehearsal, drawn: () => drawn, after: (ms: number) => vi.advanceTimersByTimeAsync(ms) }
}

test('renders nothing before the first request', async () => {
  const { after, drawn } = open()
  await after(60_000)
  expect(drawn()).toBe(0)
})

test('renders a limited number of pages while idle', async () => {
  const { postpone: wait, after, drawn } = open()
  wait()
  await after(399)
  expect(drawn()).toBe(0)
  await after(1 + 25 * 10)
  expect(drawn()).toBe(11)
  await after(60_000)
  expect(drawn()).toBe(120)
  wait()
  await after(60_000)
  expect(drawn()).toBe(120)
})

test('is postponed by a request, even during a page, and never renders two at once', async () => {
  let finish = () => {}
  const { postpone: wait, after, drawn } = open(() => new Promise(resolve => (finish = resolve)))
  wait()
  await after(300)
  wait()
  await after(300)
  expect(drawn()).toBe(0)
  await after(100)
  expect(drawn()).toBe(1)
  wait()
  finish()
  await after(399)
  expect(drawn()).toBe(1)
  await after(1)
  expect(drawn()).toBe(2)
  finish()
  await after(25)
  expect(drawn()).toBe(3)
})

test('continues after a page that fails to render', async () => {
  const { postpone: wait, after, drawn } = open(() => Promise.reject(new Error('no such page')))
  wait()
  await after(60_000)
  expect(drawn()).toBe(120)
})
