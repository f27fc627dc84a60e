import { lockDataFolder } from '../data-folder/lock-data-folder.ts'
import type { BucketOptions, FileStorage } from '../storage/file-storage.ts'
import { openStorage } from '../storage/open-storage.ts'
import type { Store } from '../store/store.ts'
import { openStore } from './open-store.ts'

export interface BackendOptions {
  dataFolder: string
  /** a PostgreSQL database instead of the one in the data folder */
  databaseUrl?: string | undefined
  /** a bucket for the PDFs instead of the data folder */
  bucket?: BucketOptions | undefined
}

export interface Backends {
  store: Store
  files: FileStorage
  close(): Promise<void>
}

/** Milliseconds to wait for a service that is shutting down. */
const lockTimeout = 10_000

/**
 * Opens the database and the file storage, and locks the data folder.
 * @throws AppError store_unavailable, store_newer, store_locked
 */
export async function openBackends({ dataFolder, databaseUrl, bucket }: BackendOptions): Promise<Backends> {
  const opened: (() => unknown)[] = []
  async function close(): Promise<void> {
    for (const end of opened.splice(0).reverse()) await end()
  }

  try {
    const store = await openStore(dataFolder, databaseUrl)
    opened.push(store.close)
    if (databaseUrl === undefined) opened.push(await lockDataFolder(dataFolder, lockTimeout))
    const files = await openStorage(dataFolder, bucket)
    opened.push(files.close)
    return { store, files, close }
  } catch (error) {
    await close()
    throw error
  }
}
