import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite'
import {
  type Database,
  type Dialect,
  kept,
  type Outcome,
  type Rows,
  type RunQuery,
  type Work,
} from '../../database.ts'
import { refuseNested } from '../../refuse-nested.ts'
import { groupCommit } from './group-commit.ts'
import { busyTimeout, retryWhileBusy } from './retry-while-busy.ts'
import { asStorage } from './storage-error.ts'

/** Without row locks, because a transaction has the database to itself. */
export const dialect: Dialect = {
  isOneOf: list => `IN (SELECT value FROM json_each(${list}))`,
  isNoneOf: list => `NOT IN (SELECT value FROM json_each(${list}))`,
  isAmong: (key, from) => `(${key}) IN (SELECT ${key} FROM ${from})`,
  firstRows: ({ table, key, as }, from) =>
    `JOIN ${table} AS ${as} ON ${as}.${key} IN (SELECT ${key} FROM ${from})`,
  textOf: (json, name) => `${json} ->> (${name})`,
  batchLength: 100,
  itemsOf: json => `json_each(${json}) AS item`,
  forUpdate: '',
  skipLocked: '',
  forNoKeyUpdate: '',
  forShare: '',
  unindexed: column => `+${column}`,
  lock: () => Promise.resolve(),
}

export interface SqliteDatabase extends Database {
  /** Rejects with AppError('storage_unavailable') if a write would not start within so many milliseconds. */
  checkWrites(timeout: number): Promise<void>
  /** waits for pending writes */
  close(): Promise<void>
}

/** One connection, whose transactions are committed in groups. */
export function databaseOf(database: DatabaseSync): SqliteDatabase {
  const { write, inProgress, drained } = groupCommit(database)
  const run = statementsOf(database)

  /**
   * Runs outside of transactions: waits for the current one, because on the same connection it would become a
   * part of it.
   */
  const alone = <T>(call: () => T, milliseconds: number): Promise<T> =>
    asStorage(() => retryWhileBusy(call, { milliseconds, inProgress }))

  const aloneWithin = (timeout: number): Rows =>
    rowsOf((text, values) => alone(() => run(text, values), timeout))

  /** Runs one work in the group's transaction, with rows that are valid until it ends. */
  async function attempt<T>(work: Work<T>): Promise<Outcome<T>> {
    let hasEnded = false
    const inside = rowsOf(async (text, values) => {
      if (hasEnded) throw new Error('a statement of a transaction that has ended')
      return run(text, values)
    })
    try {
      return await work(inside, false)
    } finally {
      hasEnded = true
    }
  }

  const transaction: Database['transaction'] = work => asStorage(() => write(() => attempt(work)))

  return refuseNested({
    rows: aloneWithin(busyTimeout),
    rowsAtOnce: aloneWithin(0),
    transaction,
    change: work => transaction(async rows => kept(await work(rows))),
    checkWrites: timeout => alone(() => runTransaction(database, () => undefined), timeout),
    async close() {
      await drained()
      database.close()
    },
  })
}

const rowsOf = (run: RunQuery): Rows => Object.assign(run, { dialect })

/** Statements are compiled once. The number of texts is bounded. */
function statementsOf(
  database: DatabaseSync,
): (text: string, values?: readonly unknown[]) => Record<string, unknown>[] {
  const statements = new Map<string, StatementSync>()
  return (text, values = []) => {
    let statement = statements.get(text)
    if (statement === undefined) {
      statement = database.prepare(text.replaceAll(/\$(?=\d)/g, '?'))
      statements.set(text, statement)
    }
    return statement.all(...values.map(asStored))
  }
}

/** SQLite has no lists and no booleans. */
function asStored(value: unknown): SQLInputValue {
  if (Array.isArray(value)) return JSON.stringify(value)
  return (typeof value === 'boolean' ? Number(value) : value) as SQLInputValue
}

/** IMMEDIATE takes the write lock first, so that what `work` reads is still valid at the commit. */
export function runTransaction<T>(database: DatabaseSync, work: () => T): T {
  database.exec('BEGIN IMMEDIATE')
  try {
    const result = work()
    database.exec('COMMIT')
    return result
  } catch (error) {
    if (database.isTransaction) database.exec('ROLLBACK')
    throw error
  }
}
