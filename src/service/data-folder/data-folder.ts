import { randomUUID } from 'node:crypto'
import { statSync } from 'node:fs'
import { rm, writeFile } from 'node:fs/promises'
import { homedir } from 'node:os'
import { join, resolve } from 'node:path'
import { AppError } from '#core/errors/app-error.ts'
import { systemCodeOf } from '#core/errors/system-error.ts'
import { makeFolder } from '#node/files.ts'

/** The folder for application data on this operating system. */
export function defaultDataFolder(): string {
  const home = homedir()
  if (process.platform === 'darwin') return join(home, 'Library', 'Application Support', 'Billwright Service')
  if (process.platform === 'win32')
    return join(process.env.LOCALAPPDATA ?? join(home, 'AppData', 'Local'), 'Billwright Service')
  return join(process.env.XDG_DATA_HOME || join(home, '.local', 'share'), 'billwright-service')
}

/**
 * Returns the path of the database in a data folder, for callers that must not create an empty one.
 * @throws AppError store_unavailable if it is missing; the error of the system if the folder is not readable
 */
export function requireDatabase(folder: string): string {
  const path = join(folder, 'service.db')
  if (statSync(path, { throwIfNoEntry: false })?.isFile()) return path
  throw new AppError('store_unavailable', {
    message: { code: 'service.copy_no_database', params: { folder } },
  })
}

/**
 * Creates the folder and writes a test file, so that an unwritable folder fails the start instead of the
 * first invoice.
 * @throws AppError store_unavailable
 */
export async function prepareDataFolder(folder: string): Promise<void> {
  const probe = join(folder, `.probe-${randomUUID()}`)
  try {
    makeFolder(resolve(folder))
    await writeFile(probe, '', { mode: 0o600 })
    await rm(probe)
  } catch (cause) {
    const reason = systemCodeOf(cause) ?? null
    const message = { code: 'service.folder_unwritable', params: { folder, reason } } as const
    throw new AppError('store_unavailable', { message, cause })
  }
}
