import { randomBytes } from 'node:crypto'
import { secretRow } from './rows.ts'
import { accountsIn } from './sqlite/accounts.ts'
import { auditIn } from './sqlite/audit.ts'
import { creditsIn } from './sqlite/credits.ts'
import { erasureIn } from './sqlite/erasure.ts'
import { generationsIn } from './sqlite/generations.ts'
import { jobListIn } from './sqlite/job-list.ts'
import { keysIn } from './sqlite/keys.ts'
import { ledgerIn } from './sqlite/ledger.ts'
import { linkSecretsIn } from './sqlite/link-secrets.ts'
import { openDatabase } from './sqlite/open-database.ts'
import { operatorsIn } from './sqlite/operators.ts'
import { plansIn } from './sqlite/plans.ts'
import { queuedJobsIn } from './sqlite/queued-jobs.ts'
import { requestsIn } from './sqlite/requests.ts'
import { retentionIn } from './sqlite/retention.ts'
import { secondFactorsIn } from './sqlite/second-factors.ts'
import { sessionsIn } from './sqlite/sessions.ts'
import { spendingMailsIn } from './sqlite/spending-mails.ts'
import { asStorage } from './sqlite/storage-error.ts'
import { storedBytesIn } from './sqlite/stored-bytes.ts'
import { transaction } from './sqlite/transaction.ts'
import { usersIn } from './sqlite/users.ts'
import { webhooksIn } from './sqlite/webhooks.ts'
import type { Store } from './store.ts'

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
    ...auditIn(database),
    ...requestsIn(database),
    ...retentionIn(database),
    ...storedBytesIn(database),
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
