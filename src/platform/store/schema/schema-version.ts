import { closeSync, existsSync, openSync, readSync, statSync } from 'node:fs'
import type { DatabaseSync } from 'node:sqlite'
import { openReadOnly } from '../data-file/open-read-only.ts'

/** https://sqlite.org/fileformat.html */
const magic = 'SQLite format 3\0'

/** Looks without touching: the header says the version, unless a newer one still waits in the write-ahead log. */
export function versionInFile(path: string): number {
  return Math.max(versionInHeader(path), versionInLog(path))
}

export function versionOf(database: DatabaseSync): number {
  return Number(database.prepare('PRAGMA user_version').get()?.user_version)
}

function versionInHeader(path: string): number {
  const header = Buffer.alloc(100)
  const file = openSync(path, 'r')
  try {
    const isDatabase = readSync(file, header, 0, 100, 0) === 100 && header.toString('latin1', 0, 16) === magic
    return isDatabase ? header.readInt32BE(60) : 0
  } finally {
    closeSync(file)
  }
}

function versionInLog(path: string): number {
  if (!existsSync(`${path}-wal`) || statSync(`${path}-wal`).size === 0) return 0
  const database = openReadOnly(path)
  try {
    return versionOf(database)
  } finally {
    database.close()
  }
}
