import type { Origin } from '../store/origin.ts'
import { newUserId, type Role, type User, type UserStore } from '../store/users.ts'
import { hashPassword, makePassword } from './password.ts'

/**
 * Adds a user with a new password, which is returned once and never stored.
 * @throws AppError not_found, account_deleted, email_taken
 */
export async function addUser(
  store: UserStore,
  { account_id, email, role, origin }: { account_id: string; email: string; role: Role; origin: Origin },
): Promise<{ user: User; password: string }> {
  const user: User = { id: newUserId(), account_id, email, role, created_at: origin.at }
  const password = makePassword()
  await store.addUser(user, await hashPassword(password), origin)
  return { user, password }
}

/**
 * Gives a user a new password, which is returned once and never stored.
 * @throws AppError not_found, account_deleted
 */
export async function resetPassword(store: UserStore, id: string, origin: Origin): Promise<string> {
  const password = makePassword()
  await store.setUserPassword(id, await hashPassword(password), origin)
  return password
}
