import type { DatabaseSync } from 'node:sqlite'
import { AppError } from '#core/errors/app-error.ts'
import { runTransaction } from '../connection/database.ts'
import {
  accountLanguagesMigration,
  deviceGrantsMigration,
  keptDaysMigration,
  operatorAddressesMigration,
  operatorsMigration,
  passwordLinksMigration,
  secondFactorsMigration,
  signUpsMigration,
  spendingMailsMigration,
} from './accounts.ts'
import { billingEventsMigration } from './billing-events.ts'
import { integrityMigration } from './integrity.ts'
import {
  linkSecretsMigration,
  listsMigration,
  queuedJobsMigration,
  storedBytesMigration,
  waitingJobsMigration,
} from './jobs.ts'
import { templatesMigration } from './templates.ts'
import { versions1To7 } from './versions-1-to-7.ts'
import { webhooksMigration } from './webhooks.ts'

/**
 * One entry per version, never edited after a release; `user_version` holds the current one. Triggers make the ledger and
 * the audit log append-only.
 */
const migrations: readonly string[] = [
  ...versions1To7,
  storedBytesMigration,
  webhooksMigration,
  linkSecretsMigration,
  passwordLinksMigration,
  spendingMailsMigration,
  secondFactorsMigration,
  operatorsMigration,
  queuedJobsMigration,
  keptDaysMigration,
  operatorAddressesMigration,
  billingEventsMigration,
  waitingJobsMigration,
  listsMigration,
  integrityMigration,
  signUpsMigration,
  deviceGrantsMigration,
  templatesMigration,
  accountLanguagesMigration,
]

/**
 * Migrates the database to the current version. If two processes start at once, the second finds it migrated.
 */
export function migrate(database: DatabaseSync): void {
  if (versionOf(database) !== migrations.length) runTransaction(database, () => upgrade(database))
}

/**
 * Migrates in the transaction of the caller.
 * @throws AppError store_newer
 */
export function upgrade(database: DatabaseSync): void {
  const from = versionOf(database)
  if (from > migrations.length) throw new AppError('store_newer')
  for (const migration of migrations.slice(from)) database.exec(migration)
  if (from < migrations.length) database.exec(`PRAGMA user_version = ${migrations.length}`)
}

const versionOf = (database: DatabaseSync): number =>
  Number(database.prepare('PRAGMA user_version').get()?.user_version)
