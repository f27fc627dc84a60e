import { mkdtempSync, statfsSync } from 'node:fs'
import { readFile, realpath } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/**
 * Creates a private folder on the first temporary volume with enough free space. The default one may be on the full
 * disk of the data; Linux has others in memory.
 */
export function makeTemporaryFolder(prefix: string, bytes: number): string {
  const volumes = [tmpdir(), process.env.XDG_RUNTIME_DIR ?? '', '/dev/shm']
  const volume = volumes.find(path => path !== '' && freeBytes(path) >= bytes)
  return mkdtempSync(join(volume ?? tmpdir(), prefix))
}

/** @returns 0 if the folder does not exist */
export function freeBytes(path: string): number {
  try {
    const { bavail, bsize } = statfsSync(path)
    return bavail * bsize
  } catch {
    return 0
  }
}

/** Reads a file directly inside a folder, without following symbolic links; `undefined` if there is none. */
export async function readWithin(folder: string, file: string): Promise<Uint8Array<ArrayBuffer> | undefined> {
  try {
    const expected = join(await realpath(folder), file)
    return (await realpath(expected)) === expected ? await readFile(expected) : undefined
  } catch {
    return undefined
  }
}
