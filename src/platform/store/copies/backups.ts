import { readdirSync, rmSync, statSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { DatabaseSync } from 'node:sqlite'
import type { BackupView } from '#contract/stored-data.ts'
import { systemCodeOf } from '#core/errors/system-error.ts'
import { makeFolder } from '#node/files.ts'
import { createPrivateFile, publishFile } from '../../files/atomic-files.ts'
import { passesIntegrityCheck } from '../schema/integrity.ts'
import { passesIntegrityCheckOnThread } from '../schema/integrity-thread.ts'
import { openReadOnly } from '../sqlite/open-read-only.ts'
import { copyDatabase } from './copy-database.ts'

const maxDailyBackups = 10
export const isDaily = (name: string): boolean => /^daily-\d{4}-\d{2}-\d{2}\.sqlite$/.test(name)

export interface Backup {
  path: string
  /** ISO 8601 */
  takenAt: string
}

/** The id that the page uses. */
export const backupId = ({ path }: Backup): string => basename(path, '.sqlite')

/** Newest first. */
export function backupsIn(folder: string): Backup[] {
  return fileNamesIn(folder)
    .filter(name => name.endsWith('.sqlite'))
    .map(name => join(folder, name))
    .map(path => ({ path, takenAt: statSync(path).mtime.toISOString() }))
    .sort((one, other) => (one.takenAt < other.takenAt ? 1 : -1))
}

/** Checks one backup after the other, because damage may be older than the newest one. */
export function newestIntactBackup(folder: string): Backup | undefined {
  return backupsIn(folder).find(({ path }) => passesIntegrityCheck(path))
}

export function backupView({ path, takenAt }: Backup): BackupView {
  const database = openReadOnly(path)
  try {
    return { takenAt, invoices: countInvoices(database) }
  } finally {
    database.close()
  }
}

/** Counts invoices that are not deleted, in data of any version. */
export function countInvoices(database: DatabaseSync): number {
  const counted = database.prepare('SELECT count(*) AS count FROM invoices WHERE deleted_at IS NULL').get()
  return Number(counted?.count)
}

/**
 * Makes one backup a day with SQLite's online backup API, while saves continue. Older backups are removed only after
 * the new one passed the integrity check.
 * @param day `YYYY-MM-DD`
 * @returns `false` if the copy is damaged, and therefore the data too
 */
export async function backUpDaily(database: DatabaseSync, folder: string, day: string): Promise<boolean> {
  const name = `daily-${day}.sqlite`
  if (fileNamesIn(folder).includes(name)) return true
  const isGood = await copyAndCheck(database, join(folder, name))
  if (isGood)
    for (const old of fileNamesIn(folder).filter(isDaily).sort().slice(0, -maxDailyBackups))
      rmSync(join(folder, old))
  return isGood
}

async function copyAndCheck(database: DatabaseSync, path: string): Promise<boolean> {
  const part = `${path}.part`
  makeFolder(join(path, '..'))
  rmSync(part, { force: true })
  try {
    createPrivateFile(part)
    await copyDatabase(database, part)
    if (!(await passesIntegrityCheckOnThread(part))) return false
    publishFile(part, path)
    return true
  } finally {
    rmSync(part, { force: true })
  }
}

export function fileNamesIn(folder: string): string[] {
  try {
    return readdirSync(folder)
  } catch (error) {
    const code = systemCodeOf(error)
    if (code === 'ENOENT' || code === 'ENOTDIR') return []
    throw error
  }
}
