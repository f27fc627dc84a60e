import { existsSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { AppError } from '#core/app-error.ts'
import { createPrivate } from '../../files/atomic-files.ts'
import { resultOf } from './store-errors.ts'

const busy = 5

/**
 * An open exclusive transaction on a file of its own: the system frees it however the process ends, and the data
 * itself stays readable to other programs.
 * @throws AppError store_locked
 */
export function lockFolder(path: string): () => void {
  createPrivate(path)
  const database = new DatabaseSync(path, { timeout: 0 })
  try {
    database.exec('PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE')
  } catch (cause) {
    database.close()
    if (resultOf(cause) === busy) throw new AppError('store_locked', { cause })
    throw cause
  }
  return () => database.close()
}

/**
 * A shared lock, for a folder in which the other one cannot be taken: readers do not keep each other out, and a writer keeps them out.
 * @throws AppError store_locked
 */
export function lockForReading(path: string): () => void {
  if (!existsSync(path)) return () => undefined
  const database = new DatabaseSync(path, { readOnly: true, timeout: 0 })
  try {
    database.exec('BEGIN; SELECT count(*) FROM sqlite_schema')
  } catch (cause) {
    database.close()
    if (resultOf(cause) === busy) throw new AppError('store_locked', { cause })
    return () => undefined
  }
  return () => database.close()
}
