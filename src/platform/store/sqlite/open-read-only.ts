import { statSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { pathToFileURL } from 'node:url'
import { withSqlFunctions } from './sql-functions.ts'

/**
 * Opens a file without changing it or creating files beside it. Only a pending log needs a connection that
 * reads it; a read-only connection never checkpoints.
 */
export function openReadOnly(path: string): DatabaseSync {
  const log = statSync(`${path}-wal`, { throwIfNoEntry: false })
  if (log !== undefined && log.size > 0)
    return withSqlFunctions(new DatabaseSync(path, { readOnly: true, timeout: 2000 }))
  const address = pathToFileURL(path)
  address.searchParams.set('immutable', '1')
  return withSqlFunctions(new DatabaseSync(address, { readOnly: true }))
}
