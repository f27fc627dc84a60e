import { randomUUID } from 'node:crypto'
import { accessSync, closeSync, constants, fsyncSync, openSync, renameSync } from 'node:fs'
import { open, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { createMissingFile, syncFolderAsync } from '#node/files.ts'

/** As {@link createMissingFile}, but throws the system's error if the file cannot be written. */
export function createPrivateFile(path: string): void {
  // Checked here, because SQLite would only report that it cannot open its log.
  if (!createMissingFile(path)) accessSync(path, constants.W_OK)
}

function syncFile(path: string): void {
  const file = openSync(path, 'r+')
  try {
    fsyncSync(file)
  } finally {
    closeSync(file)
  }
}

/** Synchronous form of {@link syncFolderAsync}, for code that must not yield. */
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
 * Writes a file atomically and durably: after a failure or a power loss, the old content is still there.
 * @param mode default: readable and writable for its owner only
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

/** Writes and syncs a new file. */
export async function writeTemporaryFile(path: string, bytes: Uint8Array, mode: number): Promise<void> {
  const file = await open(path, 'wx', mode)
  try {
    await file.writeFile(bytes)
    await file.sync()
  } finally {
    await file.close()
  }
}
