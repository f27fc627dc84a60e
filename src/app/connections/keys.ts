import { createHash } from 'node:crypto'
import type { KeychainStatus, KeyStatus } from '#contract/operations/connection-operations.ts'
import { AppError } from '#core/errors/app-error.ts'
import { checkKey, type KeyKind } from '#core/text/key.ts'
import type { Keychain } from '../ports/ports.ts'

/** A key in memory. Only the HTTP client of the service receives it. */
export interface ApiKey {
  key: string
  kind: KeyKind
  fingerprint: string
}

export interface Keys {
  /** @throws AppError no_key, keychain_unavailable */
  read(connectionId: string): Promise<ApiKey>
  /** what the page may show; `null` without a key or an answer of the keychain */
  status(connectionId: string): Promise<KeyStatus | null>
  /** of the key of `status`; never for the page */
  fingerprint(connectionId: string): Promise<string | null>
  /** @throws AppError bad_key with the reason, keychain_unavailable */
  keep(connectionId: string, key: string, store: KeyStatus['store']): Promise<KeyStatus>
  /** @throws AppError keychain_unavailable */
  remove(connectionId: string): Promise<void>
  keychain(): Promise<KeychainStatus>
}

export function createKeys(keychain: Keychain): Keys {
  const session = new Map<string, string>()
  /** cache, so that listing connections does not open the keyring and its prompt each time */
  const known = new Map<string, KnownKey | null>()

  async function find(connectionId: string): Promise<string | null> {
    const key = session.get(connectionId) ?? (await keychain.read(connectionId))
    known.set(
      connectionId,
      key === null ? null : knownKeyOf(key, session.has(connectionId) ? 'session' : 'keychain'),
    )
    return key
  }

  async function knownKey(connectionId: string): Promise<KnownKey | null> {
    const cached = known.get(connectionId)
    if (cached !== undefined) return cached
    try {
      await find(connectionId)
    } catch (error) {
      if (error instanceof AppError) return null
      throw error
    }
    return known.get(connectionId) ?? null
  }

  return {
    async read(connectionId) {
      const key = await find(connectionId)
      const checked = key === null ? undefined : checkKey(key)
      if (key === null || !checked?.ok) throw new AppError('no_key')
      return { key, kind: checked.kind, fingerprint: fingerprintOf(key) }
    },

    status: async connectionId => (await knownKey(connectionId))?.status ?? null,
    fingerprint: async connectionId => (await knownKey(connectionId))?.fingerprint ?? null,

    async keep(connectionId, key, store) {
      const checked = checkKey(key)
      if (!checked.ok) throw new AppError('bad_key', { message: checked.message })
      if (store === 'session') session.set(connectionId, key)
      else {
        await keychain.save(connectionId, key)
        session.delete(connectionId)
      }
      const status: KeyStatus = { kind: checked.kind, last4: checked.last4, store }
      known.set(connectionId, { status, fingerprint: fingerprintOf(key) })
      return status
    },

    async remove(connectionId) {
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
}

function knownKeyOf(key: string, store: KeyStatus['store']): KnownKey | null {
  const checked = checkKey(key)
  if (!checked.ok) return null
  return { status: { kind: checked.kind, last4: checked.last4, store }, fingerprint: fingerprintOf(key) }
}

/** Identifies a key without storing it: a hash of about 178 random bits cannot be inverted. */
const fingerprintOf = (key: string): string =>
  createHash('sha256').update(`billwright key ${key}`).digest('hex').slice(0, 32)
