import type { Dialect } from '../../database.ts'

/** A transaction is alone in the database, so that it locks nothing more. */
export const dialect: Dialect = {
  isOneOf: list => `IN (SELECT value FROM json_each(${list}))`,
  isNoneOf: list => `NOT IN (SELECT value FROM json_each(${list}))`,
  itemsOf: json => `json_each(${json}) AS item`,
  forUpdate: '',
  skipLocked: '',
  forShare: '',
  unindexed: column => `+${column}`,
  lock: () => Promise.resolve(),
}
