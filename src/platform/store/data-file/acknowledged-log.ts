import { existsSync } from 'node:fs'
import type { DatabaseSync } from 'node:sqlite'
import type { AttemptJournal } from '../outbox/attempt-journal.ts'
import type { Places } from '../sqlite/data-paths.ts'
import { createLogReader, holdsCommit, type LogPosition } from '../sqlite/write-ahead-log.ts'
import { openRunningMarker, type Synced } from './running-marker.ts'

/**
 * Does SQLite's log still hold what was acknowledged? SQLite itself takes a damaged log for a shorter one.
 * @param synced as a program left it that did not close the data; `undefined`: the last one did
 */
export function holdsAcknowledged(log: string, synced: Synced | 'unknown' | undefined): boolean {
  if (synced === undefined) return true
  if (synced === 'unknown') return existsSync(log)
  if (synced.isLogLost) return false
  return synced.log === null || holdsCommit(log, synced.log)
}

export interface CommitNotes {
  /** a change is on disk, and nobody was told so yet */
  noteCommit(): void
  /** all of the log is in the data file: it may be gone at the next start */
  noteEmptyLog(): void
  close(): void
}

/** Before anything starts another log: however this start ends, the next one knows of the loss. */
export function noteLostLog(places: Places, synced: Synced | 'unknown' | undefined): void {
  const marker = openRunningMarker(places.running)
  try {
    marker.write({ log: null, records: recordsOf(synced), isLogLost: true })
  } finally {
    marker.close()
  }
}

/** Of the journal, as a program left them that did not close the data; 0: it is not known. */
export const recordsOf = (synced: Synced | 'unknown' | undefined): number =>
  synced === undefined || synced === 'unknown' ? 0 : synced.records

/** Keeps in the running marker what the log and the journal hold. */
export function noteCommits(places: Places, journal: AttemptJournal, isLogLost: boolean): CommitNotes {
  const marker = openRunningMarker(places.running)
  const log = createLogReader(`${places.data}-wal`)
  let noted: LogPosition | null | undefined

  function note(last: () => LogPosition | null): void {
    try {
      const position = last()
      if (position === noted) return
      marker.write({ log: position, records: journal.records, isLogLost })
      noted = position
    } catch {
      // the change itself is on disk; with an older note the next start only knows less
    }
  }

  const noteCommit = () => note(() => log.lastCommit() ?? null)

  noteCommit()
  return {
    noteCommit,
    noteEmptyLog: () => note(() => null),
    close() {
      log.close()
      marker.close()
    },
  }
}

/** Moves the log into the data file, so that nothing is lost with it. @returns `false`: something of it stays, as on a full disk */
export function moveLog(database: DatabaseSync): boolean {
  try {
    return database.prepare('PRAGMA wal_checkpoint(FULL)').get()?.busy === 0
  } catch {
    return false
  }
}
