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

/** As `withStore`, for what an empty store would answer wrongly: a mistyped folder is refused and not made. */
export async function withExistingStore<T>(
  dataFolder: string,
  use: (store: Store) => Promise<T>,
): Promise<T> {
  if (databaseUrlFrom(process.env) === undefined) requireDatabase(dataFolder)
  return withStore(dataFolder, use)
}

/** Lists what one account has, or every account if none is given. */
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
