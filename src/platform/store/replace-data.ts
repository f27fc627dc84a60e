import { copyFileSync, existsSync, renameSync, rmSync } from 'node:fs'
import { basename, join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { AppError } from '#core/app-error.ts'
import { createPrivate, publish, syncFolder } from './durable.ts'
import { makeFolder } from './make-folder.ts'
import { mergeAttempts } from './merge-attempts.ts'
import { migrate } from './migrate.ts'
import { type Places, sideFiles } from './places.ts'
import { type Salvaged, salvage } from './salvage.ts'
import { migrations } from './schema.ts'
import { versionOf } from './schema-version.ts'
import { isDamage } from './store-words.ts'

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

/** At a start: goes on where the power failed. The folder for what is moved aside is made anew if need be. */
export function finishReplacing(places: Places, aside: string): void {
  if (!existsSync(places.replacement)) return
  // nothing was moved yet: whoever asked for it is asked again
  if (existsSync(places.data)) rmSync(places.replacement)
  else replaceData(places, aside)
}

/** A copy of an export, ready to become the data. `true`: nothing is missing that it had. */
export function prepareCopy(places: Places, source: string): boolean {
  const part = beginPart(places)
  copyFileSync(source, part)
  askBeforeSending(part)
  publish(part, places.replacement)
  return true
}

/**
 * A copy of a backup or an export, or an empty beginning, ready to become the data, with what the damaged file still says of what was
 * sent.
 * @returns whether nothing that was sent is missing
 */
export function prepareRecovery(places: Places, copy: string | undefined): boolean {
  const part = beginPart(places)
  if (copy !== undefined) copyFileSync(copy, part)
  askBeforeSending(part)
  const isWhole = existsSync(places.data) && bringIn(part, salvage(places.data), places.backups)
  publish(part, places.replacement)
  return isWhole
}

function beginPart(places: Places): string {
  const part = `${places.replacement}.part`
  rmSync(part, { force: true })
  createPrivate(part)
  return part
}

function bringIn(path: string, salvaged: Salvaged, backups: string): boolean {
  const database = new DatabaseSync(path)
  try {
    database.exec('PRAGMA journal_mode = DELETE')
    migrate(database, migrations, backups)
    return mergeAttempts(database, salvaged, JSON.stringify(problemOf(fromDamage)))
  } catch (error) {
    // what makes no sense must not keep the rest from coming back
    if (!(error instanceof AppError || isDamage(error))) throw error
    return false
  } finally {
    database.close()
  }
}

/**
 * What waited to be sent when the copy was made may have been sent since, here or by another computer. It may have been
 * billed, so nothing sends it by itself.
 */
function askBeforeSending(path: string): void {
  const database = new DatabaseSync(path)
  try {
    database.exec('PRAGMA journal_mode = DELETE')
    if (versionOf(database) > 0) holdWhatWaits(database, fromCopy)
  } finally {
    database.close()
  }
}

const fromCopy = 'This came from a copy of your data. The invoice may have been sent since the copy was made.'

const fromDamage = 'This came from a damaged file. The invoice may have been sent and may have been billed.'

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
      `UPDATE attempts SET state = 'unknown', in_doubt = 1, problem = :problem
           WHERE state IN ('queued', 'sending')`,
    )
    .run({ problem: JSON.stringify(problemOf(message)) })
}
