import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as sleep } from 'node:timers/promises'
import { AppError } from '#core/app-error.ts'
import { createPrivate } from './create-private.ts'

const busy = 5
const lookAgainEvery = 100

/**
 * One service serves a data folder: the limits are counted, and equal requests put in a row, in its process. An open exclusive
 * transaction on a file of its own, which the system ends with the process; the commands for keys and ledger do not ask for it.
 * @param patience milliseconds for one that is just ending
 * @throws AppError store_locked
 */
export async function lockDataFolder(dataFolder: string, patience: number): Promise<() => void> {
  const until = Date.now() + patience
  for (;;) {
    const unlock = tryToLock(join(dataFolder, 'service.lock'))
    if (unlock) return unlock
    if (Date.now() >= until) {
      const message = `Another service is running with the data folder ${dataFolder}. Stop it, choose another folder with --data, or give both one PostgreSQL database with DATABASE_URL.`
      throw new AppError('store_locked', { message })
    }
    await sleep(lookAgainEvery)
  }
}

function tryToLock(path: string): (() => void) | undefined {
  createPrivate(path)
  const database = new DatabaseSync(path, { timeout: 0 })
  try {
    database.exec('PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE')
    return () => database.close()
  } catch (error) {
    database.close()
    if (error instanceof Error && 'errcode' in error && error.errcode === busy) return undefined
    throw error
  }
}
