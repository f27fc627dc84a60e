import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import type { HostApi } from '#app/host/host-api.ts'
import type { KeyWindowPorts, ShellPorts } from '#app/ports/ports.ts'
import type { HostEvent } from '#contract/operations/desktop-api.ts'
import { operationNames } from '#contract/operations/operation-names.ts'
import { startShell } from '../start-shell.ts'
import { type RecordedWindow, recordingElectron } from './recording-electron.ts'

/** A folder like the build's, with a secret file beside it that no page may read. */
const builtPages = (): string => {
  const out = mkdtempSync(join(tmpdir(), 'billwright-out-'))
  onTestFinished(() => rmSync(out, { recursive: true, force: true }))
  const pages = join(out, 'renderer')
  mkdirSync(join(pages, 'assets'), { recursive: true })
  writeFileSync(join(out, 'secret.js'), 'secret')
  writeFileSync(join(pages, 'index.html'), '<title>invoices</title>')
  writeFileSync(join(pages, 'key-window.html'), '<title>key</title>')
  writeFileSync(join(pages, 'assets', 'index-1.js'), 'run()')
  symlinkSync(join(out, 'secret.js'), join(pages, 'assets', 'link.js'))
  symlinkSync(out, join(pages, 'assets', 'linked'), 'junction')
  return pages
}

/** A host that records its calls; these tests check only who may call it. */
const recordingHost = () => {
  const calls: { operation: string; argument: unknown }[] = []
  const keyCalls: { connectionId: string; operation: string; argument: unknown }[] = []
  const listeners = new Set<(event: HostEvent) => void>()
  const keyWindows: KeyWindowPorts[] = []
  const state = { theme: 'system', language: 'system', closed: false, asked: 0, finishClosing: () => {} }
  const operations = Object.fromEntries(
    operationNames.map(operation => [
      operation,
      (argument: unknown) => {
        calls.push({ operation, argument })
        return operation === 'settings' ? { theme: state.theme, language: state.language } : operation
      },
    ]),
  )
  const host = {
    ...operations,
    log: { write: () => {} },
    onEvent: (listener: (event: HostEvent) => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    emit: (event: HostEvent) => {
      for (const listener of listeners) listener(event)
    },
    openKeyWindow: (connectionId: string, window: KeyWindowPorts) => {
      keyWindows.push(window)
      return async (operation: string, argument: unknown) => {
        keyCalls.push({ connectionId, operation, argument })
        return { ok: true, value: operation }
      }
    },
    askToClose: () => {
      state.asked += 1
      return new Promise<void>(resolve => {
        state.finishClosing = resolve
      })
    },
    close: async () => {
      state.closed = true
    },
  }
  return { host: host as unknown as HostApi, calls, keyCalls, keyWindows, state }
}

export const startedShell = async ({
  platform = 'linux' as NodeJS.Platform,
  dark = false,
  firstInstance = true,
  userData = tmpdir(),
} = {}) => {
  const electron = recordingElectron({ dark, firstInstance, userData })
  const host = recordingHost()
  let ports: ShellPorts | undefined
  const started = await startShell(electron.module, {
    platform,
    pageFolder: builtPages(),
    preloadFolder: '/out/preload',
    openHost: async shell => {
      ports = shell
      return host.host
    },
  })
  return {
    started,
    electron,
    host,
    ports: () => {
      if (!ports) throw new Error('the shell opened no host')
      return ports
    },
    window: (): RecordedWindow => {
      const open = electron.windows.find(window => !window.destroyed)
      if (!open) throw new Error('no window is open')
      return open
    },
  }
}
