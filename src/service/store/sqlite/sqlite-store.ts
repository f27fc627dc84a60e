import { randomBytes } from 'node:crypto'
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
import { asStorage } from './connection/storage-error.ts'
import { transaction } from './connection/transaction.ts'
import { erasureIn } from './jobs/erasure.ts'
import { fileChecksIn } from './jobs/file-checks.ts'
import { generationsIn } from './jobs/generations.ts'
import { jobListIn } from './jobs/job-list.ts'
import { ledgerIn } from './jobs/ledger.ts'
import { linkSecretsIn } from './jobs/link-secrets.ts'
import { queuedJobsIn } from './jobs/queued-jobs.ts'
import { requestsIn } from './jobs/requests.ts'
import { retentionIn, storedBytesIn } from './jobs/retention.ts'
import { webhooksIn } from './jobs/webhooks.ts'
import { openDatabase } from './open-database.ts'

/** Milliseconds; a health check answers soon, and a write of another process takes less. */
const checkTimeout = 1_000

/** The embedded store: one SQLite file that several processes may have open. */
export function openSqliteStore(path: string): Store {
  const database = openDatabase(path)
  const offerSecret = database.prepare('INSERT OR IGNORE INTO secrets (name, value) VALUES (?, ?)')
  const secret = database.prepare('SELECT value FROM secrets WHERE name = ?')

  const secretNamed = (name: string) =>
    asStorage(() => {
      if (secret.get(name) === undefined) offerSecret.run(name, randomBytes(32))
      return secretRow.parse(secret.get(name)).value
    })

  return {
    ...accountsIn(database),
    ...erasureIn(database),
    ...keysIn(database),
    ...generationsIn(database),
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
    ...queuedJobsIn(database),
    secret: secretNamed,
    ...linkSecretsIn(database, secretNamed),
    // one process serves a data folder and queues its own requests
    tryLock: async () => async () => undefined,
    // takes the write lock, which fails where a write would
    check: () => asStorage(() => transaction(database, () => undefined), checkTimeout),
    close: async () => database.close(),
  }
}
