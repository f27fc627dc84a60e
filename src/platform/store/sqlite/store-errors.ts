import type { ReadOnlyReason } from '#contract/stored-data.ts'
import { AppError } from '#core/errors/app-error.ts'

const readOnlyMessages: Record<ReadOnlyReason, string> = {
  disk_full: 'The disk is full. Nothing was saved.',
  write_protected: 'The data folder is read-only. Nothing was saved.',
}

/** Thrown before SQLite refuses the write, because SQLite's error does not contain the reason. */
export const readOnlyError = (reason: ReadOnlyReason): AppError =>
  new AppError('store_unavailable', { message: readOnlyMessages[reason] })

/** SQLite result codes (https://sqlite.org/rescode.html) and system errors that a user can act on. */
const messageOfResult: Record<number, string> = {
  5: 'Another program is using the data file. Nothing was saved.',
  8: readOnlyMessages.write_protected,
  10: 'The disk reports an error. Nothing was saved.',
  11: 'The data file is damaged. It was not changed.',
  13: readOnlyMessages.disk_full,
  14: 'The data folder cannot be opened. Check its permissions.',
  26: 'The data file is damaged. It was not changed.',
}

/** For all other codes, so that no raw SQLite error reaches the user. */
const otherMessage = 'The data file cannot be used right now. Nothing was saved.'

const messageOfSystemError: Record<string, string> = {
  EIO: 'The disk reports an error. Nothing was saved.',
  ENOSPC: readOnlyMessages.disk_full,
  EROFS: readOnlyMessages.write_protected,
  EACCES: 'The data folder cannot be opened. Check its permissions.',
  EPERM: 'The data folder cannot be opened. Check its permissions.',
  ENOENT: 'The data folder cannot be created at this path.',
  EEXIST: 'There is a file at the path of the data folder.',
  ENOTDIR: 'There is a file at the path of the data folder.',
}

/**
 * Runs a step on the store and turns errors of SQLite and the file system into AppError('store_unavailable').
 */
export function withStoreErrors<Value>(step: () => Value): Value {
  try {
    return step()
  } catch (error) {
    throw toStoreError(error)
  }
}

export const withStoreErrorsAsync = <Value>(step: () => Promise<Value>): Promise<Value> =>
  step().catch((error: unknown) => {
    throw toStoreError(error)
  })

export const damagedRowError = (): AppError =>
  new AppError('store_unavailable', { message: messageOfResult[11] ?? '' })

function toStoreError(error: unknown): unknown {
  const message = messageOf(error)
  return message === undefined ? error : new AppError('store_unavailable', { message, cause: error })
}

function messageOf(error: unknown): string | undefined {
  if (!(error instanceof Error) || !('code' in error)) return undefined
  const result = sqliteResultCode(error)
  if (result !== undefined) return messageOfResult[result] ?? otherMessage
  return messageOfSystemError[String(error.code)]
}

/** The primary SQLite result code (lowest byte). */
export function sqliteResultCode(error: unknown): number | undefined {
  const isOfSqlite = error instanceof Error && 'code' in error && error.code === 'ERR_SQLITE_ERROR'
  return isOfSqlite && 'errcode' in error ? Number(error.errcode) & 0xff : undefined
}

/**
 * permission, busy, locked, no memory, read-only, interrupt, I/O, full, cannot open, too big, no large files,
 * not authorised: the file itself may be intact
 */
const notDamageCodes: readonly number[] = [3, 5, 6, 7, 8, 9, 10, 13, 14, 18, 22, 23]

/** SQLITE_CORRUPT or SQLITE_NOTADB. */
export function isCorruption(error: unknown): boolean {
  const result = sqliteResultCode(error)
  return result === 11 || result === 26
}

/** The error says that the file itself is damaged. */
export function isDamage(error: unknown): boolean {
  const result = sqliteResultCode(error)
  return result !== undefined && !notDamageCodes.includes(result)
}
