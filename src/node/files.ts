import { closeSync, mkdirSync, openSync, statSync } from 'node:fs'
import { open } from 'node:fs/promises'
import { dirname } from 'node:path'
import { systemCodeOf } from '#core/errors/system-error.ts'

/**
 * Creates a folder and its parents, for its owner alone. Node's recursive mkdir loops forever in folders such
 * as /proc, which report ENOENT when a child is created.
 */
export function makeFolder(folder: string): void {
  try {
    makeSingleFolder(folder)
  } catch (error) {
    const parent = dirname(folder)
    if (systemCodeOf(error) !== 'ENOENT' || parent === folder) throw error
    makeFolder(parent)
    makeSingleFolder(folder)
  }
}

function makeSingleFolder(folder: string): void {
  try {
    mkdirSync(folder, { mode: 0o700 })
  } catch (error) {
    // The folder exists, for example a root or one created by another process.
    if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) throw error
  }
}

/**
 * Creates a file for its owner alone, unless it exists; SQLite gives its side files the same mode. An existing file is
 * never opened: closing it would release every lock of this process on it (fcntl(2)). Another program would then take a
 * database in use for an abandoned one, and remove its journal with all changes committed since.
 * @returns whether the file is new
 */
export function createMissingFile(path: string): boolean {
  try {
    closeSync(openSync(path, 'wx', 0o600))
    return true
  } catch (error) {
    if (systemCodeOf(error) !== 'EEXIST') throw error
    return false
  }
}

/** A rename is durable once its folder is synced. NTFS journals renames, and Windows cannot open folders. */
export async function syncFolderAsync(path: string): Promise<void> {
  if (process.platform === 'win32') return
  const folder = await open(path, 'r')
  try {
    await folder.sync()
  } finally {
    await folder.close()
  }
}
