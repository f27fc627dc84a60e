import { readdirSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { DatabaseSync } from 'node:sqlite'
import type { BackupView } from '#contract/stored-data.ts'
import { createPrivate, publish } from '../../files/atomic-files.ts'
import { makeFolder } from '../../files/folders.ts'
import { isSound } from '../schema/integrity.ts'
import { isSoundOnThread } from '../schema/integrity-thread.ts'
import { openReadOnly } from '../sqlite/open-read-only.ts'
import { copyDatabase } from './copy-database.ts'

const kept = 10
const isDaily = (name: string): boolean => /^daily-\d{4}-\d{2}-\d{2}\.sqlite$/.test(name)

export interface Backup {
  path: string
  /** ISO 8601 */
  takenAt: string
}

/** newest first */
export function backupsIn(folder: string): Backup[] {
  return namesIn(folder)
    .filter(name => name.endsWith('.sqlite'))
    .map(name => join(folder, name))
    .map(path => ({ path, takenAt: statSync(path).mtime.toISOString() }))
    .sort((one, other) => (one.takenAt < other.takenAt ? 1 : -1))
}

/** Looks into one after the other, since the damage may be older than the newest of them. */
export function newestGood(folder: string): Backup | undefined {
  return backupsIn(folder).find(({ path }) => isSound(path))
}

export function viewOf({ path, takenAt }: Backup): BackupView {
  const database = openReadOnly(path)
  try {
    const counted = database.prepare('SELECT count(*) AS count FROM invoices WHERE deleted_at IS NULL').get()
    return { takenAt, invoices: Number(counted?.count) }
  } finally {
    database.close()
  }
}

/**
 * One copy a day, by SQLite's online backup while the program goes on. An old one goes only after the new one was read
 * to its end and found in order. `day`: `YYYY-MM-DD`.
 * @returns whether the copy is in order; a copy of damaged data is damaged
 */
export async function backUpDaily(database: DatabaseSync, folder: string, day: string): Promise<boolean> {
  const name = `daily-${day}.sqlite`
  if (namesIn(folder).includes(name)) return true
  const isGood = await copyWhole(database, join(folder, name))
  if (isGood)
    for (const old of namesIn(folder).filter(isDaily).sort().slice(0, -kept)) rmSync(join(folder, old))
  return isGood
}

async function copyWhole(database: DatabaseSync, path: string): Promise<boolean> {
  const part = `${path}.part`
  makeFolder(join(path, '..'))
  rmSync(part, { force: true })
  try {
    createPrivate(part)
    await copyDatabase(database, part)
    if (!(await isSoundOnThread(part))) return false
    publish(part, path)
    return true
  } finally {
    rmSync(part, { force: true })
  }
}

export function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder)
  } catch (error) {
    const isMissing = error instanceof Error && 'code' in error
    if (isMissing && (error.code === 'ENOENT' || error.code === 'ENOTDIR')) return []
    throw error
  }
}
