import { mkdtempSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

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
