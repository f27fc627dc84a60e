import { AppError } from '#core/errors/app-error.ts'
import type { Files } from '../ports/ports.ts'
import type { SettingsOperations } from '../settings.ts'

interface FolderParts {
  files: Pick<Files, 'requireWritableFolder'>
  settings: SettingsOperations
}

/**
 * After an import: keeps PDFs in the data folder if the chosen folder cannot be written on this computer.
 * @returns that folder; `null` if it can be written, or none was chosen
 */
export async function resetMissingFolder({ files, settings }: FolderParts): Promise<string | null> {
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
