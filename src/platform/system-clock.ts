import type { Clock } from '#app/ports.ts'

/** What is longer, Node runs at once. */
const longestTimer = 2 ** 31 - 1

export const systemClock: Clock = {
  now: () => new Date(),
  today() {
    const now = new Date()
    const two = (value: number) => String(value).padStart(2, '0')
    return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`
  },
  after(ms, run) {
    const timer = setTimeout(run, Math.min(ms, longestTimer))
    timer.unref()
    return () => clearTimeout(timer)
  },
}
