import { join } from 'node:path'
import { AppError } from '#core/errors/app-error.ts'
import { systemCodeOf } from '#core/errors/system-error.ts'
import { prepareDataFolder } from '../data-folder/data-folder.ts'
import { isOutOfService } from '../store/sqlite/connection/storage-error.ts'
import { openSqliteStore } from '../store/sqlite/sqlite-store.ts'
import type { Store } from '../store/store.ts'

/**
 * Opens the store of a data folder, or the PostgreSQL database that replaces it. Several processes may have it open.
 * @throws AppError store_unavailable, store_newer
 */
export function openStore(dataFolder: string, databaseUrl?: string): Promise<Store> {
  return databaseUrl === undefined ? openEmbedded(dataFolder) : openDatabase(databaseUrl)
}

async function openEmbedded(dataFolder: string): Promise<Store> {
  await prepareDataFolder(dataFolder)
  try {
    return openSqliteStore(join(dataFolder, 'service.db'))
  } catch (cause) {
    if (isForeignFile(cause)) {
      const message = { code: 'service.database_owner', params: { folder: dataFolder } } as const
      throw new AppError('store_unavailable', { message, cause })
    }
    if (!isOutOfService(cause)) throw cause
    const reason = cause instanceof Error ? cause.message : null
    const message = { code: 'service.database_file', params: { folder: dataFolder, reason } } as const
    throw new AppError('store_unavailable', { message, cause })
  }
}

/** Whether a file belongs to another user, such as a copy made by root. */
const isForeignFile = (error: unknown) => ['EPERM', 'EACCES'].includes(systemCodeOf(error) ?? '')

/** Loads the PostgreSQL driver only when it is used. */
async function openDatabase(url: string): Promise<Store> {
  const { openPostgresStore } = await import('../store/postgres/postgres-store.ts')
  return explainServer(() => openPostgresStore(url))
}

/** @throws AppError store_unavailable for a PostgreSQL server that cannot be used, with its reason for the operator */
export async function explainServer<T>(use: () => Promise<T>): Promise<T> {
  const { isOutOfService } = await import('../store/postgres/connection/storage-error.ts')
  try {
    return await use()
  } catch (cause) {
    if (!isOutOfService(cause)) throw cause
    throw new AppError('store_unavailable', {
      message: { code: 'service.database_server', params: { reason: reasonOf(cause) } },
      cause,
    })
  }
}

/** The system's error code, or PostgreSQL's message; neither contains the password. */
function reasonOf(cause: unknown): string | null {
  if (!(cause instanceof Error)) return null
  const isSystem = 'syscall' in cause || cause.message === ''
  return isSystem && 'code' in cause ? String(cause.code) : cause.message
}
