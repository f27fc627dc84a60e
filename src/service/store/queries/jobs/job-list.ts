import type { Database } from '../../database.ts'
import { type JobsBefore, jobsBefore, newestOf } from '../../jobs.ts'
import { jobColumns, jobConditions, jobRow, jobsByDay, positionRow } from '../../rows.ts'
import type { Store } from '../../store.ts'

/** Builds a statement per filter, because `OR $2 IS NULL` would prevent the use of indexes. */
function jobListQuery({ end, limit, ...filter }: JobsBefore): { text: string; values: unknown[] } {
  const values: unknown[] = []
  const given = (value: unknown) => `$${values.push(value)}`
  const where = Object.entries(jobConditions).flatMap(([name, condition]) => {
    const value = Object.entries(filter).find(([each]) => each === name)?.[1]
    return value === undefined ? [] : [`${condition} ${given(value)}`]
  })
  const time = given(end.created_at)
  // the first condition excludes the partitions of later months
  where.push(`created_at <= ${time}`, `(created_at, id) < (${time}, ${given(end.id)})`)
  const text = `
    SELECT ${jobColumns} FROM jobs WHERE ${where.join(' AND ')} AND erased_at IS NULL
    ORDER BY created_at DESC, id DESC LIMIT ${given(limit)}`
  return { text, values }
}

export function jobListIn({
  rows,
}: Database): Pick<Store, 'listJobs' | 'findJobOfAccount' | 'countJobsByDay'> {
  async function positionOf(id: string, accountId: string) {
    const found = await rows('SELECT created_at, id FROM jobs WHERE id = $1 AND account_id = $2', [
      id,
      accountId,
    ])
    return positionRow.optional().parse(found[0])
  }

  return {
    async listJobs(filter, { before, limit }) {
      const last = before === undefined ? undefined : await positionOf(before, filter.account_id)
      if (before !== undefined && last === undefined) return []
      const lists = jobsBefore(filter, { last, limit }).map(async list => {
        const { text, values } = jobListQuery(list)
        return (await rows(text, values)).map(row => jobRow.parse(row))
      })
      return newestOf(await Promise.all(lists), limit)
    },
    async countJobsByDay({ account_id, from, until }) {
      const text = `
        SELECT day, mode, sum(jobs) AS count FROM jobs_by_day
        WHERE account_id = $1 AND day >= $2 AND day < $3 GROUP BY day, mode ORDER BY day`
      return jobsByDay(await rows(text, [account_id, from, until]))
    },
    async findJobOfAccount(id, accountId) {
      const text = `SELECT ${jobColumns} FROM jobs WHERE id = $1 AND account_id = $2`
      return jobRow.optional().parse((await rows(text, [id, accountId]))[0])
    },
  }
}
