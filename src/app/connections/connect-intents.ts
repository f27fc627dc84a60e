import { randomUUID } from 'node:crypto'
import { keyOriginOf } from '#contract/base-url.ts'
import { AppError } from '#core/errors/app-error.ts'
import type { ConnectIntent, ConnectIntentStore } from '../ports/consents.ts'
import type { Keychain, Log } from '../ports/ports.ts'
import type { DeviceGrants } from '../ports/services.ts'
import type { Connections } from './connections.ts'
import type { Keys } from './keys.ts'

type SettledConnections = Pick<Connections, 'all' | 'add' | 'forget'>

export type ConnectIntents = ReturnType<typeof createConnectIntents>

/** Prefix of a device code in the keychain; no API key begins with it. */
const codeMark = 'device-code'

/**
 * An intent is written before a device code is used, because service, keychain and data file cannot be changed in one
 * transaction. The keychain holds the code under the id of the new connection, where the key later replaces it. After a
 * crash the next start finds either a code, whose key it revokes, or a key, whose connection it adds.
 */
export function createConnectIntents({
  connectIntents: file,
  keychain,
  keys,
  grants,
  log,
}: {
  connectIntents: ConnectIntentStore
  keychain: Keychain
  keys: Pick<Keys, 'stored'>
  grants: Pick<DeviceGrants, 'abandon'>
  log: Log
}) {
  function forget(id: string): void {
    const open = file.read()
    const others = open.filter(({ connectionId }) => connectionId !== id)
    if (others.length === open.length) return
    try {
      file.write(others)
    } catch (error) {
      log.write('warn', 'connect-intents', { error })
    }
  }

  async function removeEntry(id: string): Promise<void> {
    try {
      await keychain.remove(id)
    } catch (error) {
      if (!(error instanceof AppError)) throw error
      log.write('warn', 'connect-intents', { error })
    }
  }

  /** @returns `false` if the service could not be reached, so that the next start tries again */
  async function settle(
    { connectionId: id, name, baseUrl }: ConnectIntent,
    connections: SettledConnections,
  ): Promise<boolean> {
    const isKnown = connections.all().some(known => known.id === id)
    const [mark, code, origin] = (await keychain.read(id))?.split(' ') ?? []
    if (isKnown) {
      // Storing the connection was reported as failed and its key was revoked, but the write reached the disk.
      if (mark === undefined) connections.forget(id)
      return true
    }
    if (mark !== codeMark) {
      if ((await keys.stored({ id, baseUrl })).status !== null)
        connections.add({ id, name, baseUrl, requestFields: 'full' })
      return true
    }
    // The origin in the keychain decides where a code may be sent, because the file in the data folder can be changed.
    if (code !== undefined && origin === keyOriginOf(baseUrl)) {
      if ((await grants.abandon({ baseUrl, deviceCode: code })) === 'unreachable') return false
    }
    await removeEntry(id)
    return true
  }

  return {
    /**
     * Stores the device code of an attempt whose key will be kept in the keychain.
     * @returns the id of the new connection
     * @throws AppError file_unwritable, keychain_unavailable
     */
    async add(target: { name: string; baseUrl: string }, deviceCode: string): Promise<string> {
      const id = randomUUID()
      file.write([
        ...file.read(),
        { connectionId: id, name: target.name.slice(0, 64), baseUrl: target.baseUrl },
      ])
      await keychain.save(id, `${codeMark} ${deviceCode} ${keyOriginOf(target.baseUrl) ?? ''}`)
      return id
    },

    /** Called once the key has replaced the code and its connection is stored. */
    done: forget,

    /** Removes the code, or the key that replaced it. */
    async remove(id: string): Promise<void> {
      await removeEntry(id)
      forget(id)
    },

    /**
     * Settles the intents of earlier runs. An intent stays for the next start if the keychain or the service does not
     * answer.
     * @returns whether a connection was added or removed
     */
    async settleEarlier(connections: SettledConnections): Promise<boolean> {
      const open = file.read()
      if (open.length === 0) return false
      const before = connections.all().length
      for (const intent of open) {
        try {
          if (await settle(intent, connections)) forget(intent.connectionId)
        } catch (error) {
          if (!(error instanceof AppError)) throw error
          log.write('warn', 'connect-intents', { error })
        }
      }
      return connections.all().length !== before
    },
  }
}
