import type { Clock } from '#app/ports/ports.ts'
import { localDateOf } from '#core/text/calendar-date.ts'

/** Node fires longer timers immediately. */
const maxTimerMs = 2 ** 31 - 1

export const systemClock: Clock = {
  now: () => new Date(),
  today: () => localDateOf(new Date()),
  after(ms, run) {
    const timer = setTimeout(run, Math.min(ms, maxTimerMs))
    timer.unref()
    return () => clearTimeout(timer)
  },
}
