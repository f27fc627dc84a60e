import type { Dialog, Page } from 'playwright-core'
import { createDispatch } from '#app/dispatch.ts'
import { followSettings } from '#app/host/follow-settings.ts'
import { createHostApi, type HostApi } from '#app/host/host-api.ts'
import { operationNames } from '#contract/operations/operation-names.ts'
import { wantedLanguages } from '#languages/languages.ts'
import { createPlatform } from '#platform/create-platform.ts'
import { setLanguage, textOf } from '#platform/host/shell-texts.ts'
import { listenForSecondInstance } from '#platform/host/single-instance.ts'
import { createPrompt } from './ask-path.ts'
import { sendEvent } from './bridge.ts'
import { chooseProfileFolder } from './browser-profile.ts'
import { createKeyWindows } from './key-windows.ts'
import { type OpenWindow, openWindow as openInOwnBrowser, type WindowOpener } from './open-window.ts'
import { chromiumShellPorts } from './shell-ports.ts'

export interface ChromiumShellOptions {
  browser: string
  /** folder of the built renderer */
  pageFolder: string
  dataFolder?: string | undefined
  headless: boolean
  debugPort: number | undefined
  /** renders pages in advance; default: true */
  warmUp?: boolean
  /** opens a window; a separate browser process by default */
  openWindow?: WindowOpener
  /** reports the debug address of a window; only with a debug port */
  onDebugUrl?(window: 'desktop' | 'key', url: string): void
  /** prints a message to the terminal */
  print?(text: string): void
}

export interface ChromiumShell {
  /** the current page of the window; replaced after a crash */
  page(): Page
  /** asks the renderer to save, then closes the window, the host and the practice service */
  close(): Promise<void>
  /** resolves when the window and everything behind it has ended */
  ended: Promise<void>
}

/** @throws AppError store_locked, store_newer, store_unavailable */
export const startChromiumShell = async (options: ChromiumShellOptions): Promise<ChromiumShell> => {
  const { browser, pageFolder, headless, debugPort, onDebugUrl, print = () => {} } = options
  const { openWindow = openInOwnBrowser, warmUp = true } = options
  const { promise: ended, resolve: resolveEnded } = Promise.withResolvers<void>()
  let window: OpenWindow | undefined
  let closing: Promise<void> | undefined

  // use cases
  const reportDebugUrl = (name: 'desktop' | 'key') => (opened: OpenWindow) => {
    if (opened.debugUrl !== undefined) onDebugUrl?.(name, opened.debugUrl)
  }
  const keys = createKeyWindows({
    launch: { browser, pageFolder, headless, debugPort, warmUp },
    openWindow,
    openKeyWindow: (connectionId, ports) => host.openKeyWindow(connectionId, ports),
    onOpened: reportDebugUrl('key'),
  })
  const askForPath = createPrompt(() => window?.page)
  const ports = createPlatform({
    shell: chromiumShellPorts(() => window?.page, keys.open, askForPath),
    shellName: 'chromium',
    ...(options.dataFolder === undefined ? {} : { dataFolder: options.dataFolder }),
  })
  const host: HostApi = await createHostApi(ports, { warmUp })
  const ofSystem = [new Intl.DateTimeFormat().resolvedOptions().locale]
  const dispatch = await followSettings(host, createDispatch(host), ({ language }) =>
    setLanguage(wantedLanguages(language, ofSystem)),
  )
  host.onEvent(event => {
    if (window) void sendEvent(window.page, event)
  })

  const isReadOnly = ports.store.dataFile.condition().state !== 'ready'
  const profile = chooseProfileFolder(ports.host.dataFolder, isReadOnly)

  // window; reopened after a crash, with the saved data from the store
  const mayReopen = crashLimit()
  const open = async () => {
    window = await openWindow(
      {
        browser,
        pageFolder,
        headless,
        debugPort,
        warmUp,
        profileFolder: profile.folder,
        title: textOf({ code: 'shell.name' }),
        width: 1280,
        height: 800,
      },
      {
        pageName: 'desktop',
        global: 'billwright',
        operations: operationNames,
        receivesEvents: true,
        dispatch,
      },
    )
    const { page, context } = window
    page.once('close', () => void close())
    page.on('dialog', dialog => void onDialog(page, dialog))
    page.once('crash', () => {
      page.removeAllListeners('close')
      void context.close().then(mayReopen() ? reopen : close)
    })
    reportDebugUrl('desktop')(window)
  }
  const reopen = async () => {
    print(textOf({ code: 'shell.window_reopened' }))
    await open().catch(close)
  }

  /** Closes everything; unsaved changes are already committed or discarded by the user. */
  const close = (): Promise<void> => {
    closing ??= (async () => {
      stopListening()
      await keys.close()
      await window?.context.close().catch(() => {})
      profile.remove()
      await host.close()
    })().finally(resolveEnded)
    return closing
  }

  /** May be called repeatedly: a user who cancelled closing may close again. */
  const requestClose = (): Promise<void> => {
    void (window?.page.isClosed() === false ? host.askToClose().then(close) : close())
    return ended
  }

  /**
   * A page with unsaved changes prevents unloading. Playwright would close it without an answer, so the
   * dialog is dismissed here and the renderer is asked to save and to ask the user.
   */
  const onDialog = async (page: Page, dialog: Dialog): Promise<void> => {
    // The browser shows a question for a path until the user answers it.
    if (dialog.type() === 'prompt' && askForPath.isOpen()) return
    await dialog.dismiss().catch(() => {})
    if (dialog.type() !== 'beforeunload') return
    await page.bringToFront().catch(() => {})
    await requestClose()
  }

  // A second start finds the folder locked and brings this window to the front.
  const stopListening = listenForSecondInstance(ports.host.dataFolder, () => {
    void window?.page.bringToFront().catch(() => {})
  })

  try {
    await open()
  } catch (error) {
    stopListening()
    profile.remove()
    await host.close()
    throw error
  }
  return {
    page: () => {
      if (!window) throw new Error('there is no window')
      return window.page
    },
    close: requestClose,
    ended,
  }
}

const crashThreshold = { crashes: 3, withinMs: 60_000 }

/** Returns a function that decides after each crash whether the window is reopened. */
export const crashLimit = (now: () => number = Date.now) => {
  let crashes: number[] = []
  return (): boolean => {
    crashes = [...crashes.filter(at => now() - at < crashThreshold.withinMs), now()]
    return crashes.length < crashThreshold.crashes
  }
}
