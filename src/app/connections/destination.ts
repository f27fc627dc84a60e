import { AppError } from '#core/errors/app-error.ts'
import type { PracticeService } from '../ports/services.ts'
import type { ApiKey, Keys } from './keys.ts'
import { practiceId } from './practice.ts'

/** Base URL and key of a POST. */
export interface Destination {
  baseUrl: string
  key: ApiKey
}

export interface Destinations {
  /** @throws AppError no_key, keychain_unavailable, practice_failed */
  of(connection: { id: string; baseUrl: string | null }): Promise<Destination>
  /** `undefined` until the practice service was started */
  practiceUrl(): string | undefined
}

/**
 * The key of the practice service is created in every run and kept in memory: it is valid on this computer only, and one
 * keychain entry could not serve several data folders.
 */
export function createDestinations(keys: Keys, practice: PracticeService): Destinations {
  let making: Promise<void> | undefined
  let practiceUrl: string | undefined

  async function makeKey(): Promise<void> {
    await keys.keep(practiceId, await practice.createKey(), 'session')
  }

  async function practiceKey(): Promise<ApiKey> {
    making ??= makeKey()
    try {
      await making
    } catch (error) {
      making = undefined
      throw error
    }
    return await keys.read(practiceId)
  }

  return {
    async of({ id, baseUrl }) {
      if (id !== practiceId) {
        if (baseUrl === null) throw new AppError('no_such_connection')
        return { baseUrl, key: await keys.read(id) }
      }
      practiceUrl = await practice.start()
      return { baseUrl: practiceUrl, key: await practiceKey() }
    },

    practiceUrl: () => practiceUrl,
  }
}
