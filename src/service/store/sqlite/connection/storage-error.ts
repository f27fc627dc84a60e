import { AppError } from '#core/errors/app-error.ts'

/** Primary result codes of failures of the machine, not of the program (sqlite.org/rescode.html). */
const outOfService = new Set([
  3, // PERM
  5, // BUSY, after the retries
  8, // READONLY
  10, // IOERR
  11, // CORRUPT
  13, // FULL
  14, // CANTOPEN
  26, // NOTADB
])

/** Converts errors of the machine into AppError('storage_unavailable'); a violated constraint stays a bug. */
export async function asStorage<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call()
  } catch (error) {
    throw isOutOfService(error) ? new AppError('storage_unavailable', { cause: error }) : error
  }
}

export function isOutOfService(error: unknown): boolean {
  if (!(error instanceof Error) || !('errcode' in error) || typeof error.errcode !== 'number') return false
  // the lowest byte of an extended code is the primary one
  return outOfService.has(error.errcode & 0xff)
}
