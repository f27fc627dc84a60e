import { openStore } from '../open-store.ts'
import type { Store } from '../store.ts'

export async function withStore<T>(dataFolder: string, use: (store: Store) => Promise<T>): Promise<T> {
  const store = await openStore(dataFolder)
  try {
    return await use(store)
  } finally {
    await store.close()
  }
}
