import { keyOriginOf } from '#contract/base-url.ts'
import { type KeyWindowHost, keyWindowOperations } from '#contract/operations/key-window-api.ts'
import { AppError } from '#core/errors/app-error.ts'
import { type Dispatch, dispatchTo } from '../dispatch.ts'
import type { KeyWindowPorts, Log } from '../ports/ports.ts'
import type { Connections } from './connections.ts'
import type { Keys } from './keys.ts'

export interface KeyWindowDeps {
  keys: Keys
  connections: Pick<Connections, 'find'>
  log: Log
  /** called when the key of this connection has changed */
  onKey(connectionId: string): Promise<void>
}

/** The use cases of one key window, limited to its connection. */
export function createKeyWindowApi(
  deps: KeyWindowDeps,
  connectionId: string,
  window: KeyWindowPorts,
): Dispatch {
  const { keys, connections, log, onKey } = deps

  let shownOrigin: string | undefined

  /** The key is bound to the address that this window shows, also if an import replaces the connection meanwhile. */
  function shownConnection() {
    const connection = connections.find(connectionId)
    const origin = connection.baseUrl === null ? undefined : keyOriginOf(connection.baseUrl)
    shownOrigin ??= origin
    if (origin !== shownOrigin) throw new AppError('connection_changed')
    return connection
  }

  const save: KeyWindowHost['save'] = async ({ key, sessionOnly }) => {
    const status = await keys.keep(shownConnection(), key, sessionOnly ? 'session' : 'keychain')
    await onKey(connectionId)
    window.close()
    return status
  }

  return dispatchTo(log, keyWindowOperations, {
    async subject() {
      const connection = shownConnection()
      return {
        connectionName: connection.name,
        origin: shownOrigin ?? '',
        current: (await keys.stored(connection)).status,
        keychain: await keys.keychain(),
        canPaste: window.readClipboard !== undefined,
      }
    },
    save,
    async pasteFromClipboard({ sessionOnly }) {
      if (!window.readClipboard)
        throw new AppError('invalid_argument', { message: { code: 'key.no_clipboard' } })
      // Copying a line includes its line break.
      const key = (await window.readClipboard()).trim()
      return await save({ key, sessionOnly })
    },
    cancel: () => window.close(),
  })
}
