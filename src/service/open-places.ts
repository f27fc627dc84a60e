import { lockDataFolder } from './lock-data-folder.ts'
import type { BucketOptions } from './storage/bucket-options.ts'
import type { FileStorage } from './storage/file-storage.ts'
import { openStorage } from './storage/open-storage.ts'
import { openStore } from './store/open-store.ts'
import type { Store } from './store/store.ts'

export interface PlaceOptions {
  dataFolder: string
  /** a PostgreSQL database instead of the one in the data folder */
  databaseUrl?: string | undefined
  /** a bucket for the PDFs instead of the data folder */
  bucket?: BucketOptions | undefined
}

export interface Places {
  store: Store
  files: FileStorage
  close(): Promise<void>
}

/** A service that was told to stop may still be answering. */
const patience = 10_000

/**
 * Where a service keeps what it makes, for as long as it runs.
 * @throws AppError store_unavailable, store_newer, store_locked
 */
export async function openPlaces({ dataFolder, databaseUrl, bucket }: PlaceOptions): Promise<Places> {
  const opened: (() => unknown)[] = []
  async function close(): Promise<void> {
    for (const end of opened.splice(0).reverse()) await end()
  }

  try {
    const store = await openStore(dataFolder, databaseUrl)
    opened.push(store.close)
    if (databaseUrl === undefined) opened.push(await lockDataFolder(dataFolder, patience))
    const files = await openStorage(dataFolder, bucket)
    opened.push(files.close)
    return { store, files, close }
  } catch (error) {
    await close()
    throw error
  }
}
