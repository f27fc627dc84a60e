import { randomBytes } from 'node:crypto'
import { z } from 'zod'
import { AppError } from '#core/errors/app-error.ts'
import { accountsIn } from './postgres/accounts.ts'
import { createAdvisoryLocks } from './postgres/advisory-locks.ts'
import { auditIn } from './postgres/audit.ts'
import { countersIn } from './postgres/counters.ts'
import { creditsIn } from './postgres/credits.ts'
import { databaseOf } from './postgres/database.ts'
import { erasureIn } from './postgres/erasure.ts'
import { generationsIn } from './postgres/generations.ts'
import { jobListIn } from './postgres/job-list.ts'
import { keysIn } from './postgres/keys.ts'
import { ledgerIn } from './postgres/ledger.ts'
import { linkSecretsIn } from './postgres/link-secrets.ts'
import { openPool } from './postgres/open-pool.ts'
import { operatorsIn } from './postgres/operators.ts'
import { preparePartitions } from './postgres/partitions.ts'
import { plansIn } from './postgres/plans.ts'
import { queuedJobsIn } from './postgres/queued-jobs.ts'
import { requestsIn } from './postgres/requests.ts'
import { retentionIn } from './postgres/retention.ts'
import { lockMigration, migrate } from './postgres/schema.ts'
import { secondFactorsIn } from './postgres/second-factors.ts'
import { sessionsIn } from './postgres/sessions.ts'
import { spendingMailsIn } from './postgres/spending-mails.ts'
import { storedBytesIn } from './postgres/stored-bytes.ts'
import { refuseUnfinishedMigration } from './postgres/unfinished-migration.ts'
import { usersIn } from './postgres/users.ts'
import { webhooksIn } from './postgres/webhooks.ts'
import { secretRow } from './rows.ts'
import type { Store } from './store.ts'

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
    ...erasureIn(database),
    ...keysIn(database),
    ...generationsIn(database, retryDelays),
    ...ledgerIn(database),
    ...plansIn(database),
    ...creditsIn(database),
    ...jobListIn(database),
    ...sessionsIn(database),
    ...usersIn(database),
    ...operatorsIn(database),
    ...secondFactorsIn(database),
    ...auditIn(database),
    ...requestsIn(database),
    ...retentionIn(database),
    ...storedBytesIn(database),
    ...webhooksIn(database),
    ...spendingMailsIn(database),
    ...queuedJobsIn(database),
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
      await holds.close()
      await pool.end()
    },
  }
}
