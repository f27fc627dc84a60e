import { requireAccount } from '../../accounts/require-account.ts'
import type { Store } from '../../store/store.ts'

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
