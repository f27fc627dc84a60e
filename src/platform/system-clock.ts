import type { Clock } from '#app/ports.ts'

export const systemClock: Clock = {
  now: () => new Date(),
  today() {
    const now = new Date()
    const two = (value: number) => String(value).padStart(2, '0')
    return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`
  },
  after(ms, run) {
    const timer = setTimeout(run, ms)
    timer.unref()
    return () => clearTimeout(timer)
  },
}
