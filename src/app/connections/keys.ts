import { keyOriginOf } from '#contract/base-url.ts'
import type { KeychainStatus, KeyStatus } from '#contract/connections.ts'
import { AppError } from '#core/errors/app-error.ts'
import { checkKey, type Mode } from '#core/text/key.ts'
import { sha256Of } from '#node/sha256.ts'
import type { Keychain } from '../ports/ports.ts'

/** Kind and identity of a key, without the key. */
export interface ApiKey {
  kind: Mode
  fingerprint: string
}

/** A key and the address that it may be sent to. Only the HTTP client of the service receives it. */
export interface Access {
  baseUrl: string
  key: string
}

/** A connection, or the address in one of its frozen submissions. */
interface KeyOwner {
  id: string
  /** `null`: the practice service before its address is known */
  baseUrl: string | null
}

export interface StoredKey {
  /** what the page may show; `null` without a key for this address or an answer of the keychain */
  status: KeyStatus | null
  /** fingerprint of the key that `status` describes; never sent to the page */
  fingerprint: string | null
  /** a key is stored, but was entered for another origin */
  isOfOtherAddress: boolean
}

export interface Keys {
  /**
   * Reads a key; it is returned only for the origin that it was entered for.
   * @throws AppError no_key, key_of_other_address, keychain_unavailable
   */
  read(connectionId: string, baseUrl: string): Promise<{ key: ApiKey; access: Access }>
  stored(owner: KeyOwner): Promise<StoredKey>
  /**
   * @param name the name of a key that the service made for this computer
   * @throws AppError bad_key with the reason, invalid_argument for an address without keys, keychain_unavailable
   */
  keep(owner: KeyOwner, key: string, store: KeyStatus['store'], name?: string): Promise<KeyStatus>
  /** @throws AppError keychain_unavailable */
  remove(connectionId: string): Promise<void>
  keychain(): Promise<KeychainStatus>
}

interface BoundKey {
  key: string
  /** `null`: unknown, so the key is sent to no address */
  origin: string | null
  /** name of a key that the service made for this computer */
  name?: string | undefined
}

/** @param originOfOld origin of a keychain entry of an older version, which does not contain one */
export function createKeys(
  keychain: Keychain,
  originOfOld: (connectionId: string) => string | undefined = () => undefined,
): Keys {
  const session = new Map<string, BoundKey>()
  /** cache, so that listing connections does not open the keyring and its prompt each time */
  const known = new Map<string, KnownKey | null>()
  let changes = 0

  async function find(connectionId: string): Promise<BoundKey | null> {
    const inSession = session.get(connectionId)
    const before = changes
    const found = inSession ?? (await readEntry(connectionId))
    // A key that was entered in the meantime is newer than this answer.
    if (before === changes)
      known.set(connectionId, found && knownKeyOf(found, inSession ? 'session' : 'keychain'))
    return found
  }

  async function readEntry(connectionId: string): Promise<BoundKey | null> {
    const before = changes
    const entry = await keychain.read(connectionId)
    if (entry === null) return null
    const [key = '', origin, name] = entry.split(' ')
    if (origin !== undefined) return { key, origin, name: name === undefined ? undefined : nameOf(name) }
    const known = originOfOld(connectionId)
    if (known === undefined) return { key, origin: null }
    // If the keychain did not answer, the next call tries again.
    if (before === changes && checkKey(key).ok)
      await keychain.save(connectionId, entryOf({ key, origin: known })).catch(ignoreKeychainError)
    return { key, origin: known }
  }

  async function knownKey(connectionId: string): Promise<KnownKey | null> {
    const cached = known.get(connectionId)
    if (cached !== undefined) return cached
    try {
      await find(connectionId)
      return known.get(connectionId) ?? null
    } catch (error) {
      if (error instanceof AppError) return null
      throw error
    }
  }

  return {
    async read(connectionId, baseUrl) {
      const found = await find(connectionId)
      const checked = found === null ? undefined : checkKey(found.key)
      if (found === null || !checked?.ok) throw new AppError('no_key')
      const { key, origin } = found
      if (origin === null || origin !== keyOriginOf(baseUrl)) throw ofOtherAddress(baseUrl)
      return { key: { kind: checked.kind, fingerprint: fingerprintOf(key) }, access: { baseUrl, key } }
    },

    async stored({ id, baseUrl }) {
      const found = await knownKey(id)
      if (found === null) return { status: null, fingerprint: null, isOfOtherAddress: false }
      if (baseUrl !== null && found.origin !== keyOriginOf(baseUrl))
        return { status: null, fingerprint: null, isOfOtherAddress: true }
      return { status: found.status, fingerprint: found.fingerprint, isOfOtherAddress: false }
    },

    async keep({ id, baseUrl }, key, store, name) {
      const checked = checkKey(key)
      if (!checked.ok) throw new AppError('bad_key', { message: checked.message })
      const origin = baseUrl === null ? undefined : keyOriginOf(baseUrl)
      if (origin === undefined)
        throw new AppError('invalid_argument', { message: { code: 'address.not_https' } })
      changes += 1
      const bound = { key, origin, name }
      if (store === 'session') session.set(id, bound)
      else {
        await keychain.save(id, entryOf(bound))
        session.delete(id)
      }
      const status = statusOf(checked, bound, store)
      known.set(id, { status, fingerprint: fingerprintOf(key), origin })
      return status
    },

    async remove(connectionId) {
      changes += 1
      const wasInSession = session.delete(connectionId)
      known.delete(connectionId)
      try {
        await keychain.remove(connectionId)
      } catch (error) {
        // Without a keychain there was only the session key.
        if (!wasInSession) throw error
      }
    },

    keychain: () => keychain.status(),
  }
}

interface KnownKey {
  status: KeyStatus
  fingerprint: string
  origin: string | null
}

function knownKeyOf(bound: BoundKey, store: KeyStatus['store']): KnownKey | null {
  const checked = checkKey(bound.key)
  if (!checked.ok) return null
  return {
    status: statusOf(checked, bound, store),
    fingerprint: fingerprintOf(bound.key),
    origin: bound.origin,
  }
}

const statusOf = (
  { kind, last4 }: { kind: Mode; last4: string },
  { name }: BoundKey,
  store: KeyStatus['store'],
): KeyStatus => ({ kind, last4, store, ...(name !== undefined && { name }) })

/** The text in the keychain, separated by spaces: key, origin and encoded name contain none. */
const entryOf = ({ key, origin, name }: BoundKey): string =>
  [key, origin, ...(name === undefined ? [] : [encodeURIComponent(name)])].join(' ')

/** A damaged name is returned as it is, because its presence shows that the service made the key for this computer. */
function nameOf(encoded: string): string {
  try {
    return decodeURIComponent(encoded)
  } catch {
    return encoded
  }
}

function ofOtherAddress(baseUrl: string): AppError {
  const params = { address: keyOriginOf(baseUrl) ?? baseUrl }
  return new AppError('key_of_other_address', { message: { code: 'connection.key_again', params } })
}

function ignoreKeychainError(error: unknown): void {
  if (!(error instanceof AppError)) throw error
}

/** Identifies a key without storing it: a hash of about 178 random bits cannot be inverted. */
const fingerprintOf = (key: string): string => sha256Of(`billwright key ${key}`).slice(0, 32)
