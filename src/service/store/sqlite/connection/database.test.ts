import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as sleep } from 'node:timers/promises'
import fc from 'fast-check'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { runs } from '#core/testing/runs.ts'
import { temporaryFolder } from '../../../testing/service.ts'
import { kept, type Rows } from '../../database.ts'
import { openDatabase } from '../sqlite-store.ts'
import { databaseOf, type SqliteDatabase } from './database.ts'

let folder: Awaited<ReturnType<typeof temporaryFolder>>
let connection: DatabaseSync
let database: SqliteDatabase
/** connection of another process */
let other: DatabaseSync

beforeEach(async () => {
  folder = await temporaryFolder()
  const path = join(folder.path, 'service.db')
  connection = openDatabase(path)
  connection.exec(`
    CREATE TABLE entries (
      name TEXT PRIMARY KEY, value ANY, parent TEXT REFERENCES entries DEFERRABLE INITIALLY DEFERRED) STRICT;
    CREATE TABLE balances (holder INTEGER PRIMARY KEY, amount INTEGER NOT NULL) STRICT;
    INSERT INTO balances VALUES (0, 100), (1, 100), (2, 100)`)
  database = databaseOf(connection)
  other = new DatabaseSync(path)
})
afterEach(async () => {
  other.close()
  await database.close()
  await folder.remove()
})

const add = (name: string) => async (rows: Rows) => {
  await rows('INSERT INTO entries (name) VALUES ($1)', [name])
  return name
}
const namesIn = (found: unknown[]) => found.map(row => (row as { name: string }).name)
const ofNames = 'SELECT name FROM entries ORDER BY name'
/** names visible to another process */
const committed = () => namesIn(other.prepare(ofNames).all())
const unavailable = expect.objectContaining({ code: 'storage_unavailable' })

test('values are stored as SQLite has them, and lists are one parameter', async () => {
  await database.change(async rows => {
    const values = {
      bytes: new Uint8Array([1, 2]),
      yes: true,
      no: false,
      none: null,
      text: '$1 and $2',
      number: 5,
    }
    for (const [name, value] of Object.entries(values))
      await rows('INSERT INTO entries (name, value) VALUES ($1, $2)', [name, value])
  })
  const found = await database.rows(
    `SELECT name, value FROM entries WHERE name ${database.rows.dialect.isNoneOf('$2')} AND name <> $1 ORDER BY name`,
    ['text', ['number', "'", 'x']],
  )
  expect(found).toEqual([
    { name: 'bytes', value: new Uint8Array([1, 2]) },
    { name: 'no', value: 0 },
    { name: 'none', value: null },
    { name: 'yes', value: 1 },
  ])
})

test('a statement outside of a transaction waits for its end, and sees nothing of one that is rolled back', async () => {
  const started = Promise.withResolvers<void>()
  const goOn = Promise.withResolvers<void>()
  const undone = database.transaction(async rows => {
    await add('undone')(rows)
    started.resolve()
    await goOn.promise
    return { value: 'value', isKept: false }
  })
  const failed = database.change(async rows => {
    await add('failed')(rows)
    throw new Error('a bug')
  })
  await started.promise
  let seen: string[] | undefined
  const reading = database.rows(ofNames).then(found => {
    seen = namesIn(found)
  })
  const writing = database.rows('INSERT INTO entries (name) VALUES ($1)', ['own'])
  await sleep(20)
  expect([seen, committed()]).toEqual([undefined, []])
  goOn.resolve()
  expect(await undone).toBe('value')
  await expect(failed).rejects.toThrow('a bug')
  await Promise.all([reading, writing])
  expect([seen, committed()]).toEqual([[], ['own']])
})

