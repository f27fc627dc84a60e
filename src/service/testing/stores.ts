import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { openPostgresStore } from '../store/postgres/postgres-store.ts'
import { openSqliteStore } from '../store/sqlite/sqlite-store.ts'
import type { Store } from '../store/store.ts'
import { ask, postgresPrograms, startPostgres } from './postgres.ts'
import { temporaryFolder } from './service.ts'

/** A database that nobody has used yet, and both ways into it: the store, as often as asked for, and past it. */
export interface TestDatabase {
  open(): Promise<Store>
  sql(text: string): Promise<void>
  remove(): Promise<void>
}

export interface StoreKind {
  name: string
  /** starts what its databases need; to be ended once */
  start(): Promise<{ newDatabase(): Promise<TestDatabase>; end(): Promise<void> }>
}

const sqlite: StoreKind = {
  name: 'SQLite',
  start: async () => ({
    async newDatabase() {
      const folder = await temporaryFolder()
      const path = join(folder.path, 'service.db')
      return {
        open: async () => openSqliteStore(path),
        async sql(text) {
          const database = new DatabaseSync(path)
          try {
            database.exec(text)
          } finally {
            database.close()
          }
        },
        remove: () => folder.remove(),
      }
    },
    end: async () => undefined,
  }),
}

const postgres: StoreKind = {
  name: 'PostgreSQL',
  async start() {
    const server = await startPostgres()
    return {
      async newDatabase() {
        const url = await server.newDatabase()
        return {
          open: () => openPostgresStore(url),
          sql: async text => void (await ask(url, text)),
          remove: async () => undefined,
        }
      },
      end: () => server.remove(),
    }
  },
}

/** Stores that this computer has; the last lines of `npm test` name a missing PostgreSQL. */
export const storeKinds: readonly StoreKind[] = [
  sqlite,
  ...(postgresPrograms === undefined ? [] : [postgres]),
]
