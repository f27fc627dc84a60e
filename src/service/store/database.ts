/**
 * The database of a store. Queries are written once, for PostgreSQL and SQLite, which differ by {@link
 * Dialect}. Parameters are `$1`, `$2` …; a list is one parameter.
 */
export interface Database {
  /** A single statement. Sees committed data, and is durable when it resolves. */
  rows: Rows
  /**
   * Like `rows`, but rejects at once with AppError('storage_unavailable') if a write would wait for another
   * process.
   */
  rowsAtOnce: Rows
  /**
   * Commits the writes of `work`, unless it throws.
   * @throws AppError recording_unknown if the outcome of the commit is unknown
   */
  transaction<T>(work: Work<T>): Promise<T>
  /** A transaction that people repeat: an unknown outcome rejects with AppError('storage_unavailable'). */
  change<T>(work: (rows: Rows) => Promise<T>): Promise<T>
}

export type RunQuery = (text: string, values?: readonly unknown[]) => Promise<unknown[]>

export interface Rows extends RunQuery {
  readonly dialect: Dialect
}

/**
 * Must await only its rows.
 * @param isRepeated whether the connection broke during COMMIT; then it must check whether its writes exist
 */
export type Work<T> = (rows: Rows, isRepeated: boolean) => Promise<Outcome<T>>

export interface Outcome<T> {
  value: T
  /** false for a rollback */
  isKept: boolean
}

export const kept = <T>(value: T): Outcome<T> => ({ value, isKept: true })

/** Syntax that differs between PostgreSQL and SQLite. `list` is the parameter of a list, such as `$2`. */
export interface Dialect {
  /** a condition that follows a column */
  isOneOf(list: string): string
  /** a condition that follows a column */
  isNoneOf(list: string): string
  /**
   * A condition that the row is found by `SELECT key FROM …`. PostgreSQL looks the rows up instead of joining
   * both tables.
   * @param key the columns of the primary key
   */
  isAmong(key: string, from: string): string
  /**
   * A join with the rows that a subquery finds for each previous row. PostgreSQL also locks them.
   * @param from its FROM clause
   */
  firstRows(of: { table: string; key: string; columns: string; as: string }, from: string): string
  /** A member of a JSON text. @param name an expression */
  textOf(json: string, name: string): string
  /** Rows changed per batch. */
  batchLength: number
  /** table `item` of the elements of a JSON array, in column `value` */
  itemsOf(json: string): string
  /** clause that locks the selected rows until the commit */
  forUpdate: string
  /** like `forUpdate`, but skips rows locked by another transaction */
  skipLocked: string
  /** like `forUpdate`, but others may add rows that refer to them */
  forNoKeyUpdate: string
  /** like `forUpdate`, but shared */
  forShare: string
  /**
   * a column for which SQLite must not use an index, because without statistics it would choose the wrong one
   */
  unindexed(column: string): string
  /** Waits for transactions that hold one of the locks, then holds them until the commit. */
  lock(rows: Rows, locks: readonly Lock[]): Promise<void>
}

export interface Lock {
  of: LockedThing
  /** absent for all things of this kind */
  id?: string
  /** shared with other holders */
  isShared?: true
}

export type LockedThing = 'keys' | 'accounts' | 'billing' | 'emails' | 'jobs' | 'numbers' | 'plans'
