import { databaseUrlFrom } from '../../backends/backends-from-environment.ts'
import { openStore } from '../../backends/open-store.ts'
import type { Store } from '../../store/store.ts'

export async function withStore<T>(dataFolder: string, use: (store: Store) => Promise<T>): Promise<T> {
  const store = await openStore(dataFolder, databaseUrlFrom(process.env))
  try {
    return await use(store)
  } finally {
    await store.close()
  }
}
