import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { DashboardStore } from '../store/store.ts'
import type { User, UserStore } from '../store/users.ts'
import { byDashboard } from './origins.ts'

/** A session ends after this time without a request. */
const idleMinutes = 60
/** A session ends after this time in any case. */
const longestHours = 12

const lastSeenInterval = 60_000

/** 256 random bits that identify a session or a sign-in form. */
export const makeToken = (): string => randomBytes(32).toString('base64url')

export const isToken = (text: string | undefined): text is string =>
  text !== undefined && /^[A-Za-z0-9_-]{43}$/.test(text)

/** The CSRF token of forms, derived from the session token. */
export const formTokenOf = (token: string): string =>
  createHmac('sha256', token).update('form').digest('base64url')

export function isFormTokenOf(token: string, text: string): boolean {
  const [expected, given] = [formTokenOf(token), text].map(each => createHash('sha256').update(each).digest())
  return expected !== undefined && given !== undefined && timingSafeEqual(expected, given)
}

/** Only the hash is stored, so that a copy of the database cannot be used to sign in. */
export const hashOf = (token: string) => createHash('sha256').update(token).digest()

/**
 * @param verified the stored hash of the verified password
 * @returns the token; `undefined` if the user was removed or the password changed meanwhile
 */
export async function beginSession(
  store: DashboardStore,
  { user, verified, address, now }: { user: User; verified: string; address: string; now: Date },
): Promise<string | undefined> {
  const token = makeToken()
  const at = now.toISOString()
  const of = { account_id: user.account_id, user_id: user.id, password_hash: verified }
  const session = { ...of, created_at: at, last_seen_at: at }
  const origin = byDashboard(user.id, address, now)
  const isAdded = await store.addSession(hashOf(token), session, forgetBefore(now), origin)
  return isAdded ? token : undefined
}

interface SessionTimes {
  created_at: string
  last_seen_at: string
}

export const isOver = ({ created_at, last_seen_at }: SessionTimes, now: Date): boolean =>
  created_at <= forgetBefore(now) || last_seen_at <= before(now, idleMinutes)

/** Whether to store the time of a request. */
export const isUseNews = ({ last_seen_at }: SessionTimes, now: Date): boolean =>
  now.getTime() - Date.parse(last_seen_at) >= lastSeenInterval

/** Sessions that began before this time have expired. */
export const forgetBefore = (now: Date): string => before(now, longestHours * 60)

/** @returns the user of a valid session with the language of the account, or `undefined` */
export async function userOfSession(
  store: DashboardStore & Pick<UserStore, 'findUser'>,
  token: string,
  now: Date,
): Promise<{ user: User; language: string | null } | undefined> {
  const session = await store.findSession(hashOf(token))
  if (session === undefined) return undefined
  if (isOver(session, now)) {
    await store.endSession(hashOf(token))
    return undefined
  }
  if (isUseNews(session, now)) {
    await store.recordSessionUse(hashOf(token), now.toISOString())
  }
  const user = await store.findUser(session.user_id)
  return user && { user, language: session.language }
}

export const endSession = (store: DashboardStore, token: string): Promise<void> =>
  store.endSession(hashOf(token))

const before = (now: Date, minutes: number) => new Date(now.getTime() - minutes * 60_000).toISOString()
