import type { DatabaseSync } from 'node:sqlite'
import { isCalendarDate } from '#core/text/calendar-date.ts'
import { storedScheduleOf, writeSchedule } from '../schedules/schedule-store.ts'
import { type Row, type Sql, textOf } from '../sqlite/sql.ts'
import { isNewerRevision, omittedRows } from './insert-row.ts'
import type { MergeSource } from './merge-attempts.ts'
import { hasHead, hasTable, isId, readableRows } from './readable-rows.ts'

/**
 * Merges schedules of the source that the copy lacks or has in an older state; none from deliberately replaced data.
 * @returns whether everything could be read
 */
export function mergeSchedules(sql: Sql, { database, attempts, isLater }: MergeSource): boolean {
  if (attempts !== 'all' || !hasTable(database, 'schedules')) return true
  const mergeRow = (row: Row) =>
    row.is_intact === 1 &&
    hasHead(row) &&
    (!isNewerRevision(sql, 'schedules', row, isLater) || merge(sql, row))
  return omittedRows(sql, database, 'schedules', mergeRow) === 0
}

/** @returns `false` if the row contains no valid schedule */
function merge(sql: Sql, row: Row): boolean {
  const stored = storedScheduleOf(row)
  if (stored) writeSchedule(sql, stored)
  return stored !== undefined
}

/** The periods for which invoices of the source were made. */
function periodsIn(database: DatabaseSync): Row[] {
  try {
    return readableRows(database, 'invoices', 'id, schedule_id, schedule_period').rows
  } catch {
    return []
  }
}

/**
 * Merges which periods have a draft, after the drafts were merged. A later source decides; otherwise a period keeps the
 * draft of the copy.
 * @returns whether everything could be read
 */
export function mergePeriods(sql: Sql, { database, isLater }: MergeSource): boolean {
  if (!hasTable(database, 'schedules')) return true
  const rows = periodsIn(database)
  // Removes first, because a period may have moved to another draft.
  if (isLater)
    for (const row of rows)
      sql.run(
        `UPDATE invoices SET schedule_id = NULL, schedule_period = NULL
           WHERE id = :id AND (schedule_id IS NOT :scheduleId OR schedule_period IS NOT :period)`,
        valuesOf(row),
      )
  for (const values of rows.map(valuesOf).filter(({ scheduleId }) => scheduleId !== null))
    sql.run(
      `UPDATE invoices SET schedule_id = :scheduleId, schedule_period = :period
         WHERE id = :id AND schedule_id IS NULL AND NOT EXISTS
           (SELECT 1 FROM invoices WHERE schedule_id = :scheduleId AND schedule_period = :period)`,
      values,
    )
  return rows.every(row => (row.schedule_id ?? null) === valuesOf(row).scheduleId)
}

/** Invalid values are read as no period. */
function valuesOf(row: Row) {
  const isLink = isId(row.schedule_id) && isCalendarDate(String(row.schedule_period))
  return {
    id: textOf(row, 'id'),
    scheduleId: isLink ? textOf(row, 'schedule_id') : null,
    period: isLink ? textOf(row, 'schedule_period') : null,
  }
}
