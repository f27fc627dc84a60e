/** The code of an error of Node or the system, such as ENOENT; `undefined` for any other error. */
export const systemCodeOf = (error: unknown): string | undefined =>
  error instanceof Error && 'code' in error ? String(error.code) : undefined
