import type { DatabaseSync, SQLInputValue } from 'node:sqlite'
import type { JobFilter, JobPage } from '../../jobs.ts'
import { jobRow, jobsByDay } from '../../rows.ts'
import type { Store } from '../../store.ts'
import { asStorage } from '../connection/storage-error.ts'

const conditions = {
  account_id: 'account_id = :account_id',
  mode: 'mode = :mode',
  template: 'template = :template',
  number: 'invoice_number = :number',
  from: 'created_at >= :from',
  until: 'created_at < :until',
} satisfies Record<keyof JobFilter, string>

const following = `(created_at, id) < (
  SELECT created_at, id FROM jobs WHERE id = :before AND account_id = :account_id)`

/** A statement per filter: `OR :mode IS NULL` would prevent the use of indexes. */
export function jobListQuery(
  filter: JobFilter,
  { before, limit }: JobPage,
): { text: string; values: Record<string, SQLInputValue> } {
  const given = Object.entries({ ...filter, before }).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, value] as const],
  )
  // without statistics SQLite prefers the index of the mode, and would read every job for a rare template
  const isRarer = filter.template !== undefined || filter.number !== undefined
  const mode = isRarer ? `+${conditions.mode}` : conditions.mode
  const where = Object.entries({ ...conditions, mode, before: following })
    .filter(([name]) => given.some(([givenName]) => givenName === name))
    .map(([, condition]) => condition)
    .join(' AND ')
  return {
    text: `SELECT * FROM jobs WHERE ${where} AND erased_at IS NULL ORDER BY created_at DESC, id DESC LIMIT :limit`,
    values: { ...Object.fromEntries(given), limit },
  }
}

export function jobListIn(
  database: DatabaseSync,
): Pick<Store, 'listJobs' | 'findJobOfAccount' | 'countJobsByDay'> {
  const one = database.prepare('SELECT * FROM jobs WHERE id = ? AND account_id = ?')

  // with the modes it is counted in an index alone
  const byDay = database.prepare(`
    SELECT substr(created_at, 1, 10) AS day, mode, count(*) AS count FROM jobs
    WHERE account_id = :account_id AND mode IN ('live', 'test') AND created_at >= :from AND created_at < :until
    GROUP BY day, mode ORDER BY day`)

  return {
    listJobs: (filter, page) =>
      asStorage(() => {
        const { text, values } = jobListQuery(filter, page)
        return database
          .prepare(text)
          .all(values)
          .map(row => jobRow.parse(row))
      }),
    countJobsByDay: period => asStorage(() => jobsByDay(byDay.all({ ...period }))),
    findJobOfAccount: (id, accountId) => asStorage(() => jobRow.optional().parse(one.get(id, accountId))),
  }
}
