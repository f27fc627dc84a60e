import { setTimeout as wait } from 'node:timers/promises'
import type { Origin } from '../store/origin.ts'
import { type Invited, newUserId, type Role, type User, type UserStore } from '../store/users.ts'
import { hashPassword, makePassword } from './password.ts'
import { expiryOfLink, linkHours, newLinkToken } from './password-links.ts'

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

/** The outcome of an invitation. The link is invalid if a user of another account has the address. */
export interface SentInvitation {
  token: string
  outcome: Invited
}

/**
 * Invites a user, who is added by setting a password with the link. Takes the same time if a user of another
 * account has the address, so that owners do not learn which addresses exist.
 * @throws AppError not_found, account_deleted
 */
export async function inviteUser(
  store: Pick<UserStore, 'inviteUser'>,
  { account_id, email, role, origin }: { account_id: string; email: string; role: Role; origin: Origin },
): Promise<SentInvitation> {
  const { token, hash: link } = newLinkToken()
  const expires_at = expiryOfLink(linkHours.invitation, new Date(origin.at))
  const user = { id: newUserId(), account_id, email, role, created_at: origin.at }
  const invite = async () => {
    const hash = await hashPassword(makePassword())
    return store.inviteUser(user, { hash, link, expires_at }, origin)
  }
  const [outcome] = await Promise.all([invite(), wait(invitationTime)])
  return { token, outcome }
}

/** Milliseconds; minimum time of an invitation, longer than any takes, so that timing reveals nothing. */
const invitationTime = 400

/**
 * Gives a user a new password, which is returned once and never stored.
 * @throws AppError not_found, account_deleted
 */
export async function resetPassword(store: UserStore, id: string, origin: Origin): Promise<string> {
  const password = makePassword()
  await store.setUserPassword(id, await hashPassword(password), origin)
  return password
}
