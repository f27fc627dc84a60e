import { AsyncLocalStorage } from 'node:async_hooks'
import type { Database, Rows, Work } from './database.ts'

/**
 * Refuses what a work asks of the database instead of its own rows: in SQLite it would wait for the end of the work, and so for
 * itself; in PostgreSQL it would take a second connection, of which there may be none.
 */
export function refuseNested<T extends Database>(database: T): T {
  /** whether the work has ended; what it has started may go on */
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
