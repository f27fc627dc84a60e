import { existsSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { DatabaseSync } from 'node:sqlite'
import type { StoreCondition } from '#app/ports.ts'
import { makeFolder } from '../../make-folder.ts'
import { backupsIn, newestGood, viewOf } from '../copies/backups.ts'
import { isSound } from '../copies/soundness.ts'
import type { Missing } from '../salvage/bring-in.ts'
import { migrations } from '../schema/schema.ts'
import { versionInFile } from '../schema/schema-version.ts'
import { inStoreWords, isDamage } from '../store-words.ts'
import { createPrivate } from './durable.ts'
import { lockFolder } from './lock-folder.ts'
import { openNewest, openNothing, rollBack } from './open-database.ts'
import { openReadOnly } from './open-read-only.ts'
import { placesIn } from './places.ts'
import type { RecoveryProgress } from './recovery.ts'
import { recoverOnThread } from './recovery-thread.ts'
import { finishReplacing, holdWhatWaits, noteMissing, prepareImport, replaceData } from './replace-data.ts'

/** Reading this much takes some hundredths of a second: it is looked at whole at each start. */
const smallBytes = 8_000_000

/** The data of a folder, whatever state they are in, held by this process alone. */
export interface DataFile {
  readonly database: DatabaseSync
  readonly condition: StoreCondition
  /** SQLite met damage while it worked: the next start looks at every page */
  noteDamage(): void
  /** where the data are damaged or missing */
  recover(from: 'backup' | 'nothing', onProgress: OnProgress): Promise<void>
  /** the checked file at `path` becomes the data, and those that were there are kept in `kept` */
  replace(path: string, onProgress: OnProgress): Promise<{ kept: string }>
  /** ends a recovery that is under way: the data stay as they are */
  stopRecovery(): void
  close(): void
}

type OnProgress = (progress: RecoveryProgress) => void

interface Opened {
  database: DatabaseSync
  condition: StoreCondition
}

/** @throws AppError store_locked, store_unavailable */
export function openDataFile(folder: string, now: () => Date = () => new Date()): DataFile {
  const places = placesIn(folder)
  // a colon cannot be in a name on Windows
  const aside = (what: string) => join(folder, `${what}-${now().toISOString().replace(/[:.]/g, '-')}`)

  function look(): Opened {
    finishReplacing(places, aside('replaced'))
    const isThere = existsSync(places.data)
    if (isThere && existsSync(`${places.data}-journal`)) rollBack(places.data)
    if (isThere && versionInFileOrNone(places.data) > migrations.length)
      return { database: openReadOnly(places.data), condition: { state: 'newer' } }
    const isEmpty = !isThere || statSync(places.data).size === 0
    if (isEmpty && backupsIn(places.backups).length > 0) return inTrouble(isThere ? 'damaged' : 'missing')
    if (isThere && mayBeDamaged() && !isSound(places.data)) return inTrouble('damaged')
    try {
      return openForWork()
    } catch (error) {
      if (isThere && isDamage(error)) return inTrouble('damaged')
      throw error
    }
  }

  function openForWork(): Opened {
    const isLogMissing =
      existsSync(places.running) && existsSync(places.data) && !existsSync(`${places.data}-wal`)
    const database = openNewest(places.data, places.backups)
    if (isLogMissing) {
      holdWhatWaits(database, afterLoss)
      noteMissing(database)
    }
    createPrivate(places.running)
    rmSync(places.suspect, { force: true })
    return { database, condition: { state: 'ready', notice: isLogMissing ? 'log_missing' : null } }
  }

  const mayBeDamaged = () =>
    existsSync(places.running) || existsSync(places.suspect) || statSync(places.data).size < smallBytes

  function inTrouble(reason: 'damaged' | 'missing'): Opened {
    const backup = newestGood(places.backups)
    return {
      database: openNothing(),
      condition: { state: 'damaged', reason, backup: backup ? viewOf(backup) : null },
    }
  }

  function close(): void {
    const { database, condition } = opened
    database.close()
    if (condition.state === 'ready') rmSync(places.running, { force: true })
  }

  function takeReplacement(missing: Missing, kept: string): void {
    const isOpen = opened.condition.state === 'ready'
    if (isOpen) close()
    replaceData(places, kept)
    // until here it can be tried again
    if (!isOpen) close()
    opened = openForWork()
    opened.condition = conditionAfter(missing)
  }

  const stop = new AbortController()
  const { unlock, opened: first } = inStoreWords(() => {
    makeFolder(folder)
    const unlock = lockFolder(places.lock)
    try {
      return { unlock, opened: look() }
    } catch (error) {
      unlock()
      throw error
    }
  })
  let opened = first

  return {
    get database() {
      return opened.database
    },
    get condition() {
      return opened.condition
    },

    noteDamage() {
      if (opened.condition.state !== 'ready') return
      opened.condition = { state: 'ready', notice: 'damage_found' }
      writeFileSync(places.suspect, '', { mode: 0o600 })
    },

    async recover(from, onProgress) {
      if (opened.condition.state !== 'damaged') return
      const missing = await recoverOnThread({ folder, from }, onProgress, stop.signal)
      inStoreWords(() => takeReplacement(missing, aside('damaged')))
    },

    async replace(path, onProgress) {
      // an export is a copy too: what a damaged file says of what was sent since must not be forgotten
      const isDamaged = opened.condition.state === 'damaged'
      const missing = isDamaged
        ? await recoverOnThread({ folder, from: { file: path } }, onProgress, stop.signal)
        : inStoreWords(() => prepareImport(places, path, opened.database))
      const kept = aside('replaced')
      inStoreWords(() => takeReplacement(missing, kept))
      return { kept }
    },

    stopRecovery: () => stop.abort(),

    close() {
      close()
      unlock()
    },
  }
}

const afterLoss = 'The last changes before the program ended are missing. The invoice may have been sent.'

function conditionAfter({ submissions, drafts }: Missing): StoreCondition {
  const notice = submissions ? 'submissions_missing' : drafts === null ? null : 'drafts_missing'
  return { state: 'ready', notice, ...(drafts !== null && { unreadInvoices: drafts }) }
}

/** A file that is damaged says nothing of its version. */
function versionInFileOrNone(path: string): number {
  try {
    return versionInFile(path)
  } catch (error) {
    if (isDamage(error)) return 0
    throw error
  }
}
