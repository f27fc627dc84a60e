import type { ReadOnlyReason } from '#contract/stored-data.ts'
import { AppError } from '#core/errors/app-error.ts'
import { sqliteResultCode, systemCodeOf } from '#core/errors/system-error.ts'
import type { PlainMessageCode } from '#core/messages/message.ts'

const readOnlyCodes = {
  disk_full: 'store.disk_full',
  write_protected: 'store.read_only',
} as const satisfies Record<ReadOnlyReason, PlainMessageCode>

/** Thrown before SQLite refuses the write, because SQLite's error does not contain the reason. */
export const readOnlyError = (reason: ReadOnlyReason): AppError => storeError(readOnlyCodes[reason])

/** SQLite result codes (https://sqlite.org/rescode.html) and system errors that a user can act on. */
const codeOfResult: Record<number, PlainMessageCode> = {
  5: 'store.in_use',
  8: 'store.read_only',
  10: 'store.disk_error',
  11: 'store.damaged',
  13: 'store.disk_full',
  14: 'store.no_access',
  26: 'store.damaged',
}

/** Used for all other codes, so that no raw SQLite error reaches the user. */
const otherCode = 'store.unusable'

const codeOfSystemError: Record<string, PlainMessageCode> = {
  EIO: 'store.disk_error',
  ENOSPC: 'store.disk_full',
  EROFS: 'store.read_only',
  EACCES: 'store.no_access',
  EPERM: 'store.no_access',
  ENOENT: 'store.no_folder',
  EEXIST: 'store.not_a_folder',
  ENOTDIR: 'store.not_a_folder',
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

export const damagedRowError = (cause?: unknown): AppError => storeError('store.damaged', cause)

/** Whether SQLite or a row shows that the file is damaged, before or after {@link withStoreErrors}. */
export const isFileDamaged = (error: unknown): boolean =>
  error instanceof AppError ? isDamage(error.cause) || error.reason.code === 'store.damaged' : isDamage(error)

const storeError = (code: PlainMessageCode, cause?: unknown): AppError =>
  new AppError('store_unavailable', { message: { code }, cause })

function toStoreError(error: unknown): unknown {
  const code = codeOf(error)
  return code === undefined ? error : storeError(code, error)
}

function codeOf(error: unknown): PlainMessageCode | undefined {
  const code = systemCodeOf(error)
  if (code === undefined) return undefined
  const result = sqliteResultCode(error)
  if (result !== undefined) return codeOfResult[result] ?? otherCode
  return codeOfSystemError[code]
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

/** Whether the error means that the file itself is damaged. */
export function isDamage(error: unknown): boolean {
  const result = sqliteResultCode(error)
  return result !== undefined && !notDamageCodes.includes(result)
}
