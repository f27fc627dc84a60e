import { execFile, spawn } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { promisify } from 'node:util'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { emptyDraft } from '#core/draft.ts'
import { openStore } from './sqlite-store.ts'
import { openDatabase } from './store/open-database.ts'
import { migrations } from './store/schema.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'billwright-store-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const testing = (name: string) => join(import.meta.dirname, 'testing', name)
const openElsewhere = async () =>
  (await promisify(execFile)(process.execPath, [testing('open-store.ts'), folder])).stdout

const columns = {
  invoice_number: '1',
  customer: 'Example',
  currency: 'EUR',
  payable: null,
  searchText: '1\nexample',
}
const at = '2026-11-21T14:00:00.000Z'
const id = '3f0e9a3c-5f37-4d5e-9a77-0b6d8a5f9c11'

test('what was saved is there at the next start, logo and all', () => {
  const store = openStore(folder)
  const draft = emptyDraft({ notes: 'Zażółć 🧾', logo: 'data:image/png;base64,AAAA' })
  store.invoices.create({ id, draft: emptyDraft(), columns, at, sample: false })
  expect(store.invoices.save({ id, revision: 1, draft, columns, at })).toBe(true)
  store.close()

  const again = openStore(folder)
  expect(again.invoices.find(id)).toMatchObject({ revision: 2, draft, attempt: null })
  expect(again.invoices.revision(id, 1)).toEqual(emptyDraft())
  again.close()
})

test('a change that started from an older revision is not saved', () => {
  const store = openStore(folder)
  store.invoices.create({ id, draft: emptyDraft(), columns, at, sample: false })
  expect(store.invoices.save({ id, revision: 7, draft: emptyDraft(), columns, at })).toBe(false)
  expect(store.invoices.find(id)?.revision).toBe(1)
  store.close()
})

test('% and _ in a search are the characters themselves', () => {
  const store = openStore(folder)
  store.invoices.create({
    id,
    draft: emptyDraft(),
    columns: { ...columns, searchText: '100% done' },
    at,
    sample: false,
  })
  expect(store.invoices.list('100%')).toHaveLength(1)
  expect(store.invoices.list('1%d')).toEqual([])
  expect(store.invoices.list('_')).toEqual([])
  store.close()
})

test('only the owner can read the data', () => {
  openStore(folder).close()
  const mode = (path: string) => statSync(path).mode & 0o777
  for (const file of readdirSync(folder)) expect([file, mode(join(folder, file))]).toEqual([file, 0o600])
})

describe('a second process', () => {
  test('is told that the folder is in use, and can open it afterwards', async () => {
    const store = openStore(folder)
    expect(await openElsewhere()).toBe('store_locked: Billwright is already running with this data folder.')
    store.close()
    expect(await openElsewhere()).toBe('opened')
  })
})

test('ten times kill -9 while saving: no acknowledged revision is lost, and the folder opens at once', async () => {
  let known: string[] = []
  for (let round = 0; round < 10; round++) {
    const child = spawn(process.execPath, [testing('save-loop.ts'), folder, ...known.slice(0, 1)])
    let said = ''
    const ended = new Promise(resolve => child.once('exit', resolve))
    for await (const chunk of child.stdout) {
      said += chunk
      if (said.split('\n').length > 5 + round * 3) child.kill('SIGKILL')
    }
    await ended
    const acknowledged = said.split('\n').slice(0, -1).at(-1)?.split(' ') ?? []
    known = acknowledged
    const store = openStore(folder)
    const kept = store.invoices.find(acknowledged[0] ?? '')
    store.close()
    expect(kept?.revision).toBeGreaterThanOrEqual(Number(acknowledged[1]))
    expect(kept?.draft.notes).toBe(`written as ${kept?.revision}`)
  }
})

describe('data of a newer version', () => {
  const path = () => join(folder, 'billwright.sqlite')

  function makeNewer(): DatabaseSync {
    openStore(folder).close()
    const database = new DatabaseSync(path())
    database.exec(`PRAGMA user_version = ${migrations.length + 1}; CREATE TABLE future (a)`)
    return database
  }

  const expectRefusal = () =>
    expect(() => openStore(folder)).toThrow('The data was written by a newer version of Billwright.')

  test('is refused and left as it is', () => {
    makeNewer().close()
    const before = readFileSync(path())
    expectRefusal()
    expect(readFileSync(path()).equals(before)).toBe(true)
  })

  test('is recognised while it still waits in the write-ahead log, which is left as it is too', async () => {
    openStore(folder).close()
    // a program that was killed leaves its log behind
    const write = `const { DatabaseSync } = require('node:sqlite')
      const database = new DatabaseSync(${JSON.stringify(path())})
      database.exec('PRAGMA user_version = ${migrations.length + 1}; CREATE TABLE future (a)')
      process.kill(process.pid, 'SIGKILL')`
    await promisify(execFile)(process.execPath, ['-e', write]).catch(() => undefined)
    const before = [readFileSync(path()), readFileSync(`${path()}-wal`)]
    expect(before[1]?.byteLength).toBeGreaterThan(0)
    expectRefusal()
    expect(readFileSync(path()).equals(before[0] ?? Buffer.of())).toBe(true)
    expect(readFileSync(`${path()}-wal`).equals(before[1] ?? Buffer.of())).toBe(true)
  })
})

test('what cannot be written is said in words', () => {
  const file = join(folder, 'a-file')
  writeFileSync(file, '')
  expect(() => openStore(file)).toThrow('The place of the data folder is taken by a file.')
})

test.runIf(process.platform === 'linux')('a place where no folder can be is refused at once', async () => {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [testing('open-store.ts'), '/proc/nowhere/data'],
    {
      timeout: 20_000,
    },
  )
  expect(stdout).toBe('store_unavailable: The data folder cannot be made at this place.')
})

test('a file that is no database is said to be damaged and left as it is', () => {
  const path = join(folder, 'billwright.sqlite')
  const bytes = Buffer.alloc(4096, 'not a database ')
  writeFileSync(path, bytes)
  expect(() => openStore(folder)).toThrow('The data file is damaged. It was left as it is.')
  expect(readFileSync(path).equals(bytes)).toBe(true)
})

test('before a migration the data is copied as it was', () => {
  const first = openDatabase(folder, migrations.slice(0, 1))
  first.database.exec(`INSERT INTO settings VALUES ('kept', '1')`)
  first.close()
  const next = [...migrations.slice(0, 1), 'DROP TABLE settings']
  openDatabase(folder, next).close()

  const copy = new DatabaseSync(join(folder, 'backups', 'before-schema-2.sqlite'), { readOnly: true })
  expect(copy.prepare('SELECT * FROM settings').all()).toEqual([{ name: 'kept', value: '1' }])
  expect(copy.prepare('PRAGMA user_version').get()).toEqual({ user_version: 1 })
  copy.close()
})

test('a migration that fails changes nothing', () => {
  openDatabase(folder, migrations.slice(0, 1)).close()
  const failing = [...migrations.slice(0, 1), 'DROP TABLE settings; DROP TABLE never_there']
  expect(() => openDatabase(folder, failing)).toThrow('The data file cannot be used right now.')
  const { database, close } = openDatabase(folder, migrations.slice(0, 1))
  expect(database.prepare('SELECT count(*) AS settings FROM settings').get()).toEqual({ settings: 0 })
  close()
})
