import { createDispatch } from '#app/dispatch.ts'
import { followSettings } from '#app/host/follow-settings.ts'
import type { HostApi } from '#app/host/host-api.ts'
import type { ShellPorts } from '#app/ports/ports.ts'
import { eventChannel } from '#contract/operations/channels.ts'
import { wantedLanguages } from '#languages/languages.ts'
import { setLanguage } from '#platform/host/shell-texts.ts'
import { acquireSingleInstanceLock, bringToFront, shutDownInOrder } from './electron/app-lifecycle.ts'
import type { ElectronModule } from './electron/electron-module.ts'
import { moveProfileIfReadOnly } from './electron/profile-folder.ts'
import { electronShellPorts } from './electron/shell-ports.ts'
import { registerAppScheme, servePage } from './security/app-protocol.ts'
import { registerOperations } from './security/ipc.ts'
import { guardAllContents, guardSession, origins } from './security/page-security.ts'
import { applyTheme } from './windows/appearance.ts'
import { keyWindows } from './windows/key-window.ts'
import { openMainWindow } from './windows/main-window.ts'
import { installMenu, type MenuDeps } from './windows/menu.ts'

export interface ShellDeps {
  platform: NodeJS.Platform
  /** Folder of the built pages. */
  pageFolder: string
  /** Folder of the built preloads. */
  preloadFolder: string
  openHost(shell: ShellPorts): Promise<HostApi>
}

/** @returns resolves when the window is open; `false` if another instance came to the front instead */
export const startShell = async (electron: ElectronModule, deps: ShellDeps): Promise<boolean> => {
  const { app, session } = electron
  const { platform, pageFolder, preloadFolder } = deps

  let window: Electron.BrowserWindow | undefined
  const mainWindow = () => (window?.isDestroyed() ? undefined : window)
  let showWindow = () => {}

  // Before `ready`: single instance, sandbox, custom scheme and navigation guard.
  moveProfileIfReadOnly(electron)
  if (!acquireSingleInstanceLock(electron, () => showWindow())) return false
  app.enableSandbox()
  registerAppScheme(electron)
  guardAllContents(electron)
  await app.whenReady()
  await setLanguage([app.getLocale()])

  // Session of the invoice page.
  guardSession(session.defaultSession)
  servePage(session.defaultSession, 'desktop', pageFolder)

  // The host and its IPC handlers.
  const openKeyWindow = keyWindows(electron, {
    pageFolder,
    preloadFolder,
    parent: mainWindow,
    openKeyWindow: (connectionId, ports) => host.openKeyWindow(connectionId, ports),
  })
  let setUndoTitles: NonNullable<ShellPorts['setUndoTitles']> = () => undefined
  const host = await deps.openHost({
    ...electronShellPorts(electron, mainWindow, openKeyWindow),
    setUndoTitles: titles => setUndoTitles(titles),
  })
  let showMenu = () => {}
  const dispatch = await followSettings(host, createDispatch(host), async ({ theme, language }) => {
    applyTheme(electron, theme)
    await setLanguage(wantedLanguages(language, [app.getLocale()]))
    showMenu()
  })
  const page = () => {
    const contents = mainWindow()?.webContents
    return contents && { contents, origin: origins.desktop }
  }
  registerOperations(electron, page, dispatch)
  host.onEvent(event => mainWindow()?.webContents.send(eventChannel, event))

  // Windows, menu and shutdown.
  const quit = shutDownInOrder(electron, platform, () => host.close())
  const askToClose = () => {
    quit.windowCloses()
    return host.askToClose()
  }
  showWindow = () => {
    const open = mainWindow()
    if (open) bringToFront(open)
    else window = openMainWindow(electron, { platform, preloadFolder, askToClose })
  }
  const run = (id: string) => host.emit({ type: 'command', id })
  let menu: MenuDeps = { platform, packaged: app.isPackaged, run }
  // Labels of an existing menu cannot be changed, so the menu is replaced.
  showMenu = () => installMenu(electron, menu)
  showMenu()
  setUndoTitles = steps => {
    menu = { ...menu, steps }
    showMenu()
  }
  app.setAboutPanelOptions({ applicationName: 'Billwright', applicationVersion: app.getVersion() })
  app.on('activate', () => showWindow())
  showWindow()
  return true
}
