import { createHash, randomBytes } from 'node:crypto'
import type { Origin } from '../store/origin.ts'
import type { UserStore } from '../store/users.ts'

/** Hours for which a link to set a password is valid. */
export const linkHours = { invitation: 7 * 24, forgotten: 1 } as const

export const hashOfLink = (token: string): Uint8Array => createHash('sha256').update(token).digest()

/**
 * @param origin of a signed-in user, recorded in the audit log; absent for a forgotten password
 * @returns the token of a new link, which is never stored
 * @throws AppError not_found, account_deleted
 */
export async function makePasswordLink(
  store: Pick<UserStore, 'addPasswordLink'>,
  { user_id, hours, now, origin }: { user_id: string; hours: number; now: Date; origin?: Origin },
): Promise<string> {
  const { token, hash } = newLinkToken()
  const expires_at = expiryOfLink(hours, now)
  await store.addPasswordLink({ hash, user_id, expires_at }, now.toISOString(), origin)
  return token
}

/** Writes a link without a user, so that an unknown address causes the same work. */
export function makeLinkOfNobody(store: Pick<UserStore, 'addPasswordLink'>, now: Date): Promise<void> {
  const link = { hash: newLinkToken().hash, user_id: null, expires_at: expiryOfLink(1 / 60, now) }
  return store.addPasswordLink(link, now.toISOString(), undefined)
}

export function newLinkToken(): { token: string; hash: Uint8Array } {
  const token = randomBytes(32).toString('base64url')
  return { token, hash: hashOfLink(token) }
}

export const expiryOfLink = (hours: number, now: Date): string =>
  new Date(now.getTime() + hours * 3_600_000).toISOString()

export const userOfPasswordLink = (store: Pick<UserStore, 'findPasswordLink'>, token: string, now: Date) =>
  store.findPasswordLink(hashOfLink(token), now.toISOString())

/** @returns false when the link has expired or was used */
export const redeemPasswordLink = (
  store: Pick<UserStore, 'redeemPasswordLink'>,
  { token, hash, address, now }: { token: string; hash: string; address: string; now: Date },
): Promise<boolean> => store.redeemPasswordLink(hashOfLink(token), hash, { at: now.toISOString(), address })
