import type { Database, Dialect } from '../../database.ts'
import type { JobFilter, JobPage } from '../../jobs.ts'
import { jobRow, jobsByDay } from '../../rows.ts'
import type { Store } from '../../store.ts'
import { jobColumns } from './generations.ts'

const conditions = {
  account_id: 'account_id =',
  mode: 'mode =',
  template: 'template =',
  number: 'invoice_number =',
  from: 'created_at >=',
  until: 'created_at <',
} satisfies Record<keyof JobFilter, string>

/** A statement per filter: `OR $2 IS NULL` would prevent the use of indexes. */
export function jobListQuery(
  filter: JobFilter,
  { before, limit }: JobPage,
  dialect: Dialect,
): { text: string; values: unknown[] } {
  const values: unknown[] = []
  const given = (value: unknown) => `$${values.push(value)}`
  // the index of the mode would read every job for a rare template
  const isRarer = filter.template !== undefined || filter.number !== undefined
  const mode = isRarer ? `${dialect.unindexed('mode')} =` : conditions.mode
  const where = Object.entries({ ...conditions, mode }).flatMap(([name, condition]) => {
    const value = Object.entries(filter).find(([each]) => each === name)?.[1]
    return value === undefined ? [] : [`${condition} ${given(value)}`]
  })
  if (before !== undefined)
    where.push(`(created_at, id) < (
      SELECT created_at, id FROM jobs WHERE id = ${given(before)} AND account_id = ${given(filter.account_id)})`)
  const text = `
    SELECT ${jobColumns} FROM jobs WHERE ${where.join(' AND ')} AND erased_at IS NULL
    ORDER BY created_at DESC, id DESC LIMIT ${given(limit)}`
  return { text, values }
}

export function jobListIn({
  rows,
}: Database): Pick<Store, 'listJobs' | 'findJobOfAccount' | 'countJobsByDay'> {
  return {
    async listJobs(filter, page) {
      const { text, values } = jobListQuery(filter, page, rows.dialect)
      return (await rows(text, values)).map(row => jobRow.parse(row))
    },
    async countJobsByDay({ account_id, from, until }) {
      const text = `
        SELECT substr(created_at, 1, 10) AS day, mode, count(*) AS count FROM jobs
        WHERE account_id = $1 AND mode IN ('live', 'test') AND created_at >= $2 AND created_at < $3
        GROUP BY day, mode ORDER BY day`
      return jobsByDay(await rows(text, [account_id, from, until]))
    },
    async findJobOfAccount(id, accountId) {
      const text = `SELECT ${jobColumns} FROM jobs WHERE id = $1 AND account_id = $2`
      return jobRow.optional().parse((await rows(text, [id, accountId]))[0])
    },
  }
}
