import { requireAccount } from '../../accounts/accounts.ts'
import { databaseUrlFrom } from '../../backends/backends-from-environment.ts'
import { openStore } from '../../backends/open-store.ts'
import { requireDatabase } from '../../data-folder/data-folder.ts'
import type { Store } from '../../store/store.ts'

export async function withStore<T>(dataFolder: string, use: (store: Store) => Promise<T>): Promise<T> {
  const store = await openStore(dataFolder, databaseUrlFrom(process.env))
  try {
    return await use(store)
  } finally {
    await store.close()
  }
}

/** Like `withStore`, but fails for a mistyped folder instead of creating an empty store in it. */
export async function withExistingStore<T>(
  dataFolder: string,
  use: (store: Store) => Promise<T>,
): Promise<T> {
  if (databaseUrlFrom(process.env) === undefined) requireDatabase(dataFolder)
  return withStore(dataFolder, use)
}

/** Lists the records of one account, or of all if none is given. */
export async function listOfAccounts<Entry>(
  store: Store,
  account: string | undefined,
  list: (id: string) => Promise<Entry[]>,
): Promise<Entry[]> {
  const accounts = account === undefined ? await store.listAccounts() : [await requireAccount(store, account)]
  const found: Entry[] = []
  for (const { id } of accounts) found.push(...(await list(id)))
  return found
}
