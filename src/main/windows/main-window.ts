import { join } from 'node:path'
import { textOf } from '#platform/host/shell-texts.ts'
import type { ElectronModule } from '../electron/electron-module.ts'
import { entryUrl } from '../security/page-security.ts'
import { appearanceOf, recolourWithTheme } from './appearance.ts'
import { mainWindowOptions, pagePreferences } from './window-options.ts'

export interface MainWindowDeps {
  platform: NodeJS.Platform
  /** Folder of the preloads. */
  preloadFolder: string
  /** Asks the page to flush its autosave; resolves when the window may close. */
  askToClose(): Promise<void>
}

export const openMainWindow = (electron: ElectronModule, deps: MainWindowDeps): Electron.BrowserWindow => {
  const window = new electron.BrowserWindow({
    ...mainWindowOptions(deps.platform, appearanceOf(electron)),
    webPreferences: pagePreferences(join(deps.preloadFolder, 'desktop.cjs'), electron.session.defaultSession),
  })
  window.once('ready-to-show', () => window.show())
  recolourWithTheme(electron, deps.platform, window)
  reloadAfterCrash(electron, window)
  flushBeforeClose(window, deps.askToClose)
  void window.loadURL(entryUrl('desktop'))
  return window
}

/**
 * Closes the window after the last change is saved. A page that cannot save asks the user, without a time
 * limit. An unresponsive page is closed at once.
 */
const flushBeforeClose = (window: Electron.BrowserWindow, askToClose: () => Promise<void>): void => {
  const destroy = () => {
    if (!window.isDestroyed()) window.destroy()
  }
  let isUnresponsive = false
  window.on('unresponsive', () => {
    isUnresponsive = true
  })
  window.on('responsive', () => {
    isUnresponsive = false
  })
  window.on('close', event => {
    event.preventDefault()
    if (isUnresponsive) destroy()
    else void askToClose().finally(destroy)
  })
}

const crashLimit = { crashes: 3, withinMs: 60_000 }

/** Reloads a crashed page, unless it crashes repeatedly. Its changes are in the store. */
const reloadAfterCrash = ({ dialog }: ElectronModule, window: Electron.BrowserWindow): void => {
  let crashes: number[] = []
  window.webContents.on('render-process-gone', (_event, { reason }) => {
    if (reason === 'clean-exit') return
    const now = Date.now()
    crashes = [...crashes.filter(at => now - at < crashLimit.withinMs), now]
    if (crashes.length < crashLimit.crashes) {
      window.webContents.reload()
      return
    }
    dialog.showErrorBox(textOf({ code: 'shell.window_failed' }), textOf({ code: 'shell.window_crashed' }))
    window.destroy()
  })
}
