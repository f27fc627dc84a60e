import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterEach, beforeEach, expect, test } from 'vitest'
import {
  damage,
  exportStore,
  importExport,
  noticeOf,
  numbersIn,
  recoverStore,
  send,
  unreadInvoicesOf,
  write,
} from '../../testing/damaged-store.ts'
import { openStore } from '../open-store.ts'
import { writeMissingChecksums } from '../schema/checksums.ts'
import { dataPaths } from '../sqlite/data-paths.ts'
import { withSqlFunctions } from '../sqlite/sql-functions.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'billwright-rebuild-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const here = () => join(folder, 'here')
const there = () => join(folder, 'there')

function change(path: string, sql: string): void {
  const database = withSqlFunctions(new DatabaseSync(path, { enableForeignKeyConstraints: false }))
  database.exec(sql)
  writeMissingChecksums(database)
  database.close()
}

/** Imports an export that was changed with `sql` on another computer. */
async function importChanged(sql: string) {
  const store = openStore(here())
  for (const number of ['R-1', 'R-2']) write(store, number)
  send(store, write(store, 'R-3'), 'R-3')
  store.connections.save({
    id: '00000000-0000-4000-8000-000000000001',
    name: 'Example service',
    baseUrl: 'https://billing.example.com',
    requestFields: 'full',
  })
  const path = join(folder, 'changed.sqlite')
  const bytes = await exportStore(store, folder)
  store.close()
  writeFileSync(path, bytes)
  change(path, sql)
  const other = openStore(there())
  await importExport(other, readFileSync(path))
  return other
}

const trigger = 'CREATE TRIGGER other AFTER INSERT ON revisions BEGIN DELETE FROM payments; END'

test('a trigger of an export is not imported', async () => {
  await expect(importChanged(trigger)).rejects.toMatchObject({ code: 'not_an_export' })
})

test.each([
  ['a trigger', trigger],
  [
    'a view in place of a table',
    'DROP TABLE customers; CREATE VIEW customers AS SELECT 1 AS id, 2 AS record',
  ],
  ['a generated column', 'ALTER TABLE settings ADD COLUMN other TEXT AS (hex(zeroblob(9)))'],
])(
  '%s in the data file is damage, and does not survive the recovery',
  { tags: 'extended' },
  async (_what, sql) => {
    const store = openStore(here())
    write(store, 'R-1')
    await store.dataFile.backUp('2026-11-20')
    write(store, 'R-2')
    store.close()
    const schema = schemaOf(dataPaths(here()).data)
    change(dataPaths(here()).data, sql)
    const again = await recoverStore(here())
    expect(numbersIn(again)).toEqual(['R-1', 'R-2'])
    again.close()
    expect(schemaOf(dataPaths(here()).data)).toEqual(schema)
  },
)

function schemaOf(path: string): unknown[] {
  const database = new DatabaseSync(path, { readOnly: true })
  const rows = database.prepare('SELECT type, name, tbl_name, sql FROM sqlite_schema ORDER BY name').all()
  database.close()
  return rows
}

test('a backup with a trigger is not used', async () => {
  const store = openStore(here())
  write(store, 'R-1')
  await store.dataFile.backUp('2026-11-20')
  store.close()
  change(join(here(), 'backups', 'daily-2026-11-20.sqlite'), trigger)
  writeFileSync(dataPaths(here()).data, Buffer.alloc(8192, 0xa5))
  const again = openStore(here())
  expect(again.dataFile.condition()).toMatchObject({ state: 'damaged', backup: null })
  again.close()
})

test.each([
  ['invoices', `UPDATE invoices SET updated_at = 'soon', checksum = NULL WHERE invoice_number = 'R-1'`],
  ['revisions', `UPDATE revisions SET draft = '{"template":1}', checksum = NULL WHERE draft LIKE '%R-1%'`],
])('an impossible row in %s is left out and reported, and the others are imported', async (_table, sql) => {
  const store = await importChanged(sql)
  expect(numbersIn(store)).toEqual(['R-2', 'R-3'])
  expect([noticeOf(store), unreadInvoicesOf(store)]).toEqual(['drafts_missing', 1])
  store.close()
})

test('a row that is left out of an export of the own data is reported, although nothing is replaced', async () => {
  const store = openStore(there())
  write(store, 'R-1')
  const path = join(folder, 'changed.sqlite')
  writeFileSync(path, await exportStore(store, folder))
  change(
    path,
    `INSERT INTO connections VALUES ('00000000-0000-4000-8000-000000000002', 'Other', 'no address', 'full', NULL)`,
  )
  store.dataFile.receive(0, readFileSync(path))
  expect(await store.dataFile.importReceived(() => undefined)).toMatchObject({ kept: null })
  expect(noticeOf(store)).toBe('drafts_missing')
  store.close()
})

