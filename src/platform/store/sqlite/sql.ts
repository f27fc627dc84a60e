import type { DatabaseSync, SQLInputValue, SQLOutputValue, StatementSync } from 'node:sqlite'
import type { AppError } from '#core/errors/app-error.ts'
import { damagedRowError, isCorruption, withStoreErrors } from './store-errors.ts'

export type Row = Record<string, SQLOutputValue>
type Values = Record<string, SQLInputValue>

/** Caches prepared statements and translates errors. */
export interface Sql {
  readonly database: DatabaseSync
  rows(text: string, values?: Values): Row[]
  row(text: string, values?: Values): Row | undefined
  /** @returns the number of changed rows */
  run(text: string, values?: Values): number
  /** Reports a wrong checksum, so that the next start checks every page. The caller must throw the returned error. */
  reportDamage(): AppError
  /** All or nothing; durable on return. */
  transaction<Value>(steps: () => Value): Value
}

export interface SqlSource {
  /** Replaced by a recovery or an import. */
  readonly database: DatabaseSync
  /** @throws AppError store_unavailable with the reason */
  requireWritable?(): void
}

export interface SqlHooks {
  /** Called when SQLite reports corruption. */
  onDamage?: () => void
  /** Called when a change is on disk and not yet acknowledged. */
  onCommit?: () => void
  /** Called as last step of each transaction that writes. */
  beforeCommit?: (sql: Sql) => void
}

export function createSql(source: SqlSource, { onDamage, onCommit, beforeCommit }: SqlHooks = {}): Sql {
  const prepared = new WeakMap<DatabaseSync, Map<string, StatementSync>>()

  function statement(text: string): StatementSync {
    const { database } = source
    const statements = prepared.get(database) ?? new Map<string, StatementSync>()
    prepared.set(database, statements)
    const known = statements.get(text)
    if (known) return known
    const fresh = database.prepare(text)
    statements.set(text, fresh)
    return fresh
  }

  function withDamageReport<Value>(step: () => Value): Value {
    return withStoreErrors(() => {
      try {
        return step()
      } catch (error) {
        if (isCorruption(error)) onDamage?.()
        throw error
      }
    })
  }

  function transaction<Value>(steps: () => Value): Value {
    source.requireWritable?.()
    const { database } = source
    database.exec('BEGIN IMMEDIATE')
    try {
      const value = steps()
      beforeCommit?.(sql)
      database.exec('COMMIT')
      onCommit?.()
      return value
    } catch (error) {
      if (database.isTransaction) database.exec('ROLLBACK')
      throw error
    }
  }

  function run(text: string, values: Values): number {
    source.requireWritable?.()
    return Number(statement(text).run(values).changes)
  }

  const sql: Sql = {
    get database() {
      return source.database
    },
    rows: (text, values = {}) => withDamageReport(() => statement(text).all(values)),
    row: (text, values = {}) => withDamageReport(() => statement(text).get(values)),
    run: (text, values = {}) =>
      withDamageReport(() =>
        source.database.isTransaction ? run(text, values) : transaction(() => run(text, values)),
      ),
    reportDamage() {
      onDamage?.()
      return damagedRowError()
    },
    transaction: steps => withDamageReport(() => transaction(steps)),
  }
  return sql
}

export const textOf = (row: Row, column: string): string => String(row[column])

export const textOrNull = (row: Row, column: string): string | null => {
  const value = row[column]
  return value === null || value === undefined ? null : String(value)
}
