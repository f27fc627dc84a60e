import type { DatabaseSync, SQLInputValue, SQLOutputValue, StatementSync } from 'node:sqlite'
import { inStoreWords } from './store-words.ts'

export type Row = Record<string, SQLOutputValue>
type Values = Record<string, SQLInputValue>

/** Statements prepared once, and failures in words. */
export interface Sql {
  rows(text: string, values?: Values): Row[]
  row(text: string, values?: Values): Row | undefined
  /** the number of rows that changed */
  run(text: string, values?: Values): number
  /** all or nothing; what it returned from is on disk */
  transaction<Value>(steps: () => Value): Value
}

export function createSql(database: DatabaseSync): Sql {
  const prepared = new Map<string, StatementSync>()

  function statement(text: string): StatementSync {
    const known = prepared.get(text)
    if (known) return known
    const fresh = database.prepare(text)
    prepared.set(text, fresh)
    return fresh
  }

  function transaction<Value>(steps: () => Value): Value {
    database.exec('BEGIN IMMEDIATE')
    try {
      const value = steps()
      database.exec('COMMIT')
      return value
    } catch (error) {
      if (database.isTransaction) database.exec('ROLLBACK')
      throw error
    }
  }

  return {
    rows: (text, values = {}) => inStoreWords(() => statement(text).all(values)),
    row: (text, values = {}) => inStoreWords(() => statement(text).get(values)),
    run: (text, values = {}) => inStoreWords(() => Number(statement(text).run(values).changes)),
    transaction: steps => inStoreWords(() => transaction(steps)),
  }
}

export const textOf = (row: Row, column: string): string => String(row[column])

export const textOrNull = (row: Row, column: string): string | null => {
  const value = row[column]
  return value === null || value === undefined ? null : String(value)
}
