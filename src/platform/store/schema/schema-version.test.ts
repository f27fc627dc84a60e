import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { runs } from '#core/testing/runs.ts'
import { exportStore, numbersIn, write } from '../../testing/damaged-store.ts'
import { openStore } from '../open-store.ts'
import { dataPaths } from '../sqlite/data-paths.ts'
import { migrations } from './migrations.ts'

let folder: string
let path: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'billwright-version-'))
  path = dataPaths(folder).data
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

function overwrite(file: string, offset: number, ...bytes: number[]): void {
  const content = readFileSync(file)
  content.set(bytes, offset)
  writeFileSync(file, content)
}

function writeTwo(): void {
  const store = openStore(folder)
  write(store, 'A-1')
  write(store, 'A-2')
  store.close()
}

function writeOld(version: number): void {
  const database = new DatabaseSync(path)
  database.exec(
    readFileSync(join(import.meta.dirname, '..', '..', 'testing', `store-v${version}.sql`), 'utf8'),
  )
  database.close()
}

function stateNow(): string {
  const store = openStore(folder)
  const { state } = store.dataFile.condition()
  store.close()
  return state
}

const bits = runs(
  Array.from({ length: 32 }, (_, bit) => bit),
  [0, 1, 7, 8, 19, 31],
)

function flipVersionBit(bit: number): void {
  const offset = 63 - Math.floor(bit / 8)
  overwrite(path, offset, (readFileSync(path)[offset] ?? 0) ^ (1 << (bit % 8)))
}

describe('a header with a version other than that of the file', () => {
  test.each(bits)('is damage and not a newer version: bit %i flipped', bit => {
    writeTwo()
    flipVersionBit(bit)
    expect(stateNow()).toBe('damaged')
  })

  test.each([1, 3, 4, 5])('is damage in data of the older version %i too, which store it once', version => {
    for (const bit of runs([0, 1, 2, 7, 31], [1, 31])) {
      rmSync(path, { force: true })
      writeOld(version)
      // Versions 1 and 2 have the same tables.
      if ((version ^ (1 << bit)) === 2) continue
      flipVersionBit(bit)
      expect([bit, stateNow()]).toEqual([bit, 'damaged'])
      expect(readdirSync(folder)).not.toContain('backups')
    }
  })

  test('is found in a large file too, which is not fully checked at each start', () => {
    writeTwo()
    const database = new DatabaseSync(path)
    database.exec('CREATE TABLE filler (a); INSERT INTO filler VALUES (zeroblob(9000000))')
    database.close()
    flipVersionBit(4)
    expect(stateNow()).toBe('damaged')
  })

  test.each([
    ['an unknown schema format', 44],
    ['a root page of automatic vacuum', 52],
    ['an unknown text encoding', 56],
    ['reserved bytes that are set', 80],
    ['an unknown kind of page', 100],
  ])('%s is damage as well', (_name, offset) => {
    writeTwo()
    overwrite(path, offset, 0x77)
    expect(stateNow()).toBe('damaged')
  })

  test('makes an export invalid, and not one of a newer version', async () => {
    writeTwo()
    const store = openStore(folder)
    const file = await exportStore(store, folder)
    file[61] = 1
    store.dataFile.receive(0, file)
    await expect(store.dataFile.importReceived(() => undefined)).rejects.toMatchObject({
      code: 'not_an_export',
    })
    store.close()
  })

  test('makes a backup invalid, so it is skipped', async () => {
    const store = openStore(folder)
    write(store, 'A-1')
    await store.dataFile.backUp('2026-11-20')
    write(store, 'A-2')
    await store.dataFile.backUp('2026-11-21')
    store.close()
    overwrite(join(folder, 'backups', 'daily-2026-11-21.sqlite'), 61, 1)
    overwrite(path, 61, 1)
    const again = openStore(folder)
    expect(again.dataFile.condition()).toMatchObject({ state: 'damaged', backup: { invoices: 1 } })
    await again.dataFile.recover('backup')
    expect(numbersIn(again)).toEqual(['A-1', 'A-2'])
    again.close()
  })
})

test('new and migrated data store their version twice', () => {
  writeOld(4)
  openStore(folder).close()
  const database = new DatabaseSync(path, { readOnly: true })
  expect(database.prepare('SELECT version FROM schema_version').all()).toEqual([
    { version: migrations.length },
  ])
  expect(database.prepare('PRAGMA user_version').get()).toEqual({ user_version: migrations.length })
  database.close()
})
