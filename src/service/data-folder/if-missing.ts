import { systemCodeOf } from '#core/errors/system-error.ts'

/** For `catch`: a missing file or folder is `undefined`, any other error is thrown. */
export function ifMissing(error: unknown): undefined {
  if (systemCodeOf(error) === 'ENOENT') return undefined
  throw error
}
