import type { ElectronModule } from '../electron/electron-module.ts'

const tooOften = { crashes: 3, withinMs: 60_000 }

/** What was written is in the store, so a page that died starts again; one that dies at each start does not. */
export const reloadAfterCrash = ({ dialog }: ElectronModule, window: Electron.BrowserWindow): void => {
  let crashes: number[] = []
  window.webContents.on('render-process-gone', (_event, { reason }) => {
    if (reason === 'clean-exit') return
    const now = Date.now()
    crashes = [...crashes.filter(at => now - at < tooOften.withinMs), now]
    if (crashes.length < tooOften.crashes) {
      window.webContents.reload()
      return
    }
    dialog.showErrorBox(
      'The window cannot be shown',
      'It stopped several times in a row. Your invoices are saved. Start Billwright again.',
    )
    window.destroy()
  })
}
