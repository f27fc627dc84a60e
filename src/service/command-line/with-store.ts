import { openStore } from '../store/open-store.ts'
import type { Store } from '../store/store.ts'
import { databaseIn } from './elsewhere.ts'

export async function withStore<T>(dataFolder: string, use: (store: Store) => Promise<T>): Promise<T> {
  const store = await openStore(dataFolder, databaseIn(process.env))
  try {
    return await use(store)
  } finally {
    await store.close()
  }
}
