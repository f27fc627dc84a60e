import { AppError } from '#core/app-error.ts'
import { patiently } from './patience.ts'

/** SQLite's primary result codes that are the machine's fault, not the program's (sqlite.org/rescode.html). */
const outOfService = new Set([
  3, // PERM
  5, // BUSY, after all patience
  8, // READONLY
  10, // IOERR
  11, // CORRUPT
  13, // FULL
  14, // CANTOPEN
  26, // NOTADB
])

/** Runs one call of the database; a broken constraint stays what it is, a bug. */
export async function asStorage<T>(call: () => T, patience?: number): Promise<T> {
  return asStorageError(() => patiently(call, patience))
}

export async function asStorageError<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call()
  } catch (error) {
    throw isOutOfService(error) ? new AppError('storage_unavailable', { cause: error }) : error
  }
}

export function isOutOfService(error: unknown): boolean {
  if (!(error instanceof Error) || !('errcode' in error) || typeof error.errcode !== 'number') return false
  // the extended codes keep the primary one in their lowest byte
  return outOfService.has(error.errcode & 0xff)
}
