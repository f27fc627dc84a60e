import type { Settings } from '#contract/settings.ts'
import type { ElectronModule } from '../electron/electron-module.ts'

/** The two colours of the window frame; see the table in contract/tokens.css. */
export interface Appearance {
  window: string
  text: string
}

const light: Appearance = { window: '#F6F6F4', text: '#1A1A18' }
const dark: Appearance = { window: '#161615', text: '#F2F2EF' }

export const appearanceOf = ({ nativeTheme }: Pick<ElectronModule, 'nativeTheme'>): Appearance =>
  nativeTheme.shouldUseDarkColors ? dark : light

/** Applies the theme setting to the system's parts: frame, menus, dialogs. */
export const applyTheme = ({ nativeTheme }: ElectronModule, theme: Settings['theme']): void => {
  nativeTheme.themeSource = theme
}

/** Applies the theme to the window frame; the page applies it itself. */
export const recolourWithTheme = (
  electron: ElectronModule,
  platform: NodeJS.Platform,
  window: Electron.BrowserWindow,
): void => {
  const recolour = () => {
    const appearance = appearanceOf(electron)
    window.setBackgroundColor(appearance.window)
    if (platform === 'win32') window.setTitleBarOverlay(titleBarOverlay(appearance))
  }
  electron.nativeTheme.on('updated', recolour)
  window.once('closed', () => electron.nativeTheme.off('updated', recolour))
}

export const titleBarOverlay = (appearance: Appearance): Electron.TitleBarOverlayOptions => ({
  color: appearance.window,
  symbolColor: appearance.text,
  height: 44,
})
