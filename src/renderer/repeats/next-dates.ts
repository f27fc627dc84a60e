import { firstIndexFrom, type Interval, occurrence } from '#core/recurrence/interval.ts'
import { anchorOf, type ScheduleEnd } from '#core/recurrence/schedule.ts'

const maxDates = 5

/** The first dates of a plan. `candidates` are dates whose day is kept, if `next` follows from them. */
export function nextDates(
  { interval, next, end }: { interval: Interval; next: string; end: ScheduleEnd },
  candidates: readonly (string | undefined)[],
): string[] {
  const anchor = anchorOf(next, interval, candidates)
  const first = firstIndexFrom(anchor, interval, next)
  const count = end.kind === 'count' ? Math.min(end.count, maxDates) : maxDates
  return Array.from({ length: count }, (_, index) => occurrence(anchor, interval, first + index)).filter(
    (date): date is string => date !== undefined && (end.kind !== 'date' || date <= end.date),
  )
}
