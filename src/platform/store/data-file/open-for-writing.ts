import { existsSync, rmSync } from 'node:fs'
import type { DatabaseSync } from 'node:sqlite'
import type { StoreCondition } from '#app/ports/data-file.ts'
import type { AttemptJournal } from '../outbox/attempt-journal.ts'
import type { JournalMarks } from '../outbox/journal-mark.ts'
import { copyFiles, markPendingUnknown, noteAllUnsent, unknownOutcomeJson } from '../recovery/replace-data.ts'
import { type SynchroniseResult, synchronise } from '../recovery/synchronise-journal.ts'
import type { MissingData } from '../salvage/merge-salvaged.ts'
import type { DataPaths } from '../sqlite/data-paths.ts'
import {
  acknowledgedRecords,
  type CommitRecorder,
  checkpointWal,
  createCommitRecorder,
  holdsAcknowledgedCommit,
  recordNoWal,
} from './acknowledged-wal.ts'
import { openAndMigrate } from './open-database.ts'
import { readRunningMarker, type SyncedState } from './running-marker.ts'

/** The data opened for writing, with the journal and the commit recorder. */
export interface OpenedForWriting extends Pick<CommitRecorder, 'recordCommit'> {
  database: DatabaseSync
  condition: ReadyCondition
  journal: AttemptJournal
  close(): void
}

export interface Replacement {
  by: 'recovery' | 'import'
  /** Parts of the replaced data that could not be read. */
  missing: MissingData
}

interface CheckedWal {
  /** Marker of a program that did not close the data; `undefined` if the last one closed it. */
  synced: SyncedState | 'unknown' | undefined
  isLogLost: boolean
  replaced: Replacement | undefined
}

type ReadyCondition = Extract<StoreCondition, { state: 'ready' }>

export interface OpenContext {
  /** Path for a copy of a damaged file. */
  asidePath(what: string): string
  marks: JournalMarks | undefined
}

/**
 * Opens the data at the newest schema, checks that the WAL holds the acknowledged commits, and synchronises
 * data and attempt journal.
 * @param replaced set when a recovery or an import has just replaced the data
 */
export function openForWriting(
  paths: DataPaths,
  context: OpenContext,
  replaced?: Replacement,
): OpenedForWriting {
  const { asidePath } = context
  const missing = replaced?.missing
  const synced = existsSync(paths.running) ? readRunningMarker(paths.running) : undefined
  const wal = `${paths.data}-wal`
  const isLogLost = !missing && existsSync(paths.data) && !holdsAcknowledgedCommit(wal, synced)
  // Copy the WAL first, because SQLite overwrites a WAL that it cannot read.
  if (isLogLost && existsSync(wal)) copyFiles(paths.data, asidePath('damaged'))
  if (isLogLost) recordNoWal(paths, synced, true)
  try {
    return openWithWal(paths, context, { synced, isLogLost, replaced })
  } catch (error) {
    // Closing the data checkpointed the WAL, so the next start must not expect one.
    if (existsSync(paths.running) && !isLogLost && !existsSync(wal)) tryToRecordNoWal(paths, synced)
    throw error
  }
}

/** Ignores errors, because the error of the start is to be reported. */
function tryToRecordNoWal(paths: DataPaths, synced: CheckedWal['synced']): void {
  try {
    recordNoWal(paths, synced, false)
  } catch {
    // The next start then reports a missing WAL.
  }
}

function openWithWal(
  paths: DataPaths,
  { asidePath, marks }: OpenContext,
  { synced, isLogLost, replaced }: CheckedWal,
): OpenedForWriting {
  const missing = replaced?.missing
  const database = openAndMigrate(paths.data, paths.backups)
  try {
    if (isLogLost) markPendingUnknown(database, 'unknown.log_lost')
    const { journal, result, restored } = synchronise(database, {
      path: paths.journal,
      marks,
      asidePath: asidePath('damaged-journal'),
      acknowledged: acknowledgedRecords(synced),
      isCurrent: !isLogLost && !missing?.submissions,
      isRecovered: replaced?.by === 'recovery',
      problems: {
        logLost: unknownOutcomeJson('unknown.log_lost'),
        unconfirmed: unknownOutcomeJson('unknown.not_confirmed_here'),
      },
    })
    if (result === 'incomplete' && !missing) noteAllUnsent(database)
    const commitRecorder = createCommitRecorder(paths, journal, isLogLost)
    rmSync(paths.suspect, { force: true })
    const condition = missing
      ? conditionAfterReplacement(
          result === 'complete' || result === 'older'
            ? { ...missing, submissions: result === 'older' }
            : missing,
        )
      : conditionOf({
          isLogLost,
          result,
          isOutdated: restored > (synced === undefined ? 0 : 1),
          isUnmarked: journal.origin === 'unmarked',
        })
    return {
      database,
      condition,
      journal,
      recordCommit: commitRecorder.recordCommit,
      close() {
        if (checkpointWal(database)) commitRecorder.recordEmptyWal()
        database.close()
        // Closing checkpoints too; a missing WAL file shows that all of it is in the data file.
        if (!existsSync(`${paths.data}-wal`)) commitRecorder.recordEmptyWal()
        commitRecorder.close()
        journal.close()
        rmSync(paths.running, { force: true })
      },
    }
  } catch (error) {
    database.close()
    throw error
  }
}

interface Findings {
  isLogLost: boolean
  /** The journal is further ahead of the data than a crash between its two writes explains. */
  isOutdated: boolean
  result: SynchroniseResult['result']
  /** The journal mark of this computer cannot be written. */
  isUnmarked: boolean
}

function conditionOf({ isLogLost, isOutdated, result, isUnmarked }: Findings): ReadyCondition {
  if (result === 'older') return { state: 'ready', notice: 'folder_outdated' }
  if (result === 'incomplete') return { state: 'ready', notice: 'submissions_missing' }
  if (isLogLost) return { state: 'ready', notice: 'log_missing' }
  if (isOutdated) return { state: 'ready', notice: 'data_outdated' }
  if (isUnmarked) return { state: 'ready', notice: 'state_unwritable' }
  if (result === 'moved') return { state: 'ready', notice: 'folder_moved' }
  return { state: 'ready', notice: result === 'rewritten' ? 'journal_rewritten' : null }
}

/** Notice about rows that could not be read or were left out. */
export function conditionAfterReplacement({ submissions, drafts }: MissingData): ReadyCondition {
  const notice = submissions ? 'submissions_missing' : drafts === null ? null : 'drafts_missing'
  return { state: 'ready', notice, ...(drafts !== null && { unreadInvoices: drafts }) }
}
