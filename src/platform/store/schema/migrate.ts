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
 * Migrates to the newest schema, after making one checked copy of the data. Each step is a transaction; a new database
 * takes all steps in one, because it has nothing to lose in between. `database` needs the functions of
 * sql-functions.ts.
 * @param backups folder of the copy; absent if the data is already a copy
 */
export function migrate(database: DatabaseSync, schema: readonly string[], backups?: string): void {
  const found = schemaVersion(database)
  if (backups !== undefined && found > 0 && found < schema.length) backUp(database, backups, found)
  if (found === 0) create(database, schema)
  else
    for (const [version, step] of schema.entries())
      if (version >= found) migrateBy(database, step, version + 1)
}

const scripts = new WeakMap<readonly string[], string>()

/**
 * The first new database of a process runs all steps; further ones run a script of the result, which takes a seventh of
 * the time.
 */
function create(database: DatabaseSync, schema: readonly string[]): void {
  const known = scripts.get(schema)
  migrateBy(database, known ?? schema.join(';'), schema.length)
  if (known === undefined) scripts.set(schema, scriptOf(database))
}

/**
 * SQL script that recreates a new database: tables, rows, indexes and triggers. SQLite creates the tables of search
 * indexes, which are empty, and its own indexes.
 */
function scriptOf(database: DatabaseSync): string {
  const tables = database
    .prepare(
      `SELECT name FROM pragma_table_list WHERE schema = 'main' AND type = 'table' AND name NOT LIKE 'sqlite%'`,
    )
    .all()
    .map(({ name }) => String(name))
  const definitions = database
    .prepare(
      `SELECT type, sql FROM sqlite_schema WHERE sql IS NOT NULL AND name NOT LIKE 'sqlite%'
         AND name NOT IN (SELECT name FROM pragma_table_list WHERE type = 'shadow') ORDER BY rowid`,
    )
    .all()
  const sqlOf = (...types: string[]) =>
    definitions.flatMap(({ type, sql }) => (types.includes(String(type)) ? [String(sql)] : []))
  // triggers come last, because they must not run for the rows
  return [
    ...sqlOf('table'),
    ...tables.flatMap(table => insertsOf(database, table)),
    ...sqlOf('index', 'view'),
    ...sqlOf('trigger'),
  ].join(';')
}

function insertsOf(database: DatabaseSync, table: string): string[] {
  const quoted = database
    .prepare('SELECT name FROM pragma_table_info(?)')
    .all(table)
    .map(({ name }) => `quote("${name}")`)
  return database
    .prepare(`SELECT ${quoted.join(` || ',' || `)} AS row FROM "${table}"`)
    .all()
    .map(({ row }) => `INSERT INTO "${table}" VALUES (${row})`)
}

function migrateBy(database: DatabaseSync, sql: string, version: number): void {
  database.exec(`BEGIN IMMEDIATE; ${sql}`)
  saveSchemaVersion(database, version)
  // Done in each step, because after a crash between two steps, rows without checksums would look damaged.
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
