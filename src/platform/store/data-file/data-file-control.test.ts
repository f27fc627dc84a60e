/** @module-tag extended */

import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { Store } from '#app/ports/store.ts'
import { openStore } from '../open-store.ts'
import { migrations } from '../schema/migrations.ts'
import { dataPaths } from '../sqlite/data-paths.ts'
import { withSqlFunctions } from '../sqlite/sql-functions.ts'

let folder: string
const stores: Store[] = []
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'billwright-dataFile-'))
})
afterEach(async () => {
  for (const store of stores.splice(0)) {
    await store.dataFile.settled()
    store.close()
  }
  rmSync(folder, { recursive: true, force: true })
})

const here = () => join(folder, 'here')
const there = () => join(folder, 'there')

function open(where: string): Store {
  const store = openStore(where)
  stores.push(store)
  return store
}

/** Writes data with every kind of row, as an earlier version. */
function writeAll(where: string): void {
  mkdirSync(where, { recursive: true })
  const database = new DatabaseSync(dataPaths(where).data)
  database.exec(readFileSync(join(import.meta.dirname, '..', '..', 'testing', 'store-v2.sql'), 'utf8'))
  database.close()
}

function rows(where: string): Record<string, unknown[]> {
  const database = new DatabaseSync(dataPaths(where).data, { readOnly: true })
  const tables = database.prepare("SELECT name FROM sqlite_schema WHERE type = 'table'").all()
  const all = tables.map(({ name }) => [name, database.prepare(`SELECT * FROM ${name}`).all()] as const)
  database.close()
  return Object.fromEntries(all)
}

function receive(store: Store, bytes: Uint8Array, part = 4096): void {
  for (let offset = 0; offset < bytes.byteLength; offset += part)
    store.dataFile.receive(offset, bytes.subarray(offset, offset + part))
}

const always = () => undefined

describe('daily backups', () => {
  test('makes one a day, keeps ten, and each is readable', async () => {
    const store = open(here())
    for (let day = 10; day < 23; day++) {
      store.settings.save('day', day)
      await store.dataFile.backUp(`2026-11-${day}`)
      await store.dataFile.backUp(`2026-11-${day}`)
    }
    const names = readdirSync(join(here(), 'backups')).sort()
    expect(names).toEqual(Array.from({ length: 10 }, (_, index) => `daily-2026-11-${13 + index}.sqlite`))
    for (const [index, name] of names.entries()) {
      const copy = new DatabaseSync(join(here(), 'backups', name), { readOnly: true })
      expect(copy.prepare('SELECT value FROM settings').get()).toEqual({ value: String(13 + index) })
      copy.close()
      expect(statSync(join(here(), 'backups', name)).mode & 0o777).toBe(0o600)
    }
    expect(store.dataFile.backups()).toHaveLength(10)
  })

  test('saves continue during a backup and are included', async () => {
    const store = open(here())
    const copied = store.dataFile.backUp('2026-11-21')
    store.settings.save('written', 'meanwhile')
    await copied
    expect(store.settings.read('written')).toBe('meanwhile')
    expect(readdirSync(join(here(), 'backups'))).toEqual(['daily-2026-11-21.sqlite'])
  })

  test('a damaged backup does not remove one of ten good ones', async () => {
    const store = open(here())
    await store.dataFile.backUp('2026-11-10')
    const backupOf = (day: number) => join(here(), 'backups', `daily-2026-11-${day}.sqlite`)
    for (let day = 11; day < 20; day++) copyFileSync(backupOf(10), backupOf(day))
    expect(store.dataFile.backups()).toHaveLength(10)
    store.close()
    stores.splice(0)
    // Large enough to skip the full check at the start.
    const database = withSqlFunctions(new DatabaseSync(dataPaths(here()).data))
    const value = 'hex(zeroblob(5000000))'
    database.exec(`INSERT INTO settings VALUES ('large', ${value}, checksum('large', ${value}))`)
    database.close()
    const damaged = readFileSync(dataPaths(here()).data)
    damaged.fill(0xa5, damaged.byteLength - 4096 * 12)
    writeFileSync(dataPaths(here()).data, damaged)

    const again = open(here())
    expect(again.dataFile.condition().state).toBe('ready')
    await again.dataFile.backUp('2026-11-21')
    expect(again.dataFile.backups()).toHaveLength(10)
    expect(again.dataFile.condition()).toEqual({ state: 'ready', notice: 'damage_found' })
    again.close()
    stores.splice(0)
    expect(open(here()).dataFile.condition().state).toBe('damaged')
  })
})

