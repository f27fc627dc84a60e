import type { Rows } from './database.ts'

/** The first half of the lock's name; the other is made of the key's id, and two that meet there wait without need. */
const ofKeys = 1

/**
 * Holds until the end of the transaction. Not a lock of the row: there, those that share would pass by one that waits to be alone for as
 * long as they keep coming.
 */
export async function lockKey(rows: Rows, id: string, how: 'shared' | 'alone'): Promise<void> {
  const lock = how === 'shared' ? 'pg_advisory_xact_lock_shared' : 'pg_advisory_xact_lock'
  await rows(`SELECT ${lock}($1, hashtext($2))`, [ofKeys, id])
}
