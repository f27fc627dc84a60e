import { backup, type DatabaseSync } from 'node:sqlite'
import { setTimeout as wait } from 'node:timers/promises'
import { AppError } from '#core/errors/app-error.ts'
import { sqliteResultCode } from '#core/errors/system-error.ts'

const retryMs = 50
/**
 * SQLITE_BUSY and SQLITE_LOCKED (https://sqlite.org/c3ref/backup_finish.html). For the latter, node:sqlite reads the
 * error code of the copy, which is 0.
 */
const retryableCodes: readonly (number | undefined)[] = [0, 5, 6]

export interface CopyProgress {
  totalPages: number
  remainingPages: number
}

/**
 * Copies a database in use; starts again if a save interferes.
 * @param onProgress an error that it throws ends the copy
 */
export async function copyDatabase(
  database: DatabaseSync,
  path: string,
  onProgress?: (progress: CopyProgress) => void,
  tries = 20,
): Promise<void> {
  try {
    await backup(database, path, onProgress ? { progress: onProgress } : {})
  } catch (error) {
    if (error instanceof AppError) throw error
    if (tries <= 1 || !retryableCodes.includes(sqliteResultCode(error))) throw error
    await wait(retryMs)
    await copyDatabase(database, path, onProgress, tries - 1)
  }
}
