import type { ElectronModule } from './electron-module.ts'

/** Windows first (each flushes as it closes), then the desk: queue, practice service, store. Then the process. */
export const quitInOrder = (
  { app }: ElectronModule,
  platform: NodeJS.Platform,
  closeDesk: () => Promise<void>,
): { windowCloses(): void } => {
  let asked = false
  let quitting = false
  let closing = false
  app.on('before-quit', () => {
    asked = true
    quitting = true
  })
  app.on('window-all-closed', () => {
    // on macOS a program goes on without a window until it is quit
    if (platform !== 'darwin' || quitting) app.quit()
  })
  app.on('will-quit', event => {
    event.preventDefault()
    if (closing) return
    closing = true
    void closeDesk().finally(() => app.exit())
  })
  return {
    // quitting closes the windows itself; one that is closed later is closed by a person who stayed after all
    windowCloses() {
      quitting = asked
      asked = false
    },
  }
}
