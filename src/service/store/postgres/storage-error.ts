import pg from 'pg'
import { AppError } from '#core/app-error.ts'

/** Classes of SQLSTATE that are the program's fault, not the machine's (postgresql.org/docs/current/errcodes-appendix.html). */
const bugs = new Set(['0A', '21', '22', '23', '26', '34', '42', 'P0'])

/** a right that was not granted is for whoever runs the database */
const insufficientPrivilege = '42501'

/** Runs one call of the driver; a broken constraint stays what it is, a bug. */
export async function asStorage<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call()
  } catch (error) {
    throw isOutOfService(error) ? new AppError('storage_unavailable', { cause: error }) : error
  }
}

/** A connection that breaks is reported in many words, so whatever is not known to be a bug is the machine's. */
export function isOutOfService(error: unknown): boolean {
  if (error instanceof AppError || error instanceof TypeError || !(error instanceof Error)) return false
  if (!(error instanceof pg.DatabaseError)) return true
  const { code = '' } = error
  return code === insufficientPrivilege || !bugs.has(code.slice(0, 2))
}
