import { randomUUID } from 'node:crypto'
import { link, open, rename, rm } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { systemCodeOf } from '#core/errors/system-error.ts'
import { syncFolderAsync } from '#node/files.ts'
import { writeTemporaryFile } from './atomic-files.ts'

/** Error codes of file systems without hard links. */
const unsupported = ['EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS', 'EMLINK', 'EXDEV']

/**
 * Writes `INV-1.pdf`, or `INV-1 (2).pdf` if that exists, atomically and durably. Never replaces a file, even if another
 * program creates one at the same time.
 */
export async function writeUnusedFile(
  folder: string,
  name: string,
  bytes: Uint8Array,
  mode: number,
): Promise<string> {
  const temporary = join(folder, `.${randomUUID()}.part`)
  try {
    await writeTemporaryFile(temporary, bytes, mode)
    for (let count = 1; ; count++) {
      const path = join(folder, numberedName(name, count))
      if (!(await placeUnlessExists(temporary, path))) continue
      await syncFolderAsync(folder)
      return path
    }
  } finally {
    await rm(temporary, { force: true })
  }
}

/** `INV-1.pdf` for 1, `INV-1 (2).pdf` for 2. */
export function numberedName(name: string, count: number): string {
  if (count === 1) return name
  const extension = extname(name)
  return `${name.slice(0, name.length - extension.length)} (${count})${extension}`
}

/** @returns `false` if a file with this name exists */
async function placeUnlessExists(temporary: string, path: string): Promise<boolean> {
  try {
    await link(temporary, path)
    return true
  } catch (error) {
    const code = systemCodeOf(error)
    if (code === 'EEXIST') return false
    if (code === undefined || !unsupported.includes(code)) throw error
  }
  // Reserves the name with an empty file first, so that the rename replaces nothing else.
  try {
    await (await open(path, 'wx')).close()
  } catch (error) {
    if (systemCodeOf(error) === 'EEXIST') return false
    throw error
  }
  await rename(temporary, path)
  return true
}
