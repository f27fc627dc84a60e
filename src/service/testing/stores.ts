import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { PgBoss } from 'pg-boss'
import { openPostgresStore } from '../store/postgres/postgres-store.ts'
import { openSqliteStore } from '../store/sqlite/sqlite-store.ts'
import type { Store } from '../store/store.ts'
import { emptyDatabase } from './empty-database.ts'
import { ask, postgresPrograms } from './postgres.ts'
import { temporaryFolder } from './service.ts'
import { openSharedPostgres } from './shared-postgres.ts'

/** An empty database, opened as a store any number of times, and by direct queries. */
export interface TestDatabase {
  open(): Promise<Store>
  sql(text: string): Promise<void>
  /** Lets leases and pauses of queued jobs advance by these seconds, if the database's clock counts them. */
  passTime(seconds: number): Promise<void>
  /** Ends expired leases of queued jobs, as a store does every few seconds unless claiming does it. */
  endLeases(): Promise<void>
  remove(): Promise<void>
}

export interface TestDatabases {
  /** with the current tables, created once and copied */
  newDatabase(): Promise<TestDatabase>
  /** a database that no store has opened */
  unusedDatabase(): Promise<TestDatabase>
  end(): Promise<void>
}

export interface StoreKind {
  name: string
  /** starts the server, if needed; must be ended once */
  start(): Promise<TestDatabases>
}

const sqlite: StoreKind = {
  name: 'SQLite',
  async start() {
    async function unusedFile(): Promise<{ path: string; database: TestDatabase }> {
      const folder = await temporaryFolder()
      const path = join(folder.path, 'service.db')
      const database = {
        open: async () => openSqliteStore(path),
        async sql(text: string) {
          const connection = new DatabaseSync(path)
          try {
            connection.exec(text)
          } finally {
            connection.close()
          }
        },
        passTime: async () => undefined,
        endLeases: async () => undefined,
        remove: () => folder.remove(),
      }
      return { path, database }
    }
    async function newDatabase(): Promise<TestDatabase> {
      const { path, database } = await unusedFile()
      await writeFile(path, await emptyDatabase())
      return database
    }
    const unusedDatabase = async () => (await unusedFile()).database
    return { newDatabase, unusedDatabase, end: async () => undefined }
  },
}

const postgres: StoreKind = {
  name: 'PostgreSQL',
  async start() {
    const server = await openSharedPostgres()
    return {
      newDatabase: async () => databaseAt(await server.migratedDatabase()),
      unusedDatabase: async () => databaseAt(await server.newDatabase()),
      end: () => server.end(),
    }
  },
}

const databaseAt = (url: string): TestDatabase => ({
  open: () => openPostgresStore(url),
  sql: async text => void (await ask(url, text)),
  async passTime(seconds) {
    const passed = `interval '${seconds} seconds'`
    await ask(
      url,
      `UPDATE billwright_queue.job SET heartbeat_on = heartbeat_on - ${passed}, start_after = start_after - ${passed}`,
    )
  },
  async endLeases() {
    // runs even if a store has just done so
    await ask(url, 'UPDATE billwright_queue.queue SET monitor_on = NULL, monitor_claim_on = NULL')
    const boss = new PgBoss({
      connectionString: url,
      schema: 'billwright_queue',
      createSchema: false,
      registerInstance: false,
      supervise: false,
      schedule: false,
    })
    await boss.start()
    await boss.supervise()
    await boss.stop({ graceful: false })
  },
  remove: async () => undefined,
})

const isQuick = process.env.BILLWRIGHT_TEST_RUNS === 'quick'

/**
 * The stores available on this computer: SQLite only in `npm test`, both in `npm run test:all`, which reports
 * a missing PostgreSQL.
 */
export const storeKinds: readonly StoreKind[] = [
  sqlite,
  ...(postgresPrograms === undefined || isQuick ? [] : [postgres]),
]
