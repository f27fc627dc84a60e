import { randomBytes } from 'node:crypto'
import type { Origin } from '../store/origin.ts'
import type { AccountStore, NewAccount } from '../store/store.ts'

/** Adds an account without users and keys. */
export async function createAccount(
  store: Pick<AccountStore, 'addAccount'>,
  name: string,
  origin: Origin,
): Promise<NewAccount> {
  const account = { id: `acc_${randomBytes(10).toString('hex')}`, name, created_at: origin.at }
  await store.addAccount(account, origin)
  return account
}
