/**
 * The part of the `electron` module that the shell uses, passed as an argument. Only `index.ts` imports the
 * module, so everything else can be tested with `testing/recording-electron.ts` where Electron's binary is
 * missing.
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
