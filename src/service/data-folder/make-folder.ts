import { mkdir, stat } from 'node:fs/promises'
import { dirname } from 'node:path'
import { systemCodeOf } from '#core/errors/system-error.ts'

/**
 * Creates a folder and its parents with mode 0700. Node's recursive option loops forever in a folder that exists but
 * answers ENOENT to mkdir, such as /proc.
 */
export async function makeFolder(folder: string): Promise<void> {
  try {
    await makeOne(folder)
  } catch (error) {
    const parent = dirname(folder)
    if (systemCodeOf(error) !== 'ENOENT' || parent === folder) throw error
    await makeFolder(parent)
    await makeOne(folder)
  }
}

async function makeOne(folder: string): Promise<void> {
  try {
    await mkdir(folder, { mode: 0o700 })
  } catch (error) {
    // a root, or a folder that another process created meanwhile
    const isThere = await stat(folder).then(
      found => found.isDirectory(),
      () => false,
    )
    if (!isThere) throw error
  }
}
