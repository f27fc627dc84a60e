import { backup, type DatabaseSync } from 'node:sqlite'
import { setTimeout as wait } from 'node:timers/promises'
import { resultOf } from '../sqlite/store-errors.ts'

const retryMs = 50
/**
 * Busy, or locked by the very connection that is copied, because it just saves (https://sqlite.org/c3ref/backup_finish.html). Of the latter
 * node:sqlite asks the copy, which knows of no error: 0.
 */
const passing: readonly (number | undefined)[] = [0, 5, 6]

/** A copy of a database in use. Where a save comes in between, it is begun again. */
export async function copyDatabase(database: DatabaseSync, path: string, tries = 20): Promise<void> {
  try {
    await backup(database, path)
  } catch (error) {
    if (tries <= 1 || !passing.includes(resultOf(error))) throw error
    await wait(retryMs)
    await copyDatabase(database, path, tries - 1)
  }
}
