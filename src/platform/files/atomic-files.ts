import { randomUUID } from 'node:crypto'
import { accessSync, closeSync, constants, fsyncSync, openSync, renameSync } from 'node:fs'
import { open, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'

/**
 * SQLite gives its side files the mode of the file itself. One that is there is not even opened: to close it again would end every
 * lock that this process has on it (fcntl(2)).
 */
export function createPrivate(path: string): void {
  try {
    closeSync(openSync(path, 'wx', 0o600))
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
    // said by the system: SQLite would only say that it cannot open its log beside it
    accessSync(path, constants.W_OK)
  }
}

function syncFile(path: string): void {
  const file = openSync(path, 'r+')
  try {
    fsyncSync(file)
  } finally {
    closeSync(file)
  }
}

/** A rename is durable once its folder is. Windows cannot open folders and needs no such step. */
export function syncFolder(path: string): void {
  if (process.platform === 'win32') return
  const folder = openSync(path, 'r')
  try {
    fsyncSync(folder)
  } finally {
    closeSync(folder)
  }
}

/** What has this name afterwards is whole, whenever the power fails. */
export function publish(part: string, path: string): void {
  syncFile(part)
  renameSync(part, path)
  syncFolder(dirname(path))
}

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
  await syncFolderAsync(dirname(path))
}

/** A rename is durable once its folder is. Windows cannot open folders and needs no such step. */
async function syncFolderAsync(path: string): Promise<void> {
  if (process.platform === 'win32') return
  const folder = await open(path, 'r')
  try {
    await folder.sync()
  } finally {
    await folder.close()
  }
}
