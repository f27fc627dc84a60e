/**
 * What the shell uses of the `electron` module, as an argument: `index.ts` alone imports it for real, so that
 * everything else also runs where Electron's binary is not, against `testing/recording-electron.ts`.
 */
export type ElectronModule = Pick<
  typeof import('electron'),
  | 'app'
  | 'BrowserWindow'
  | 'clipboard'
  | 'dialog'
  | 'ipcMain'
  | 'Menu'
  | 'nativeTheme'
  | 'protocol'
  | 'session'
  | 'shell'
  | 'utilityProcess'
>
