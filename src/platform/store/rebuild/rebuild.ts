import { copyFileSync, rmSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { createPrivateFile } from '../../files/atomic-files.ts'
import type { MissingData } from '../salvage/merge-salvaged.ts'
import { migrate } from '../schema/migrate.ts'
import { migrations } from '../schema/migrations.ts'
import { schemaVersion } from '../schema/schema-version.ts'
import { sideFiles } from '../sqlite/data-paths.ts'
import { openUntrusted } from '../sqlite/open-read-only.ts'
import { withSqlFunctions } from '../sqlite/sql-functions.ts'
import { copyRows } from './copy-rows.ts'

/**
 * Writes a fresh file of our schema with the valid rows of a backup or an export. Who made that file may have changed
 * anything in it, so none of its pages, schema objects and checksums is taken over.
 * @param unknownProblem JSON problem of attempts whose outcome the file cannot know
 */
export function rebuild(source: string, target: string, unknownProblem: string): MissingData {
  const sandbox = `${target}.source`
  for (const file of [target, sandbox]) removeDatabase(file)
  createPrivateFile(target)
  try {
    const current = isCurrent(source) ? source : migratedCopy(source, sandbox)
    const database = openUntrusted(current)
    // Nothing reads the target before it is complete and synced, so a failure is simply repeated.
    const fresh = openUnsynced(target)
    try {
      migrate(fresh, migrations)
      return copyRows(database, fresh, unknownProblem)
    } finally {
      fresh.close()
      database.close()
    }
  } finally {
    removeDatabase(sandbox)
  }
}

function isCurrent(path: string): boolean {
  const database = openUntrusted(path)
  try {
    return schemaVersion(database) === migrations.length
  } finally {
    database.close()
  }
}

/** The checked schema of an older version has nothing but our own triggers, so its migrations run as they did then. */
function migratedCopy(source: string, path: string): string {
  createPrivateFile(path)
  copyFileSync(source, path)
  const database = openUnsynced(path)
  try {
    migrate(database, migrations)
  } finally {
    database.close()
  }
  return path
}

function openUnsynced(path: string): DatabaseSync {
  const database = withSqlFunctions(new DatabaseSync(path))
  database.exec(
    'PRAGMA journal_mode = MEMORY; PRAGMA temp_store = MEMORY; PRAGMA synchronous = OFF; PRAGMA trusted_schema = OFF',
  )
  return database
}

function removeDatabase(path: string): void {
  for (const file of [path, ...sideFiles(path)]) rmSync(file, { force: true })
}
