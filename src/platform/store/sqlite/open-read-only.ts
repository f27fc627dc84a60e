import { statSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { pathToFileURL } from 'node:url'
import { withSqlFunctions } from './sql-functions.ts'

/**
 * To be looked at and left as it is, without a file beside it. Only a log that waits has to be read along; a read-only
 * connection never moves it into the file, not even when it closes.
 */
export function openReadOnly(path: string): DatabaseSync {
  const log = statSync(`${path}-wal`, { throwIfNoEntry: false })
  if (log !== undefined && log.size > 0)
    return withSqlFunctions(new DatabaseSync(path, { readOnly: true, timeout: 2000 }))
  const address = pathToFileURL(path)
  address.searchParams.set('immutable', '1')
  return withSqlFunctions(new DatabaseSync(address, { readOnly: true }))
}
