import type { Rows } from './database.ts'

/** First half of the lock's id; the second is a hash of the key id, where a collision costs only waiting. */
const ofKeys = 1

/** Locks until the end of the transaction. An advisory lock, because shared row locks can starve an exclusive waiter. */
export async function lockKey(rows: Rows, id: string, how: 'shared' | 'exclusive'): Promise<void> {
  const lock = how === 'shared' ? 'pg_advisory_xact_lock_shared' : 'pg_advisory_xact_lock'
  await rows(`SELECT ${lock}($1, hashtext($2))`, [ofKeys, id])
}
