import { basename, dirname, extname, join } from 'node:path'
import type { ShellPorts } from '#app/ports/ports.ts'
import { externalLink, requireMailto } from '#contract/external-link.ts'
import { AppError } from '#core/errors/app-error.ts'
import { textOf } from '#platform/host/shell-texts.ts'
import type { ElectronModule } from './electron-module.ts'

/** The desktop functions used by the app layer. */
export const electronShellPorts = (
  electron: ElectronModule,
  mainWindow: () => Electron.BrowserWindow | undefined,
  openKeyWindow: ShellPorts['openKeyWindow'],
): ShellPorts => {
  const { app, clipboard, dialog, shell } = electron
  let lastFolder: string | undefined

  return {
    async openExternal(url) {
      // The app layer checks the link too; this is the last place where it can be blocked.
      const link = externalLink(url)
      if (link === undefined) throw new AppError('refused', { message: { code: 'link.refused' } })
      await shell.openExternal(link)
    },
    async openMailto(link) {
      requireMailto(link)
      await shell.openExternal(link).catch((cause: unknown) => {
        throw new AppError('file_unreadable', { cause })
      })
    },
    async openPath(path) {
      // Returns the system's error message instead of throwing.
      if ((await shell.openPath(path)) !== '') throw new AppError('file_unreadable')
    },
    async showInFolder(path) {
      shell.showItemInFolder(path)
    },
    async chooseSavePath(suggestedName) {
      const options: Electron.SaveDialogOptions = {
        // Set explicitly, because Electron's default has changed before.
        defaultPath: join(lastFolder ?? app.getPath('documents'), basename(suggestedName)),
        filters: [filterOf(suggestedName)],
        properties: ['createDirectory', 'showOverwriteConfirmation'],
      }
      const window = mainWindow()
      const { canceled, filePath } = window
        ? await dialog.showSaveDialog(window, options)
        : await dialog.showSaveDialog(options)
      if (canceled || filePath === '') return null
      lastFolder = dirname(filePath)
      return filePath
    },
    async chooseFolder() {
      const options: Electron.OpenDialogOptions = {
        defaultPath: lastFolder ?? app.getPath('documents'),
        properties: ['openDirectory', 'createDirectory'],
      }
      const window = mainWindow()
      const { canceled, filePaths } = window
        ? await dialog.showOpenDialog(window, options)
        : await dialog.showOpenDialog(options)
      const [folder] = filePaths
      if (canceled || folder === undefined) return null
      lastFolder = folder
      return folder
    },
    async copyText(text) {
      clipboard.writeText(text)
    },
    openKeyWindow,
  }
}

const filterOf = (suggestedName: string): Electron.FileFilter => {
  const extension = extname(suggestedName).slice(1)
  return {
    name: textOf({ code: 'shell.file_kind', params: { extension } }),
    extensions: [extension],
  }
}
