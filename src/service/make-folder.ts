import { mkdir, stat } from 'node:fs/promises'
import { dirname } from 'node:path'

/**
 * Makes a folder and those above it, for its owner alone. Node's own recursive way tries for ever where a folder
 * exists that answers ENOENT to whoever makes another in it, such as /proc.
 */
export async function makeFolder(folder: string): Promise<void> {
  try {
    await makeOne(folder)
  } catch (error) {
    const parent = dirname(folder)
    if (!isCode(error, 'ENOENT') || parent === folder) throw error
    await makeFolder(parent)
    await makeOne(folder)
  }
}

async function makeOne(folder: string): Promise<void> {
  try {
    await mkdir(folder, { mode: 0o700 })
  } catch (error) {
    // a root that cannot be made, or one that somebody else has made: what counts is that it is there
    const isThere = await stat(folder).then(
      found => found.isDirectory(),
      () => false,
    )
    if (!isThere) throw error
  }
}

const isCode = (error: unknown, code: string) =>
  error instanceof Error && 'code' in error && error.code === code
