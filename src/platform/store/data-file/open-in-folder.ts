import { existsSync, rmSync, statSync } from 'node:fs'
import type { DatabaseSync } from 'node:sqlite'
import type { StoreCondition } from '#app/ports.ts'
import type { ReadOnlyReason } from '#contract/stored-data.ts'
import { makeFolder } from '../../files/folders.ts'
import { reasonNotWritable, reasonOfSystemError, reasonWithoutRoom } from '../../files/write-access.ts'
import { backupsIn } from '../copies/backups.ts'
import type { AttemptJournal } from '../outbox/attempt-journal.ts'
import { isSoundDatabase } from '../schema/integrity.ts'
import { judgeVersion } from '../schema/schema-version.ts'
import type { Places } from '../sqlite/data-paths.ts'
import { isHeaderPlausible } from '../sqlite/file-header.ts'
import { lockFolder, lockForReading } from '../sqlite/lock-folder.ts'
import { isDamage, resultOf } from '../sqlite/store-errors.ts'
import { openNothing } from './open-database.ts'
import { openUnwritable } from './open-without-writing.ts'

export interface Opened {
  database: DatabaseSync
  condition: StoreCondition
  /** in place of closing the database alone */
  close?(): void
  /** absent where nothing can be written */
  journal?: AttemptJournal
  noteCommit?(): void
}

interface Steps {
  /** the data for writing, or what keeps from it */
  look(): Opened
  mayBeDamaged(): boolean
  inTrouble(reason: 'damaged' | 'missing'): Opened
}

/**
 * The data of a folder and the lock on it. Where the folder takes no write the data are opened for reading.
 * @throws AppError store_locked, store_unavailable, and whatever the system says
 */
export function openInFolder(places: Places, steps: Steps): { unlock: () => void; opened: Opened } {
  const { unlock, reason } = lockAsPossible(places)
  try {
    const opened = reason === undefined ? lookOrRead(places, steps) : openForReading(places, steps, reason)
    return { unlock, opened }
  } catch (error) {
    unlock()
    throw error
  }
}

function lockAsPossible(places: Places): { unlock: () => void; reason: ReadOnlyReason | undefined } {
  try {
    makeFolder(places.folder)
    return { unlock: lockFolder(places.lock), reason: reasonWithoutRoom(places.folder) }
  } catch (error) {
    const reason = reasonToRead(places, error)
    if (reason === undefined) throw error
    return { unlock: lockForReading(places.lock), reason }
  }
}

function lookOrRead(places: Places, steps: Steps): Opened {
  const log = `${places.data}-wal`
  const hadLog = existsSync(log)
  try {
    return steps.look()
  } catch (error) {
    const reason = reasonToRead(places, error)
    if (reason === undefined) throw error
    // an empty log that this attempt made would hide at the next start that another one is missing
    if (!hadLog && sizeOf(log) === 0) rmSync(log, { force: true })
    return openForReading(places, steps, reason)
  }
}

/** `undefined`: the start fails; a folder without data in which this user may not write is a mistake in its path. */
function reasonToRead({ folder, data }: Places, error: unknown): ReadOnlyReason | undefined {
  const isForbidden =
    error instanceof Error && 'code' in error && (error.code === 'EACCES' || error.code === 'EPERM')
  return isForbidden && !existsSync(data) ? undefined : readOnlyReason(error, folder)
}

/** Why opening the data of this folder for writing failed; `undefined`: for another reason than a folder that takes no write. */
function readOnlyReason(error: unknown, folder: string): ReadOnlyReason | undefined {
  const result = resultOf(error)
  if (result === undefined) return reasonOfSystemError(error)
  if (result === 13) return 'disk_full'
  if (result === 8) return 'write_protected'
  // SQLite reports a log or index that it cannot create as an I/O error or as a file that it cannot open
  return result === 10 || result === 14 ? reasonNotWritable(folder) : undefined
}

function openForReading(places: Places, steps: Steps, reason: ReadOnlyReason): Opened {
  const condition: StoreCondition = { state: 'read_only', reason }
  // the power failed while another file took the place of the data
  const path = [places.data, places.replacement].find(file => sizeOf(file) > 0)
  if (path === undefined && backupsIn(places.backups).length > 0)
    return steps.inTrouble(existsSync(places.data) ? 'damaged' : 'missing')
  if (path === undefined) return { database: openNothing(), condition }
  try {
    const { database, close } = openUnwritable(path, reason, places.running)
    const verdict = judgeVersion(database)
    if (verdict === 'newer') return { database, close, condition: { state: 'newer' } }
    const isClear = verdict !== 'contradictory' && isHeaderPlausible(path)
    if (isClear && (path === places.replacement || !steps.mayBeDamaged() || isSoundDatabase(database)))
      return { database, close, condition }
    close()
  } catch (error) {
    if (!isDamage(error)) throw error
  }
  return steps.inTrouble('damaged')
}

const sizeOf = (path: string): number => statSync(path, { throwIfNoEntry: false })?.size ?? 0
