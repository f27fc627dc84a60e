import type { ElectronModule } from './electron-module.ts'

/** `false`: Billwright already runs, was told to come to the front, and this process ends. */
export const isOnlyInstance = ({ app }: ElectronModule, onSecondStart: () => void): boolean => {
  if (!app.requestSingleInstanceLock()) {
    app.quit()
    return false
  }
  app.on('second-instance', onSecondStart)
  return true
}

export const bringToFront = (window: Electron.BrowserWindow): void => {
  if (window.isMinimized()) window.restore()
  window.show()
  window.focus()
}
