import { copyFileSync, existsSync, renameSync, rmSync } from 'node:fs'
import { basename, join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { ProblemView } from '#contract/submission.ts'
import type { PlainMessageCode } from '#core/messages/message.ts'
import { makeFolder } from '#node/files.ts'
import { createPrivateFile, publishFile, syncFolder } from '../../files/atomic-files.ts'
import { rebuild } from '../rebuild/rebuild.ts'
import type { MergeSource } from '../salvage/merge-attempts.ts'
import { allMissing, type MissingData, mergeSalvaged } from '../salvage/merge-salvaged.ts'
import { noteMissingAttempts } from '../salvage/missing-attempts.ts'
import { openDamaged } from '../salvage/open-damaged.ts'
import { createReadableDrafts } from '../salvage/readable-drafts.ts'
import { clearChecksumIfIntact, writeMissingChecksums } from '../schema/checksums.ts'
import { migrate } from '../schema/migrate.ts'
import { migrations } from '../schema/migrations.ts'
import { type DataPaths, sideFiles } from '../sqlite/data-paths.ts'
import { createSql } from '../sqlite/sql.ts'
import { withSqlFunctions } from '../sqlite/sql-functions.ts'
import { dropOtherPdfFolder, keepOwnConnections } from './keep-own-connections.ts'

/**
 * Moves the data into `asidePath` and the replacement into its place, in steps that a start can finish after a power
 * loss. WAL and index are moved too, because a WAL left behind would be replayed into the other file.
 */
export function replaceData(paths: DataPaths, asidePath: string): void {
  makeFolder(asidePath)
  for (const file of [paths.data, ...sideFiles(paths.data)])
    if (existsSync(file)) renameSync(file, join(asidePath, basename(file)))
  syncFolder(asidePath)
  syncFolder(paths.folder)
  renameSync(paths.replacement, paths.data)
  syncFolder(paths.folder)
}

/** Copies the data file with SQLite's side files. */
export function copyFiles(path: string, folder: string): void {
  makeFolder(folder)
  for (const file of [path, ...sideFiles(path)])
    if (existsSync(file)) copyFileSync(file, join(folder, basename(file)))
}

/** Finishes an interrupted replacement at the start. `asidePath` is created again if necessary. */
export function finishReplacing(paths: DataPaths, asidePath: string): void {
  if (!existsSync(paths.replacement)) return
  // Nothing was moved yet, so the user is asked again.
  if (existsSync(paths.data)) rmSync(paths.replacement)
  else replaceData(paths, asidePath)
}

/**
 * Prepares a replacement from a backup, an export or an empty file, and merges the readable part of the damaged file.
 */
export function prepareRecovery(
  paths: DataPaths,
  copy: string | undefined,
  { isBackup, onProgress }: { isBackup: boolean; onProgress: MergeSource['onProgress'] },
): MissingData {
  const unknownProblem = unknownOutcomeJson('unknown.from_copy')
  const fill = (path: string) => (copy === undefined ? undefined : rebuild(copy, path, unknownProblem))
  return prepare(paths, fill, part => {
    const damaged = existsSync(paths.data) ? openDamaged(paths.data) : undefined
    try {
      if (copy !== undefined && !isBackup) dropOtherPdfFolder(part, damaged?.database)
      if (!damaged) {
        noteAllUnsent(part)
        return existsSync(paths.data) ? allMissing : { submissions: true, drafts: null }
      }
      return mergeSalvaged(part, {
        ...mergeSource(damaged.database, 'unknown.from_damaged'),
        attempts: 'all',
        isLater: isBackup,
        onProgress,
      })
    } finally {
      damaged?.close()
    }
  })
}

/**
 * Prepares a replacement from a rebuilt export over intact data; only invoices that were or may have been billed are
 * merged.
 * @param source with the unreadable part of the export; an own copy is one of the replaced data
 */
export function prepareImport(
  paths: DataPaths,
  source: { path: string; missing: MissingData; isOwnCopy: boolean },
  replaced: DatabaseSync,
): MissingData {
  const fill = (path: string) => {
    copyFileSync(source.path, path)
    return source.missing
  }
  return prepare(paths, fill, part => {
    const missing = mergeSalvaged(part, {
      ...mergeSource(replaced, 'unknown.from_replaced'),
      attempts: 'live',
      isLater: false,
      onProgress: () => undefined,
    })
    keepOwnConnections(part, replaced, source)
    dropOtherPdfFolder(part, replaced)
    return { ...missing, drafts: null }
  })
}

const mergeSource = (database: DatabaseSync, code: PlainMessageCode) => ({
  database,
  drafts: createReadableDrafts(database),
  unknownProblem: unknownOutcomeJson(code),
})

function prepare(
  paths: DataPaths,
  fill: (path: string) => MissingData | undefined,
  complete: (part: DatabaseSync) => MissingData,
): MissingData {
  const path = `${paths.replacement}.part`
  rmSync(path, { force: true })
  createPrivateFile(path)
  try {
    const missing = fillAndComplete(path, fill, complete)
    publishFile(path, paths.replacement)
    return missing
  } catch (error) {
    rmSync(path, { force: true })
    throw error
  }
}

function fillAndComplete(
  path: string,
  fill: (path: string) => MissingData | undefined,
  complete: (part: DatabaseSync) => MissingData,
): MissingData {
  const unread = fill(path)
  const part = withSqlFunctions(new DatabaseSync(path))
  try {
    // Syncing is unnecessary: nothing reads the part file before it is complete and synced, so a failure is simply
    // repeated.
    part.exec('PRAGMA journal_mode = MEMORY; PRAGMA temp_store = MEMORY; PRAGMA synchronous = OFF')
    migrate(part, migrations)
    return withUnread(complete(part), unread)
  } finally {
    part.close()
  }
}

const withUnread = (missing: MissingData, unread: MissingData | undefined): MissingData => ({
  submissions: missing.submissions || unread?.submissions === true,
  drafts: unread && unread.drafts !== null ? unread.drafts + (missing.drafts ?? 0) : missing.drafts,
})

/** Notes that every invoice that looks unsent may have been sent. */
export const noteAllUnsent = (database: DatabaseSync): void => noteMissingAttempts(createSql({ database }))

/**
 * JSON of the problem of an attempt with unknown outcome.
 * @param code why the outcome is unknown
 */
export const unknownOutcomeJson = (code: PlainMessageCode): string => JSON.stringify(unknownOutcome(code))

const unknownOutcome = (code: PlainMessageCode): ProblemView => ({
  code: 'outcome_unknown',
  message: { code },
  status: null,
  requestId: null,
  fields: [],
})

/**
 * Marks queued and sending attempts as unknown.
 * @param code why the outcome is unknown
 */
export function markPendingUnknown(database: DatabaseSync, code: PlainMessageCode): void {
  database
    .prepare(
      `UPDATE attempts SET state = 'unknown', in_doubt = 1, problem = :problem, ${clearChecksumIfIntact('attempts')}
           WHERE state IN ('queued', 'sending')`,
    )
    .run({ problem: unknownOutcomeJson(code) })
  writeMissingChecksums(database)
}
