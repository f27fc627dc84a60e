import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Answer } from '#contract/operation.ts'
import type { ArgumentOf, OperationName, ResultOf } from '#contract/operations/desktop-api.ts'
import { AppError } from '#core/errors/app-error.ts'
import type { Message } from '#core/messages/message.ts'
import { createTemplateLibrary } from '#pdf/template-library.ts'
import { createPlatform } from '#platform/create-platform.ts'
import { systemClock } from '#platform/host/system-clock.ts'
import { firstBackupMs } from '../data/data-operations.ts'
import { createDispatch } from '../dispatch.ts'
import { createHostApi, type HostApi, type HostOptions } from '../host/host-api.ts'
import type { Clock, Keychain, Ports, Renderer, ShellPorts } from '../ports/ports.ts'
import { createRenderer, createTemplateFiles } from '../rendering/renderer.ts'

/** A system without a password store; the real keychain has its own tests. */
const noKeychain: Keychain = {
  status: async () => ({ available: false, reason: 'missing', message: { code: 'keychain.missing' } }),
  read: async () => null,
  save: async () => {
    throw new AppError('keychain_unavailable')
  },
  remove: async () => undefined,
}

/** Runs timers 50 times faster. */
const fastClock: Clock = { ...systemClock, after: (ms, run) => systemClock.after(ms / 50, run) }

export interface TestHost {
  host: HostApi
  ports: Ports
  folder: string
  /** calls an operation and expects success */
  call<Name extends OperationName>(operation: Name, argument: ArgumentOf<Name>): Promise<ResultOf<Name>>
  /** calls an operation and expects an error */
  refusal<Name extends OperationName>(
    operation: Name,
    argument: ArgumentOf<Name>,
  ): Promise<{ code: string; message: Message; paths: string[] }>
  /** adds and activates a connection with this key */
  connect(baseUrl: string, key: string, requestFields?: 'documented' | 'full'): Promise<string>
  giveKey(connectionId: string, key: string): Promise<Answer<unknown>>
  /** resolves when `condition` holds; checked at every event, and every 50 ms for requests that a service receives */
  until(condition: () => boolean | Promise<boolean>): Promise<void>
  close(): Promise<void>
}

let renderer: Renderer | undefined

/** Shared by all tests of a process and created on first use, because loading the fonts takes half a second. */
const shared = (): Renderer => (renderer ??= createRenderer(null, { warmUp: false }))

const sharedRenderer: Renderer = {
  render: (...args) => shared().render(...args),
  renderReceived: (...args) => shared().renderReceived(...args),
  digest: (...args) => shared().digest(...args),
  // reads in this thread, because a thread for each PDF takes half a second of CPU; pdf/reading tests the threads
  async read(bytes, limits) {
    const { readPdf } = await import('#pdf/reading/read-pdf.ts')
    return await readPdf(new Uint8Array(bytes), limits)
  },
  preview: (...args) => shared().preview(...args),
  templates: () => shared().templates(),
  templateFile: name => shared().templateFile(name),
  close: async () => undefined,
}

/** Enabled only in tests about backups, because checking one takes half a second of CPU. */
export const withBackups: HostOptions = { firstBackupMs }
const withoutBackups: HostOptions = { firstBackupMs: 30 * 60_000 }

export async function openTestHost(
  folder: string,
  changes: Partial<Ports> | ((ports: Ports) => Partial<Ports>) = {},
  shell: Partial<ShellPorts> = {},
  options: HostOptions = withoutBackups,
): Promise<TestHost> {
  const platform = createPlatform({ shell: recordingShell(shell), shellName: 'terminal', dataFolder: folder })
  const ports: Ports = {
    ...platform,
    keychain: noKeychain,
    clock: fastClock,
    log: { write: () => undefined },
    ...(typeof changes === 'function' ? changes(platform) : changes),
  }
  const host = await createHostApi(ports, {
    ...options,
    renderer: {
      ...sharedRenderer,
      templateFile: createTemplateFiles(createTemplateLibrary(join(folder, 'templates'))),
    },
  })
  const dispatch = createDispatch(host)

  const call: TestHost['call'] = async (operation, argument) => {
    const answer = await dispatch(operation, argument)
    if (!answer.ok) throw new Error(`${operation}: ${JSON.stringify(answer.error)}`)
    return answer.value as ResultOf<typeof operation>
  }

  const giveKey: TestHost['giveKey'] = (connectionId, key) =>
    host.openKeyWindow(connectionId, { close: () => undefined })('save', {
      key,
      sessionOnly: true,
      // Untried, because services of tests count their requests or do not answer.
      isUntried: true,
    })

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
      const { view } = await call('saveConnection', {
        name: known.size === 1 ? 'Example service' : `Example service ${known.size}`,
        baseUrl,
        requestFields,
      })
      const id = view.connections.find(connection => !known.has(connection.id))?.id ?? ''
      await giveKey(id, key)
      await call('useConnection', { id })
      return id
    },
    async until(condition) {
      let changed = Promise.withResolvers<void>()
      const stop = host.onEvent(() => changed.resolve())
      try {
        while (true) {
          // counts events that occur during the check
          changed = Promise.withResolvers<void>()
          if (await condition()) return
          await Promise.race([changed.promise, sleep(50)])
        }
      } finally {
        stop()
      }
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
    openMailto: unexpected('openMailto'),
    showInFolder: unexpected('showInFolder'),
    chooseSavePath: unexpected('chooseSavePath'),
    chooseFolder: unexpected('chooseFolder'),
    copyText: unexpected('copyText'),
    openKeyWindow: unexpected('openKeyWindow'),
    ...shell,
  }
}

/** Keeps the renderer for the next test file of the worker; it does not keep the worker alive. */
export async function closeRenderer(): Promise<void> {
  if (process.env.VITEST !== undefined) return
  await renderer?.close()
  renderer = undefined
}

export function temporaryFolder(): { path: string; remove(): void } {
  const path = mkdtempSync(join(tmpdir(), 'billwright-host-'))
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) }
}
