import { defaultAccount, type Store } from '../store/store.ts'
import { hashPassword, makePassword } from './password.ts'

/** @returns the password of the account that every store has, at the first start; it is kept nowhere */
export async function firstPassword(store: Store): Promise<string | undefined> {
  if ((await store.findPassword(defaultAccount)) !== undefined) return undefined
  const password = makePassword()
  // two services may start at once on one store: the second one's is not the password
  return (await store.offerPassword(defaultAccount, await hashPassword(password))) ? password : undefined
}
