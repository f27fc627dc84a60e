import type { Client } from 'pg'
import { z } from 'zod'
import { AppError } from '#core/errors/app-error.ts'
import type { RunQuery } from '../../database.ts'
import { connectDedicated } from '../connection/open-pool.ts'
import { preparePartitions } from '../connection/partitions.ts'
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
  jobQueueMigration,
  linkSecretsMigration,
  listsMigration,
  queuedJobsMigration,
  storedBytesMigration,
} from './jobs.ts'
import { partitionsMigration } from './partitions.ts'
import { templatesMigration } from './templates.ts'
import { versions1To5 } from './versions-1-to-5.ts'
import { webhooksMigration } from './webhooks.ts'

/**
 * One entry per version, never edited after a release; `billwright_version` holds the current one. Ordered text is compared
 * byte by byte, as in SQLite; times are ISO 8601 text in UTC. Triggers make the ledger and the audit log append-only.
 */
const migrations: readonly string[] = [
  ...versions1To5,
  storedBytesMigration,
  webhooksMigration,
  linkSecretsMigration,
  passwordLinksMigration,
  spendingMailsMigration,
  secondFactorsMigration,
  operatorsMigration,
  queuedJobsMigration,
  partitionsMigration,
  keptDaysMigration,
  operatorAddressesMigration,
  billingEventsMigration,
  jobQueueMigration,
  listsMigration,
  integrityMigration,
  signUpsMigration,
  deviceGrantsMigration,
  templatesMigration,
  accountLanguagesMigration,
]

/** Arbitrary id of the migration lock. */
const migrationLock = 7_236_118_350

export async function lockMigration(rows: RunQuery): Promise<void> {
  await rows('SELECT pg_advisory_xact_lock($1)', [migrationLock])
}

const versionRow = z.object({ version: z.number() })

/** Migrates the database to the current version. One instance does it while the others wait. */
export async function migrate(url: string): Promise<void> {
  const client = await connectDedicated(url)
  try {
    await client.query('BEGIN')
    const rows: RunQuery = async (text, values = []) => (await client.query(text, [...values])).rows
    await lockMigration(rows)
    await client.query('CREATE TABLE IF NOT EXISTS billwright_version (version integer NOT NULL)')
    const [row] = await rows('SELECT version FROM billwright_version')
    const from = row === undefined ? 0 : versionRow.parse(row).version
    if (from > migrations.length) throw new AppError('store_newer')
    for (const migration of migrations.slice(from)) await client.query(migration)
    if (from < migrations.length) {
      await client.query('DELETE FROM billwright_version')
      await client.query('INSERT INTO billwright_version VALUES ($1)', [migrations.length])
    }
    await preparePartitions(rows, new Date())
    await client.query('COMMIT')
  } finally {
    // closing the connection rolls back uncommitted changes
    await client.end().catch(() => undefined)
  }
}

/** Marker table of a database into which a data folder is being copied. */
export const unfinishedMigration = 'billwright_unfinished_migration'

/**
 * Rejects a database with an incomplete copy, because the service would bill again what the missing part has
 * billed.
 * @throws AppError store_unavailable
 */
export async function refuseUnfinishedMigration(client: Pick<Client, 'query'>): Promise<void> {
  if (!(await hasTable(client, unfinishedMigration))) return
  throw new AppError('store_unavailable', { message: { code: 'service.migration_unfinished' } })
}

export async function hasTable(client: Pick<Client, 'query'>, name: string): Promise<boolean> {
  const { rows } = await client.query('SELECT to_regclass($1) IS NOT NULL AS exists', [name])
  return rows[0]?.exists === true
}
