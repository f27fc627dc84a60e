import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { HostApi } from '#app/host/host-api.ts'
import { keyWindowOperationNames } from '#contract/operations/operation-names.ts'
import { textOf } from '#platform/host/shell-texts.ts'
import type { LaunchOptions } from './launch-options.ts'
import type { OpenWindow, WindowOpener } from './open-window.ts'

export interface KeyWindowDeps {
  launch: Pick<LaunchOptions, 'browser' | 'pageFolder' | 'headless' | 'debugPort' | 'warmUp'>
  openWindow: WindowOpener
  openKeyWindow: HostApi['openKeyWindow']
  onOpened(window: OpenWindow): void
}

/**
 * Opens the key window in its own browser process, with its own page, origin, bridge and temporary profile.
 * One window at a time.
 */
export const createKeyWindows = ({ launch, openWindow, openKeyWindow, onOpened }: KeyWindowDeps) => {
  let current: { done: Promise<void>; close(): void; focus(): void } | undefined

  const show = async (connectionId: string, close: Promise<void>, setFocus: (focus: () => void) => void) => {
    const profileFolder = await mkdtemp(join(tmpdir(), 'billwright-key-'))
    try {
      const dispatch = openKeyWindow(connectionId, { close: () => current?.close() })
      const window = await openWindow(
        // uses a free port, because the requested one belongs to the invoice window
        {
          ...launch,
          debugPort: launch.debugPort === undefined ? undefined : 0,
          profileFolder,
          title: textOf({ code: 'shell.key_window' }),
          width: 480,
          height: 460,
        },
        {
          pageName: 'key',
          global: 'billwrightKey',
          operations: keyWindowOperationNames,
          receivesEvents: false,
          dispatch,
        },
      )
      const closed = Promise.race([
        new Promise<void>(resolve => window.page.once('close', () => resolve())),
        new Promise<void>(resolve => window.page.once('crash', () => resolve())),
        close,
      ])
      setFocus(() => void window.page.bringToFront().catch(() => {}))
      onOpened(window)
      await closed
      await window.context.close()
    } finally {
      await rm(profileFolder, { recursive: true, force: true, maxRetries: 5 })
    }
  }

  return {
    open(connectionId: string): Promise<void> {
      if (current) {
        current.focus()
        return current.done
      }
      const { promise, resolve } = Promise.withResolvers<void>()
      const opened = { done: promise, close: resolve, focus: () => {} }
      current = opened
      opened.done = show(connectionId, promise, focus => {
        opened.focus = focus
      }).finally(() => {
        current = undefined
      })
      return opened.done
    },
    async close(): Promise<void> {
      current?.close()
      await current?.done.catch(() => {})
    },
  }
}
