import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { DashboardStore } from '../store/dashboard-store.ts'

/** After this long without a page the browser is somebody's who went away. */
const idleMinutes = 60
/** After this long the password is asked for again, whatever was done. */
const longestHours = 12

const noteUseEvery = 60_000

/** What the browser holds of a session or of a form to sign in: 256 bits that nobody can guess. */
export const makeToken = (): string => randomBytes(32).toString('base64url')

export const isToken = (text: string | undefined): text is string =>
  text !== undefined && /^[A-Za-z0-9_-]{43}$/.test(text)

/** What a form of the holder of a token carries, and a page of somebody else cannot know. */
export const formTokenOf = (token: string): string =>
  createHmac('sha256', token).update('form').digest('base64url')

export function isFormTokenOf(token: string, text: string): boolean {
  const [expected, given] = [formTokenOf(token), text].map(each => createHash('sha256').update(each).digest())
  return expected !== undefined && given !== undefined && timingSafeEqual(expected, given)
}

/** The store has the hash alone, so that a copy of it opens no session. */
const hashOf = (token: string) => createHash('sha256').update(token).digest()

export async function beginSession(store: DashboardStore, accountId: string, now: Date): Promise<string> {
  const token = makeToken()
  const at = now.toISOString()
  const session = { account_id: accountId, created_at: at, last_seen_at: at }
  await store.addSession(hashOf(token), session, before(now, longestHours * 60))
  return token
}

/** @returns the account that the token is signed in to, or `undefined` when it is not or not any more */
export async function accountOfSession(
  store: DashboardStore,
  token: string,
  now: Date,
): Promise<string | undefined> {
  const session = await store.findSession(hashOf(token))
  if (session === undefined) return undefined
  if (
    session.created_at <= before(now, longestHours * 60) ||
    session.last_seen_at <= before(now, idleMinutes)
  ) {
    await store.endSession(hashOf(token))
    return undefined
  }
  if (now.getTime() - Date.parse(session.last_seen_at) >= noteUseEvery) {
    await store.noteSessionUse(hashOf(token), now.toISOString())
  }
  return session.account_id
}

export const endSession = (store: DashboardStore, token: string): Promise<void> =>
  store.endSession(hashOf(token))

const before = (now: Date, minutes: number) => new Date(now.getTime() - minutes * 60_000).toISOString()
