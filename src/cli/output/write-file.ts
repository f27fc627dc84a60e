import { realpath, stat, writeFile as writeThrough } from 'node:fs/promises'
import { dirname } from 'node:path'
import { AppError } from '#core/errors/app-error.ts'
import { writeFileAtomically } from '#platform/files/atomic-files.ts'
import { fileFault } from '../input/read-file.ts'

/** Readable for whom the umask lets: the person chose where it goes. */
const asTheShellSays = 0o666

/** Writes a file whole or not at all: under another name first, renamed when every byte is on the disk. */
export async function writeFile(file: string, bytes: Uint8Array): Promise<void> {
  try {
    const target = await realpath(file).catch(() => file)
    const existing = await stat(target).catch(() => undefined)
    if (existing === undefined || existing.isFile()) await writeFileAtomically(target, bytes, asTheShellSays)
    // A pipe or a device, such as /dev/stdout, has nothing to replace; a folder answers for itself.
    else await writeThrough(target, bytes)
  } catch (cause) {
    const isFolderMissing = cause instanceof Error && 'code' in cause && cause.code === 'ENOENT'
    const message = isFolderMissing
      ? ({ code: 'cli.no_folder', params: { file, folder: dirname(file) } } as const)
      : fileFault(file, cause)
    throw new AppError('file_unwritable', { message, cause })
  }
}
