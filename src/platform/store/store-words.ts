import { AppError } from '#core/app-error.ts'

/** SQLite result codes (https://sqlite.org/rescode.html) and system errors that a person can do something about. */
const wordsOfResult: Record<number, string> = {
  5: 'Another program holds the data file. Nothing was saved.',
  8: 'The data folder is read-only. Nothing was saved.',
  10: 'The disk reports an error. Nothing was saved.',
  11: 'The data file is damaged. It was left as it is.',
  13: 'The disk is full. Nothing was saved.',
  14: 'The data folder cannot be opened. Check that you may write to it.',
  26: 'The data file is damaged. It was left as it is.',
}

/** memory, permission, protocol and the rest: nobody may meet an SQLite error without words */
const wordsOfOther = 'The data file cannot be used right now. Nothing was saved.'

const wordsOfSystem: Record<string, string> = {
  ENOSPC: 'The disk is full. Nothing was saved.',
  EROFS: 'The data folder is read-only. Nothing was saved.',
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
    const message = wordsOf(error)
    throw message === undefined ? error : new AppError('store_unavailable', { message, cause: error })
  }
}

function wordsOf(error: unknown): string | undefined {
  if (!(error instanceof Error) || !('code' in error)) return undefined
  if (error.code === 'ERR_SQLITE_ERROR' && 'errcode' in error)
    return wordsOfResult[Number(error.errcode) & 0xff] ?? wordsOfOther
  return wordsOfSystem[String(error.code)]
}
