import { existsSync, rmSync } from 'node:fs'
import type { DatabaseSync } from 'node:sqlite'
import type { StoreCondition } from '#app/ports.ts'
import type { AttemptJournal } from '../outbox/attempt-journal.ts'
import { copyFiles, doubtOf, holdWhatWaits, noteMissing } from '../recovery/replace-data.ts'
import { type Synchronised, synchronise } from '../recovery/synchronise-journal.ts'
import type { Missing } from '../salvage/merge-salvaged.ts'
import type { Places } from '../sqlite/data-paths.ts'
import {
  type CommitNotes,
  holdsAcknowledged,
  moveLog,
  noteCommits,
  noteLostLog,
  recordsOf,
} from './acknowledged-log.ts'
import { openNewest } from './open-database.ts'
import { readRunningMarker } from './running-marker.ts'

/** The data for writing, with what is kept beside them meanwhile. */
export interface OpenedForWork extends Pick<CommitNotes, 'noteCommit'> {
  database: DatabaseSync
  condition: Ready
  journal: AttemptJournal
  close(): void
}

export interface Replaced {
  by: 'recovery' | 'import'
  /** what could not be read of the data that were there */
  missing: Missing
}

type Ready = Extract<StoreCondition, { state: 'ready' }>

/**
 * Opens the data at the newest schema, checks that their log holds what was acknowledged, and makes them and the attempt journal agree.
 * @param aside the name for what is kept of a damaged file
 * @param replaced other data took the place of those that were there
 */
export function openForWork(
  places: Places,
  aside: (what: string) => string,
  replaced?: Replaced,
): OpenedForWork {
  const missing = replaced?.missing
  const synced = existsSync(places.running) ? readRunningMarker(places.running) : undefined
  const log = `${places.data}-wal`
  const isLogLost = !missing && existsSync(places.data) && !holdsAcknowledged(log, synced)
  // SQLite overwrites a log that it cannot read
  if (isLogLost && existsSync(log)) copyFiles(places.data, aside('damaged'))
  if (isLogLost) noteLostLog(places, synced)
  const database = openNewest(places.data, places.backups)
  try {
    if (isLogLost) holdWhatWaits(database, afterLoss)
    const { journal, result, restored } = synchronise(database, {
      path: places.journal,
      aside: aside('damaged-journal'),
      acknowledged: recordsOf(synced),
      isCurrent: !isLogLost && !missing?.submissions,
      isRecovered: replaced?.by === 'recovery',
      doubt: doubtOf(afterLoss),
    })
    if (result === 'incomplete' && !missing) noteMissing(database)
    const notes = noteCommits(places, journal, isLogLost)
    rmSync(places.suspect, { force: true })
    const condition = missing
      ? conditionAfter(result === 'complete' ? { ...missing, submissions: false } : missing)
      : conditionOf({ isLogLost, result, isOutdated: restored > (synced === undefined ? 0 : 1) })
    return {
      database,
      condition,
      journal,
      noteCommit: notes.noteCommit,
      close() {
        if (moveLog(database)) notes.noteEmptyLog()
        database.close()
        notes.close()
        journal.close()
        rmSync(places.running, { force: true })
      },
    }
  } catch (error) {
    database.close()
    throw error
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
