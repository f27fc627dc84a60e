import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ReadOnlyReason } from '#contract/stored-data.ts'
import { systemCodeOf } from '#core/errors/system-error.ts'
import { freeBytes } from './folders.ts'

/** Bytes that SQLite needs to open a database for writing; the index of its log takes 32 KiB. */
const neededBytes = 65_536

const reasonOfSystem: Record<string, ReadOnlyReason> = {
  ENOSPC: 'disk_full',
  EDQUOT: 'disk_full',
  EROFS: 'write_protected',
  EACCES: 'write_protected',
  EPERM: 'write_protected',
}

/** Writes and removes a test file; `undefined` if that worked or failed for another reason. */
export function reasonNotWritable(folder: string): ReadOnlyReason | undefined {
  const path = join(folder, `.write-test-${process.pid}`)
  try {
    writeFileSync(path, Buffer.alloc(neededBytes), { mode: 0o600, flush: true })
    return undefined
  } catch (error) {
    return reasonOfSystemError(error)
  } finally {
    removeIfPossible(path)
  }
}

function removeIfPossible(path: string): void {
  try {
    rmSync(path, { force: true })
  } catch {
    // The file cannot exist if the folder cannot be searched.
  }
}

/** As {@link reasonNotWritable}, but writes nothing if the volume reports enough free space. */
export const reasonWithoutSpace = (folder: string): ReadOnlyReason | undefined =>
  freeBytes(folder) < neededBytes ? reasonNotWritable(folder) : undefined

export function reasonOfSystemError(error: unknown): ReadOnlyReason | undefined {
  return reasonOfSystem[systemCodeOf(error) ?? '']
}
