import { closeSync, existsSync, fsyncSync, openSync, readSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { AppError } from '#core/app-error.ts'
import { makeFolder } from './make-folder.ts'
import { migrations } from './schema.ts'
import { inStoreWords } from './store-words.ts'

const fileName = 'billwright.sqlite'
/** https://sqlite.org/fileformat.html */
const magic = 'SQLite format 3\0'

/**
 * Opens the data of a folder for this process alone, at the newest schema.
 * @throws AppError store_locked, store_newer (the file is left as it is), store_unavailable
 */
export function openDatabase(
  folder: string,
  schema: readonly string[] = migrations,
): { database: DatabaseSync; close(): void } {
  return inStoreWords(() => {
    makeFolder(folder)
    const unlock = lock(join(folder, 'lock.sqlite'))
    try {
      const path = join(folder, fileName)
      refuseNewer(path, schema)
      const database = openNewest(path, schema, join(folder, 'backups'))
      return {
        database,
        close() {
          database.close()
          unlock()
        },
      }
    } catch (error) {
      unlock()
      throw error
    }
  })
}

/**
 * An open exclusive transaction on a file of its own: the system frees it however the process ends, and the data
 * itself stays readable to other programs.
 */
function lock(path: string): () => void {
  createPrivate(path)
  const database = new DatabaseSync(path, { timeout: 0 })
  try {
    database.exec('PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE')
  } catch (cause) {
    database.close()
    if (isBusy(cause)) throw new AppError('store_locked', { cause })
    throw cause
  }
  return () => database.close()
}

const isBusy = (error: unknown): boolean =>
  error instanceof Error && 'errcode' in error && (Number(error.errcode) & 0xff) === 5

/** Looks without touching: the header says the version, unless a newer one still waits in the write-ahead log. */
function refuseNewer(path: string, schema: readonly string[]): void {
  if (!existsSync(path)) return
  const version = Math.max(versionInHeader(path), versionInLog(path))
  if (version > schema.length) throw new AppError('store_newer')
}

function versionInHeader(path: string): number {
  const header = Buffer.alloc(100)
  const file = openSync(path, 'r')
  try {
    const isDatabase = readSync(file, header, 0, 100, 0) === 100 && header.toString('latin1', 0, 16) === magic
    return isDatabase ? header.readInt32BE(60) : 0
  } finally {
    closeSync(file)
  }
}

function versionInLog(path: string): number {
  if (!existsSync(`${path}-wal`) || statSync(`${path}-wal`).size === 0) return 0
  // a read-only connection never moves the log into the file, not even when it closes
  const database = new DatabaseSync(path, { readOnly: true })
  try {
    return versionOf(database)
  } finally {
    database.close()
  }
}

function openNewest(path: string, schema: readonly string[], backups: string): DatabaseSync {
  const database = open(path)
  try {
    migrate(database, schema, backups)
    return database
  } catch (error) {
    database.close()
    throw error
  }
}

function open(path: string): DatabaseSync {
  createPrivate(path)
  const database = new DatabaseSync(path, { timeout: 2000, enableForeignKeyConstraints: true })
  database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA trusted_schema = OFF')
  // elsewhere these do nothing; on macOS an fsync alone does not reach the disk
  if (process.platform === 'darwin') database.exec('PRAGMA fullfsync = ON; PRAGMA checkpoint_fullfsync = ON')
  return database
}

/** SQLite gives its side files the mode of the file itself. */
function createPrivate(path: string): void {
  closeSync(openSync(path, 'a', 0o600))
}

function migrate(database: DatabaseSync, schema: readonly string[], backups: string): void {
  const found = versionOf(database)
  for (let version = found; version < schema.length; version++) {
    if (found > 0) backUp(database, backups, version)
    database.exec(`BEGIN IMMEDIATE; ${schema[version]}; PRAGMA user_version = ${version + 1}; COMMIT`)
  }
}

function backUp(database: DatabaseSync, folder: string, version: number): void {
  makeFolder(folder)
  const path = join(folder, `before-schema-${version + 1}.sqlite`)
  rmSync(path, { force: true })
  createPrivate(path)
  database.prepare('VACUUM INTO ?').run(path)
  const file = openSync(path, 'r+')
  fsyncSync(file)
  closeSync(file)
}

function versionOf(database: DatabaseSync): number {
  return Number(database.prepare('PRAGMA user_version').get()?.user_version)
}
