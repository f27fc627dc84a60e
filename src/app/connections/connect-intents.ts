import { AppError } from '#core/errors/app-error.ts'
import type { ConnectIntent, ConnectIntentStore } from '../ports/consents.ts'
import type { Log } from '../ports/ports.ts'
import type { Connections } from './connections.ts'
import type { Keys } from './keys.ts'

export type ConnectIntents = ReturnType<typeof createConnectIntents>

/**
 * The keychain and the data file cannot be changed together. An intent is written before the key, so that the next start
 * adds the connection of a key that was kept when the program ended.
 */
export function createConnectIntents({
  connectIntents: file,
  keys,
  log,
}: {
  connectIntents: ConnectIntentStore
  keys: Pick<Keys, 'stored' | 'keychain'>
  log: Log
}) {
  const remove = (connectionId: string): void => {
    const open = file.read()
    const others = open.filter(each => each.connectionId !== connectionId)
    if (others.length === open.length) return
    try {
      file.write(others)
    } catch (error) {
      log.write('warn', 'connect-intents', { error })
    }
  }

  return {
    /** @throws AppError file_unwritable */
    add: (intent: ConnectIntent): void => file.write([...file.read(), intent]),
    remove,

    /** Adds the connections whose key was kept; without an answer of the keychain the next start does. */
    async finish(connections: Pick<Connections, 'all' | 'add'>): Promise<boolean> {
      const open = file.read()
      if (open.length === 0 || !(await keys.keychain()).available) return false
      let isAdded = false
      for (const { connectionId: id, name, baseUrl } of open) {
        const isKnown = connections.all().some(known => known.id === id)
        if (!isKnown && (await keys.stored({ id, baseUrl })).status !== null) {
          try {
            connections.add({ id, name, baseUrl, requestFields: 'full' })
            isAdded = true
          } catch (error) {
            if (!(error instanceof AppError)) throw error
            log.write('warn', 'connect-intents', { error })
            continue
          }
        }
        remove(id)
      }
      return isAdded
    },
  }
}
