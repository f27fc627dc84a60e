import { existsSync, rmSync, statSync } from 'node:fs'
import type { DatabaseSync } from 'node:sqlite'
import type { StoreCondition } from '#app/ports/data-file.ts'
import type { ReadOnlyReason } from '#contract/stored-data.ts'
import { sqliteResultCode, systemCodeOf } from '#core/errors/system-error.ts'
import { makeFolder } from '#node/files.ts'
import { reasonNotWritable, reasonOfSystemError, reasonWithoutSpace } from '../../files/write-access.ts'
import { backupsIn } from '../copies/backups.ts'
import type { AttemptJournal } from '../outbox/attempt-journal.ts'
import { databasePassesIntegrityCheck } from '../schema/integrity.ts'
import { schemaStatus } from '../schema/schema-version.ts'
import type { DataPaths } from '../sqlite/data-paths.ts'
import { isHeaderPlausible } from '../sqlite/file-header.ts'
import { lockFolder, lockForReading } from '../sqlite/lock-folder.ts'
import { isDamage } from '../sqlite/store-errors.ts'
import { openEmptyDatabase } from './open-database.ts'
import { openWithoutWriting } from './open-without-writing.ts'

export interface Opened {
  database: DatabaseSync
  condition: StoreCondition
  /** Used instead of closing only the database. */
  close?(): void
  /** Absent if nothing can be written. */
  journal?: AttemptJournal
  recordCommit?(): void
}

interface Steps {
  /** Opens the data for writing, or returns the condition that prevents it. */
  openData(): Opened
  mayBeDamaged(): boolean
  openDamagedState(reason: 'damaged' | 'missing'): Opened
}

/**
 * Locks a data folder and opens its data, read-only if the folder is not writable.
 * @throws AppError store_locked, store_unavailable, and system errors
 */
export function openInFolder(paths: DataPaths, steps: Steps): { unlock: () => void; opened: Opened } {
  const { unlock, reason } = lockForWritingOrReading(paths)
  try {
    const opened =
      reason === undefined ? openForWritingOrReading(paths, steps) : openForReading(paths, steps, reason)
    return { unlock, opened }
  } catch (error) {
    unlock()
    throw error
  }
}

function lockForWritingOrReading(paths: DataPaths): {
  unlock: () => void
  reason: ReadOnlyReason | undefined
} {
  try {
    makeFolder(paths.folder)
    return { unlock: lockFolder(paths.lock), reason: reasonWithoutSpace(paths.folder) }
  } catch (error) {
    const reason = reasonForReadOnly(paths, error)
    if (reason === undefined) throw error
    return { unlock: lockForReading(paths.lock), reason }
  }
}

function openForWritingOrReading(paths: DataPaths, steps: Steps): Opened {
  const wal = `${paths.data}-wal`
  const hadWal = existsSync(wal)
  try {
    return steps.openData()
  } catch (error) {
    const reason = reasonForReadOnly(paths, error)
    if (reason === undefined) throw error
    // An empty WAL created by this attempt would hide at the next start that the previous WAL is missing.
    if (!hadWal && sizeOf(wal) === 0) rmSync(wal, { force: true })
    return openForReading(paths, steps, reason)
  }
}

/**
 * `undefined` if the start fails. A missing data file in a folder without write permission is treated as a wrong path.
 */
function reasonForReadOnly({ folder, data }: DataPaths, error: unknown): ReadOnlyReason | undefined {
  const code = systemCodeOf(error)
  const isForbidden = code === 'EACCES' || code === 'EPERM'
  return isForbidden && !existsSync(data) ? undefined : readOnlyReason(error, folder)
}

/** Why opening the data for writing failed; `undefined` if the folder is writable. */
function readOnlyReason(error: unknown, folder: string): ReadOnlyReason | undefined {
  const result = sqliteResultCode(error)
  if (result === undefined) return reasonOfSystemError(error)
  if (result === 13) return 'disk_full'
  if (result === 8) return 'write_protected'
  // SQLite reports a WAL or index that it cannot create as SQLITE_IOERR or SQLITE_CANTOPEN.
  return result === 10 || result === 14 ? reasonNotWritable(folder) : undefined
}

function openForReading(paths: DataPaths, steps: Steps, reason: ReadOnlyReason): Opened {
  const condition: StoreCondition = { state: 'read_only', reason }
  // If the power failed while the data was replaced, only the replacement exists.
  const path = [paths.data, paths.replacement].find(file => sizeOf(file) > 0)
  if (path === undefined && backupsIn(paths.backups).length > 0)
    return steps.openDamagedState(existsSync(paths.data) ? 'damaged' : 'missing')
  if (path === undefined) return { database: openEmptyDatabase(), condition }
  try {
    const { database, close } = openWithoutWriting(path, reason, paths.running)
    const status = schemaStatus(database)
    if (status === 'newer') return { database, close, condition: { state: 'newer' } }
    const isClear = status !== 'inconsistent' && isHeaderPlausible(path)
    if (
      isClear &&
      (path === paths.replacement || !steps.mayBeDamaged() || databasePassesIntegrityCheck(database))
    )
      return { database, close, condition }
    close()
  } catch (error) {
    if (!isDamage(error)) throw error
  }
  return steps.openDamagedState('damaged')
}

const sizeOf = (path: string): number => statSync(path, { throwIfNoEntry: false })?.size ?? 0
