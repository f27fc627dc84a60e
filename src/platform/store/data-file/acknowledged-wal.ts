import { existsSync } from 'node:fs'
import type { DatabaseSync } from 'node:sqlite'
import type { AttemptJournal } from '../outbox/attempt-journal.ts'
import type { DataPaths } from '../sqlite/data-paths.ts'
import { createWalReader, holdsCommit, type WalPosition } from '../sqlite/write-ahead-log.ts'
import { openRunningMarker, type SyncedState } from './running-marker.ts'

/**
 * Whether SQLite's WAL still contains the last acknowledged commit. SQLite itself treats a damaged WAL as a shorter
 * one.
 * @param synced state left by a program that did not close the data; `undefined` if the last one closed it
 */
export function holdsAcknowledgedCommit(wal: string, synced: SyncedState | 'unknown' | undefined): boolean {
  if (synced === undefined) return true
  if (synced === 'unknown') return existsSync(wal)
  if (synced.isLogLost) return false
  return synced.log === null || holdsCommit(wal, synced.log)
}

export interface CommitRecorder {
  /** Called when a change is on disk and not yet acknowledged. */
  recordCommit(): void
  /** Called when all of the WAL is in the data file, so that the next start does not need the WAL. */
  recordEmptyWal(): void
  close(): void
}

/**
 * Records that the next start needs no WAL. If commits of the WAL are lost, this is recorded before a new WAL is
 * started, so that the next start knows about the loss even if this one fails.
 */
export function recordNoWal(
  paths: DataPaths,
  synced: SyncedState | 'unknown' | undefined,
  isLogLost: boolean,
): void {
  const marker = openRunningMarker(paths.running)
  try {
    marker.write({ log: null, records: acknowledgedRecords(synced), isLogLost })
  } finally {
    marker.close()
  }
}

/** Number of journal records acknowledged by a program that did not close the data; 0 if unknown. */
export const acknowledgedRecords = (synced: SyncedState | 'unknown' | undefined): number =>
  synced === undefined || synced === 'unknown' ? 0 : synced.records

/** Writes the positions of the WAL and the journal to the running marker. */
export function createCommitRecorder(
  paths: DataPaths,
  journal: AttemptJournal,
  isLogLost: boolean,
): CommitRecorder {
  const marker = openRunningMarker(paths.running)
  const wal = createWalReader(`${paths.data}-wal`)
  let recorded: WalPosition | null | undefined

  function record(last: () => WalPosition | null): void {
    try {
      const position = last()
      if (position === recorded) return
      // After an error, the marker may contain either position.
      recorded = undefined
      marker.write({ log: position, records: journal.records, isLogLost })
      recorded = position
    } catch {
      // The change itself is on disk; an older marker only makes the next start less precise.
    }
  }

  const recordCommit = () => record(() => wal.lastCommit() ?? null)

  recordCommit()
  return {
    recordCommit,
    recordEmptyWal: () => record(() => null),
    close() {
      wal.close()
      marker.close()
    },
  }
}

/**
 * Checkpoints the WAL into the data file.
 * @returns `false` if a part remains, for example on a full disk
 */
export function checkpointWal(database: DatabaseSync): boolean {
  try {
    return database.prepare('PRAGMA wal_checkpoint(FULL)').get()?.busy === 0
  } catch {
    return false
  }
}
