import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ReadOnlyReason } from '#contract/stored-data.ts'
import { resultOf } from '../store/sqlite/store-errors.ts'
import { freeBytes } from './temporary-folder.ts'

/** Bytes that SQLite needs to open a database for writing: the index of its log takes 32 KiB. */
const neededBytes = 65_536

const reasonOfSystem: Record<string, ReadOnlyReason> = {
  ENOSPC: 'disk_full',
  EDQUOT: 'disk_full',
  EROFS: 'write_protected',
  EACCES: 'write_protected',
  EPERM: 'write_protected',
}

/** Writes a file there and removes it; `undefined`: that works, or something else is wrong. */
export function reasonNotWritable(folder: string): ReadOnlyReason | undefined {
  const path = join(folder, `.write-test-${process.pid}`)
  try {
    writeFileSync(path, Buffer.alloc(neededBytes), { mode: 0o600, flush: true })
    return undefined
  } catch (error) {
    return reasonOfSystem[codeOf(error)]
  } finally {
    removeIfPossible(path)
  }
}

function removeIfPossible(path: string): void {
  try {
    rmSync(path, { force: true })
  } catch {
    // a folder that cannot even be searched holds nothing of ours
  }
}

/** As `reasonNotWritable`, but writes nothing where the volume reports enough free space. */
export const reasonWithoutRoom = (folder: string): ReadOnlyReason | undefined =>
  freeBytes(folder) < neededBytes ? reasonNotWritable(folder) : undefined

/** Why opening the data of this folder for writing failed; `undefined`: for another reason than a folder that takes no write. */
export function readOnlyReason(error: unknown, folder: string): ReadOnlyReason | undefined {
  const result = resultOf(error)
  if (result === undefined) return reasonOfSystem[codeOf(error)]
  if (result === 13) return 'disk_full'
  if (result === 8) return 'write_protected'
  // SQLite reports a log or index that it cannot create as an I/O error or as a file that it cannot open
  return result === 10 || result === 14 ? reasonNotWritable(folder) : undefined
}

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : ''
