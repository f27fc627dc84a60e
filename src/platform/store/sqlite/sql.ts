import type { DatabaseSync, SQLInputValue, SQLOutputValue, StatementSync } from 'node:sqlite'
import type { AppError } from '#core/app-error.ts'
import { damagedRow, inStoreWords, isCorruption } from './store-errors.ts'

export type Row = Record<string, SQLOutputValue>
type Values = Record<string, SQLInputValue>

/** Statements prepared once, and failures in words. */
export interface Sql {
  readonly database: DatabaseSync
  rows(text: string, values?: Values): Row[]
  row(text: string, values?: Values): Row | undefined
  /** the number of rows that changed */
  run(text: string, values?: Values): number
  /** for a row whose checksum is wrong: the next start reads every page; the caller throws the error that is returned */
  reportDamage(): AppError
  /** all or nothing; what it returned from is on disk */
  transaction<Value>(steps: () => Value): Value
}

export interface SqlSource {
  /** may become another one: after a recovery, or an import */
  readonly database: DatabaseSync
  /** @throws AppError store_unavailable with the reason */
  refuseWhileReadOnly?(): void
}

export interface SqlHooks {
  /** the file was found to make no sense */
  onDamage?: () => void
  /** a change is on disk, and nobody was told so yet */
  onCommit?: () => void
}

export function createSql(source: SqlSource, { onDamage, onCommit }: SqlHooks = {}): Sql {
  const prepared = new WeakMap<DatabaseSync, Map<string, StatementSync>>()

  function statement(text: string): StatementSync {
    const { database } = source
    const ofThis = prepared.get(database) ?? new Map<string, StatementSync>()
    prepared.set(database, ofThis)
    const known = ofThis.get(text)
    if (known) return known
    const fresh = database.prepare(text)
    ofThis.set(text, fresh)
    return fresh
  }

  function watching<Value>(step: () => Value): Value {
    return inStoreWords(() => {
      try {
        return step()
      } catch (error) {
        if (isCorruption(error)) onDamage?.()
        throw error
      }
    })
  }

  function transaction<Value>(steps: () => Value): Value {
    source.refuseWhileReadOnly?.()
    const { database } = source
    database.exec('BEGIN IMMEDIATE')
    try {
      const value = steps()
      database.exec('COMMIT')
      onCommit?.()
      return value
    } catch (error) {
      if (database.isTransaction) database.exec('ROLLBACK')
      throw error
    }
  }

  return {
    get database() {
      return source.database
    },
    rows: (text, values = {}) => watching(() => statement(text).all(values)),
    row: (text, values = {}) => watching(() => statement(text).get(values)),
    run: (text, values = {}) =>
      watching(() => {
        source.refuseWhileReadOnly?.()
        const { changes } = statement(text).run(values)
        if (!source.database.isTransaction) onCommit?.()
        return Number(changes)
      }),
    reportDamage() {
      onDamage?.()
      return damagedRow()
    },
    transaction: steps => watching(() => transaction(steps)),
  }
}

export const textOf = (row: Row, column: string): string => String(row[column])

export const textOrNull = (row: Row, column: string): string | null => {
  const value = row[column]
  return value === null || value === undefined ? null : String(value)
}
