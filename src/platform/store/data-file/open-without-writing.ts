import { copyFileSync, existsSync, rmSync, statSync } from 'node:fs'
import { basename, join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { ReadOnlyReason } from '#contract/stored-data.ts'
import { AppError } from '#core/errors/app-error.ts'
import type { PlainMessageCode } from '#core/messages/message.ts'
import { makeTemporaryFolder } from '../../files/folders.ts'
import { migrations } from '../schema/migrations.ts'
import { schemaVersion } from '../schema/schema-version.ts'
import { openReadOnly } from '../sqlite/open-read-only.ts'
import { withSqlFunctions } from '../sqlite/sql-functions.ts'
import { isDamage } from '../sqlite/store-errors.ts'
import { holdsAcknowledgedCommit } from './acknowledged-wal.ts'
import { openAndMigrate } from './open-database.ts'
import { readRunningMarker } from './running-marker.ts'

export interface ReadOnlyData {
  database: DatabaseSync
  close(): void
}

/**
 * Opens a data file in a folder that is not writable, including the content of its WAL.
 * @param runningMarker path of the running marker
 * @throws AppError store_unavailable if the WAL or an older schema cannot be read without free space
 */
export function openWithoutWriting(
  path: string,
  reason: ReadOnlyReason,
  runningMarker: string,
): ReadOnlyData {
  const strategies = existsSync(`${path}-journal`)
    ? []
    : [
        () => asReadOnlyData(openReadOnly(path)),
        ...(mayCheckpointWal(path, runningMarker) ? [() => openWithIndexInMemory(path, runningMarker)] : []),
      ]
  for (const open of strategies) {
    const opened = tryOpen(open)
    if (opened && schemaVersion(opened.database) >= migrations.length) return opened
    opened?.close()
  }
  try {
    return openCopy(path)
  } catch (cause) {
    if (isDamage(cause)) throw cause
    throw new AppError('store_unavailable', { message: { code: needsSpaceCodes[reason] }, cause })
  }
}

const needsSpaceCodes = {
  disk_full: 'store.full_unreadable',
  write_protected: 'store.read_only_unreadable',
} as const satisfies Record<ReadOnlyReason, PlainMessageCode>

/** A WAL that lost commits is not changed, so that the next start for writing notices the loss. */
const mayCheckpointWal = (path: string, runningMarker: string): boolean =>
  hasWal(path) &&
  holdsAcknowledgedCommit(
    `${path}-wal`,
    existsSync(runningMarker) ? readRunningMarker(runningMarker) : undefined,
  )

const hasWal = (path: string): boolean => (statSync(`${path}-wal`, { throwIfNoEntry: false })?.size ?? 0) > 0

function asReadOnlyData(database: DatabaseSync): ReadOnlyData {
  return { database, close: () => database.close() }
}

/** @returns `undefined` if this strategy does not work here */
function tryOpen(open: () => ReadOnlyData): ReadOnlyData | undefined {
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
 * In exclusive mode SQLite keeps the index of the WAL in memory (https://sqlite.org/wal.html#noshm). Closing
 * checkpoints the WAL if that needs no space; then the running marker is obsolete.
 */
function openWithIndexInMemory(path: string, runningMarker: string): ReadOnlyData {
  const database = withSqlFunctions(new DatabaseSync(path, { timeout: 0 }))
  database.exec('PRAGMA locking_mode = EXCLUSIVE; PRAGMA query_only = ON; PRAGMA trusted_schema = OFF')
  return {
    database,
    close() {
      database.close()
      if (!hasWal(path)) rmSync(runningMarker, { force: true })
    },
  }
}

/** Reads a WAL, a hot journal or an older schema in a private copy on another volume. */
function openCopy(path: string): ReadOnlyData {
  const files = ['', '-wal', '-journal'].map(end => `${path}${end}`).filter(file => existsSync(file))
  const bytes = files.reduce((sum, file) => sum + statSync(file).size, 0)
  // A migration needs another copy of the data.
  const folder = makeTemporaryFolder('billwright-data-', bytes * 3)
  const remove = () => rmSync(folder, { recursive: true, force: true })
  try {
    for (const file of files) copyFileSync(file, join(folder, basename(file)))
    const database = openAndMigrate(join(folder, basename(path)), join(folder, 'backups'))
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
