/** The code of an error of Node or the system, such as ENOENT; `undefined` for any other error. */
export const systemCodeOf = (error: unknown): string | undefined =>
  error instanceof Error && 'code' in error ? String(error.code) : undefined

/** The primary result code of SQLite (sqlite.org/rescode.html), the lowest byte of an extended one; `undefined` for other errors. */
export function sqliteResultCode(error: unknown): number | undefined {
  const isOfSqlite = error instanceof Error && systemCodeOf(error) === 'ERR_SQLITE_ERROR'
  return isOfSqlite && 'errcode' in error ? Number(error.errcode) & 0xff : undefined
}