test('amounts of the list are those of the drafts, whatever an export says', async () => {
  const store = await importChanged(
    `UPDATE invoices SET payable = '1.00', customer = 'Other', checksum = NULL`,
  )
  expect(store.invoices.list({ search: '', limit: 9 }).map(({ payable }) => payable)).toEqual(
    Array(3).fill('80.00'),
  )
  store.close()
})

test('an attempt of an export waits for the user, who is warned that its number may be billed', async () => {
  const store = await importChanged(
    `INSERT INTO idempotent_services SELECT base_url, key_fingerprint, created_at FROM attempts`,
  )
  const [attempt] = store.attempts.open()
  expect(attempt).toMatchObject({ state: 'unknown', problem: { message: { code: 'unknown.from_copy' } } })
  expect(store.attempts.isConfirmedHere(attempt?.id ?? '')).toBe(false)
  expect(store.attempts.isIdempotent('https://billing.example.com', 'f')).toBe(false)
  expect(store.attempts.mayBeMissing(attempt?.invoiceId ?? '')).toBe(true)
  store.close()
})

test('a connection of an export with another origin does not get the id, and so the key, of one of this computer', async () => {
  const id = '00000000-0000-4000-8000-000000000001'
  const own = openStore(there())
  own.connections.save({ id, name: 'Own', baseUrl: 'https://own.example.com', requestFields: 'full' })
  own.settings.save('activeConnection', id)
  own.close()
  const store = await importChanged(`INSERT INTO settings VALUES ('activeConnection', '"${id}"', NULL)`)
  const [connection] = store.connections.all()
  expect(connection).toMatchObject({ baseUrl: 'https://billing.example.com' })
  expect(connection?.id).not.toBe(id)
  expect(store.settings.read('activeConnection')).toBeUndefined()
  expect(store.attempts.open()[0]?.connectionId).not.toBe(id)
  store.close()
})

test('settings of an export are those that this program would write', async () => {
  const value = JSON.stringify({ dueDays: 30, panes: 7, pdfFolder: '//files.example.com/share', other: 1 })
  const store = await importChanged(`INSERT INTO settings VALUES ('settings', '${value}', NULL)`)
  expect(store.settings.read('settings')).toEqual({ dueDays: 30 })
  store.close()
})

test('senders of an export are those that this program would write', async () => {
  const sender = { id: 'first', seller: { name: 'Example Studio' }, dueDays: 30 }
  const press = { id: 'press', isRemoved: true, notes: 'Thank you!' }
  const senders = [
    { ...sender, logo: 7, other: 1 },
    press,
    { seller: { name: 'Without an id' } },
    'no sender',
  ]
  const value = JSON.stringify({ theme: 'dark', senders })
  const store = await importChanged(`INSERT INTO settings VALUES ('settings', '${value}', NULL)`)
  expect(store.settings.read('settings')).toEqual({ theme: 'dark', senders: [sender, press] })
  store.close()
})

test.each(['intact', 'damaged'])(
  'a folder for PDFs of an export is taken over only if it was chosen on this computer: %s data',
  async state => {
    for (const [chosen, expected] of [
      ['/elsewhere', undefined],
      ['/etc', '/etc'],
    ]) {
      const own = openStore(there())
      own.settings.save('settings', { pdfFolder: chosen })
      own.close()
      if (state === 'damaged') damage(there(), 'revisions')
      const value = JSON.stringify({ dueDays: 30, pdfFolder: '/etc' })
      const store = await importChanged(`INSERT INTO settings VALUES ('settings', '${value}', NULL)`)
      expect(store.settings.read('settings')).toEqual({
        dueDays: 30,
        ...(expected && { pdfFolder: expected }),
      })
      store.close()
      for (const each of [here(), there()]) rmSync(each, { recursive: true })
    }
  },
)

test('what a killed import or backup left behind is removed at the start', () => {
  openStore(here()).close()
  const paths = dataPaths(here())
  mkdirSync(paths.backups)
  const left = [
    paths.incoming,
    `${paths.incoming}-journal`,
    `${paths.rebuilt}.source`,
    `${paths.replacement}.part`,
    join(here(), '.0b6b.part'),
    join(paths.backups, 'daily-2026-11-20.sqlite.part'),
  ]
  for (const path of left) writeFileSync(path, 'x')
  openStore(here()).close()
  const names = [...readdirSync(here()), ...readdirSync(paths.backups)]
  expect(names.filter(name => /part|incoming|rebuilt/.test(name))).toEqual([])
})

test('an export removes what a killed export into the same folder left behind', async () => {
  const store = openStore(here())
  // No running process has this id.
  writeFileSync(join(folder, '.4194999-1700000000000.part'), 'x')
  await exportStore(store, folder)
  expect(readdirSync(folder).filter(name => name.endsWith('.part'))).toEqual([])
  store.close()
})
