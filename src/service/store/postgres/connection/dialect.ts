import type { Dialect, Lock, LockedThing } from '../../database.ts'

export const dialect: Dialect = {
  isOneOf: list => `= ANY (${list})`,
  isNoneOf: list => `<> ALL (${list})`,
  isAmong(key, from) {
    const found = key.includes(',') ? 'ctid' : key
    return `${found} = ANY (ARRAY(SELECT ${found} FROM ${from}))`
  },
  firstRows: ({ key, columns, as }, from) =>
    `CROSS JOIN LATERAL (SELECT ${key}, ${columns} FROM ${from}) AS ${as}`,
  textOf: (json, name) => `(${json}::jsonb ->> (${name}))`,
  batchLength: 1_000,
  itemsOf: json => `jsonb_array_elements(${json}::jsonb) AS item (value)`,
  forUpdate: 'FOR UPDATE',
  skipLocked: 'FOR UPDATE SKIP LOCKED',
  forNoKeyUpdate: 'FOR NO KEY UPDATE',
  forShare: 'FOR SHARE',
  unindexed: column => column,
  async lock(rows, locks) {
    const values: string[] = []
    const calls = locks.map(({ of, id, isShared }: Lock) => {
      const hash = id === undefined ? '0' : `hashtext($${values.push(id)})`
      return `pg_advisory_xact_lock${isShared ? '_shared' : ''}(${spaces[of]}, ${hash})`
    })
    await rows(`SELECT ${calls.join(', ')}`, values)
  },
}

/**
 * Advisory locks until the end of the transaction, because shared row locks can starve an exclusive waiter. First half of a
 * lock's id; the second is a hash of the id, where a collision costs only waiting.
 */
const spaces: Record<LockedThing, number> = {
  keys: 1,
  accounts: 2,
  billing: 3,
  emails: 4,
  jobs: 5,
  numbers: 6,
  plans: 7,
}