describe('export and import', () => {
  test('restores every row and every file on the other computer', async () => {
    writeAll(here())
    const files = { 'deliveries/one.pdf': '%PDF-', 'templates/mine.json': '{}' }
    for (const [name, text] of Object.entries(files)) {
      mkdirSync(join(here(), name, '..'), { recursive: true })
      writeFileSync(join(here(), name), text)
    }
    const path = join(folder, 'all.billwright')
    const store = open(here())
    await store.dataFile.exportTo(path)
    expect(statSync(path).mode & 0o777).toBe(0o600)

    const other = open(there())
    other.settings.save('was', 'here before')
    receive(other, readFileSync(path))
    const { kept } = await other.dataFile.importReceived(always)
    expect(other.invoices.list({ search: '', limit: 1000 })).toHaveLength(5)
    for (const one of [store, other]) one.close()
    stores.splice(0)

    // Each computer has its own journal.
    const { attempts, invoices, attempt_journal: _one, ...written } = rows(here())
    const { attempts: imported, invoices: listed, attempt_journal: _other, ...rest } = rows(there())
    // The first computer may have received an answer since, or billed the number in another submission.
    expect({ ...rest, attempts_missing: [] }).toEqual({ ...written, revisions: expect.anything() })
    expect(rest.attempts_missing).toEqual([{ invoice_id: '00000000-0000-4000-8000-000000000003' }])
    expect(rest.revisions?.map(parsedDraft)).toEqual(written.revisions?.map(parsedDraft))
    // The first computer may have sent queued attempts, so the second one asks the user.
    expect(listed).toEqual(
      invoices?.map(invoice =>
        (invoice as { phase: string }).phase === 'waiting'
          ? { ...(invoice as object), phase: 'not_confirmed', checksum: expect.any(String) }
          : invoice,
      ),
    )
    expect(imported).toEqual(
      attempts?.map(attempt =>
        (attempt as { state: string }).state === 'queued'
          ? {
              ...(attempt as object),
              state: 'unknown',
              in_doubt: 1,
              checksum: expect.any(String),
              problem: expect.stringContaining('outcome_unknown'),
            }
          : attempt,
      ),
    )
    for (const [name, text] of Object.entries(files))
      expect(readFileSync(join(there(), name), 'utf8')).toBe(text)
    const before = new DatabaseSync(join(kept ?? '', 'billwright.sqlite'), { readOnly: true })
    expect(before.prepare('SELECT name FROM settings').all()).toEqual([{ name: 'was' }])
    before.close()
  })

  test('a custom template of the same name is kept beside the imported one', async () => {
    writeAll(here())
    mkdirSync(join(here(), 'templates'))
    writeFileSync(join(here(), 'templates', 'mine.json'), 'first')
    const path = join(folder, 'all.billwright')
    const store = open(here())
    await store.dataFile.exportTo(path)
    writeFileSync(join(here(), 'templates', 'mine.json'), 'second')
    receive(store, readFileSync(path))
    await store.dataFile.importReceived(always)
    const texts = readdirSync(join(here(), 'templates')).map(name =>
      readFileSync(join(here(), 'templates', name), 'utf8'),
    )
    expect(texts.sort()).toEqual(['first', 'second'])
  })

  const replacedIn = (where: string) => readdirSync(where).filter(name => name.startsWith('replaced-'))

  test('importing the same export twice keeps one copy, and the second import replaces nothing', async () => {
    writeAll(here())
    const path = join(folder, 'all.billwright')
    await open(here()).dataFile.exportTo(path)
    const other = open(there())
    const importAll = async () => {
      receive(other, readFileSync(path))
      return (await other.dataFile.importReceived(always)).kept
    }
    expect(await importAll()).toContain('replaced-')
    const [copy] = replacedIn(there())
    while (other.invoices.tidy());
    for (let time = 0; time < 3; time++) expect(await importAll()).toBeNull()
    expect(replacedIn(there())).toEqual([copy])
    expect(readdirSync(there()).filter(name => /^(?:incoming|replacement)/.test(name))).toEqual([])

    // After one more change, the replaced data is kept again.
    other.settings.save('written', 'since')
    expect(await importAll()).toContain('replaced-')
    expect(other.settings.read('written')).toBeUndefined()
    expect(replacedIn(there())).toHaveLength(2)
  })

  test('importing two exports alternately keeps one copy of each template content', async () => {
    writeAll(here())
    mkdirSync(join(here(), 'templates'))
    const template = join(here(), 'templates', 'mine.json')
    const store = open(here())
    const paths = ['first', 'second'].map(text => join(folder, `${text}.billwright`))
    for (const path of paths) {
      writeFileSync(template, path)
      await store.dataFile.exportTo(path)
    }
    for (const path of [...paths, ...paths, ...paths]) {
      receive(store, readFileSync(path))
      await store.dataFile.importReceived(always)
      expect(readFileSync(template, 'utf8')).toBe(path)
    }
    const copies = readdirSync(join(here(), 'templates')).filter(name => name !== 'mine.json')
    const contents = copies.map(name => readFileSync(join(here(), 'templates', name), 'utf8'))
    expect(contents.sort()).toEqual(paths)
  })

  test('an import removes old copies, and succeeds if it cannot', async () => {
    writeAll(here())
    const path = join(folder, 'all.billwright')
    await open(here()).dataFile.exportTo(path)
    const other = open(there())
    const names = ['2020-01-01', '2020-01-02', '2020-01-03', '2020-01-04'].map(
      day => `replaced-${day}T00-00-00-000Z`,
    )
    for (const name of names) writeAll(join(there(), name))
    // The folder cannot be read as data.
    const odd = join(there(), 'replaced-2019-01-01T00-00-00-000Z')
    mkdirSync(dataPaths(odd).data, { recursive: true })
    receive(other, readFileSync(path))
    const { kept } = await other.dataFile.importReceived(always)
    expect(replacedIn(there()).sort()).toEqual([basename(odd), ...names.slice(2), basename(kept ?? '')])
  })

  test('an import over damaged data keeps them as damaged, and no copy is removed', async () => {
    writeAll(here())
    const path = join(folder, 'all.billwright')
    await open(here()).dataFile.exportTo(path)
    mkdirSync(there())
    writeFileSync(dataPaths(there()).data, Buffer.alloc(8192, 0xa5))
    const other = open(there())
    receive(other, readFileSync(path))
    const { kept } = await other.dataFile.importReceived(always)
    expect(basename(kept ?? '')).toMatch(/^damaged-/)
    expect(readFileSync(join(kept ?? '', 'billwright.sqlite')).equals(Buffer.alloc(8192, 0xa5))).toBe(true)
  })

  test.each([
    ['a file that is no database', () => Buffer.from('%PDF-1.7 '.repeat(1000)), 'not_an_export'],
    ['nothing at all', () => Buffer.of(0), 'not_an_export'],
    [
      'a database of something else',
      () => databaseOf('CREATE TABLE a (b); PRAGMA user_version = 1'),
      'not_an_export',
    ],
    [
      'data that are not an export',
      () =>
        databaseOf(readFileSync(join(import.meta.dirname, '..', '..', 'testing', 'store-v1.sql'), 'utf8')),
      'not_an_export',
    ],
    [
      'what a newer version exported',
      () =>
        databaseOf(`PRAGMA user_version = ${migrations.length + 1}; CREATE TABLE invoices (a);
          CREATE TABLE schema_version (version); INSERT INTO schema_version VALUES (${migrations.length + 1})`),
      'store_newer',
    ],
  ])('%s is refused, and the data stay unchanged', async (_what, bytesOf, code) => {
    const store = open(here())
    store.settings.save('still', 'here')
    receive(store, bytesOf())
    await expect(store.dataFile.importReceived(always)).rejects.toMatchObject({ code })
    expect(store.settings.read('still')).toBe('here')
    expect(readdirSync(here()).filter(name => name.startsWith('incoming'))).toEqual([])
  })

  test('a damaged or incomplete export is refused', async () => {
    writeAll(here())
    const path = join(folder, 'all.billwright')
    const store = open(here())
    await store.dataFile.exportTo(path)
    const bytes = readFileSync(path)
    const damaged = Buffer.from(bytes)
    damaged.fill(0xa5, 4096, 4096 * 6)
    receive(store, damaged)
    await expect(store.dataFile.importReceived(always)).rejects.toMatchObject({ code: 'not_an_export' })

    store.dataFile.receive(0, bytes.subarray(0, 4096))
    expect(() => store.dataFile.receive(8192, bytes.subarray(8192))).toThrow()
    await expect(store.dataFile.importReceived(always)).rejects.toMatchObject({ code: 'not_an_export' })
    expect(store.invoices.list({ search: '', limit: 1000 })).toHaveLength(5)
  })

  test('a path in an export cannot leave the data folder', async () => {
    writeAll(here())
    const path = join(folder, 'all.billwright')
    const store = open(here())
    await store.dataFile.exportTo(path)
    const archive = new DatabaseSync(path)
    for (const name of [
      '../out',
      'deliveries/../../out',
      '/etc/out',
      'templates/.hidden',
      'billwright.sqlite',
    ])
      archive.prepare('INSERT INTO archived_files VALUES (?, ?)').run(name, Buffer.from('out'))
    archive.close()
    receive(store, readFileSync(path))
    await store.dataFile.importReceived(always)
    expect(readdirSync(folder).sort()).toEqual(['all.billwright', 'here'])
    expect(readdirSync(here()).some(name => name.includes('out') || name === 'templates')).toBe(false)
  })
})

const parsedDraft = (row: unknown) => {
  const { draft, checksum: _, ...columns } = row as { draft: string; checksum: string }
  return { ...columns, draft: JSON.parse(draft) }
}

function databaseOf(sql: string): Buffer {
  const path = join(folder, 'other.sqlite')
  rmSync(path, { force: true })
  const database = new DatabaseSync(path)
  database.exec(sql)
  database.close()
  return readFileSync(path)
}
