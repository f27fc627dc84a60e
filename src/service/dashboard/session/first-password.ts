import { byOperator } from '../../accounts/origins.ts'
import { hashPassword, makePassword } from '../../accounts/password.ts'
import { defaultAccount, type Store } from '../../store/store.ts'

/** @returns a new password of the default account at the first start, which is never stored */
export async function firstPassword(store: Store): Promise<string | undefined> {
  if ((await store.listUsers(defaultAccount)).length > 0) return undefined
  const password = makePassword()
  // of two services that start at once only one sets the password
  const hash = await hashPassword(password)
  return (await store.offerPassword(defaultAccount, hash, byOperator(new Date()))) ? password : undefined
}
