import { z } from 'zod'
import { AppError } from '#core/errors/app-error.ts'
import { queriesOn } from '../queries/queries.ts'
import type { Store } from '../store.ts'
import { createAdvisoryLocks } from './connection/advisory-locks.ts'
import { countersIn } from './connection/counters.ts'
import { databaseOf } from './connection/database.ts'
import { createJobQueue } from './connection/job-queue.ts'
import { openPool } from './connection/open-pool.ts'
import { preparePartitions } from './connection/partitions.ts'
import { lockMigration, migrate, refuseUnfinishedMigration } from './migrations/schema.ts'

const writableRow = z.object({ is_read_only: z.boolean() })

/** Delays in milliseconds of the retries of an unconfirmed commit; in sum longer than a server restart. */
const defaultRetryDelays = [50, 100, 200, 400, 800, 1600, 3200, 3200]

/** The store of several instances: one PostgreSQL database, migrated before it is used. */
export async function openPostgresStore(
  url: string,
  { retryDelays = defaultRetryDelays }: { retryDelays?: readonly number[] } = {},
): Promise<Store> {
  await migrate(url)
  const pool = openPool(url)
  await refuseUnfinishedMigration(pool).catch(async error => {
    await pool.end()
    throw error
  })
  const database = databaseOf(pool, retryDelays)
  const advisoryLocks = createAdvisoryLocks(url)
  const queue = createJobQueue(pool, database)

  return {
    ...queriesOn(database, queue),
    prepareMonths: now =>
      database.change(async inside => {
        await lockMigration(inside)
        await preparePartitions(inside, now)
      }),
    tryLock: advisoryLocks.tryLock,
    sharedCounter: countersIn(pool),
    async check() {
      // a standby server answers but rejects writes
      const [row] = await database.rows(
        `SELECT current_setting('transaction_read_only')::boolean AS is_read_only`,
      )
      if (writableRow.parse(row).is_read_only) throw new AppError('storage_unavailable')
    },
    async close() {
      await queue.close()
      await advisoryLocks.close()
      await pool.end()
    },
  }
}
