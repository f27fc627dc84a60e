import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { temporaryFolder } from '../../../testing/service.ts'
import { kept } from '../../database.ts'
import { openDatabase } from '../sqlite-store.ts'
import { groupCommit } from './group-commit.ts'

let folder: Awaited<ReturnType<typeof temporaryFolder>>
let database: DatabaseSync
let other: DatabaseSync

beforeEach(async () => {
  folder = await temporaryFolder()
  const path = join(folder.path, 'service.db')
  database = openDatabase(path)
  other = new DatabaseSync(path)
})
afterEach(async () => {
  other.close()
  database.close()
  await folder.remove()
})

const add = (id: string) => async () => {
  database
    .prepare('INSERT INTO accounts (id, name, created_at) VALUES (?, ?, ?)')
    .run(id, 'Example', '2026-11-21T10:00:00.000Z')
  return kept(id)
}
const added = () =>
  other
    .prepare("SELECT id FROM accounts WHERE id <> 'default' ORDER BY id")
    .all()
    .map(({ id }) => id)

test('what has resolved is there for every other process', async () => {
  const { write } = groupCommit(database)
  expect(await write(add('a'))).toBe('a')
  expect(added()).toEqual(['a'])
})

test('writes that arrive together cost one commit', async () => {
  const { write } = groupCommit(database)
  const commits = () => Number(other.prepare('PRAGMA data_version').get()?.data_version)
  const before = commits()
  await Promise.all(['a', 'b', 'c', 'd'].map(id => write(add(id))))
  expect(added()).toEqual(['a', 'b', 'c', 'd'])
  expect(commits() - before).toBe(1)
})

test('one that fails fails alone, and leaves nothing', async () => {
  const { write } = groupCommit(database)
  const failing = async () => {
    await add('half')()
    throw new Error('a bug')
  }
  const ends = await Promise.allSettled([write(add('a')), write(failing), write(add('a')), write(add('b'))])
  expect(ends.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'rejected', 'fulfilled'])
  expect(added()).toEqual(['a', 'b'])
  expect(await write(add('c'))).toBe('c')
})

test('the lock of another process holds up the write, and nothing else', async () => {
  const { write } = groupCommit(database)
  other.exec('BEGIN IMMEDIATE')
  let isWritten = false
  const writing = write(add('a')).then(() => {
    isWritten = true
  })
  await sleep(100)
  // the thread is free, and what is committed can be read
  expect(database.prepare("SELECT name FROM accounts WHERE id = 'default'").get()).toBeDefined()
  expect(isWritten).toBe(false)
  other.exec('COMMIT')
  await writing
  expect(added()).toEqual(['a'])
})

test('a disk without room fails all that were to be written together, and keeps none', async () => {
  const { write } = groupCommit(database)
  const pages = Number(database.prepare('PRAGMA page_count').get()?.page_count)
  database.exec(`PRAGMA max_page_count = ${pages}`)
  const long = async () =>
    kept(database.prepare('INSERT INTO secrets VALUES (?, ?)').run('x', new Uint8Array(50_000)))
  const ends = await Promise.allSettled([write(add('a')), write(long), write(add('b'))])
  expect(ends.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected'])
  expect(added()).toEqual([])
  database.exec('PRAGMA max_page_count = 100000')
  expect(await write(add('c'))).toBe('c')
})
