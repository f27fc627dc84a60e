import { AppError } from '#core/errors/app-error.ts'
import type { Files, ShellPorts } from '../ports/ports.ts'
import type { SettingsOperations } from '../settings.ts'

/**
 * Asks for a folder; `null` if cancelled.
 * @throws AppError file_unwritable
 */
export async function chooseWritableFolder(
  shell: Pick<ShellPorts, 'chooseFolder'>,
  files: Files,
): Promise<string | null> {
  const folder = await shell.chooseFolder()
  if (folder === null) return null
  await files.requireWritableFolder(folder).catch(() => {
    const message = { code: 'file.folder_not_writable', params: { folder } } as const
    throw new AppError('file_unwritable', { message })
  })
  return folder
}

interface FolderDeps {
  files: Pick<Files, 'requireWritableFolder'>
  settings: SettingsOperations
}

/**
 * After an import: keeps PDFs in the data folder if the chosen folder is not writable on this computer.
 * @returns the folder that was reset; `null` if it is writable, or none was chosen
 */
export async function resetMissingFolder({ files, settings }: FolderDeps): Promise<string | null> {
  const { pdfFolder } = settings.settings()
  if (pdfFolder === '') return null
  try {
    await files.requireWritableFolder(pdfFolder)
    return null
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    settings.saveSettings({ pdfFolder: '' })
    return pdfFolder
  }
}
