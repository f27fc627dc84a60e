import { existsSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { AppError } from '#core/errors/app-error.ts'
import { sqliteResultCode } from '#core/errors/system-error.ts'
import { createPrivateFile } from '../../files/atomic-files.ts'

const busy = 5

/**
 * Holds an exclusive transaction on a file of its own. The system releases it however the process ends, and
 * other programs can still read the data.
 * @throws AppError store_locked
 */
export function lockFolder(path: string): () => void {
  createPrivateFile(path)
  const database = new DatabaseSync(path, { timeout: 0 })
  try {
    database.exec('PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE')
  } catch (cause) {
    database.close()
    if (sqliteResultCode(cause) === busy) throw new AppError('store_locked', { cause })
    throw cause
  }
  return () => database.close()
}

/**
 * Holds a shared lock, for folders that are not writable: readers do not exclude each other, and a writer
 * excludes them.
 * @throws AppError store_locked
 */
export function lockForReading(path: string): () => void {
  if (!existsSync(path)) return () => undefined
  const database = new DatabaseSync(path, { readOnly: true, timeout: 0 })
  try {
    database.exec('BEGIN; SELECT count(*) FROM sqlite_schema')
  } catch (cause) {
    database.close()
    if (sqliteResultCode(cause) === busy) throw new AppError('store_locked', { cause })
    return () => undefined
  }
  return () => database.close()
}
