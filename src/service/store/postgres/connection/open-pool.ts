import pg from 'pg'

/** Per instance; PostgreSQL's default limit is 100. */
const maxConnections = 10

/**
 * Commits survive a power loss whatever the server's configuration says; a stricter setting is kept. Statements, locks and
 * idle transactions have timeouts.
 */
const session = `
  SELECT set_config('synchronous_commit', 'on', false)
    WHERE current_setting('synchronous_commit') IN ('off', 'local', 'remote_write');
  SET statement_timeout TO '10s';
  SET lock_timeout TO '10s';
  SET idle_in_transaction_session_timeout TO '30s'`

/** Milliseconds; longer than the server's own limit, for a server that does not answer at all. */
export const queryTimeout = 15_000

const connectionOf = (url: string) => ({
  connectionString: url,
  application_name: 'billwright',
  connectionTimeoutMillis: 5_000,
  keepAlive: true,
})

export function openPool(url: string): pg.Pool {
  const pool = new pg.Pool({
    ...connectionOf(url),
    max: maxConnections,
    query_timeout: queryTimeout,
    onConnect: async client => {
      await client.query(session)
    },
  })
  // an idle connection that ends is replaced at the next query
  pool.on('error', () => undefined)
  // a checked-out connection that breaks between two queries emits an error; its next query fails
  pool.on('connect', client => client.on('error', () => undefined))
  return pool
}

/** A connection outside the pool, for state that belongs to one connection. */
export async function connectDedicated(url: string, options: pg.ClientConfig = {}): Promise<pg.Client> {
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
