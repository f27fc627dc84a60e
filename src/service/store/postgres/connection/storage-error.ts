import pg from 'pg'
import { AppError } from '#core/errors/app-error.ts'
import { asStorage as reportOutage } from '../../../storage/file-storage.ts'

/** SQLSTATE classes of programming errors (postgresql.org/docs/current/errcodes-appendix.html). */
const bugs = new Set(['0A', '21', '22', '23', '26', '34', '42', 'P0'])

/** A missing privilege is for the operator of the database. */
const insufficientPrivilege = '42501'

/** Converts errors of the database into AppError('storage_unavailable'); a violated constraint stays a bug. */
export const asStorage = <T>(call: () => Promise<T>): Promise<T> => reportOutage(call, isOutOfService)

/** Broken connections are reported in many ways, so every error that is not known as a bug counts as unavailable. */
export function isOutOfService(error: unknown): boolean {
  if (error instanceof AppError || error instanceof TypeError || !(error instanceof Error)) return false
  if (!(error instanceof pg.DatabaseError)) return true
  const { code = '' } = error
  return code === insufficientPrivilege || !bugs.has(code.slice(0, 2))
}
