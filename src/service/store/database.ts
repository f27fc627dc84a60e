/**
 * The database of a store. Queries are written once, for PostgreSQL and SQLite; {@link Dialect} has what differs.
 * Parameters are `$1`, `$2` …; a list is one parameter.
 */
export interface Database {
  /** A statement of its own. Sees what is committed, and is on disk when it resolves. */
  rows: Rows
  /** As `rows`, but rejects at once with AppError('storage_unavailable') where a write would wait for another process. */
  rowsAtOnce: Rows
  /**
   * Commits what the work has written, unless it throws.
   * @throws AppError recording_unknown when it stays unknown whether it was committed
   */
  transaction<T>(work: Work<T>): Promise<T>
  /** A transaction that is repeated by people: an unknown outcome rejects with AppError('storage_unavailable'). */
  change<T>(work: (rows: Rows) => Promise<T>): Promise<T>
}

export type RunQuery = (text: string, values?: readonly unknown[]) => Promise<unknown[]>

export interface Rows extends RunQuery {
  readonly dialect: Dialect
}

/**
 * Awaits nothing but its rows.
 * @param isRepeated the connection broke during COMMIT: it looks for what it has written
 */
export type Work<T> = (rows: Rows, isRepeated: boolean) => Promise<Outcome<T>>

export interface Outcome<T> {
  value: T
  /** false rolls back */
  isKept: boolean
}

export const kept = <T>(value: T): Outcome<T> => ({ value, isKept: true })

/** What PostgreSQL and SQLite write differently. `list` is the parameter of a list, such as `$2`. */
export interface Dialect {
  /** a condition that follows a column */
  isOneOf(list: string): string
  /** a condition that follows a column */
  isNoneOf(list: string): string
  /**
   * A condition: the row is one of those that `SELECT key FROM …` finds. PostgreSQL looks them up instead of joining both tables.
   * @param key the columns of the primary key
   */
  isAmong(key: string, from: string): string
  /**
   * A join with the rows that a subquery finds for each row before. PostgreSQL also locks them.
   * @param from what follows FROM in it
   */
  firstRows(of: { table: string; key: string; columns: string; as: string }, from: string): string
  /** A member of a JSON text. @param name an expression */
  textOf(json: string, name: string): string
  /** Rows that are changed at once where there may be any number of them. */
  batchLength: number
  /** table `item` of the elements of a JSON array, in column `value` */
  itemsOf(json: string): string
  /** ends a SELECT: locks the rows that it finds until the commit */
  forUpdate: string
  /** as `forUpdate`, without the rows that another transaction has locked */
  skipLocked: string
  /** as `forUpdate`, while others may add rows that refer to them */
  forNoKeyUpdate: string
  /** as `forUpdate`, together with others that share the lock */
  forShare: string
  /** a column by which SQLite is not to search, because it has no statistics and would choose the wrong index */
  unindexed(column: string): string
  /** Waits for other transactions that hold one of the locks, and holds them until the end of this one. */
  lock(rows: Rows, locks: readonly Lock[]): Promise<void>
}

export interface Lock {
  of: LockedThing
  /** absent for all of them together */
  id?: string
  /** together with others that share it */
  isShared?: true
}

export type LockedThing = 'keys' | 'accounts' | 'billing' | 'emails' | 'jobs' | 'numbers' | 'plans'
