import { dirname, join } from 'node:path'
import {
  app,
  BrowserWindow,
  clipboard,
  dialog,
  ipcMain,
  Menu,
  nativeTheme,
  protocol,
  session,
  shell,
  utilityProcess,
} from 'electron'
import { createHostApi } from '#app/host/host-api.ts'
import { createPlatform } from '#platform/create-platform.ts'
import { prepareHost } from '#platform/host/prepare-host.ts'
import { stderrLog } from '#platform/host/stderr-log.ts'
import { reportStartError } from './electron/app-lifecycle.ts'
import type { ElectronModule } from './electron/electron-module.ts'
import { launchAsUtility } from './electron/utility-process.ts'
import { startShell } from './start-shell.ts'

const electron: ElectronModule = {
  app,
  BrowserWindow,
  clipboard,
  dialog,
  ipcMain,
  Menu,
  nativeTheme,
  protocol,
  session,
  shell,
  utilityProcess,
}

/** The folder `out`; this bundle is `out/main/index.js`. */
const built = join(import.meta.dirname, '..')

prepareHost(stderrLog)

// Not awaited: Electron becomes ready only after this module has been evaluated.
startShell(electron, {
  platform: process.platform,
  pageFolder: join(built, 'renderer'),
  preloadFolder: join(built, 'preload'),
  openHost: shellPorts =>
    createHostApi(
      createPlatform({
        shell: shellPorts,
        shellName: 'electron',
        launch: launchAsUtility(electron),
        ...(app.isPackaged && { programFolders: [process.resourcesPath, dirname(process.execPath)] }),
      }),
    ),
}).catch((error: unknown) => reportStartError(electron, error))
