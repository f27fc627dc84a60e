import { copyFileSync, existsSync, renameSync, rmSync } from 'node:fs'
import { basename, join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { createPrivate, publish, syncFolder } from '../../files/atomic-files.ts'
import { makeFolder } from '../../files/folders.ts'
import type { OtherFile } from '../salvage/merge-attempts.ts'
import { bringIn, everythingMissing, type Missing } from '../salvage/merge-salvaged.ts'
import { noteMissingAttempts } from '../salvage/missing-attempts.ts'
import { openDamaged } from '../salvage/open-damaged.ts'
import { createReadableDrafts } from '../salvage/readable-drafts.ts'
import { clearIfIntact, writeMissingChecksums } from '../schema/checksums.ts'
import { migrate } from '../schema/migrate.ts'
import { migrations } from '../schema/migrations.ts'
import { type Places, sideFiles } from '../sqlite/data-paths.ts'
import { createSql } from '../sqlite/sql.ts'
import { withSqlFunctions } from '../sqlite/sql-functions.ts'

/**
 * Another file takes the place of the data, in steps that a start can finish wherever the power failed. The data that
 * were there are moved into `aside`, untouched, with all that SQLite kept beside them: a log that stayed behind would
 * be played into the other file.
 */
export function replaceData(places: Places, aside: string): void {
  makeFolder(aside)
  for (const file of [places.data, ...sideFiles(places.data)])
    if (existsSync(file)) renameSync(file, join(aside, basename(file)))
  syncFolder(aside)
  syncFolder(places.folder)
  renameSync(places.replacement, places.data)
  syncFolder(places.folder)
}

/** The data and all that SQLite keeps beside them, as they are now. */
export function copyFiles(path: string, folder: string): void {
  makeFolder(folder)
  for (const file of [path, ...sideFiles(path)])
    if (existsSync(file)) copyFileSync(file, join(folder, basename(file)))
}

/** At a start: goes on where the power failed. The folder for what is moved aside is made anew if need be. */
export function finishReplacing(places: Places, aside: string): void {
  if (!existsSync(places.replacement)) return
  // nothing was moved yet: whoever asked for it is asked again
  if (existsSync(places.data)) rmSync(places.replacement)
  else replaceData(places, aside)
}

/** A copy of a backup or an export, or an empty beginning, ready to become the data, with what the damaged file still says. */
export function prepareRecovery(
  places: Places,
  copy: string | undefined,
  { isBackup, onProgress }: { isBackup: boolean; onProgress: OtherFile['onProgress'] },
): Missing {
  return prepare(places, copy, part => {
    const damaged = existsSync(places.data) ? openDamaged(places.data) : undefined
    if (!damaged) {
      noteMissing(part)
      return existsSync(places.data) ? everythingMissing : { submissions: true, drafts: null }
    }
    try {
      return bringIn(part, {
        ...otherFile(damaged.database, fromDamage),
        attempts: 'all',
        isLater: isBackup,
        onProgress,
      })
    } finally {
      damaged.close()
    }
  })
}

/**
 * A copy of an export, ready to become the data in place of others that are in order: these are replaced on purpose, but for what
 * was billed or may have been.
 */
export function prepareImport(places: Places, source: string, replaced: DatabaseSync): Missing {
  return prepare(places, source, part => {
    const missing = bringIn(part, {
      ...otherFile(replaced, fromReplaced),
      attempts: 'live',
      isLater: false,
      onProgress: () => undefined,
    })
    return { ...missing, drafts: null }
  })
}

const otherFile = (database: DatabaseSync, doubt: string) => ({
  database,
  drafts: createReadableDrafts(database),
  doubt: doubtOf(doubt),
})

function prepare(
  places: Places,
  source: string | undefined,
  complete: (part: DatabaseSync) => Missing,
): Missing {
  const path = `${places.replacement}.part`
  rmSync(path, { force: true })
  createPrivate(path)
  if (source !== undefined) copyFileSync(source, path)
  const part = withSqlFunctions(new DatabaseSync(path))
  let missing: Missing
  try {
    // nobody reads it before it is whole and synced: what fails is begun anew
    part.exec('PRAGMA journal_mode = MEMORY; PRAGMA temp_store = MEMORY; PRAGMA synchronous = OFF')
    migrate(part, migrations, places.backups)
    holdWhatWaits(part, fromCopy)
    missing = complete(part)
  } finally {
    part.close()
  }
  publish(path, places.replacement)
  return missing
}

/** Any invoice that looks unsent may have been sent. */
export const noteMissing = (database: DatabaseSync): void => noteMissingAttempts(createSql({ database }))

const fromCopy = 'This came from a copy of your data. The invoice may have been sent since the copy was made.'

const fromDamage = 'This came from a damaged file. The invoice may have been sent and may have been billed.'

const fromReplaced =
  'This came from the data that were replaced. The invoice may have been sent and may have been billed.'

/** JSON of the problem of an attempt of which nobody knows what became. */
export const doubtOf = (message: string): string => JSON.stringify(problemOf(message))

const problemOf = (message: string) => ({
  code: 'outcome_unknown',
  message,
  status: null,
  requestId: null,
  fields: [],
})

/** @param message why nobody knows what became of it */
export function holdWhatWaits(database: DatabaseSync, message: string): void {
  database
    .prepare(
      `UPDATE attempts SET state = 'unknown', in_doubt = 1, problem = :problem, ${clearIfIntact('attempts')}
           WHERE state IN ('queued', 'sending')`,
    )
    .run({ problem: doubtOf(message) })
  writeMissingChecksums(database)
}
