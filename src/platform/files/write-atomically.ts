import { randomUUID } from 'node:crypto'
import { open, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'

/**
 * A file that is there completely or not at all, also after a power loss: its old content survives a failure.
 * @param mode of a file that holds someone's data: for its owner alone
 */
export async function writeWhole(path: string, bytes: Uint8Array, mode = 0o600): Promise<void> {
  const temporary = join(dirname(path), `.${randomUUID()}.part`)
  try {
    const file = await open(temporary, 'wx', mode)
    try {
      await file.writeFile(bytes)
      await file.sync()
    } finally {
      await file.close()
    }
    await rename(temporary, path)
  } catch (error) {
    await rm(temporary, { force: true })
    throw error
  }
  await syncFolder(dirname(path))
}

/** A rename is durable once its folder is. Windows cannot open folders and needs no such step. */
async function syncFolder(path: string): Promise<void> {
  if (process.platform === 'win32') return
  const folder = await open(path, 'r')
  try {
    await folder.sync()
  } finally {
    await folder.close()
  }
}
