import { rmSync } from 'node:fs'
import { join } from 'node:path'
import type { DatabaseSync } from 'node:sqlite'
import { AppError } from '#core/app-error.ts'
import { createPrivate, publish } from '../../files/atomic-files.ts'
import { makeFolder } from '../../files/folders.ts'
import { writeMissingChecksums } from './checksums.ts'
import { isSound } from './integrity.ts'
import { keepVersion, versionOf } from './schema-version.ts'

/**
 * Forward to the newest schema, each step in one transaction, with a checked copy of the data from before it.
 * `database` has the functions of sql-functions.ts.
 */
export function migrate(database: DatabaseSync, schema: readonly string[], backups: string): void {
  const found = versionOf(database)
  for (let version = found; version < schema.length; version++) {
    if (found > 0) backUp(database, backups, version)
    database.exec(`BEGIN IMMEDIATE; ${schema[version]}`)
    keepVersion(database, version + 1)
    if (version + 1 === schema.length) writeMissingChecksums(database)
    database.exec(`PRAGMA user_version = ${version + 1}; COMMIT`)
  }
}

function backUp(database: DatabaseSync, folder: string, version: number): void {
  makeFolder(folder)
  const path = join(folder, `before-schema-${version + 1}.sqlite`)
  const part = `${path}.part`
  rmSync(part, { force: true })
  createPrivate(part)
  database.prepare('VACUUM INTO ?').run(part)
  if (!isSound(part))
    throw new AppError('store_unavailable', {
      message: 'The data could not be copied before the update. They were left as they are.',
    })
  publish(part, path)
}
