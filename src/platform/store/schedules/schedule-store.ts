import type { DraftLink, NewDraft, PeriodDraft, ScheduleStore, StoredSchedule } from '#app/ports/schedules.ts'
import type { SettingStore } from '#app/ports/store.ts'
import { parseJsonOrUndefined } from '#core/json/json.ts'
import { scheduleSchema } from '#core/schedule/schedule.ts'
import { insertInvoice } from '../invoices/invoice-row.ts'
import { createRevisions } from '../invoices/revisions.ts'
import { intactExpression } from '../schema/checksums.ts'
import { type Row, type Sql, textOf } from '../sqlite/sql.ts'

/** Name of the setting with the links of an unfinished creation of drafts; `null` without one. */
const unfinishedDrafts = 'unfinished-drafts'

/** Stores schedules, and the columns `schedule_id` and `schedule_period` of their drafts. */
export function createScheduleStore(sql: Sql, settings: SettingStore): ScheduleStore {
  const revisions = createRevisions(sql)
  const select = `SELECT *, ${intactExpression('schedules')} AS is_intact FROM schedules`

  function intact(row: Row): StoredSchedule | undefined {
    const stored = row.is_intact === 1 ? storedScheduleOf(row) : undefined
    if (!stored) sql.reportDamage()
    return stored
  }

  function find(id: string): StoredSchedule | undefined {
    const row = sql.row(`${select} WHERE id = :id`, { id })
    const stored = row && intact(row)
    if (row && !stored) throw sql.reportDamage()
    return stored
  }

  function create(draft: NewDraft, at: string): void {
    const { id, columns, customerId, madeFor, replaces } = draft
    if (replaces !== null)
      sql.run(
        'UPDATE invoices SET schedule_id = NULL, schedule_period = NULL WHERE id = :id AND deleted_at IS NOT NULL',
        { id: replaces },
      )
    insertInvoice(sql, {
      id,
      revision: 1,
      updatedAt: at,
      deletedAt: null,
      isSample: false,
      customerId,
      columns,
    })
    revisions.insert(id, 1, at, draft.draft)
    if (madeFor)
      sql.run('UPDATE invoices SET schedule_id = :scheduleId, schedule_period = :period WHERE id = :id', {
        id,
        ...madeFor,
      })
  }

  /** Whether the period has a draft other than the replaced one, or the id is used. */
  const isTaken = ({ id, madeFor, replaces }: NewDraft): boolean =>
    sql.row('SELECT 1 FROM invoices WHERE id = :id', { id }) !== undefined ||
    (madeFor !== null &&
      sql.row(
        `SELECT 1 FROM invoices WHERE schedule_id = :scheduleId AND schedule_period = :period
           AND (id IS NOT :replaces OR deleted_at IS NULL)`,
        { ...madeFor, replaces },
      ) !== undefined)

  return {
    find,

    // Drops and reports damaged rows.
    all: () => sql.rows(`${select} ORDER BY id`).flatMap(row => intact(row) ?? []),

    draftsOf: scheduleId =>
      sql
        .rows(
          `SELECT id, invoice_number, schedule_period, deleted_at, figures_of FROM invoices
             WHERE schedule_id = :scheduleId ORDER BY schedule_period`,
          { scheduleId },
        )
        .map(
          (row): PeriodDraft => ({
            period: textOf(row, 'schedule_period'),
            invoiceId: textOf(row, 'id'),
            invoice_number: textOf(row, 'invoice_number'),
            isDeleted: row.deleted_at !== null,
            isBilled: row.figures_of !== null,
          }),
        ),

    billedNumber(id) {
      const row = sql.row('SELECT invoice_number FROM invoices WHERE id = :id AND figures_of IS NOT NULL', {
        id,
      })
      return row && textOf(row, 'invoice_number')
    },

    isInUse: id =>
      sql.row(
        `SELECT 1 FROM invoices WHERE id = :id AND (deleted_at IS NULL OR attempt_id IS NOT NULL
           OR schedule_id IS NOT NULL OR EXISTS (SELECT 1 FROM numbers WHERE invoice_id = invoices.id))`,
        { id },
      ) !== undefined,

    exists: id => sql.row('SELECT 1 FROM invoices WHERE id = :id', { id }) !== undefined,

    apply: ({ steps, drafts, at, part }) =>
      sql.transaction(() => {
        if (steps.some(({ id, before }) => find(id)?.revision !== before?.revision)) return false
        if (drafts.some(isTaken)) return false
        for (const { id, after } of steps)
          if (after) writeSchedule(sql, after)
          else sql.run('DELETE FROM schedules WHERE id = :id', { id })
        for (const draft of drafts) create(draft, at)
        if (part) settings.save(unfinishedDrafts, part.isLast ? null : part.links)
        return true
      }),

    unfinished: () => (settings.read(unfinishedDrafts) ?? []) as DraftLink[],

    endUnfinished: () => settings.save(unfinishedDrafts, null),

    withdraw: (links, at) =>
      sql.transaction(() =>
        links.filter(
          ({ id }) =>
            sql.run(
              `UPDATE invoices SET deleted_at = :at, schedule_id = NULL, schedule_period = NULL
                 WHERE id = :id AND revision = 1 AND attempt_id IS NULL AND deleted_at IS NULL`,
              { id, at },
            ) === 1,
        ),
      ),

    restore: links =>
      sql.transaction(() =>
        links.filter(
          ({ id, madeFor }) =>
            sql.run(
              `UPDATE invoices SET deleted_at = NULL, schedule_id = :scheduleId, schedule_period = :period
                 WHERE id = :id AND revision = 1 AND deleted_at IS NOT NULL AND search_text <> ''
                   AND (:scheduleId IS NULL OR NOT EXISTS
                     (SELECT 1 FROM invoices WHERE schedule_id = :scheduleId AND schedule_period = :period))`,
              { id, scheduleId: madeFor?.scheduleId ?? null, period: madeFor?.period ?? null },
            ) === 1,
        ),
      ),
  }
}

/** @returns `undefined` if the row contains no valid schedule */
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
