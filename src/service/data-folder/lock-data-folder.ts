import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as sleep } from 'node:timers/promises'
import { AppError } from '#core/errors/app-error.ts'
import { createPrivate } from './create-private.ts'

const busy = 5
const retryInterval = 100

/**
 * Ensures one service per data folder, because limits and the queue of equal requests are per process. The lock is an open
 * exclusive transaction on a file of its own, which the operating system ends with the process. The commands for keys and
 * ledger do not take it.
 * @param timeout milliseconds to wait for a service that is shutting down
 * @throws AppError store_locked
 */
export async function lockDataFolder(dataFolder: string, timeout: number): Promise<() => void> {
  const until = Date.now() + timeout
  for (;;) {
    const unlock = tryToLock(join(dataFolder, 'service.lock'))
    if (unlock) return unlock
    if (Date.now() >= until) {
      const message = { code: 'service.folder_locked', params: { folder: dataFolder } } as const
      throw new AppError('store_locked', { message })
    }
    await sleep(retryInterval)
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
