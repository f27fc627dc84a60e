import { AppError } from '#core/errors/app-error.ts'
import { redactKeys } from '#core/text/key.ts'
import { textOf } from '#platform/host/shell-texts.ts'
import type { ElectronModule } from './electron-module.ts'

/** @returns `false` if a running instance was notified; this process then exits */
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

/**
 * Closes the windows first (each flushes its changes), then the host (queue, practice service, store), then
 * the process.
 */
export const shutDownInOrder = (
  { app }: ElectronModule,
  platform: NodeJS.Platform,
  closeHost: () => Promise<void>,
): { windowCloses(): void } => {
  let quitRequested = false
  let isQuitting = false
  let isClosing = false
  app.on('before-quit', () => {
    quitRequested = true
    isQuitting = true
  })
  app.on('window-all-closed', () => {
    // On macOS an app keeps running without a window until it is quit.
    if (platform !== 'darwin' || isQuitting) app.quit()
  })
  app.on('will-quit', event => {
    event.preventDefault()
    if (isClosing) return
    isClosing = true
    void closeHost().finally(() => app.exit())
  })
  return {
    // A quit request applies only to the next close of a window; before a later one, the user had chosen to stay.
    windowCloses() {
      isQuitting = quitRequested
      quitRequested = false
    },
  }
}

/** Shows a failed start in a dialog of the system, because there is no page yet. */
export const reportStartError = ({ app, dialog }: ElectronModule, error: unknown): void => {
  const message = error instanceof AppError ? textOf(error.reason) : String(error)
  dialog.showErrorBox(textOf({ code: 'shell.cannot_start' }), redactKeys(message))
  app.exit(1)
}
