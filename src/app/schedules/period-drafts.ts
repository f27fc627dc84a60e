import { createHash } from 'node:crypto'
import type { IsMade } from '#core/schedule/schedule.ts'
import type { ScheduleStore, StoredSchedule } from '../ports/schedules.ts'

/**
 * The id of the draft of a period. It follows from schedule and period, so a second draft would have the same id: also
 * in older data that were restored, and where only a submission of the draft is known.
 */
export function draftIdOf(scheduleId: string, period: string): string {
  const hash = createHash('sha256').update(`${scheduleId} ${period}`).digest('hex')
  // A UUID of version 8 (RFC 9562), whose other bits are free.
  const variant = ((Number.parseInt(hash.slice(16, 18), 16) & 0x3f) | 0x80).toString(16)
  return `${hash.slice(0, 8)}-${hash.slice(8, 12)}-8${hash.slice(13, 16)}-${variant}${hash.slice(18, 20)}-${hash.slice(20, 32)}`
}

/**
 * The number under which a period was billed, by its draft or by the first one, whose place another may have taken in
 * data of older versions.
 */
export function billedAs(schedules: ScheduleStore, scheduleId: string, period: string): string | undefined {
  const draft = schedules.draftsOf(scheduleId).find(each => each.period === period)
  if (draft?.isBilled) return draft.invoice_number
  return schedules.billedNumber(draftIdOf(scheduleId, period))
}

/** Which periods of a schedule have a draft, deleted or not. */
export function madePeriods(schedules: ScheduleStore, { id }: StoredSchedule): IsMade {
  const made = new Set(schedules.draftsOf(id).map(({ period }) => period))
  return period => made.has(period) || schedules.isInUse(draftIdOf(id, period))
}
