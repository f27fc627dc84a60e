import type { DatabaseSync, SQLInputValue } from 'node:sqlite'
import { type JobsBefore, jobsBefore, newestOf } from '../../jobs.ts'
import { jobColumns, jobConditions, jobRow, jobsByDay, positionRow } from '../../rows.ts'
import type { Store } from '../../store.ts'
import { asStorage } from '../connection/storage-error.ts'

/** A statement per filter: `OR :template IS NULL` would prevent the use of indexes. */
function jobListQuery({ end, limit, ...filter }: JobsBefore): {
  text: string
  values: Record<string, SQLInputValue>
} {
  const given = Object.entries(filter).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, value] as const],
  )
  const where = Object.entries(jobConditions)
    .filter(([name]) => given.some(([givenName]) => givenName === name))
    .map(([name, condition]) => `${condition} :${name}`)
  return {
    text: `
      SELECT ${jobColumns} FROM jobs WHERE ${where.join(' AND ')} AND (created_at, id) < (:end_at, :end_id)
        AND erased_at IS NULL ORDER BY created_at DESC, id DESC LIMIT :limit`,
    values: { ...Object.fromEntries(given), end_at: end.created_at, end_id: end.id, limit },
  }
}

export function jobListIn(
  database: DatabaseSync,
): Pick<Store, 'listJobs' | 'findJobOfAccount' | 'countJobsByDay'> {
  const one = database.prepare(`SELECT ${jobColumns} FROM jobs WHERE id = ? AND account_id = ?`)
  const position = database.prepare('SELECT created_at, id FROM jobs WHERE id = ? AND account_id = ?')
  const byDay = database.prepare(`
    SELECT day, mode, jobs AS count FROM jobs_by_day
    WHERE account_id = :account_id AND day >= :from AND day < :until ORDER BY day`)
  return {
    listJobs: (filter, { before, limit }) =>
      asStorage(() => {
        const last =
          before === undefined
            ? undefined
            : positionRow.optional().parse(position.get(before, filter.account_id))
        if (before !== undefined && last === undefined) return []
        const lists = jobsBefore(filter, { last, limit }).map(list => {
          const { text, values } = jobListQuery(list)
          return database
            .prepare(text)
            .all(values)
            .map(row => jobRow.parse(row))
        })
        return newestOf(lists, limit)
      }),
    countJobsByDay: ({ account_id, from, until }) =>
      asStorage(() => jobsByDay(byDay.all({ account_id, from, until }))),
    findJobOfAccount: (id, accountId) => asStorage(() => jobRow.optional().parse(one.get(id, accountId))),
  }
}
