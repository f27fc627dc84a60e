import type { Store } from '#app/ports.ts'
import { defaultDataFolder } from '#platform/host/data-folder.ts'
import { openStore } from '#platform/store/open-store.ts'

/**
 * Works on the data of this computer.
 * @throws AppError store_locked while the app has them open
 */
export async function withStore(work: (store: Store) => Promise<void>): Promise<void> {
  const store = openStore(defaultDataFolder())
  try {
    await work(store)
  } finally {
    store.close()
  }
}
