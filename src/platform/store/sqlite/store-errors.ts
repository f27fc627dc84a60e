import type { ReadOnlyReason } from '#contract/stored-data.ts'
import { AppError } from '#core/app-error.ts'

const refusals: Record<ReadOnlyReason, string> = {
  disk_full: 'The disk is full. Nothing was saved.',
  write_protected: 'The data folder is read-only. Nothing was saved.',
}

/** Refuses a write before SQLite does, whose words know nothing of the reason. */
export const refusalOf = (reason: ReadOnlyReason): AppError =>
  new AppError('store_unavailable', { message: refusals[reason] })

/** SQLite result codes (https://sqlite.org/rescode.html) and system errors that a person can do something about. */
const wordsOfResult: Record<number, string> = {
  5: 'Another program holds the data file. Nothing was saved.',
  8: refusals.write_protected,
  10: 'The disk reports an error. Nothing was saved.',
  11: 'The data file is damaged. It was left as it is.',
  13: refusals.disk_full,
  14: 'The data folder cannot be opened. Check that you may write to it.',
  26: 'The data file is damaged. It was left as it is.',
}

/** memory, permission, protocol and the rest: nobody may meet an SQLite error without words */
const wordsOfOther = 'The data file cannot be used right now. Nothing was saved.'

const wordsOfSystem: Record<string, string> = {
  EIO: 'The disk reports an error. Nothing was saved.',
  ENOSPC: refusals.disk_full,
  EROFS: refusals.write_protected,
  EACCES: 'The data folder cannot be opened. Check that you may write to it.',
  EPERM: 'The data folder cannot be opened. Check that you may write to it.',
  ENOENT: 'The data folder cannot be made at this place.',
  EEXIST: 'The place of the data folder is taken by a file.',
  ENOTDIR: 'The place of the data folder is taken by a file.',
}

/** Runs one step on the store; what SQLite or the file system refuse becomes AppError('store_unavailable'). */
export function inStoreWords<Value>(step: () => Value): Value {
  try {
    return step()
  } catch (error) {
    throw inWords(error)
  }
}

export const inStoreWordsLater = <Value>(step: () => Promise<Value>): Promise<Value> =>
  step().catch((error: unknown) => {
    throw inWords(error)
  })

export const damagedRow = (): AppError =>
  new AppError('store_unavailable', { message: wordsOfResult[11] ?? '' })

function inWords(error: unknown): unknown {
  const message = wordsOf(error)
  return message === undefined ? error : new AppError('store_unavailable', { message, cause: error })
}

function wordsOf(error: unknown): string | undefined {
  if (!(error instanceof Error) || !('code' in error)) return undefined
  const result = resultOf(error)
  if (result !== undefined) return wordsOfResult[result] ?? wordsOfOther
  return wordsOfSystem[String(error.code)]
}

/** SQLite's result code, without what it says beyond the first byte. */
export function resultOf(error: unknown): number | undefined {
  const isOfSqlite = error instanceof Error && 'code' in error && error.code === 'ERR_SQLITE_ERROR'
  return isOfSqlite && 'errcode' in error ? Number(error.errcode) & 0xff : undefined
}

/** permission, busy, memory, read-only, interrupt, I/O, full, cannot open, too big: the file may be in order */
const notOfTheFile: readonly number[] = [3, 5, 6, 7, 8, 9, 10, 13, 14, 18, 22, 23]

/** corrupt, or no database at all */
export function isCorruption(error: unknown): boolean {
  const result = resultOf(error)
  return result === 11 || result === 26
}

/** Does the file itself make no sense to SQLite? */
export function isDamage(error: unknown): boolean {
  const result = resultOf(error)
  return result !== undefined && !notOfTheFile.includes(result)
}
