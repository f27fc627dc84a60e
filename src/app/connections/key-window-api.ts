import type { z } from 'zod'
import type { KeyStatus } from '#contract/desktop-api.ts'
import { type KeyWindowSubject, pasteKeySchema, saveKeySchema } from '#contract/key-window-api.ts'
import { AppError } from '#core/errors/app-error.ts'
import { answering, type Dispatch, parseArgument } from '../dispatch.ts'
import type { KeyWindowPorts, Log } from '../ports.ts'
import type { Connections } from './connections.ts'
import type { Keys } from './keys.ts'

export interface KeyWindowParts {
  keys: Keys
  connections: Pick<Connections, 'find'>
  log: Log
  /** the key of this connection is another one now */
  onKey(connectionId: string): void
}

/** The use cases of one opened key window, which knows one connection and nothing else of the host. */
export function createKeyWindowApi(
  parts: KeyWindowParts,
  connectionId: string,
  window: KeyWindowPorts,
): Dispatch {
  const { keys, connections, log, onKey } = parts

  async function subject(): Promise<KeyWindowSubject> {
    return {
      connectionName: connections.find(connectionId).name,
      current: await keys.status(connectionId),
      keychain: await keys.keychain(),
      canPaste: window.readClipboard !== undefined,
    }
  }

  async function save({ key, sessionOnly }: z.output<typeof saveKeySchema>): Promise<KeyStatus> {
    const status = await keys.keep(
      connections.find(connectionId).id,
      key,
      sessionOnly ? 'session' : 'keychain',
    )
    onKey(connectionId)
    window.close()
    return status
  }

  async function pasteFromClipboard({ sessionOnly }: z.output<typeof pasteKeySchema>): Promise<KeyStatus> {
    if (!window.readClipboard)
      throw new AppError('invalid_argument', {
        message: 'The clipboard cannot be read here. Paste into the field.',
      })
    // copying a line takes its end along
    const key = (await window.readClipboard()).trim()
    return await save({ key, sessionOnly })
  }

  return (operation, argument) =>
    answering(log, operation, async () => {
      if (operation === 'subject') return await subject()
      if (operation === 'save') return await save(parseArgument(saveKeySchema, argument))
      if (operation === 'pasteFromClipboard')
        return await pasteFromClipboard(parseArgument(pasteKeySchema, argument))
      if (operation === 'cancel') return window.close()
      throw new AppError('invalid_argument', { message: 'There is no such operation.' })
    })
}
