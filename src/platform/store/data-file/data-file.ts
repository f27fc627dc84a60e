import { existsSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { DatabaseSync } from 'node:sqlite'
import type { StoreCondition } from '#app/ports.ts'
import { AppError } from '#core/app-error.ts'
import { makeFolder } from '../../make-folder.ts'
import { backupsIn, newestGood, viewOf } from '../copies/backups.ts'
import { removeOldCopies } from '../copies/replaced-copies.ts'
import { isSound } from '../copies/soundness.ts'
import type { AttemptJournal } from '../journal/attempt-journal.ts'
import { type Synchronised, synchronise } from '../journal/synchronise.ts'
import type { Missing } from '../salvage/bring-in.ts'
import { migrations } from '../schema/schema.ts'
import { versionInFile } from '../schema/schema-version.ts'
import { inStoreWords, isDamage } from '../store-words.ts'
import { type CommitNotes, emptyLog, holdsAcknowledged, noteCommits } from './acknowledged-log.ts'
import { lockFolder } from './lock-folder.ts'
import { openNewest, openNothing, rollBack } from './open-database.ts'
import { openReadOnly } from './open-read-only.ts'
import { placesIn } from './places.ts'
import type { RecoveryProgress } from './recovery.ts'
import { recoverOnThread } from './recovery-thread.ts'
import {
  copyFiles,
  doubtOf,
  finishReplacing,
  holdWhatWaits,
  noteMissing,
  prepareImport,
  replaceData,
} from './replace-data.ts'
import { readRunningMarker } from './running-marker.ts'
import { holdsSameRows } from './same-content.ts'

/** Reading this much takes some hundredths of a second: it is looked at whole at each start. */
const smallBytes = 8_000_000

/** The data of a folder, whatever state they are in, held by this process alone. */
export interface DataFile {
  readonly database: DatabaseSync
  readonly condition: StoreCondition
  readonly journal: AttemptJournal
  /** a change is on disk: what the log holds now must be there at the next start */
  noteCommit(): void
  /** SQLite met damage while it worked: the next start looks at every page */
  noteDamage(): void
  /** where the data are damaged or missing */
  recover(from: 'backup' | 'nothing', onProgress: OnProgress): Promise<void>
  /** the checked file at `path` becomes the data, and those that were there are kept in `kept`; `null`: they are the same */
  replace(path: string, onProgress: OnProgress): Promise<{ kept: string | null }>
  /** ends a recovery that is under way: the data stay as they are */
  stopRecovery(): void
  close(): void
}

type OnProgress = (progress: RecoveryProgress) => void

type Ready = Extract<StoreCondition, { state: 'ready' }>

interface Opened<Condition extends StoreCondition = StoreCondition> {
  database: DatabaseSync
  condition: Condition
  /** absent where nothing can be written */
  written?: Written
}

/** What is kept beside the data while they can be written. */
interface Written {
  journal: AttemptJournal
  commits: CommitNotes
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

  /** `missing`: the data were replaced, and so much could not be read of those that were there */
  function openForWork(missing?: Missing): Opened<Ready> {
    const synced = existsSync(places.running) ? readRunningMarker(places.running) : undefined
    const log = `${places.data}-wal`
    const isLogLost = !missing && existsSync(places.data) && !holdsAcknowledged(log, synced)
    // SQLite overwrites a log that it cannot read
    if (isLogLost && existsSync(log)) copyFiles(places.data, aside('damaged'))
    const database = openNewest(places.data, places.backups)
    try {
      if (isLogLost) holdWhatWaits(database, afterLoss)
      const { journal, result, restored } = synchronise(database, {
        path: places.journal,
        aside: aside('damaged-journal'),
        acknowledged: synced === undefined || synced === 'unknown' ? 0 : synced.records,
        isCurrent: !isLogLost && !missing?.submissions,
        doubt: doubtOf(afterLoss),
      })
      const isIncomplete = result === 'incomplete'
      if (isIncomplete && !missing) noteMissing(database)
      const commits = noteCommits(places, journal)
      rmSync(places.suspect, { force: true })
      const condition = missing
        ? conditionAfter(result === 'complete' ? { ...missing, submissions: false } : missing)
        : conditionOf({ isLogLost, result, isOutdated: restored > (synced === undefined ? 0 : 1) })
      return { database, written: { journal, commits }, condition }
    } catch (error) {
      database.close()
      throw error
    }
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
    const { database, written } = opened
    if (written) emptyLog(database)
    written?.commits.noteCommit()
    database.close()
    written?.commits.close()
    written?.journal.close()
    if (written) rmSync(places.running, { force: true })
  }

  function takeReplacement(missing: Missing, kept: string): void {
    const isOpen = opened.condition.state === 'ready'
    if (isOpen) close()
    replaceData(places, kept)
    // until here it can be tried again
    if (!isOpen) close()
    opened = openForWork(missing)
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

    get journal() {
      if (!opened.written) throw new AppError('store_unavailable')
      return opened.written.journal
    },

    noteCommit: () => opened.written?.commits.noteCommit(),

    noteDamage() {
      if (opened.condition.state !== 'ready' || opened.condition.notice === 'damage_found') return
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
      if (!isDamaged && inStoreWords(() => holdsSameRows(opened.database, places.replacement))) {
        rmSync(places.replacement)
        return { kept: null }
      }
      const kept = aside(isDamaged ? 'damaged' : 'replaced')
      inStoreWords(() => takeReplacement(missing, kept))
      // the import is done: an old copy that cannot be removed is tried again after the next one
      await removeOldCopies(folder, now()).catch(() => undefined)
      return { kept }
    },

    stopRecovery: () => stop.abort(),

    close() {
      close()
      unlock()
    },
  }
}

interface Findings {
  isLogLost: boolean
  /** the journal knows more than a program can leave behind that ended between its two writes */
  isOutdated: boolean
  result: Synchronised['result']
}

function conditionOf({ isLogLost, isOutdated, result }: Findings): Ready {
  if (result === 'incomplete') return { state: 'ready', notice: 'submissions_missing' }
  if (isLogLost) return { state: 'ready', notice: 'log_missing' }
  if (isOutdated) return { state: 'ready', notice: 'data_outdated' }
  return { state: 'ready', notice: result === 'rewritten' ? 'journal_rewritten' : null }
}

const afterLoss = 'The last changes before the program ended are missing. The invoice may have been sent.'

function conditionAfter({ submissions, drafts }: Missing): Ready {
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
