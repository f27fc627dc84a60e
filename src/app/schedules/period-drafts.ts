import type { IsMade } from '#core/schedule/schedule.ts'
import { draftIdOf } from '../period-draft-id.ts'
import type { ScheduleStore, StoredSchedule } from '../ports/schedules.ts'

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
