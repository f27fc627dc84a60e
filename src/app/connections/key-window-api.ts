import { type KeyWindowHost, keyWindowOperations } from '#contract/operations/key-window-api.ts'
import { AppError } from '#core/errors/app-error.ts'
import { type Dispatch, dispatchTo } from '../dispatch.ts'
import type { KeyWindowPorts, Log } from '../ports/ports.ts'
import type { Connections } from './connections.ts'
import type { Keys } from './keys.ts'

export interface KeyWindowParts {
  keys: Keys
  connections: Pick<Connections, 'find'>
  log: Log
  /** called when the key of this connection has changed */
  onKey(connectionId: string): Promise<void>
}

/** The use cases of one key window, limited to its connection. */
export function createKeyWindowApi(
  parts: KeyWindowParts,
  connectionId: string,
  window: KeyWindowPorts,
): Dispatch {
  const { keys, connections, log, onKey } = parts

  const save: KeyWindowHost['save'] = async ({ key, sessionOnly }) => {
    const status = await keys.keep(
      connections.find(connectionId).id,
      key,
      sessionOnly ? 'session' : 'keychain',
    )
    await onKey(connectionId)
    window.close()
    return status
  }

  return dispatchTo(log, keyWindowOperations, {
    subject: async () => ({
      connectionName: connections.find(connectionId).name,
      current: await keys.status(connectionId),
      keychain: await keys.keychain(),
      canPaste: window.readClipboard !== undefined,
    }),
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
