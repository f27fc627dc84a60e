import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { ArgumentOf, OperationName, ResultOf } from '#contract/desktop-api.ts'
import type { Answer } from '#contract/operation.ts'
import { AppError } from '#core/errors/app-error.ts'
import type { Message } from '#core/messages/message.ts'
import { createPlatform } from '#platform/create-platform.ts'
import { systemClock } from '#platform/host/system-clock.ts'
import { createRenderer } from '../drawing/renderer.ts'
import { createDispatch } from '../host/dispatch.ts'
import { createHostApi, type HostApi } from '../host/host-api.ts'
import type { Clock, Keychain, Ports, Renderer, ShellPorts } from '../ports.ts'

/** What the person who runs no graphical session has: no password store. The real one has tests of its own. */
const noKeychain: Keychain = {
  status: async () => ({ available: false, reason: 'missing', message: { code: 'keychain.missing' } }),
  read: async () => null,
  save: async () => {
    throw new AppError('keychain_unavailable')
  },
  remove: async () => undefined,
}

/** Waits of seconds pass in hundredths. */
const quickClock: Clock = { ...systemClock, after: (ms, run) => systemClock.after(ms / 50, run) }

export interface TestHost {
  host: HostApi
  ports: Ports
  folder: string
  /** calls as a page does, and expects an answer with a value */
  call<Name extends OperationName>(operation: Name, argument: ArgumentOf<Name>): Promise<ResultOf<Name>>
  /** calls as a page does, and expects a refusal */
  refusal<Name extends OperationName>(
    operation: Name,
    argument: ArgumentOf<Name>,
  ): Promise<{ code: string; message: Message; paths: string[] }>
  /** a connection to a service, with this key, made the active one */
  connect(baseUrl: string, key: string, requestFields?: 'documented' | 'full'): Promise<string>
  giveKey(connectionId: string, key: string): Promise<Answer<unknown>>
  /** resolves when `isSo` holds, looking again at every event */
  until(isSo: () => boolean | Promise<boolean>): Promise<void>
  close(): Promise<void>
}

let renderer: Renderer | undefined

export async function openTestHost(
  folder: string,
  changes: Partial<Ports> | ((ports: Ports) => Partial<Ports>) = {},
  shell: Partial<ShellPorts> = {},
): Promise<TestHost> {
  const platform = createPlatform({ shell: recordingShell(shell), shellName: 'terminal', dataFolder: folder })
  const ports: Ports = {
    ...platform,
    keychain: noKeychain,
    clock: quickClock,
    log: { write: () => undefined },
    ...(typeof changes === 'function' ? changes(platform) : changes),
  }
  // starting a thread takes longer than most tests: one for all of a file
  renderer ??= createRenderer(null, { warmUp: false })
  const host = await createHostApi(ports, { renderer: { ...renderer, close: async () => undefined } })
  const dispatch = createDispatch(host)

  const call: TestHost['call'] = async (operation, argument) => {
    const answer = await dispatch(operation, argument)
    if (!answer.ok) throw new Error(`${operation}: ${JSON.stringify(answer.error)}`)
    return answer.value as ResultOf<typeof operation>
  }

  const giveKey: TestHost['giveKey'] = (connectionId, key) =>
    host.openKeyWindow(connectionId, { close: () => undefined })('save', { key, sessionOnly: true })

  return {
    host,
    ports,
    folder,
    call,
    giveKey,
    async refusal(operation, argument) {
      const answer = await dispatch(operation, argument)
      if (answer.ok) throw new Error(`${operation} was not refused`)
      const { code, message, fields = [] } = answer.error
      return { code, message, paths: fields.map(field => field.path) }
    },
    async connect(baseUrl, key, requestFields = 'full') {
      const before = await call('connections', undefined)
      const known = new Set(before.connections.map(connection => connection.id))
      const { connections } = await call('saveConnection', {
        name: known.size === 1 ? 'Example service' : `Example service ${known.size}`,
        baseUrl,
        requestFields,
      })
      const id = connections.find(connection => !known.has(connection.id))?.id ?? ''
      await giveKey(id, key)
      await call('useConnection', { id })
      return id
    },
    async until(isSo) {
      while (!(await isSo()))
        await new Promise<void>(resolve => {
          const stop = host.onEvent(() => {
            stop()
            resolve()
          })
        })
    },
    close: () => host.close(),
  }
}

function recordingShell(shell: Partial<ShellPorts>): ShellPorts {
  const unexpected = (name: string) => async () => {
    throw new Error(`the shell was asked for ${name}`)
  }
  return {
    openExternal: unexpected('openExternal'),
    openPath: unexpected('openPath'),
    showInFolder: unexpected('showInFolder'),
    chooseSavePath: unexpected('chooseSavePath'),
    copyText: unexpected('copyText'),
    openKeyWindow: unexpected('openKeyWindow'),
    ...shell,
  }
}

export async function closeRenderer(): Promise<void> {
  await renderer?.close()
  renderer = undefined
}

export function temporaryFolder(): { path: string; remove(): void } {
  const path = mkdtempSync(join(tmpdir(), 'billwright-host-'))
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) }
}
