import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Account, Store } from '../store/store.ts'

type Accounts = Pick<Store, 'listAccountsBefore'>

const pageLength = 100

/** Every account, newest first, a page at a time. */
export async function* accountPages(store: Accounts, before?: string): AsyncGenerator<Account[]> {
  let last = before
  do {
    const page = await store.listAccountsBefore(last, pageLength)
    yield page
    last = page.length < pageLength ? undefined : page.at(-1)?.id
    await nextTurn()
  } while (last !== undefined)
}

/**
 * Finds accounts whose name, id or plan contains the text, newest first. Stops reading when the page is full;
 * a rare text is searched in all accounts.
 * @param before the last account of the previous page
 */
export async function findAccounts(
  store: Accounts,
  { search, before, limit }: { search: string; before: string | undefined; limit: number },
): Promise<Account[]> {
  const words = search.trim().toLowerCase()
  const found: Account[] = []
  for await (const accounts of accountPages(store, before)) {
    found.push(
      ...accounts.filter(({ id, name, plan_id }) =>
        `${name}\n${id}\n${plan_id}`.toLowerCase().includes(words),
      ),
    )
    if (found.length >= limit) break
  }
  return found.slice(0, limit)
}