test('a commit that fails fails all of its works, and the following is committed', async () => {
  const works = [
    add('a'),
    (rows: Rows) => rows("INSERT INTO entries (name, parent) VALUES ('b', 'missing')"),
    add('c'),
  ]
  const ends = await Promise.allSettled(works.map(work => database.change<unknown>(work)))
  expect(ends.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected'])
  expect(namesIn(await database.rows(ofNames))).toEqual([])
  expect(await database.change(add('d'))).toBe('d')
  expect(committed()).toEqual(['d'])
})

test('while another process writes, reads continue, and calls that must not wait are rejected', async () => {
  await database.change(add('a'))
  other.exec('BEGIN IMMEDIATE')
  const waiting = [database.change(add('b')), database.rows("INSERT INTO entries (name) VALUES ('c')")]
  await sleep(20)
  expect(namesIn(await database.rows(ofNames))).toEqual(['a'])
  await expect(database.rowsAtOnce("UPDATE entries SET value = 1 WHERE name = 'a'")).rejects.toEqual(
    unavailable,
  )
  await expect(database.checkWrites(20)).rejects.toEqual(unavailable)
  other.exec('COMMIT')
  await Promise.all(waiting)
  await database.checkWrites(20)
  await database.rowsAtOnce("UPDATE entries SET value = 1 WHERE name = 'a'")
  expect(committed()).toEqual(['a', 'b', 'c'])
})

test('a statement of a work that has ended is no part of another transaction', async () => {
  let late: Rows | undefined
  await database.change(async rows => {
    late = rows
  })
  await expect(late?.(ofNames)).rejects.toThrow('has ended')
})

test('a transaction that queries outside of its own rows fails at once instead of a deadlock', async () => {
  const { rows, rowsAtOnce, change, transaction } = database
  const nested = [
    () => rows(ofNames),
    () => rowsAtOnce(ofNames),
    () => change(add('b')),
    () => transaction(async inside => kept(await add('c')(inside))),
  ]
  for (const ask of nested) {
    const work = async (inside: Rows) => {
      await add('a')(inside)
      await ask()
    }
    await expect(change(work)).rejects.toThrow('more than its own rows')
  }
  let after: Promise<unknown> | undefined
  await change(async () => {
    after = Promise.resolve()
      .then(() => new Promise(setImmediate))
      .then(() => rows(ofNames))
  })
  expect(await after).toEqual([])
})

test('transactions requested before closing are committed', async () => {
  const writing = ['a', 'b'].map(name => database.change(add(name)))
  await database.close()
  await Promise.all(writing)
  expect(committed()).toEqual(['a', 'b'])
  connection.open()
})

type End = 'kept' | 'undone' | 'bug' | 'refused'
type Step =
  | { kind: 'transfer'; from: number; to: number; amount: number; pauses: boolean; end: End }
  | { kind: 'read' | 'single' | 'pause' | 'lock' | 'unlock' }

const step = fc.oneof(
  fc.record({
    kind: fc.constant('transfer' as const),
    from: fc.nat(2),
    to: fc.nat(2),
    amount: fc.nat(9),
    pauses: fc.boolean(),
    end: fc.constantFrom<End>('kept', 'kept', 'undone', 'bug', 'refused'),
  }),
  fc.record({ kind: fc.constantFrom('read', 'single', 'pause', 'lock', 'unlock') }),
) as fc.Arbitrary<Step>

test('however reads and writes of two processes meet, each transaction is there whole or not at all', async () => {
  let made = 0
  const total = async (rows: Rows) => {
    const [row] = await rows('SELECT sum(amount) AS total FROM balances')
    return (row as { total: number }).total
  }
  const balanceOf = async (rows: Rows, holder: number) => {
    const [row] = await rows('SELECT amount FROM balances WHERE holder = $1', [holder])
    return (row as { amount: number }).amount
  }

  /** Reads, then writes what it has read, so that a lost update would be visible. */
  async function transfer(of: Extract<Step, { kind: 'transfer' }>): Promise<void> {
    const name = `transfer ${++made}`
    const ended = database.transaction(async rows => {
      const left = (await balanceOf(rows, of.from)) - of.amount
      await rows('UPDATE balances SET amount = $1 WHERE holder = $2', [left, of.from])
      if (of.pauses) await new Promise(setImmediate)
      const gained = (await balanceOf(rows, of.to)) + of.amount
      if (of.end === 'bug') throw new Error('a bug')
      await rows('UPDATE balances SET amount = $1 WHERE holder = $2', [gained, of.to])
      await add(name)(rows)
      if (of.end === 'refused') await add(name)(rows)
      return of.end === 'undone' ? { value: name, isKept: false } : kept(name)
    })
    const isThere = () => committed().includes(name)
    if (of.end === 'kept' || of.end === 'undone') {
      expect(await ended).toBe(name)
      expect(isThere()).toBe(of.end === 'kept')
    } else {
      await expect(ended).rejects.toThrow(of.end === 'bug' ? 'a bug' : 'UNIQUE')
      expect(isThere()).toBe(false)
    }
  }

  async function read(): Promise<void> {
    expect(await total(database.rows)).toBe(300)
  }

  async function single(): Promise<void> {
    const name = `single ${++made}`
    await database.rows('INSERT INTO entries (name) VALUES ($1)', [name])
    expect(committed()).toContain(name)
  }

  /** The other process takes the lock and moves amounts; the sum does not change. */
  function lock(): void {
    if (other.isTransaction) return
    other.exec(`
      BEGIN IMMEDIATE;
      UPDATE balances SET amount = amount + CASE holder WHEN 0 THEN 5 ELSE -5 END WHERE holder < 2`)
  }

  const release = () => {
    if (other.isTransaction) other.exec('COMMIT')
  }

  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 40 }), async steps => {
      const running: Promise<unknown>[] = []
      for (const each of steps) {
        if (each.kind === 'transfer') running.push(transfer(each))
        if (each.kind === 'read') running.push(read())
        if (each.kind === 'single') running.push(single())
        if (each.kind === 'pause') await new Promise(setImmediate)
        if (each.kind === 'lock' && !connection.isTransaction) lock()
        if (each.kind === 'unlock') release()
      }
      release()
      await Promise.all(running)
      expect(await total(database.rows)).toBe(300)
    }),
    { numRuns: runs(2_000, 60) },
  )
})
