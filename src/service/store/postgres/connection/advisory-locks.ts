import { createHash } from 'node:crypto'
import type { Client } from 'pg'
import { z } from 'zod'
import { createSerialQueue } from '#core/concurrency.ts'
import type { ReleaseLock } from '../../store.ts'
import { connectDedicated, queryTimeout } from './open-pool.ts'
import { asStorage } from './storage-error.ts'

const heldRow = z.object({ held: z.boolean() })

export interface AdvisoryLocks {
  tryLock(name: string): Promise<ReleaseLock | undefined>
  close(): Promise<void>
}

/**
 * Advisory locks of one connection, which end with it, so that a killed instance leaves none behind. A broken
 * connection loses them, which may cause a duplicate render but never a second bill, because recording is
 * idempotent.
 */
export function createAdvisoryLocks(url: string): AdvisoryLocks {
  let connected: Promise<Client> | undefined
  // pg runs one query of a connection at a time
  const inTurn = createSerialQueue()

  function connection(): Promise<Client> {
    if (connected) return connected
    const opening = connectDedicated(url, { query_timeout: queryTimeout })
    const forget = () => {
      if (connected === opening) connected = undefined
    }
    opening.then(client => client.once('end', forget).once('error', forget), forget)
    connected = opening
    return opening
  }

  /** Closes without waiting for a connection that no longer answers. */
  async function drop(client: Client): Promise<void> {
    if ((await connected) === client) connected = undefined
    void client.end().catch(() => undefined)
  }

  async function ask(client: Client, lock: string): Promise<boolean> {
    try {
      const { rows } = await client.query('SELECT pg_try_advisory_lock($1) AS held', [lock])
      return heldRow.parse(rows[0]).held
    } catch (error) {
      await drop(client)
      throw error
    }
  }

  return {
    async tryLock(name) {
      const lock = lockOf(name)
      const client = await asStorage(connection)
      if (!(await asStorage(() => inTurn(() => ask(client, lock))))) return undefined
      return () => inTurn(() => client.query('SELECT pg_advisory_unlock($1)', [lock])).then(done, done)
    },
    async close() {
      const opening = connected
      connected = undefined
      await opening?.then(client => client.end()).catch(done)
    },
  }
}

/** A failed unlock needs no handling: the lock ends with its connection. */
const done = () => undefined

/** 64 bits as text, because a JavaScript number has 53. */
const lockOf = (name: string): string =>
  createHash('sha256').update(name).digest().readBigInt64BE().toString()
