import pg from 'pg'

/** Of each instance; PostgreSQL itself takes 100 unless told otherwise. */
const mostConnections = 10

/**
 * What a transaction says is committed survives the loss of power, whatever the server's configuration says; a stricter setting
 * stays. Nothing waits for ever, neither here nor for somebody who went away in the middle.
 */
const session = `
  SELECT set_config('synchronous_commit', 'on', false)
    WHERE current_setting('synchronous_commit') IN ('off', 'local', 'remote_write');
  SET statement_timeout TO '10s';
  SET lock_timeout TO '10s';
  SET idle_in_transaction_session_timeout TO '30s'`

/** longer than the server's own limit: for a server that does not answer at all */
export const longestQuery = 15_000

const connectionOf = (url: string) => ({
  connectionString: url,
  application_name: 'billwright',
  connectionTimeoutMillis: 5_000,
  keepAlive: true,
})

export function openPool(url: string): pg.Pool {
  const pool = new pg.Pool({
    ...connectionOf(url),
    max: mostConnections,
    query_timeout: longestQuery,
    onConnect: async client => {
      await client.query(session)
    },
  })
  // an idle connection that ends is replaced at the next query
  pool.on('error', () => undefined)
  // one that breaks while it is lent, between two queries, says so to its own listeners; the next query on it fails
  pool.on('connect', client => client.on('error', () => undefined))
  return pool
}

/** A connection apart from the pool, for what belongs to one connection. */
export async function connectAlone(url: string, options: pg.ClientConfig = {}): Promise<pg.Client> {
  const client = new pg.Client({ ...connectionOf(url), ...options })
  client.on('error', () => undefined)
  try {
    await client.connect()
    return client
  } catch (error) {
    await client.end().catch(() => undefined)
    throw error
  }
}
