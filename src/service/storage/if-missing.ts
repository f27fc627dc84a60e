import { systemCodeOf } from '#core/errors/system-error.ts'

/** For `catch`: a missing file or folder is `undefined`, any other error is thrown. */
export function ifMissing(error: unknown): undefined {
  // ENOTDIR: a folder above it is a file
  if (['ENOENT', 'ENOTDIR'].includes(systemCodeOf(error) ?? '')) return undefined
  throw error
}
