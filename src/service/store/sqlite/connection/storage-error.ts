import { sqliteResultCode } from '#core/errors/system-error.ts'
import { asStorage as reportOutage } from '../../../storage/file-storage.ts'

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
export const asStorage = <T>(call: () => Promise<T>): Promise<T> => reportOutage(call, isOutOfService)

export const isOutOfService = (error: unknown): boolean => outOfService.has(sqliteResultCode(error) ?? 0)
