import { createHash } from 'node:crypto'
import type { KeychainStatus, KeyStatus } from '#contract/desktop-api.ts'
import { AppError } from '#core/errors/app-error.ts'
import { checkKey, type KeyKind } from '#core/key.ts'
import type { Keychain } from '../ports.ts'

/** The one place of `app` where a key is in hand; what leaves it goes to the generate client and nowhere else. */
export interface HeldKey {
  key: string
  kind: KeyKind
  fingerprint: string
}

export interface Keys {
  /** @throws AppError no_key, keychain_unavailable */
  read(connectionId: string): Promise<HeldKey>
  /** what a page may know of it; `null`: none, or the keychain does not say */
  status(connectionId: string): Promise<KeyStatus | null>
  /** @throws AppError bad_key with the reason, keychain_unavailable */
  keep(connectionId: string, key: string, store: KeyStatus['store']): Promise<KeyStatus>
  /** @throws AppError keychain_unavailable */
  remove(connectionId: string): Promise<void>
  keychain(): Promise<KeychainStatus>
}

export function createKeys(keychain: Keychain): Keys {
  const session = new Map<string, string>()
  /** so that a list of connections does not open a keyring, and maybe its prompt, each time it is drawn */
  const known = new Map<string, KeyStatus | null>()

  async function find(connectionId: string): Promise<string | null> {
    const key = session.get(connectionId) ?? (await keychain.read(connectionId))
    known.set(
      connectionId,
      key === null ? null : statusOf(key, session.has(connectionId) ? 'session' : 'keychain'),
    )
    return key
  }

  return {
    async read(connectionId) {
      const key = await find(connectionId)
      const checked = key === null ? undefined : checkKey(key)
      if (key === null || !checked?.ok) throw new AppError('no_key')
      return { key, kind: checked.kind, fingerprint: fingerprintOf(key) }
    },

    async status(connectionId) {
      const cached = known.get(connectionId)
      if (cached !== undefined) return cached
      try {
        await find(connectionId)
      } catch (error) {
        if (error instanceof AppError) return null
        throw error
      }
      return known.get(connectionId) ?? null
    },

    async keep(connectionId, key, store) {
      const checked = checkKey(key)
      if (!checked.ok) throw new AppError('bad_key', { message: checked.message })
      if (store === 'session') session.set(connectionId, key)
      else {
        await keychain.save(connectionId, key)
        session.delete(connectionId)
      }
      const status: KeyStatus = { kind: checked.kind, last4: checked.last4, store }
      known.set(connectionId, status)
      return status
    },

    async remove(connectionId) {
      const wasInSession = session.delete(connectionId)
      known.delete(connectionId)
      try {
        await keychain.remove(connectionId)
      } catch (error) {
        // where no keychain answers, the key of the session was all there was
        if (!wasInSession) throw error
      }
    },

    keychain: () => keychain.status(),
  }
}

function statusOf(key: string, store: KeyStatus['store']): KeyStatus | null {
  const checked = checkKey(key)
  return checked.ok ? { kind: checked.kind, last4: checked.last4, store } : null
}

/** Tells keys apart without holding one: a hash of some 178 random bits cannot be turned back. */
const fingerprintOf = (key: string): string =>
  createHash('sha256').update(`billwright key ${key}`).digest('hex').slice(0, 32)
