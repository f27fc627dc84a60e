import { copyFileSync, existsSync, rmSync, statSync } from 'node:fs'
import { basename, join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { ReadOnlyReason } from '#contract/stored-data.ts'
import { AppError } from '#core/app-error.ts'
import { makeTemporaryFolder } from '../../files/folders.ts'
import { migrations } from '../schema/migrations.ts'
import { versionOf } from '../schema/schema-version.ts'
import { openReadOnly } from '../sqlite/open-read-only.ts'
import { withSqlFunctions } from '../sqlite/sql-functions.ts'
import { isDamage } from '../sqlite/store-errors.ts'
import { holdsAcknowledged } from './acknowledged-log.ts'
import { openNewest } from './open-database.ts'
import { readRunningMarker } from './running-marker.ts'

export interface ReadOnlyData {
  database: DatabaseSync
  close(): void
}

/**
 * A data file for reading, whose folder takes no write. What its log holds is read too. `running`: the marker of a program that did
 * not close the data.
 * @throws AppError store_unavailable where the log or an older schema cannot be read without room
 */
export function openUnwritable(path: string, reason: ReadOnlyReason, running: string): ReadOnlyData {
  const ways = existsSync(`${path}-journal`)
    ? []
    : [
        () => closing(openReadOnly(path)),
        ...(mayMoveLog(path, running) ? [() => openWithoutIndex(path, running)] : []),
      ]
  for (const open of ways) {
    const opened = openedBy(open)
    if (opened && versionOf(opened.database) >= migrations.length) return opened
    opened?.close()
  }
  try {
    return openCopy(path)
  } catch (cause) {
    if (isDamage(cause)) throw cause
    throw new AppError('store_unavailable', { message: needsRoom[reason], cause })
  }
}

const needsRoom: Record<ReadOnlyReason, string> = {
  disk_full:
    'The disk is full, and your data cannot be read without some free space. Nothing is lost. Free some disk space and start Billwright again.',
  write_protected:
    'The data folder is read-only, and the folder for temporary files has no room to read your data. Nothing is lost. Make the data folder writable, or free space in the other one, and start Billwright again.',
}

/** A log that lost something stays as it is, so that the next start for writing notices it. */
const mayMoveLog = (path: string, running: string): boolean =>
  hasLog(path) &&
  holdsAcknowledged(`${path}-wal`, existsSync(running) ? readRunningMarker(running) : undefined)

const hasLog = (path: string): boolean => (statSync(`${path}-wal`, { throwIfNoEntry: false })?.size ?? 0) > 0

function closing(database: DatabaseSync): ReadOnlyData {
  return { database, close: () => database.close() }
}

/** `undefined`: not in this way. */
function openedBy(open: () => ReadOnlyData): ReadOnlyData | undefined {
  const opened = open()
  try {
    opened.database.prepare('SELECT count(*) FROM sqlite_schema').get()
    return opened
  } catch (error) {
    opened.close()
    if (isDamage(error)) throw error
    return undefined
  }
}

/**
 * In exclusive mode SQLite keeps the index of the log in memory (https://sqlite.org/wal.html#noshm). Closing moves the log into the
 * file where that needs no room; after that nothing is missing, whatever the marker says.
 */
function openWithoutIndex(path: string, running: string): ReadOnlyData {
  const database = withSqlFunctions(new DatabaseSync(path, { timeout: 0 }))
  database.exec('PRAGMA locking_mode = EXCLUSIVE; PRAGMA query_only = ON; PRAGMA trusted_schema = OFF')
  return {
    database,
    close() {
      database.close()
      if (!hasLog(path)) rmSync(running, { force: true })
    },
  }
}

/** A log, a half-made change or an older schema, read in a private copy on another volume. */
function openCopy(path: string): ReadOnlyData {
  const files = ['', '-wal', '-journal'].map(end => `${path}${end}`).filter(file => existsSync(file))
  const bytes = files.reduce((sum, file) => sum + statSync(file).size, 0)
  // a migration copies the data once more
  const folder = makeTemporaryFolder('billwright-data-', bytes * 3)
  const remove = () => rmSync(folder, { recursive: true, force: true })
  try {
    for (const file of files) copyFileSync(file, join(folder, basename(file)))
    const database = openNewest(join(folder, basename(path)), join(folder, 'backups'))
    database.exec('PRAGMA query_only = ON')
    return {
      database,
      close() {
        database.close()
        remove()
      },
    }
  } catch (error) {
    remove()
    throw error
  }
}
