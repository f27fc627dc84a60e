import { readFile, realpath } from 'node:fs/promises'
import { join } from 'node:path'

/** Reads a file directly inside a folder, without following symbolic links; `undefined`: there is none. */
export async function readWithin(folder: string, file: string): Promise<Uint8Array<ArrayBuffer> | undefined> {
  try {
    const expected = join(await realpath(folder), file)
    return (await realpath(expected)) === expected ? await readFile(expected) : undefined
  } catch {
    return undefined
  }
}
