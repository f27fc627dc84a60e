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

/** Begins the entry of a device code in the keychain; no key has this form. */
const codeMark = 'device-code'

/**
 * The service, the keychain and the data file cannot be changed together. An intent is written before a code is used, and
 * the code is in the keychain under the id of the connection that is being made, where the key then takes its place. So
 * the next start finds what a killed program left: a code, whose key is revoked, or a key, whose connection is added.
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

  /** @returns whether nothing is left to do for this intent */
  async function settle(
    { connectionId: id, name, baseUrl }: ConnectIntent,
    connections: SettledConnections,
  ): Promise<boolean> {
    const isKnown = connections.all().some(known => known.id === id)
    const [mark, code, origin] = (await keychain.read(id))?.split(' ') ?? []
    if (isKnown) {
      // The write that stored it was reported as failed, and its key was given back.
      if (mark === undefined) connections.forget(id)
      return true
    }
    if (mark !== codeMark) {
      if ((await keys.stored({ id, baseUrl })).status !== null)
        connections.add({ id, name, baseUrl, requestFields: 'full' })
      return true
    }
    // A file in the data folder does not say where a code may be sent.
    if (code !== undefined && origin === keyOriginOf(baseUrl)) {
      if ((await grants.abandon({ baseUrl, deviceCode: code })) === 'unreachable') return false
    }
    await removeEntry(id)
    return true
  }

  return {
    /**
     * Keeps the code of an attempt whose key will be in the keychain.
     * @returns the id of the connection that is being made
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

    /** The key has taken the place of the code, and its connection is stored. */
    done: forget,

    /** Removes the code, and whatever took its place. */
    async remove(id: string): Promise<void> {
      await removeEntry(id)
      forget(id)
    },

    /**
     * Settles what an earlier run left; without an answer of keychain or service the next start tries again.
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
