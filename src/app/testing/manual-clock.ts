import type { Clock } from '../ports/ports.ts'

/** A clock whose timers are run by the test. */
export function manualClock(now = () => new Date()) {
  const timers = new Set<{ ms: number; run: () => void }>()
  const clock: Clock = {
    now,
    today: () => '2026-11-21',
    after(ms, run) {
      const timer = { ms, run }
      timers.add(timer)
      return () => void timers.delete(timer)
    },
  }
  return {
    clock,
    waits: () => [...timers].map(({ ms }) => ms),
    /** runs all timers, or only those of this length */
    pass(ms?: number) {
      for (const timer of [...timers]) {
        if (ms !== undefined && timer.ms !== ms) continue
        timers.delete(timer)
        timer.run()
      }
    },
  }
}
