import type { StoredSchedule } from '#app/ports/schedules.ts'
import { parseJsonOrUndefined } from '#core/json/json.ts'
import { scheduleSchema } from '#core/schedule/schedule.ts'
import { type Row, type Sql, textOf } from '../sqlite/sql.ts'

/** @returns `undefined` if the row holds no valid schedule */
export function storedScheduleOf(row: Row): StoredSchedule | undefined {
  const parsed = scheduleSchema.safeParse(parseJsonOrUndefined(textOf(row, 'schedule')))
  if (!parsed.success) return undefined
  return {
    id: textOf(row, 'id'),
    revision: Number(row.revision),
    updatedAt: textOf(row, 'updated_at'),
    schedule: parsed.data,
  }
}

/** Inserts or replaces the row of a schedule. */
export function writeSchedule(sql: Sql, { id, revision, updatedAt, schedule }: StoredSchedule): void {
  sql.run(
    `INSERT OR REPLACE INTO schedules VALUES (:id, :revision, :updatedAt, :schedule,
       checksum(:id, :revision, :updatedAt, :schedule))`,
    { id, revision, updatedAt, schedule: JSON.stringify(schedule) },
  )
}
