import type { Dialect } from '../../database.ts'

/** A transaction is alone in the database, so that it locks nothing more. */
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
