import { systemCodeOf } from '#core/errors/system-error.ts'

/** The primary result code of SQLite (sqlite.org/rescode.html), the lowest byte of an extended one; `undefined` for other errors. */
export function sqliteResultCode(error: unknown): number | undefined {
  const isOfSqlite = error instanceof Error && systemCodeOf(error) === 'ERR_SQLITE_ERROR'
  return isOfSqlite && 'errcode' in error ? Number(error.errcode) & 0xff : undefined
}
