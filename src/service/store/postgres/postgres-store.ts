import { randomBytes } from 'node:crypto'
import { z } from 'zod'
import { AppError } from '#core/errors/app-error.ts'
import { secretRow } from '../rows.ts'
import type { Store } from '../store.ts'
import { accountsIn } from './accounts/accounts.ts'
import { auditIn } from './accounts/audit.ts'
import { creditsIn } from './accounts/credits.ts'
import { keysIn } from './accounts/keys.ts'
import { operatorsIn } from './accounts/operators.ts'
import { plansIn } from './accounts/plans.ts'
import { operatorFactorsIn, secondFactorsIn } from './accounts/second-factors.ts'
import { sessionsIn } from './accounts/sessions.ts'
import { spendingMailsIn } from './accounts/spending-mails.ts'
import { usersIn } from './accounts/users.ts'
import { createAdvisoryLocks } from './connection/advisory-locks.ts'
import { countersIn } from './connection/counters.ts'
import { databaseOf } from './connection/database.ts'
import { openPool } from './connection/open-pool.ts'
import { preparePartitions } from './connection/partitions.ts'
import { erasureIn } from './jobs/erasure.ts'
import { fileChecksIn } from './jobs/file-checks.ts'
import { generationsIn } from './jobs/generations.ts'
import { jobListIn } from './jobs/job-list.ts'
import { createJobQueue } from './jobs/job-queue.ts'
import { ledgerIn } from './jobs/ledger.ts'
import { linkSecretsIn } from './jobs/link-secrets.ts'
import { queuedJobsIn } from './jobs/queued-jobs.ts'
import { requestsIn } from './jobs/requests.ts'
import { retentionIn, storedBytesIn } from './jobs/retention.ts'
import { webhooksIn } from './jobs/webhooks.ts'
import { lockMigration, migrate } from './migrations/schema.ts'
import { refuseUnfinishedMigration } from './migrations/unfinished-migration.ts'

const writableRow = z.object({ is_read_only: z.boolean() })

/** Delays in milliseconds of the retries of an unconfirmed commit; in sum longer than a server restart. */
const usualSettlingWaits = [50, 100, 200, 400, 800, 1600, 3200, 3200]

/** The store of several instances: one PostgreSQL database, migrated before it is used. */
export async function openPostgresStore(
  url: string,
  { retryDelays = usualSettlingWaits }: { retryDelays?: readonly number[] } = {},
): Promise<Store> {
  await migrate(url)
  const pool = openPool(url)
  await refuseUnfinishedMigration(pool).catch(async error => {
    await pool.end()
    throw error
  })
  const database = databaseOf(pool)
  const { rows } = database
  const holds = createAdvisoryLocks(url)
  const queue = createJobQueue(pool)

  async function secret(name: string): Promise<Uint8Array> {
    await rows('INSERT INTO secrets (name, value) VALUES ($1, $2) ON CONFLICT DO NOTHING', [
      name,
      randomBytes(32),
    ])
    const [row] = await rows('SELECT value FROM secrets WHERE name = $1', [name])
    return new Uint8Array(secretRow.parse(row).value)
  }

  return {
    ...accountsIn(database),
    ...erasureIn(database, queue),
    ...keysIn(database),
    ...generationsIn(database, queue, retryDelays),
    ...ledgerIn(database),
    ...plansIn(database),
    ...creditsIn(database),
    ...jobListIn(database),
    ...sessionsIn(database),
    ...usersIn(database),
    ...operatorsIn(database),
    ...secondFactorsIn(database),
    operatorFactors: operatorFactorsIn(database),
    ...auditIn(database),
    ...requestsIn(database),
    ...retentionIn(database),
    ...storedBytesIn(database),
    ...fileChecksIn(database),
    ...webhooksIn(database),
    ...spendingMailsIn(database),
    ...queuedJobsIn(database, queue),
    secret,
    prepareMonths: now =>
      database.change(async inside => {
        await lockMigration(inside)
        await preparePartitions(inside, now)
      }),
    ...linkSecretsIn(database, secret),
    tryLock: holds.tryLock,
    sharedCounter: countersIn(pool),
    async check() {
      // a standby server answers but takes no writes
      const [row] = await rows(`SELECT current_setting('transaction_read_only')::boolean AS is_read_only`)
      if (writableRow.parse(row).is_read_only) throw new AppError('storage_unavailable')
    },
    async close() {
      await queue.close()
      await holds.close()
      await pool.end()
    },
  }
}
