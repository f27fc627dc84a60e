import { open, realpath, rename, rm, stat, writeFile as writeThrough } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { AppError } from '#core/app-error.ts'
import { reasonOf } from './read-file.ts'

/** Writes a file whole or not at all: under another name first, renamed when every byte is on the disk. */
export async function writeFile(file: string, bytes: Uint8Array): Promise<void> {
  try {
    const target = await realpath(file).catch(() => file)
    const existing = await stat(target).catch(() => undefined)
    if (existing === undefined || existing.isFile()) await replace(target, bytes)
    // A pipe or a device, such as /dev/stdout, has nothing to replace; a folder answers for itself.
    else await writeThrough(target, bytes)
  } catch (cause) {
    const isFolderMissing = cause instanceof Error && 'code' in cause && cause.code === 'ENOENT'
    const reason = isFolderMissing ? `there is no folder ${dirname(file)}.` : reasonOf(cause)
    throw new AppError('file_unwritable', { message: `${file}: ${reason}`, cause })
  }
}

async function replace(target: string, bytes: Uint8Array): Promise<void> {
  const draft = join(dirname(target), `.${basename(target).slice(0, 100)}.${process.pid}.part`)
  try {
    const handle = await open(draft, 'wx')
    try {
      await handle.writeFile(bytes)
      await handle.sync()
    } finally {
      await handle.close()
    }
    await rename(draft, target)
  } catch (error) {
    await rm(draft, { force: true })
    throw error
  }
}
