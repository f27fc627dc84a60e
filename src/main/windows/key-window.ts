import { join } from 'node:path'
import type { Dispatch } from '#app/dispatch.ts'
import type { HostApi } from '#app/host/host-api.ts'
import { keyWindowChannelOf } from '#contract/operations/channels.ts'
import { keyWindowOperationNames } from '#contract/operations/operation-names.ts'
import type { ElectronModule } from '../electron/electron-module.ts'
import { servePage } from '../security/app-protocol.ts'
import { forbidden } from '../security/ipc.ts'
import { entryUrl, guardSession, isExpectedSender, origins } from '../security/page-security.ts'
import { appearanceOf } from './appearance.ts'
import { keyWindowOptions, pagePreferences } from './window-options.ts'

export interface KeyWindowDeps {
  pageFolder: string
  preloadFolder: string
  parent(): Electron.BrowserWindow | undefined
  openKeyWindow: HostApi['openKeyWindow']
}

interface OpenKeyWindow {
  window: Electron.BrowserWindow
  dispatch: Dispatch
  closed: Promise<void>
}

/**
 * The window in which a key is typed. It has its own page, origin, preload, channels and in-memory session,
 * so the invoice page cannot reach it. Only one is open at a time.
 */
export const keyWindows = (electron: ElectronModule, deps: KeyWindowDeps) => {
  const session = electron.session.fromPartition('billwright-key')
  guardSession(session)
  servePage(session, 'key', deps.pageFolder)

  let current: OpenKeyWindow | undefined

  for (const operation of keyWindowOperationNames) {
    electron.ipcMain.handle(keyWindowChannelOf(operation), (event, argument: unknown) =>
      current && isExpectedSender(event, { contents: current.window.webContents, origin: origins.key })
        ? current.dispatch(operation, argument)
        : forbidden,
    )
  }

  const open = (connectionId: string): OpenKeyWindow => {
    const parent = deps.parent()
    const window = new electron.BrowserWindow({
      ...keyWindowOptions(appearanceOf(electron)),
      ...(parent ? { parent } : {}),
      webPreferences: pagePreferences(join(deps.preloadFolder, 'key-window.cjs'), session),
    })
    // Excludes the window from screenshots.
    window.setContentProtection(true)
    window.removeMenu()
    window.once('ready-to-show', () => window.show())
    const closed = new Promise<void>(resolve => {
      window.once('closed', () => {
        current = undefined
        resolve()
      })
    })
    const dispatch = deps.openKeyWindow(connectionId, {
      readClipboard: () => electron.clipboard.readText(),
      close: () => window.destroy(),
    })
    void window.loadURL(entryUrl('key'))
    return { window, dispatch, closed }
  }

  return (connectionId: string): Promise<void> => {
    if (current) current.window.focus()
    else current = open(connectionId)
    return current.closed
  }
}
