import { randomUUID } from 'node:crypto'
import { accessSync, closeSync, constants, fsyncSync, openSync, renameSync } from 'node:fs'
import { open, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { systemCodeOf } from '#core/errors/system-error.ts'

/**
 * Creates a file for its owner alone; SQLite gives its side files the same mode. An existing file is not
 * opened: closing it would release every lock that this process has on it (fcntl(2)).
 */
export function createPrivateFile(path: string): void {
  try {
    closeSync(openSync(path, 'wx', 0o600))
  } catch (error) {
    if (systemCodeOf(error) !== 'EEXIST') throw error
    // Throws the system's error: SQLite would only report that it cannot open its log.
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

/** A rename is durable once its folder is synced. Windows cannot open folders and needs no such step. */
export function syncFolder(path: string): void {
  if (process.platform === 'win32') return
  const folder = openSync(path, 'r')
  try {
    fsyncSync(folder)
  } finally {
    closeSync(folder)
  }
}

/** Renames a complete file into place, durable after a power loss. */
export function publishFile(part: string, path: string): void {
  syncFile(part)
  renameSync(part, path)
  syncFolder(dirname(path))
}

/**
 * Writes a file atomically and durably: after a failure or a power loss the old content is still there.
 * @param mode default: for its owner alone
 */
export async function writeFileAtomically(path: string, bytes: Uint8Array, mode = 0o600): Promise<void> {
  const temporary = join(dirname(path), `.${randomUUID()}.part`)
  try {
    await writeTemporaryFile(temporary, bytes, mode)
    await rename(temporary, path)
  } catch (error) {
    await rm(temporary, { force: true })
    throw error
  }
  await syncFolderAsync(dirname(path))
}

/** Writes and syncs a file that does not exist. */
export async function writeTemporaryFile(path: string, bytes: Uint8Array, mode: number): Promise<void> {
  const file = await open(path, 'wx', mode)
  try {
    await file.writeFile(bytes)
    await file.sync()
  } finally {
    await file.close()
  }
}

/** The asynchronous variant of `syncFolder`. */
export async function syncFolderAsync(path: string): Promise<void> {
  if (process.platform === 'win32') return
  const folder = await open(path, 'r')
  try {
    await folder.sync()
  } finally {
    await folder.close()
  }
}
