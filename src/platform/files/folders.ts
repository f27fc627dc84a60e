import { mkdirSync, mkdtempSync, statfsSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
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
    if (!isMissing(error) || parent === folder) throw error
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

const isMissing = (error: unknown): boolean => systemCodeOf(error) === 'ENOENT'

/**
 * Creates a private folder on the first temporary volume with enough free space. The default one may be on
 * the full disk of the data; Linux has others in memory.
 */
export function makeTemporaryFolder(prefix: string, bytes: number): string {
  const volumes = [tmpdir(), process.env.XDG_RUNTIME_DIR ?? '', '/dev/shm']
  const volume = volumes.find(path => path !== '' && freeBytes(path) >= bytes)
  return mkdtempSync(join(volume ?? tmpdir(), prefix))
}

/** 0 if the folder does not exist. */
export function freeBytes(path: string): number {
  try {
    const { bavail, bsize } = statfsSync(path)
    return bavail * bsize
  } catch {
    return 0
  }
}
