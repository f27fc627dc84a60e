import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as sleep } from 'node:timers/promises'
import { openPostgresStore } from '../store/postgres/postgres-store.ts'
import { openSqliteStore } from '../store/sqlite/sqlite-store.ts'
import type { Store } from '../store/store.ts'
import { ask, postgresPrograms, startPostgres } from './postgres.ts'
import { temporaryFolder } from './service.ts'

/** A database that nobody has used yet, and both ways into it: the store, as often as asked for, and past it. */
export interface TestDatabase {
  open(): Promise<Store>
  sql(text: string): Promise<void>
  /** Lets the seconds, at least 4, pass for the leases and pauses of queued jobs where the database's clock counts them. */
  passTime(seconds: number): Promise<void>
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
        passTime: async () => undefined,
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
          async passTime(seconds) {
            const rest = 4
            const passed = `interval '${seconds - rest} seconds'`
            await ask(
              url,
              `UPDATE billwright_queue.job SET heartbeat_on = heartbeat_on - ${passed}, start_after = start_after - ${passed}`,
            )
            // longer than the interval between two looks for leases that have ended
            await sleep(rest * 1000)
          },
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
