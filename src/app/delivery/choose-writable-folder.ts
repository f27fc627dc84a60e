import { AppError } from '#core/errors/app-error.ts'
import type { Files, ShellPorts } from '../ports/ports.ts'

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
