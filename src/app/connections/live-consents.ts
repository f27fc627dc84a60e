import type { Consent, ConsentStore } from '../ports/consents.ts'
import type { Clock, Log } from '../ports/ports.ts'
import type { KnownConnection } from './destination.ts'
import type { ApiKey } from './keys.ts'

export type LiveConsents = ReturnType<typeof createLiveConsents>

/** Connections that may submit live invoices without confirmation if there are no findings. */
export function createLiveConsents({
  consents,
  clock,
  log,
}: {
  consents: ConsentStore
  clock: Clock
  log: Log
}) {
  let given: readonly Consent[] = consents.read()

  /** The consent for exactly this address, key and set of fields. */
  function find(connection: KnownConnection, keyFingerprint: string | null): Consent | undefined {
    return given.find(
      consent =>
        consent.connectionId === connection.id &&
        consent.baseUrl === connection.baseUrl &&
        consent.requestFields === connection.requestFields &&
        consent.keyFingerprint === keyFingerprint,
    )
  }

  const othersThan = (connectionId: string) => given.filter(consent => consent.connectionId !== connectionId)

  /**
   * Takes effect at once, even if it cannot be stored.
   * @throws AppError file_unwritable
   */
  function withdraw(connectionId: string): void {
    const others = othersThan(connectionId)
    if (others.length === given.length) return
    given = others
    consents.write(others)
  }

  return {
    find,

    /** If the consent cannot be stored, the next submission asks again. */
    grant(
      { id, baseUrl, requestFields }: KnownConnection,
      { fingerprint }: Pick<ApiKey, 'fingerprint'>,
    ): void {
      if (baseUrl === null) return
      const givenAt = clock.now().toISOString()
      const consent = { connectionId: id, baseUrl, requestFields, keyFingerprint: fingerprint, givenAt }
      const next = [...othersThan(id), consent]
      try {
        consents.write(next)
        given = next
      } catch (error) {
        log.write('warn', 'live-consent', { error })
      }
    },

    /** Withdraws the consent when another key is stored. */
    keyStored(connectionId: string, fingerprint: string | null): void {
      const consent = given.find(each => each.connectionId === connectionId)
      if (consent === undefined || consent.keyFingerprint === fingerprint) return
      try {
        withdraw(connectionId)
      } catch (error) {
        log.write('warn', 'live-consent', { error })
      }
    },

    withdraw,
  }
}
