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
 * Writes a new file of the present schema with the valid rows of a backup or an export. The source may have been
 * changed by anyone, so none of its pages, schema objects and checksums is used.
 * @param unknownProblem JSON problem for attempts whose outcome is unknown to the file
 */
export function rebuild(source: string, target: string, unknownProblem: string): MissingData {
  const sandbox = `${target}.source`
  for (const file of [target, sandbox]) removeDatabase(file)
  createPrivateFile(target)
  try {
    const current = isCurrent(source) ? source : migratedCopy(source, sandbox)
    const database = openUntrusted(current)
    // Syncing is unnecessary: nothing reads the target before it is complete and synced, so a failure is simply
    // repeated.
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

/** Migrates a copy. This is safe, because the schema of an older version was checked to contain only our triggers. */
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
