import { z } from 'zod'
import { monthAfter, monthOf } from '#core/text/calendar-date.ts'
import type { RunQuery } from '../../database.ts'

/** Months after the present one that have a partition. */
const monthsAhead = 3

/** Limit per call, so that a wrong clock does not create thousands. */
const madeAtOnce = 24

const boundRow = z.object({ bound: z.string() })

/**
 * Creates missing partitions of jobs and ledger for the coming months. If the default partition already
 * contains rows of a month, because its partition was not created in time, the month stays there.
 */
export async function preparePartitions(rows: RunQuery, now: Date): Promise<void> {
  let until = monthOf(now)
  for (let month = 0; month <= monthsAhead; month++) until = monthAfter(until)
  const [row] = await rows(`
    SELECT max(substring(pg_get_expr(relpartbound, oid) FROM 'TO \\(''(\\d{4}-\\d{2})''\\)')) AS bound
    FROM pg_class WHERE oid IN (SELECT inhrelid FROM pg_inherits WHERE inhparent = 'ledger'::regclass)`)
  let month = boundRow.parse(row).bound
  for (let made = 0; month < until && made < madeAtOnce; made++, month = monthAfter(month)) {
    const others = `
      SELECT 1 FROM jobs_other WHERE created_at >= $1 AND created_at < $2 UNION ALL
      SELECT 1 FROM ledger_other WHERE created_at >= $1 AND created_at < $2 LIMIT 1`
    if ((await rows(others, [month, monthAfter(month)])).length > 0) continue
    const suffix = month.replace('-', '_')
    const values = `FOR VALUES FROM ('${month}') TO ('${monthAfter(month)}')`
    await rows(`CREATE TABLE jobs_${suffix} PARTITION OF jobs ${values}`)
    await rows(`CREATE TABLE ledger_${suffix} PARTITION OF ledger ${values}`)
    await rows(
      `CREATE TRIGGER ledger_keeps_all BEFORE TRUNCATE ON ledger_${suffix}
         FOR EACH STATEMENT EXECUTE FUNCTION ledger_keeps()`,
    )
  }
}
