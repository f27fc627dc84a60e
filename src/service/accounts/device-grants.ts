import { createHash, randomInt } from 'node:crypto'
import { withoutBidiControls, withoutControlCharacters } from '#core/text/control-characters.ts'
import type { Mode } from '#core/text/key.ts'
import {
  type DeviceGrant,
  type DeviceGrantStore,
  newDeviceGrantId,
  type PolledGrant,
} from '../store/device-grants.ts'
import { type KeyScope, type KeyStore, keyScopes, type StoredKey, usualScopes } from '../store/store.ts'
import { authenticate, makeKey } from './keys.ts'
import { byDashboard, byKey } from './origins.ts'
import { isToken, makeToken } from './sessions.ts'

/** Public OAuth clients (RFC 6749, section 2.1), which cannot keep a secret. */
const clients: readonly string[] = ['billwright-desktop']

export const isClient = (id: string | undefined): boolean => id !== undefined && clients.includes(id)

/** Lifetime of a grant, and interval between polls, in seconds. */
export const grantSeconds = 30 * 60
export const pollSeconds = 5

/** Minimum time in seconds to fetch the key after the confirmation. */
const fetchSeconds = 2 * 60

/** Maximum number of grants that have not expired. */
const maxDeviceGrants = 10_000

/** No vowels, which could form words, and no Y (RFC 8628, section 6.1): eight letters have 34 bits. */
const letters = 'BCDFGHJKLMNPQRSTVWXZ'
const userCodeLength = 8

const makeUserCode = (): string =>
  Array.from({ length: userCodeLength }, () => letters[randomInt(letters.length)]).join('')

/** @returns the code in the form in which it is stored, or `undefined` for a text that cannot be one */
export function parseUserCode(text: string): string | undefined {
  if (text.length > 100) return undefined
  const code = text
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[\s\p{P}\p{Default_Ignorable_Code_Point}]/gu, '')
  return new RegExp(`^[${letters}]{${userCodeLength}}$`).test(code) ? code : undefined
}

/** Formats a user code such as `WDJB-MJHT`. */
export const shownUserCode = (code: string): string => `${code.slice(0, 4)}-${code.slice(4)}`

const longestComputer = 60

/**
 * Reduces the name that a computer gives itself to one short line without controls, because people see it.
 */
function computerName(text: string): string {
  const line = withoutControlCharacters(withoutBidiControls(text).toWellFormed())
    .replace(/[\s\p{Zl}\p{Zp}]+/gu, ' ')
    .trim()
  const name = [...line].slice(0, longestComputer).join('').trim()
  return /[^\p{White_Space}\p{Default_Ignorable_Code_Point}\p{C}]/u.test(name)
    ? name
    : 'a computer without a name'
}

/** Ignores unknown scopes, so that a newer app can connect; returns the usual scopes if none is named. */
export function parseScopes(text: string): readonly KeyScope[] {
  const named = text.split(' ').filter(scope => scope !== '')
  return named.length === 0 ? usualScopes : keyScopes.filter(scope => named.includes(scope))
}

const hashOf = (code: string): Uint8Array => createHash('sha256').update(code).digest()

/**
 * @returns the grant with its device code, which is stored as a hash; `undefined` above the limit of grants
 */
export async function askForKey(
  store: DeviceGrantStore<StoredKey>,
  {
    computer,
    scopes,
    address,
    now,
  }: { computer: string; scopes: readonly KeyScope[]; address: string; now: Date },
): Promise<{ deviceCode: string; userCode: string } | undefined> {
  if ((await store.countDeviceGrants(now.toISOString())) >= maxDeviceGrants) return undefined
  const deviceCode = makeToken()
  for (;;) {
    const userCode = makeUserCode()
    const grant = {
      ...{ id: newDeviceGrantId(), user_code: userCode, computer: computerName(computer), scopes, address },
      ...{ created_at: now.toISOString(), expires_at: after(now, grantSeconds) },
    }
    if (await store.addDeviceGrant(grant, hashOf(deviceCode), pollSeconds)) return { deviceCode, userCode }
  }
}

export type Fetched =
  | { is: 'delivered'; key: string; stored: StoredKey }
  | { is: Exclude<PolledGrant<StoredKey>, StoredKey> }

/** Creates the key only when its computer fetches it, so that it is never stored. */
export async function fetchKey(
  store: DeviceGrantStore<StoredKey>,
  deviceCode: string,
  { address, now }: { address: string; now: Date },
): Promise<Fetched> {
  if (!isToken(deviceCode)) return { is: 'unknown' }
  let key = ''
  const polled = await store.pollDeviceGrant(
    hashOf(deviceCode),
    { now: now.toISOString(), address },
    grant => {
      const { account_id: account, user_id, decided_from, mode, scopes, computer, monthly_cap } = grant
      const made = makeKey({
        ...{ mode, name: `Billwright on ${computer}`, computer, own_cap: monthly_cap, account },
        scopes: parseScopes(scopes.join(' ')),
        origin: byDashboard(user_id, decided_from, now),
      })
      key = made.key
      return { key: made.stored, hash: made.hash }
    },
  )
  return typeof polled === 'string' ? { is: polled } : { is: 'delivered', key, stored: polled }
}

/** @returns whether the decision was recorded; false if the grant is decided or has expired */
export function decide(
  store: DeviceGrantStore<StoredKey>,
  userCode: string,
  decision: { is: 'confirmed'; mode: Mode; monthly_cap: number | null } | { is: 'denied' },
  { user, address, now }: { user: { id: string; account_id: string }; address: string; now: Date },
): Promise<boolean> {
  const of = { origin: byDashboard(user.id, address, now), until: after(now, fetchSeconds) }
  return store.decideDeviceGrant(userCode, { account_id: user.account_id, ...decision }, of)
}

/** Returns a grant that is undecided, or that this user has decided. */
export async function findGrant(
  store: DeviceGrantStore<StoredKey>,
  userCode: string,
  { user, now }: { user: { id: string }; now: Date },
): Promise<DeviceGrant | undefined> {
  const found = await store.findDeviceGrant(userCode, now.toISOString())
  return found?.decision === null || found?.user_id === user.id ? found : undefined
}

/**
 * Revokes the key that is sent (RFC 7009).
 * @returns `foreign` for a key that was not made for a computer, because several programs may share it
 */
export async function revokeOwnKey(
  store: KeyStore,
  key: string,
  { address, now }: { address: string; now: Date },
): Promise<'revoked' | 'unknown' | 'foreign'> {
  const found = await authenticate(store, key, now)
  if (found.outcome !== 'active') return found.outcome
  if (found.key.computer === null) return 'foreign'
  await store.revokeKey(found.key.id, byKey(found.key.id, address, now))
  return 'revoked'
}

const after = (now: Date, seconds: number): string => new Date(now.getTime() + seconds * 1000).toISOString()
