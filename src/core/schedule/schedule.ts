import { z } from 'zod'
import { date } from '../fields/value-schemas.ts'
import { isCalendarDate } from '../text/calendar-date.ts'
import { firstIndexFrom, type Interval, intervalSchema, occurrence } from './interval.ts'

const maxCount = 9999
const maxSkipped = 10_000
/** Number of dates shown before a plan is saved. */
const maxDates = 5

export const scheduleEndSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('never') }),
  /** the last possible issue date */
  z.strictObject({ kind: z.literal('date'), date }),
  /** number of periods from `start`, made or skipped */
  z.strictObject({ kind: z.literal('count'), count: z.int().min(0).max(maxCount) }),
])

export type ScheduleEnd = z.output<typeof scheduleEndSchema>

/** Which drafts are made from an invoice, and when. A period is identified by its issue date. */
export const scheduleSchema = z.strictObject({
  sourceId: z.uuid(),
  interval: intervalSchema,
  /** date from which all periods are counted, so that they keep its day */
  anchor: date,
  /** issue date of the first period */
  start: date,
  end: scheduleEndSchema,
  /** whether months, years and periods in texts are replaced by those of the new period */
  movesTexts: z.boolean(),
  isPaused: z.boolean(),
  /** periods that the user skipped */
  skipped: z.array(date).max(maxSkipped),
})

export type Schedule = z.output<typeof scheduleSchema>

/** Whether the period has a draft, deleted or not. */
export type IsMade = (period: string) => boolean

/** Periods that are neither made nor skipped, oldest first. */
function* openPeriods(schedule: Schedule, isMade: IsMade): Generator<string> {
  const skipped = new Set(schedule.skipped)
  for (let index = 0; ; index++) {
    const period = periodAt(schedule, index)
    if (period === undefined) return
    if (!skipped.has(period) && !isMade(period)) yield period
  }
}

/** @returns `undefined` after the end of the schedule */
function periodAt({ anchor, start, interval, end }: Schedule, index: number): string | undefined {
  if (end.kind === 'count' && index >= end.count) return undefined
  const period = occurrence(anchor, interval, firstIndexFrom(anchor, interval, start) + index)
  return end.kind === 'date' && period !== undefined && period > end.date ? undefined : period
}

/** Number of periods before a date. */
const indexOf = ({ anchor, start, interval }: Schedule, date: string): number =>
  Math.max(0, firstIndexFrom(anchor, interval, date) - firstIndexFrom(anchor, interval, start))

/** Open periods up to today; none if the schedule is paused. */
export function duePeriods(schedule: Schedule, isMade: IsMade, today: string, limit: number): string[] {
  const due: string[] = []
  if (schedule.isPaused) return due
  for (const period of openPeriods(schedule, isMade)) {
    if (period > today || due.length === limit) break
    due.push(period)
  }
  return due
}

/** The first open period; `undefined` if the schedule has ended. */
export const nextPeriod = (schedule: Schedule, isMade: IsMade): string | undefined =>
  openPeriods(schedule, isMade).next().value

/** Whether a date is a period of the schedule. */
export const isPeriod = (schedule: Schedule, date: string): boolean =>
  periodAt(schedule, indexOf(schedule, date)) === date

/**
 * Number of periods from `date` to the end of the schedule; `undefined` if it does not end after a number of periods.
 */
export const remainingCount = (schedule: Schedule, date: string): number | undefined =>
  schedule.end.kind === 'count' ? Math.max(0, schedule.end.count - indexOf(schedule, date)) : undefined

/** The source invoice of a schedule, with its issue date. */
export interface ScheduleSource {
  sourceId: string
  sourceDate: string | undefined
}

/** Settings of a schedule that the user chooses. */
export interface SchedulePlan {
  interval: Interval
  /** the next issue date */
  next: string
  /** a count starts at `next` */
  end: ScheduleEnd
  movesTexts: boolean
}

/**
 * The date from which periods are counted: the first candidate whose series contains `next`, so that its day of the
 * month is kept. 31 October and 30 November are followed by 31 December.
 */
const anchorOf = (next: string, interval: Interval, candidates: readonly (string | undefined)[]): string =>
  candidates.find(
    candidate =>
      candidate !== undefined &&
      isCalendarDate(candidate) &&
      occurrence(candidate, interval, firstIndexFrom(candidate, interval, next)) === next,
  ) ?? next

/**
 * The first dates of a plan.
 * @param candidates see {@link anchorOf}
 */
export function nextDates(
  { interval, next, end }: Pick<SchedulePlan, 'interval' | 'next' | 'end'>,
  candidates: readonly (string | undefined)[],
): string[] {
  const anchor = anchorOf(next, interval, candidates)
  const first = firstIndexFrom(anchor, interval, next)
  const count = end.kind === 'count' ? Math.min(end.count, maxDates) : maxDates
  return Array.from({ length: count }, (_, index) => occurrence(anchor, interval, first + index)).filter(
    (date): date is string => date !== undefined && (end.kind !== 'date' || date <= end.date),
  )
}

/** Creates a schedule from a plan. `sourceDate` is the issue date of the source. */
export function scheduleOf(
  { interval, next, end, movesTexts }: SchedulePlan,
  { sourceId, sourceDate }: ScheduleSource,
): Schedule {
  const anchor = anchorOf(next, interval, [sourceDate])
  return { sourceId, interval, anchor, start: next, end, movesTexts, isPaused: false, skipped: [] }
}

/** Applies a plan. The schedule restarts if the interval or the next date changes. */
export function withPlan(
  schedule: Schedule,
  plan: SchedulePlan,
  { sourceId, sourceDate }: ScheduleSource,
  isMade: IsMade,
): Schedule {
  const { interval, next, end, movesTexts } = plan
  const isSame =
    next === nextPeriod(schedule, isMade) &&
    interval.every === schedule.interval.every &&
    interval.unit === schedule.interval.unit
  const begun = {
    ...schedule,
    interval,
    anchor: anchorOf(next, interval, [schedule.anchor, sourceDate]),
    start: next,
    skipped: schedule.skipped.filter(period => period < next),
  }
  const planned = { ...(isSame ? schedule : begun), sourceId, movesTexts }
  return {
    ...planned,
    end:
      end.kind === 'count'
        ? { kind: 'count', count: Math.min(maxCount, indexOf(planned, next) + end.count) }
        : end,
  }
}

/** Resumes a paused schedule; periods that passed during the pause are skipped. */
export function resumed(schedule: Schedule, isMade: IsMade, today: string): Schedule {
  const passed = duePeriods({ ...schedule, isPaused: false }, isMade, today, maxSkipped)
  return {
    ...schedule,
    isPaused: false,
    skipped: [...schedule.skipped, ...passed.filter(period => period < today)],
  }
}

/** Ends a schedule before its next period. */
export function ended(schedule: Schedule, isMade: IsMade): Schedule {
  const next = nextPeriod(schedule, isMade)
  return next === undefined
    ? schedule
    : { ...schedule, end: { kind: 'count', count: indexOf(schedule, next) } }
}
