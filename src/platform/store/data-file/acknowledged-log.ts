import { existsSync } from 'node:fs'
import type { DatabaseSync } from 'node:sqlite'
import type { AttemptJournal } from '../journal/attempt-journal.ts'
import type { Places } from './places.ts'
import { openRunningMarker, type Synced } from './running-marker.ts'
import { createLogReader, holdsCommit, type LogPosition } from './write-ahead-log.ts'

/**
 * Does SQLite's log still hold what was acknowledged? SQLite itself takes a damaged log for a shorter one.
 * @param synced as a program left it that did not close the data; `undefined`: the last one did
 */
export function holdsAcknowledged(log: string, synced: Synced | 'unknown' | undefined): boolean {
  if (synced === undefined) return true
  if (synced === 'unknown') return existsSync(log)
  return synced.log === null || holdsCommit(log, synced.log)
}

export interface CommitNotes {
  /** a change is on disk, and nobody was told so yet */
  noteCommit(): void
  close(): void
}

/** Keeps in the running marker what the log and the journal hold. */
export function noteCommits(places: Places, journal: AttemptJournal): CommitNotes {
  const marker = openRunningMarker(places.running)
  const log = createLogReader(`${places.data}-wal`)
  let noted: LogPosition | null | undefined

  function noteCommit(): void {
    try {
      const last = log.lastCommit() ?? null
      if (last === noted) return
      marker.write({ log: last, records: journal.records })
      noted = last
    } catch {
      // the change itself is on disk; with an older note the next start only knows less
    }
  }

  noteCommit()
  return {
    noteCommit,
    close() {
      log.close()
      marker.close()
    },
  }
}

/** SQLite removes the log when it closes: an empty one can be missing without a loss. */
export function emptyLog(database: DatabaseSync): void {
  try {
    database.exec('PRAGMA wal_checkpoint(TRUNCATE)')
  } catch {
    // a full disk: the log stays, and the next start reads it
  }
}
