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
    return distrusting(new DatabaseSync(path, { readOnly: true, timeout: 2000 }))
  const address = pathToFileURL(path)
  address.searchParams.set('immutable', '1')
  return distrusting(new DatabaseSync(address, { readOnly: true }))
}

/** Expressions in the schema of the file call none of our functions. */
function distrusting(database: DatabaseSync): DatabaseSync {
  database.exec('PRAGMA trusted_schema = OFF')
  return withSqlFunctions(database)
}
