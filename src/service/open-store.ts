import { join } from 'node:path'
import { AppError } from '#core/app-error.ts'
import { prepareDataFolder } from './data-folder.ts'
import { isOutOfService } from './sqlite/storage-error.ts'
import { openSqliteStore } from './sqlite-store.ts'
import type { Store } from './store.ts'

/** The store of a data folder; the service and the commands for keys and ledger may have it open side by side. */
export async function openStore(dataFolder: string): Promise<Store> {
  await prepareDataFolder(dataFolder)
  try {
    return openSqliteStore(join(dataFolder, 'service.db'))
  } catch (cause) {
    if (!isOutOfService(cause)) throw cause
    const reason = cause instanceof Error ? ` (${cause.message})` : ''
    const message = `The database in ${dataFolder} cannot be opened${reason}.`
    throw new AppError('store_unavailable', { message, cause })
  }
}
