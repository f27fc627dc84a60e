import type { Settings } from '#contract/desktop-api.ts'
import type { ElectronModule } from '../electron/electron-module.ts'
import { titleBarOverlay } from './window-options.ts'

/** The two tokens of the page that the window's own frame shows: see the table in contract/tokens.css. */
export interface Appearance {
  window: string
  text: string
}

const light: Appearance = { window: '#F5F5F3', text: '#1A1A18' }
const dark: Appearance = { window: '#161615', text: '#F2F2EF' }

export const appearanceOf = ({ nativeTheme }: Pick<ElectronModule, 'nativeTheme'>): Appearance =>
  nativeTheme.shouldUseDarkColors ? dark : light

export const applyTheme = ({ nativeTheme }: ElectronModule, theme: Settings['theme']): void => {
  nativeTheme.themeSource = theme
}

/** The frame changes colour with the theme; the page does so by itself. */
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
