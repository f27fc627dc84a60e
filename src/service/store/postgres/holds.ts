import { createHash } from 'node:crypto'
import type { Client } from 'pg'
import { z } from 'zod'
import type { Hold } from '../store.ts'
import { connectAlone, longestQuery } from './open-pool.ts'
import { asStorage } from './storage-error.ts'

const heldRow = z.object({ held: z.boolean() })

export interface Holds {
  tryHold(name: string): Promise<Hold | undefined>
  close(): Promise<void>
}

/**
 * Names that one instance works under and no other, as advisory locks of one connection: they end with it, so an instance that is
 * killed leaves none behind. A connection that breaks loses them, which costs a PDF made twice and never a bill:
 * that is settled where generations are recorded.
 */
export function holdsAt(url: string): Holds {
  let connected: Promise<Client> | undefined

  function connection(): Promise<Client> {
    if (connected) return connected
    const opening = connectAlone(url, { query_timeout: longestQuery })
    const forget = () => {
      if (connected === opening) connected = undefined
    }
    opening.then(client => client.once('end', forget).once('error', forget), forget)
    connected = opening
    return opening
  }

  /** one that does not answer is left to itself */
  async function lose(client: Client): Promise<void> {
    if ((await connected) === client) connected = undefined
    void client.end().catch(() => undefined)
  }

  async function ask(client: Client, lock: string): Promise<boolean> {
    try {
      const { rows } = await client.query('SELECT pg_try_advisory_lock($1) AS held', [lock])
      return heldRow.parse(rows[0]).held
    } catch (error) {
      await lose(client)
      throw error
    }
  }

  return {
    async tryHold(name) {
      const lock = lockOf(name)
      const client = await asStorage(connection)
      if (!(await asStorage(() => ask(client, lock)))) return undefined
      return () => client.query('SELECT pg_advisory_unlock($1)', [lock]).then(done, done)
    },
    async close() {
      const opening = connected
      connected = undefined
      await opening?.then(client => client.end()).catch(done)
    },
  }
}

/** what cannot be unlocked is gone with its connection */
const done = () => undefined

/** 64 bits, as text because a number of JavaScript has 53. */
const lockOf = (name: string): string =>
  createHash('sha256').update(name).digest().readBigInt64BE().toString()
