import { AsyncLocalStorage } from 'node:async_hooks'
import type { Database, Rows, Work } from './database.ts'

/**
 * Rejects queries that a transaction makes outside of its own rows. In SQLite such a query would wait for the
 * transaction, and thus for itself; in PostgreSQL it would need a second connection, which may not be
 * available.
 */
export function refuseNested<T extends Database>(database: T): T {
  /** whether the transaction has ended; work started by it may use the database afterwards */
  const current = new AsyncLocalStorage<{ hasEnded: boolean }>()

  function requireOutside(): void {
    if (current.getStore()?.hasEnded === false) throw new Error('a work awaits more than its own rows')
  }

  const outside = (rows: Rows): Rows =>
    Object.assign(
      async (text: string, values?: readonly unknown[]) => {
        requireOutside()
        return rows(text, values)
      },
      { dialect: rows.dialect },
    )

  const marked =
    <Result, Given extends unknown[]>(work: (...given: Given) => Promise<Result>) =>
    async (...given: Given): Promise<Result> => {
      const state = { hasEnded: false }
      try {
        return await current.run(state, () => work(...given))
      } finally {
        state.hasEnded = true
      }
    }

  return {
    ...database,
    rows: outside(database.rows),
    rowsAtOnce: outside(database.rowsAtOnce),
    async transaction<Result>(work: Work<Result>) {
      requireOutside()
      return database.transaction(marked(work))
    },
    async change<Result>(work: (rows: Rows) => Promise<Result>) {
      requireOutside()
      return database.change(marked(work))
    },
  }
}
