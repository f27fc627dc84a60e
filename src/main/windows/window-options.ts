import { textOf } from '#platform/host/shell-texts.ts'
import { type Appearance, titleBarOverlay } from './appearance.ts'

/** Sets every option explicitly, even to Electron's default, because defaults may change. */
export const pagePreferences = (preload: string, session: Electron.Session): Electron.WebPreferences => ({
  preload,
  session,
  sandbox: true,
  contextIsolation: true,
  nodeIntegration: false,
  nodeIntegrationInWorker: false,
  nodeIntegrationInSubFrames: false,
  webSecurity: true,
  allowRunningInsecureContent: false,
  experimentalFeatures: false,
  webviewTag: false,
  navigateOnDragDrop: false,
  safeDialogs: true,
  spellcheck: false,
})

/** Electron restores size and display mode by the window's name. */
export const mainWindowOptions = (
  platform: NodeJS.Platform,
  appearance: Appearance,
): Electron.BrowserWindowConstructorOptions => ({
  name: 'main',
  windowStatePersistence: { bounds: true, displayMode: true },
  title: textOf({ code: 'shell.name' }),
  width: 1280,
  height: 800,
  minWidth: 960,
  minHeight: 600,
  show: false,
  backgroundColor: appearance.window,
  ...titleBar(platform, appearance),
})

const titleBar = (
  platform: NodeJS.Platform,
  appearance: Appearance,
): Electron.BrowserWindowConstructorOptions => {
  if (platform === 'darwin') return { titleBarStyle: 'hiddenInset' }
  if (platform === 'win32') return { titleBarStyle: 'hidden', titleBarOverlay: titleBarOverlay(appearance) }
  return {}
}

export const keyWindowOptions = (appearance: Appearance): Electron.BrowserWindowConstructorOptions => ({
  title: textOf({ code: 'shell.key_window' }),
  width: 480,
  height: 400,
  useContentSize: true,
  resizable: false,
  minimizable: false,
  maximizable: false,
  fullscreenable: false,
  modal: true,
  autoHideMenuBar: true,
  show: false,
  backgroundColor: appearance.window,
})
