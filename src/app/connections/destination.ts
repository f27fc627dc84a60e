import { AppError } from '#core/errors/app-error.ts'
import type { PracticeService } from '../service-ports.ts'
import type { HeldKey, Keys } from './keys.ts'
import { practiceId } from './practice.ts'

/** Where a POST goes and what opens the door there. */
export interface Destination {
  baseUrl: string
  key: HeldKey
}

export interface Destinations {
  /** @throws AppError no_key, keychain_unavailable, practice_failed */
  of(connection: { id: string; baseUrl: string | null }): Promise<Destination>
  /** of the practice service, where it was started */
  practiceUrl(): string | undefined
}

/**
 * The practice service's key is made anew in every run and kept in memory only: it opens nothing but a service of
 * this computer, and one place in the keychain could not serve several data folders.
 */
export function createDestinations(keys: Keys, practice: PracticeService): Destinations {
  let making: Promise<void> | undefined
  let practiceUrl: string | undefined

  async function makeKey(): Promise<void> {
    await keys.keep(practiceId, await practice.createKey(), 'session')
  }

  async function practiceKey(): Promise<HeldKey> {
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
