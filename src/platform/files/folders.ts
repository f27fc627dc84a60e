import { mkdirSync, mkdtempSync, statfsSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

/**
 * Makes a folder and those above it, for its owner alone. Node's own recursive way tries for ever where a folder
 * exists that answers ENOENT to whoever makes another in it, such as /proc.
 */
export function makeFolder(folder: string): void {
  try {
    makeOne(folder)
  } catch (error) {
    const parent = dirname(folder)
    if (!isMissing(error) || parent === folder) throw error
    makeFolder(parent)
    makeOne(folder)
  }
}

function makeOne(folder: string): void {
  try {
    mkdirSync(folder, { mode: 0o700 })
  } catch (error) {
    // a root that cannot be made, or one that somebody else has made: what counts is that it is there
    if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) throw error
  }
}

const isMissing = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ENOENT'

/**
 * A new folder that only this user can read, on the first temporary volume with this much free space. Where the usual one shares
 * the disk of the data, it is full when that is; on Linux there are others in memory.
 */
export function makeTemporaryFolder(prefix: string, bytes: number): string {
  const volumes = [tmpdir(), process.env.XDG_RUNTIME_DIR ?? '', '/dev/shm']
  const volume = volumes.find(path => path !== '' && freeBytes(path) >= bytes)
  return mkdtempSync(join(volume ?? tmpdir(), prefix))
}

/** 0 where there is no such folder */
export function freeBytes(path: string): number {
  try {
    const { bavail, bsize } = statfsSync(path)
    return bavail * bsize
  } catch {
    return 0
  }
}
