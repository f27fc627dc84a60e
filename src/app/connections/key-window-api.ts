import { keyOriginOf } from '#contract/base-url.ts'
import { type KeyWindowHost, keyWindowOperations } from '#contract/operations/key-window-api.ts'
import { AppError } from '#core/errors/app-error.ts'
import { checkKey } from '#core/text/key.ts'
import { type Dispatch, dispatchTo } from '../dispatch.ts'
import type { Events } from '../events.ts'
import type { KeyWindowPorts, Log } from '../ports/ports.ts'
import type { GenerateClient } from '../ports/services.ts'
import type { SettingsOperations } from '../settings.ts'
import { type Connections, checkAnswerOf } from './connections.ts'
import type { Keys } from './keys.ts'

export interface KeyWindowDeps {
  keys: Keys
  connections: Pick<Connections, 'find'>
  generate: Pick<GenerateClient, 'check'>
  events: Events
  log: Log
  /** called when the key of this connection has changed */
  onKey(connectionId: string): Promise<void>
  settings: Pick<SettingsOperations, 'settings'>
}

/** The use cases of one key window, limited to its connection. */
export function createKeyWindowApi(
  deps: KeyWindowDeps,
  connectionId: string,
  window: KeyWindowPorts,
): Dispatch {
  const { keys, connections, generate, events, log, onKey, settings } = deps

  let shownOrigin: string | undefined

  /** Checks the address again, because an import may replace the connection while the window is open. */
  function shownConnection() {
    const connection = connections.find(connectionId)
    const origin = connection.baseUrl === null ? undefined : keyOriginOf(connection.baseUrl)
    shownOrigin ??= origin
    if (origin !== shownOrigin) throw new AppError('connection_changed')
    return connection
  }

  let trial: AbortController | undefined

  /**
   * Tries the key at the service.
   * @throws AppError key_refused, or key_untried if no answer shows whether the service accepts the key
   */
  async function tryKey(key: string): Promise<void> {
    const { baseUrl } = shownConnection()
    if (baseUrl === null || !checkKey(key).ok) return
    trial = new AbortController()
    const { signal } = trial
    const answer = checkAnswerOf(await generate.check({ baseUrl, key, signal }), false)
    if (signal.aborted) throw new AppError('key_untried', { message: { code: 'key.stopped' } })
    if (answer.ok) return
    const problem = answer.problem.message
    if (answer.problem.code === 'key_refused') throw new AppError('key_refused', { message: problem })
    throw new AppError('key_untried', { message: { code: 'key.untried', params: { problem } } })
  }

  const save: KeyWindowHost['save'] = async ({ key, sessionOnly, isUntried = false }) => {
    if (!isUntried) await tryKey(key)
    const status = await keys.keep(shownConnection(), key, sessionOnly ? 'session' : 'keychain')
    await onKey(connectionId)
    if (!isUntried) events.emit({ type: 'service-answered', connectionId, state: 'connected' })
    window.close()
    return status
  }

  return dispatchTo(log, keyWindowOperations, {
    async subject() {
      const connection = shownConnection()
      return {
        connectionName: connection.name,
        language: settings.settings().language,
        origin: shownOrigin ?? '',
        current: (await keys.stored(connection)).status,
        keychain: await keys.keychain(),
        canPaste: window.readClipboard !== undefined,
      }
    },
    save,
    async pasteFromClipboard(how) {
      if (!window.readClipboard)
        throw new AppError('invalid_argument', { message: { code: 'key.no_clipboard' } })
      // Copying a line includes its line break.
      const key = (await window.readClipboard()).trim()
      return await save({ key, ...how })
    },
    stopTrying: () => trial?.abort(),
    cancel() {
      trial?.abort()
      window.close()
    },
  })
}
