import { rmSync } from 'node:fs'
import { join } from 'node:path'
import type { DatabaseSync } from 'node:sqlite'
import { AppError } from '#core/errors/app-error.ts'
import { createPrivateFile, publishFile } from '../../files/atomic-files.ts'
import { makeFolder } from '../../files/folders.ts'
import { writeMissingChecksums } from './checksums.ts'
import { passesIntegrityCheck } from './integrity.ts'
import { saveSchemaVersion, schemaVersion } from './schema-version.ts'

/**
 * Migrates to the newest schema, each step in one transaction, after one checked copy of the data. `database`
 * needs the functions of sql-functions.ts.
 * @param backups folder of the copy; absent for data that are a copy themselves
 */
export function migrate(database: DatabaseSync, schema: readonly string[], backups?: string): void {
  const found = schemaVersion(database)
  if (backups !== undefined && found > 0 && found < schema.length) backUp(database, backups, found)
  for (let version = found; version < schema.length; version++) {
    database.exec(`BEGIN IMMEDIATE; ${schema[version]}`)
    saveSchemaVersion(database, version + 1)
    // With each step: after a crash between two steps, rows without checksums would look damaged.
    writeMissingChecksums(database)
    database.exec(`PRAGMA user_version = ${version + 1}; COMMIT`)
  }
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
