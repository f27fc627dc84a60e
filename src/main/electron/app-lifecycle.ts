import { AppError } from '#core/app-error.ts'
import { redactKeys } from '#core/key.ts'
import type { ElectronModule } from './electron-module.ts'

/** `false`: Billwright already runs, was told to come to the front, and this process ends. */
export const acquireSingleInstanceLock = ({ app }: ElectronModule, onSecondStart: () => void): boolean => {
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

/** Windows first (each flushes as it closes), then the desk: queue, practice service, store. Then the process. */
export const shutDownInOrder = (
  { app }: ElectronModule,
  platform: NodeJS.Platform,
  closeDesk: () => Promise<void>,
): { windowCloses(): void } => {
  let quitRequested = false
  let isQuitting = false
  let isClosing = false
  app.on('before-quit', () => {
    quitRequested = true
    isQuitting = true
  })
  app.on('window-all-closed', () => {
    // on macOS a program goes on without a window until it is quit
    if (platform !== 'darwin' || isQuitting) app.quit()
  })
  app.on('will-quit', event => {
    event.preventDefault()
    if (isClosing) return
    isClosing = true
    void closeDesk().finally(() => app.exit())
  })
  return {
    // isQuitting closes the windows itself; one that is closed later is closed by a person who stayed after all
    windowCloses() {
      isQuitting = quitRequested
      quitRequested = false
    },
  }
}

/** A start that fails says why in a window of the system: there is no page yet that could. */
export const reportStartError = ({ app, dialog }: ElectronModule, error: unknown): void => {
  const message = error instanceof AppError ? error.message : String(error)
  dialog.showErrorBox('Billwright cannot start', redactKeys(message))
  app.exit(1)
}
