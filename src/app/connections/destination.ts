import { practiceName } from '#contract/connections.ts'
import { AppError } from '#core/errors/app-error.ts'
import type { PracticeService } from '../ports/services.ts'
import type { StoredConnection } from '../ports/store.ts'
import type { Access, ApiKey, Keys } from './keys.ts'

/** The built-in connection to the practice service, which bills nothing. Its address is known once the service runs. */
export const practiceId = 'practice'

export const practiceConnection = {
  id: practiceId,
  name: practiceName,
  baseUrl: null,
  requestFields: 'full',
} as const satisfies Omit<StoredConnection, 'baseUrl'> & { baseUrl: null }

export type KnownConnection = StoredConnection | typeof practiceConnection

/** Target of a request. Only `access` contains the key, together with the address that it belongs to. */
export interface Destination {
  key: ApiKey
  access: Access
}

export interface Destinations {
  /** @throws AppError no_key, key_of_other_address, keychain_unavailable, practice_failed */
  of(connection: { id: string; baseUrl: string | null }): Promise<Destination>
  /** `undefined` until the practice service was started */
  practiceUrl(): string | undefined
}

/**
 * The key of the practice service is created in every run and kept in memory: it is valid on this computer only, and one
 * keychain entry could not serve several data folders.
 */
export function createDestinations(keys: Keys, practice: PracticeService): Destinations {
  let making: Promise<string> | undefined
  let practiceUrl: string | undefined

  async function practiceKey(): Promise<string> {
    making ??= practice.createKey()
    try {
      return await making
    } catch (error) {
      making = undefined
      throw error
    }
  }

  return {
    async of({ id, baseUrl }) {
      if (id !== practiceId) {
        if (baseUrl === null) throw new AppError('no_such_connection')
        return await keys.read(id, baseUrl)
      }
      const url = await practice.start()
      practiceUrl = url
      // The service has another port after each start.
      await keys.keep({ id: practiceId, baseUrl: url }, await practiceKey(), 'session')
      return await keys.read(practiceId, url)
    },

    practiceUrl: () => practiceUrl,
  }
}
