import type { DatabaseSync } from 'node:sqlite'
import { jobRow } from '../rows.ts'
import type { DashboardStore, JobFilter } from '../store.ts'
import { asStorage } from './storage-error.ts'

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

/** Builds a statement per filter: `OR :mode IS NULL` would prevent the use of indexes. */
export function jobListIn(database: DatabaseSync): Pick<DashboardStore, 'listJobs' | 'findJobOfAccount'> {
  const one = database.prepare('SELECT * FROM jobs WHERE id = ? AND account_id = ?')

  return {
    listJobs: (filter, { before, limit }) =>
      asStorage(() => {
        const given = Object.entries({ ...filter, before }).flatMap(([name, value]) =>
          value === undefined ? [] : [[name, value] as const],
        )
        const where = Object.entries({ ...conditions, before: following })
          .filter(([name]) => given.some(([givenName]) => givenName === name))
          .map(([, condition]) => condition)
          .join(' AND ')
        const statement = database.prepare(
          `SELECT * FROM jobs WHERE ${where} ORDER BY created_at DESC, id DESC LIMIT :limit`,
        )
        return statement.all({ ...Object.fromEntries(given), limit }).map(row => jobRow.parse(row))
      }),
    findJobOfAccount: (id, accountId) => asStorage(() => jobRow.optional().parse(one.get(id, accountId))),
  }
}
