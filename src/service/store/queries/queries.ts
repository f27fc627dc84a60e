import type { Database } from '../database.ts'
import type { LazyJobQueue } from '../job-queue.ts'
import type { Store } from '../store.ts'
import { accountsIn } from './accounts/accounts.ts'
import { auditIn } from './accounts/audit.ts'
import { creditsIn } from './accounts/credits.ts'
import { deviceGrantsIn } from './accounts/device-grants.ts'
import { keysIn } from './accounts/keys.ts'
import { operatorsIn } from './accounts/operators.ts'
import { plansIn } from './accounts/plans.ts'
import { operatorFactorsIn, secondFactorsIn } from './accounts/second-factors.ts'
import { sessionsIn } from './accounts/sessions.ts'
import { signUpsIn } from './accounts/sign-ups.ts'
import { spendingMailsIn } from './accounts/spending-mails.ts'
import { templatesIn } from './accounts/templates.ts'
import { usersIn } from './accounts/users.ts'
import { erasureIn } from './jobs/erasure.ts'
import { fileChecksIn } from './jobs/file-checks.ts'
import { generationsIn } from './jobs/generations.ts'
import { jobListIn } from './jobs/job-list.ts'
import { ledgerIn } from './jobs/ledger.ts'
import { queuedJobsIn } from './jobs/queued-jobs.ts'
import { requestsIn } from './jobs/requests.ts'
import { retentionIn, storedBytesIn } from './jobs/retention.ts'
import { secretsIn } from './jobs/secrets.ts'
import { webhooksIn } from './jobs/webhooks.ts'

/** Parts that differ between the databases. */
type Own = 'tryLock' | 'sharedCounter' | 'prepareMonths' | 'check' | 'close'

/** All queries of a store, for either database. */
export const queriesOn = (database: Database, queue: LazyJobQueue): Omit<Store, Own> => ({
  ...accountsIn(database),
  ...erasureIn(database, queue),
  ...keysIn(database),
  ...generationsIn(database, queue),
  ...ledgerIn(database),
  ...plansIn(database),
  ...creditsIn(database),
  ...jobListIn(database),
  ...sessionsIn(database),
  ...templatesIn(database),
  ...usersIn(database),
  ...signUpsIn(database),
  ...deviceGrantsIn(database),
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
  ...secretsIn(database),
})
