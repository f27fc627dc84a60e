import { randomUUID } from 'node:crypto'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import pg from 'pg'
import { inject } from 'vitest'
import { openPostgresStore } from '../store/postgres/postgres-store.ts'

/** Databases on the cluster of this test run. Tests that stop or crash a server start their own. */
export interface SharedPostgres {
  /** @param original URL of a database to copy, which must have no connections; without tables if omitted */
  newDatabase(original?: string): Promise<string>
  /** with the current tables, created once per run and copied */
  migratedDatabase(): Promise<string>
  /** Drops the databases of this test file. */
  end(): Promise<void>
}

const migrated = 'migrated'

export async function openSharedPostgres(): Promise<SharedPostgres> {
  const url = await text(connect(inject('postgresCluster')))
  if (url === '') throw new Error('the PostgreSQL cluster of this run did not start')
  const admin = new pg.Client({ connectionString: url })
  await admin.connect()
  const urlOf = (database: string) => Object.assign(new URL(url), { pathname: database }).href
  const made: string[] = []

  async function copy(original: string | undefined): Promise<string> {
    const name = `test_${randomUUID().replaceAll('-', '')}`
    // copying files is twice as fast as writing through the log for a database of this size
    const like = original === undefined ? '' : `TEMPLATE ${original} STRATEGY file_copy`
    await admin.query(`CREATE DATABASE ${name} ${like}`)
    made.push(name)
    return urlOf(name)
  }

  /** Another test process may be creating it. */
  async function makeMigrated(): Promise<void> {
    await admin.query('SELECT pg_advisory_lock(1)')
    const found = await admin.query('SELECT FROM pg_database WHERE datname = $1', [migrated])
    if (found.rowCount === 0) {
      await admin.query('CREATE DATABASE migrating')
      await (await openPostgresStore(urlOf('migrating'))).close()
      await admin.query(`ALTER DATABASE migrating RENAME TO ${migrated}`)
    }
    await admin.query('SELECT pg_advisory_unlock(1)')
  }
  let isMigrated: Promise<void> | undefined

  return {
    newDatabase: original => copy(original && new URL(original).pathname.slice(1)),
    async migratedDatabase() {
      isMigrated ??= makeMigrated()
      await isMigrated
      return await copy(migrated)
    },
    async end() {
      for (const name of made) await admin.query(`DROP DATABASE ${name} WITH (FORCE)`)
      await admin.end()
    },
  }
}
