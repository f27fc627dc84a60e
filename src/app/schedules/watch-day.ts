import type { Clock } from '../ports/ports.ts'

/** Also found after sleep and after the clock was set, which a timer until midnight would miss. */
const checkMs = 60_000

/** Calls `onDay` when the date of this computer becomes another one. */
export function watchDay(clock: Pick<Clock, 'today' | 'after'>, onDay: () => void): { close(): void } {
  let day = clock.today()
  let stop = clock.after(checkMs, check)

  function check(): void {
    const today = clock.today()
    if (today !== day) {
      day = today
      onDay()
    }
    stop = clock.after(checkMs, check)
  }

  return { close: () => stop() }
}
