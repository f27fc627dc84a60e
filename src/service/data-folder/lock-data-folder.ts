import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as sleep } from 'node:timers/promises'
import { AppError } from '#core/errors/app-error.ts'
import { sqliteResultCode } from '#core/errors/system-error.ts'
import { createMissingFile } from '#node/files.ts'

const busy = 5

/** Primary result codes READONLY and CANTOPEN (sqlite.org/rescode.html). */
const ofAnotherUser = [8, 14]

const retryInterval = 100

/**
 * Ensures one service per data folder, because limits and the queue of equal requests are per process. The
 * lock is an open exclusive transaction on its own file, which the operating system ends with the process.
 * Commands do not take it.
 * @param timeout milliseconds to wait for a service that is shutting down
 * @throws AppError store_locked, store_unavailable for a lock file made by root or another user
 */
export async function lockDataFolder(dataFolder: string, timeout: number): Promise<() => void> {
  const until = Date.now() + timeout
  for (;;) {
    const unlock = tryToLock(dataFolder)
    if (unlock) return unlock
    if (Date.now() >= until) {
      const message = { code: 'service.folder_locked', params: { folder: dataFolder } } as const
      throw new AppError('store_locked', { message })
    }
    await sleep(retryInterval)
  }
}

function tryToLock(folder: string): (() => void) | undefined {
  const path = join(folder, 'service.lock')
  createMissingFile(path)
  let database: DatabaseSync | undefined
  try {
    const opened = new DatabaseSync(path, { timeout: 0 })
    database = opened
    // the uncommitted write fails on a read-only file, on which the transaction would not exclude other
    // processes
    opened.exec('PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE; PRAGMA user_version = 1')
    return () => opened.close()
  } catch (cause) {
    database?.close()
    const code = sqliteResultCode(cause)
    if (code === busy) return undefined
    if (code === undefined || !ofAnotherUser.includes(code)) throw cause
    const message = { code: 'service.database_owner', params: { folder } } as const
    throw new AppError('store_unavailable', { message, cause })
  }
}
