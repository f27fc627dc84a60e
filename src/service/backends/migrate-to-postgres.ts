import { createHash } from 'node:crypto'
import { DatabaseSync } from 'node:sqlite'
import type { Client } from 'pg'
import { AppError } from '#core/errors/app-error.ts'
import { requireDatabase } from '../data-folder/data-folder.ts'
import { lockDataFolder } from '../data-folder/lock-data-folder.ts'
import type { BucketOptions } from '../storage/file-storage.ts'
import { openStorage } from '../storage/open-storage.ts'
import { connectDedicated } from '../store/postgres/connection/open-pool.ts'
import { hasTable, migrate, unfinishedMigration } from '../store/postgres/migrations/schema.ts'
import { busyTimeout } from '../store/sqlite/connection/retry-while-busy.ts'
import { upgrade } from '../store/sqlite/migrations/schema.ts'
import { tablesOf } from './copied-tables.ts'
import { compareDatabases, copyDatabase, type TableCount } from './copy-database.ts'
import { copyFiles, type FileCounts, storedFiles } from './copy-files.ts'
import { explainServer, openStore } from './open-store.ts'

export interface MigrationOptions {
  dataFolder: string
  databaseUrl: string
  /** `undefined` leaves the PDFs in the data folder */
  bucket: BucketOptions | undefined
  report: (line: string) => void
}

export interface Migrated {
  tables: TableCount[]
  files: FileCounts | undefined
}

/** Counts rows and PDFs to be copied without changing anything; allowed while a service runs. */
export function countMigration(dataFolder: string): { tables: TableCount[]; files: number } {
  const source = openSource(dataFolder)
  try {
    source.exec('BEGIN')
    upgrade(source)
    const tables = tablesOf(source).map(({ name }) => ({
      table: name,
      rows: Number(source.prepare(`SELECT count(*) AS count FROM ${name}`).get()?.count),
    }))
    return { tables, files: storedFiles(source).length }
  } finally {
    // rolls back the upgrade
    source.close()
  }
}

/**
 * Copies a data folder to PostgreSQL, and its PDFs to a bucket, then compares everything. The data folder is
 * not changed. An interrupted migration continues when it is run again; until it is complete, no service
 * starts on the target.
 * @throws AppError store_locked, store_unavailable, storage_unavailable
 */
export async function migrateToPostgres(options: MigrationOptions): Promise<Migrated> {
  const { dataFolder, databaseUrl, bucket, report } = options
  return withSource(dataFolder, async (source, id) => {
    const target = await explainServer(() => connectDedicated(databaseUrl))
    try {
      await explainServer(async () => {
        await claim(target, source, id)
        await migrate(databaseUrl)
        await copyDatabase(source, target, ({ table, rows }) => report(`${table}: ${rows} rows`))
      })
      const files = bucket === undefined ? undefined : await copyToBucket(options, source)
      report('comparing')
      const tables = await explainServer(async () => {
        const compared = await compareDatabases(source, target)
        await target.query(`DROP TABLE ${unfinishedMigration}`)
        return compared
      })
      return { tables, files }
    } finally {
      await target.end()
    }
  })
}

async function copyToBucket({ dataFolder, bucket, report }: MigrationOptions, source: DatabaseSync) {
  const [from, to] = [await openStorage(dataFolder), await openStorage(dataFolder, bucket)]
  const ids = storedFiles(source)
  try {
    return await copyFiles(ids, { from, to }, done => {
      if (done % 1000 === 0 || done === ids.length) report(`PDFs: ${done} of ${ids.length}`)
    })
  } finally {
    await from.close()
    await to.close()
  }
}

/** Opens the source with its schema upgraded, while no service runs on the folder. */
async function withSource<T>(
  dataFolder: string,
  use: (source: DatabaseSync, id: string) => Promise<T>,
): Promise<T> {
  requireDatabase(dataFolder)
  const unlock = await lockDataFolder(dataFolder, 0)
  try {
    const store = await openStore(dataFolder)
    const secret = await store.secret('links').finally(() => store.close())
    const source = openSource(dataFolder)
    try {
      // blocks commands, whose changes would be missing in the target
      source.exec('BEGIN IMMEDIATE')
      return await use(source, createHash('sha256').update(secret).digest('hex'))
    } finally {
      source.close()
    }
  } finally {
    unlock()
  }
}

const openSource = (dataFolder: string) =>
  new DatabaseSync(requireDatabase(dataFolder), { timeout: busyTimeout })

/** Claims an empty database, or one with an interrupted migration of the same folder. */
async function claim(target: Client, source: DatabaseSync, id: string): Promise<void> {
  await target.query('BEGIN')
  // a concurrent migration waits here, and then finds the claim
  await target.query('SELECT pg_advisory_xact_lock($1)', [claimLock])
  if (await hasTable(target, unfinishedMigration)) {
    const known = await target.query(`SELECT 1 FROM ${unfinishedMigration} WHERE source = $1`, [id])
    if (known.rows.length === 0) throw occupied()
  } else {
    for (const { name } of tablesOf(source)) if (await hasTable(target, name)) throw occupied()
    await target.query(`CREATE TABLE ${unfinishedMigration} (source text NOT NULL)`)
    await target.query(`INSERT INTO ${unfinishedMigration} VALUES ($1)`, [id])
  }
  await target.query('COMMIT')
}

/** Arbitrary id of the advisory lock. */
const claimLock = 7_236_118_351

const occupied = () =>
  new AppError('store_unavailable', { message: { code: 'service.migration_target_used' } })
