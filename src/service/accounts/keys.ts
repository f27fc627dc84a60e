import { createHash, randomBytes, randomInt } from 'node:crypto'
import { AppError } from '#core/errors/app-error.ts'
import { composeKey, hasValidChecksum, type KeyKind } from '#core/key.ts'
import { defaultAccount, type Store, type StoredKey } from '../store/store.ts'

const base62 = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'

/** Milliseconds between two updates of "last used"; writing it at every request would cost a disk flush each. */
const lastUsedInterval = 60_000

/** @returns the whole key, which is shown once and never stored, and the stored record */
export async function createKey(
  store: Store,
  options: { mode: KeyKind; name: string; now: Date; account?: string | undefined; id?: string },
): Promise<{ key: string; stored: StoredKey }> {
  const { mode, name, now, account = defaultAccount, id = `key_${randomBytes(10).toString('hex')}` } = options
  const key = composeKey(mode, Array.from({ length: 30 }, () => base62[randomInt(62)]).join(''))
  const stored: StoredKey = {
    id,
    account_id: account,
    mode,
    name,
    last4: key.slice(-4),
    created_at: now.toISOString(),
    last_used_at: null,
    revoked_at: null,
  }
  await store.addKey(stored, hashOf(key))
  return { key, stored }
}

/**
 * The active key of an X-API-Key header, or `undefined` whatever the reason. A mistyped key fails its checksum and never
 * reaches the store. The lookup is by hash, so its timing reveals nothing about the key.
 */
export async function authenticate(
  store: Store,
  text: string | undefined,
  now: Date,
): Promise<StoredKey | undefined> {
  if (text === undefined || !hasValidChecksum(text)) return undefined
  const stored = await store.findKey(hashOf(text))
  if (stored === undefined || stored.revoked_at !== null) return undefined
  if (now.getTime() - Date.parse(stored.last_used_at ?? '1970-01-01') >= lastUsedInterval) {
    // an outdated list never rejects a request
    await store.recordKeyUse(stored.id, now.toISOString()).catch(ignoreUnavailableStorage)
  }
  return stored
}

function ignoreUnavailableStorage(error: unknown): void {
  if (!(error instanceof AppError) || error.code !== 'storage_unavailable') throw error
}

/** A key has 178 random bits, so a fast hash is enough. */
const hashOf = (key: string): Uint8Array => createHash('sha256').update(key).digest()
