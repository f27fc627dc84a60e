import { rmSync } from 'node:fs'
import { join } from 'node:path'
import type { DatabaseSync } from 'node:sqlite'
import { AppError } from '#core/errors/app-error.ts'
import { makeFolder } from '#node/files.ts'
import { createPrivateFile, publishFile } from '../../files/atomic-files.ts'
import { writeMissingChecksums } from './checksums.ts'
import { passesIntegrityCheck } from './integrity.ts'
import { saveSchemaVersion, schemaVersion } from './schema-version.ts'

/**
 * Migrates to the newest schema after one checked copy of the data: each step in one transaction, and all of them in one
 * for a new database, which has nothing to lose between two steps. `database` needs the functions of sql-functions.ts.
 * @param backups folder of the copy; absent for data that are a copy themselves
 */
export function migrate(database: DatabaseSync, schema: readonly string[], backups?: string): void {
  const found = schemaVersion(database)
  if (backups !== undefined && found > 0 && found < schema.length) backUp(database, backups, found)
  if (found === 0) migrateBy(database, schema.join(';'), schema.length)
  else
    for (const [version, step] of schema.entries())
      if (version >= found) migrateBy(database, step, version + 1)
}

function migrateBy(database: DatabaseSync, sql: string, version: number): void {
  database.exec(`BEGIN IMMEDIATE; ${sql}`)
  saveSchemaVersion(database, version)
  // With each step: after a crash between two steps, rows without checksums would look damaged.
  writeMissingChecksums(database)
  database.exec(`PRAGMA user_version = ${version}; COMMIT`)
}

function backUp(database: DatabaseSync, folder: string, version: number): void {
  makeFolder(folder)
  const path = join(folder, `before-schema-${version + 1}.sqlite`)
  const part = `${path}.part`
  rmSync(part, { force: true })
  createPrivateFile(part)
  database.prepare('VACUUM INTO ?').run(part)
  if (!passesIntegrityCheck(part))
    throw new AppError('store_unavailable', {
      message: { code: 'store.not_copied' },
    })
  publishFile(part, path)
}
