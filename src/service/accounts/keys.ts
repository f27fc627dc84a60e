import { createHash, randomBytes, randomInt } from 'node:crypto'
import { AppError } from '#core/errors/app-error.ts'
import { composeKey, hasValidChecksum, type Mode } from '#core/text/key.ts'
import { addressList } from '../limits/address-list.ts'
import type { Origin } from '../store/origin.ts'
import {
  defaultAccount,
  type FoundKey,
  type KeyRestrictions,
  type KeyScope,
  type Store,
  type StoredKey,
  usualScopes,
} from '../store/store.ts'

const base62 = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'

/** Milliseconds between updates of "last used"; an update per request would cost a disk flush each. */
const lastUsedInterval = 60_000

interface NewKey extends Partial<KeyRestrictions> {
  mode: Mode
  name: string
  /** its time is the creation time of the key */
  origin: Origin
  account?: string | undefined
  /** name of the computer that the key is sent to; nobody sees such a key */
  computer?: string
  id?: string
}

/** @returns the whole key, which is shown once and never stored, and the stored record */
export async function createKey(store: Store, options: NewKey): Promise<{ key: string; stored: StoredKey }> {
  const { key, stored, hash } = makeKey(options)
  await store.addKey(stored, hash, options.origin)
  return { key, stored }
}

/** @returns the whole key, its stored record, and the hash by which it is found */
export function makeKey(options: NewKey): { key: string; stored: StoredKey; hash: Uint8Array } {
  const { mode, name, origin, account = defaultAccount } = options
  const { id = `key_${randomBytes(10).toString('hex')}` } = options
  const { expires_at = null, scopes = usualScopes, addresses = [], own_cap = null, computer = null } = options
  const key = composeKey(mode, Array.from({ length: 30 }, () => base62[randomInt(62)]).join(''))
  const stored: StoredKey = {
    id,
    account_id: account,
    mode,
    name,
    computer,
    last4: key.slice(-4),
    created_at: origin.at,
    last_used_at: null,
    revoked_at: null,
    expires_at,
    scopes,
    addresses,
    own_cap,
  }
  return { key, stored, hash: hashOf(key) }
}

/**
 * Creates a successor with name, mode, restrictions and lifetime of a key, which stays valid for `overlapMs`.
 * Rejects with AppError('key_not_active') if the key is revoked or expired, and with 'key_rotated' if it has
 * a successor, because its lifetime was shortened then.
 */
export async function rotateKey(
  store: Store,
  { old, overlapMs, origin, id }: { old: StoredKey; overlapMs: number; origin: Origin; id?: string },
): Promise<{ key: string; stored: StoredKey }> {
  const now = new Date(origin.at)
  if (old.revoked_at !== null || hasExpired(old, now)) throw new AppError('key_not_active')
  const lifetime = old.expires_at === null ? null : Date.parse(old.expires_at) - Date.parse(old.created_at)
  const made = makeKey({
    mode: old.mode,
    name: old.name,
    account: old.account_id,
    scopes: old.scopes,
    addresses: old.addresses,
    own_cap: old.own_cap,
    expires_at: lifetime === null ? null : new Date(now.getTime() + lifetime).toISOString(),
    origin,
    ...(id !== undefined && { id }),
  })
  const expiry = { id: old.id, expires_at: new Date(now.getTime() + overlapMs).toISOString() }
  await store.replaceKey(expiry, made.stored, made.hash, origin)
  return { key: made.key, stored: made.stored }
}

export const hasExpired = ({ expires_at }: KeyRestrictions, now: Date): boolean =>
  expires_at !== null && Date.parse(expires_at) <= now.getTime()

/** @throws AppError account_suspended, expired_key, address_not_allowed, missing_scope */
export function requireAllowed(
  key: FoundKey,
  { now, address, scopes }: { now: Date; address: string; scopes: readonly KeyScope[] },
): void {
  if (key.suspended_at !== null) throw new AppError('account_suspended')
  if (hasExpired(key, now)) throw new AppError('expired_key')
  if (key.addresses.length > 0 && !addressList(key.addresses.join(','))(address))
    throw new AppError('address_not_allowed')
  if (!scopes.every(scope => key.scopes.includes(scope))) throw new AppError('missing_scope')
}

/** Compares the scopes of a key with the usual ones. */
export function scopeRange({ scopes }: Pick<StoredKey, 'scopes'>): 'less' | 'usual' | 'more' {
  if (!usualScopes.every(scope => scopes.includes(scope))) return 'less'
  return scopes.includes('templates') ? 'more' : 'usual'
}

/** Answers a revoked key like an unknown one, and records its use in the audit log. */
export type Authentication = { outcome: 'active' | 'revoked'; key: FoundKey } | { outcome: 'unknown' }

/**
 * Finds the key of an X-API-Key header. A mistyped key fails its checksum and never reaches the store. The lookup is by
 * hash, so its timing reveals nothing about the key.
 */
export async function authenticate(
  store: Pick<Store, 'findKey' | 'recordKeyUse'>,
  text: string | undefined,
  now: Date,
): Promise<Authentication> {
  if (text === undefined || !hasValidChecksum(text)) return { outcome: 'unknown' }
  const stored = await store.findKey(hashOf(text))
  if (stored === undefined) return { outcome: 'unknown' }
  if (stored.revoked_at !== null) return { outcome: 'revoked', key: stored }
  if (now.getTime() - Date.parse(stored.last_used_at ?? '1970-01-01') >= lastUsedInterval) {
    // an outdated list never rejects a request
    await store.recordKeyUse(stored.id, now.toISOString()).catch(ignoreUnavailableStorage)
  }
  return { outcome: 'active', key: stored }
}

export function ignoreUnavailableStorage(error: unknown): void {
  if (!(error instanceof AppError) || error.code !== 'storage_unavailable') throw error
}

/** A key has 178 random bits, so a fast hash is enough. */
const hashOf = (key: string): Uint8Array => createHash('sha256').update(key).digest()
