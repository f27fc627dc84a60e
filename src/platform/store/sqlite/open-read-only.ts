import { statSync } from 'node:fs'
import { constants, DatabaseSync } from 'node:sqlite'
import { pathToFileURL } from 'node:url'
import { withSqlFunctions } from './sql-functions.ts'

/**
 * Opens a file without changing it or creating files beside it. Only a pending WAL needs a connection that can read it;
 * a read-only connection never checkpoints.
 */
export function openReadOnly(path: string): DatabaseSync {
  const wal = statSync(`${path}-wal`, { throwIfNoEntry: false })
  if (wal !== undefined && wal.size > 0)
    return distrusting(new DatabaseSync(path, { readOnly: true, timeout: 2000 }))
  const address = pathToFileURL(path)
  address.searchParams.set('immutable', '1')
  return distrusting(new DatabaseSync(address, { readOnly: true }))
}

/** Functions used by statements that read a copy. */
const knownFunctions = new Set(['checksum', 'count', 'iif', 'json_valid', 'octet_length'])

/**
 * Opens a file that may have been prepared by someone else: statements that use views, generated columns or recursive
 * queries of its schema are refused.
 */
export function openUntrusted(path: string): DatabaseSync {
  const database = openReadOnly(path)
  database.setAuthorizer((action, _table, name, _database, view) => {
    const isForeign =
      view !== null ||
      action === constants.SQLITE_RECURSIVE ||
      (action === constants.SQLITE_FUNCTION && !knownFunctions.has(String(name)))
    return isForeign ? constants.SQLITE_DENY : constants.SQLITE_OK
  })
  return database
}

/** Prevents expressions in the file's schema from calling our functions. */
function distrusting(database: DatabaseSync): DatabaseSync {
  database.exec('PRAGMA trusted_schema = OFF')
  return withSqlFunctions(database)
}
