import { openStore } from '../store/open-store.ts'
import type { Store } from '../store/store.ts'
import { databaseUrlFrom } from './backends-from-environment.ts'

export async function withStore<T>(dataFolder: string, use: (store: Store) => Promise<T>): Promise<T> {
  const store = await openStore(dataFolder, databaseUrlFrom(process.env))
  try {
    return await use(store)
  } finally {
    await store.close()
  }
}
