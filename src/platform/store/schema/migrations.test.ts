import { randomUUID } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Store } from '#app/ports/store.ts'
import { columnsOf } from '#core/draft/invoice-columns.ts'
import { keyOfName } from '#core/records/record-keys.ts'
import { finish, send } from '../../testing/damaged-store.ts'
import { writePaymentOf } from '../../testing/payments.ts'
import { writeRandomDocuments } from '../../testing/random-documents.ts'
import { openAndMigrate } from '../data-file/open-database.ts'
import { refreshPaymentStatus } from '../invoices/payment-status.ts'
import { openStore } from '../open-store.ts'
import { dataPaths } from '../sqlite/data-paths.ts'
import { createSql } from '../sqlite/sql.ts'
import { withSqlFunctions } from '../sqlite/sql-functions.ts'
import { writeMissingChecksums } from './checksums.ts'
import { migrate } from './migrate.ts'
import { migrations } from './migrations.ts'

let folder: string
let path: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'billwright-schema-'))
  path = dataPaths(folder).data
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

/** A fixture for every version, written by a program of that version. */
const versions = migrations.map((_, index) => index + 1)
const fixture = (version: number) =>
  readFileSync(join(import.meta.dirname, '..', '..', 'testing', `store-v${version}.sql`), 'utf8')

function write(version: number): void {
  const database = new DatabaseSync(path)
  database.exec(fixture(version))
  database.close()
}

const rowsOf = (database: DatabaseSync, table: string) => database.prepare(`SELECT * FROM ${table}`).all()

function tablesOf(database: DatabaseSync): string[] {
  return database
    .prepare("SELECT name FROM sqlite_schema WHERE type = 'table' ORDER BY name")
    .all()
    .map(({ name }) => String(name))
}

/**
 * Removes values that migrations change: version 8 adds amounts and dates to the searched text of an invoice, and
 * columns to its checksum; version 13 adds one to that of attempts.
 */
function keptColumns(table: string, row: Record<string, unknown>): Record<string, unknown> {
  if (table === 'attempts' && !('issued_by' in row)) {
    const { checksum: _, ...kept } = row
    return kept
  }
  if (table !== 'invoices' || 'phase' in row) return row
  const { search_text, checksum: _, ...kept } = row
  return { ...kept, search_text: expect.stringContaining(String(search_text)) }
}

/** The schema of a database, independent of how it was created. */
function shapeOf(file: string): unknown[] {
  const database = new DatabaseSync(file, { readOnly: true })
  const names = database.prepare('SELECT type, name FROM sqlite_schema ORDER BY type, name').all()
  const columns = tablesOf(database).map(table => database.prepare(`PRAGMA table_info(${table})`).all())
  database.close()
  return [names, columns]
}

test.each(versions)('data of version %i are migrated row for row', version => {
  write(version)
  const before = new DatabaseSync(path, { readOnly: true })
  // The index is rebuilt, services are verified again, and the version differs.
  const tables = tablesOf(before).filter(
    table =>
      !/^(?:invoice_search|search_parts|untidy|idempotent_services|attempt_journal|schema_version)/.test(
        table,
      ),
  )
  const written = Object.fromEntries(tables.map(table => [table, rowsOf(before, table)]))
  before.close()

  const store = openStore(folder)
  expect(store.dataFile.condition()).toEqual({ state: 'ready', notice: null })
  expect(store.invoices.find('00000000-0000-4000-8000-000000000001')?.draft).toMatchObject({
    notes: 'Second thoughts 🧾',
    logo: expect.stringMatching(/^data:image\/png/),
  })
  expect(store.attempts.open().map(({ state, inDoubt }) => [state, inDoubt])).toEqual([
    ['unknown', true],
    ['queued', false],
  ])
  store.close()

  const after = new DatabaseSync(path, { readOnly: true })
  for (const [table, rows] of Object.entries(written))
    expect(rowsOf(after, table)).toMatchObject(rows.map(row => keptColumns(table, row)))
  after.close()
})

test.each(versions)('data of version %i get the schema of new data', version => {
  write(version)
  openStore(folder).close()
  const brought = shapeOf(path)
  rmSync(folder, { recursive: true })
  openStore(folder).close()
  expect(brought).toEqual(shapeOf(path))
})

test.each(versions)('in data of version %i every invoice is found, before and after maintenance', version => {
  write(version)
  const store = openStore(folder)
  const found = () =>
    ['brand identity', 'ŻÓŁW'.toLowerCase(), '2026-0003'].map(search =>
      store.invoices.list({ search, limit: 10 }).map(({ id }) => Number(id.slice(-2))),
    )
  const expected = [[4, 3, 2, 1, 6], [1], [3]]
  expect(found()).toEqual(expected)
  while (store.invoices.tidy());
  expect(found()).toEqual(expected)
  store.close()
})

test('two taken numbers that look alike in older data are migrated and keep their owners', () => {
  write(5)
  const database = new DatabaseSync(path)
  const similar = 'inv\u20112026\u20110002'
  const other = '00000000-0000-4000-8000-000000000004'
  database.prepare("INSERT INTO numbers VALUES (?, ?, '2026-09-01T09:00:00.000Z')").run(similar, other)
  database.close()

  const store = openStore(folder)
  expect(store.dataFile.condition()).toEqual({ state: 'ready', notice: null })
  const ownerOf = (number: string) => store.attempts.numberOwner(number)?.invoiceId
  expect(ownerOf(similar)).toBe(other)
  expect(ownerOf('INV-2026-0002')).toBe('00000000-0000-4000-8000-000000000002')
  expect(ownerOf('Inv-2026-0002')).toBe(other)
  expect(ownerOf('inv-2026-0003')).toBe('00000000-0000-4000-8000-000000000003')
  expect(store.attempts.invoiceWithNumber('inv-2026-0001', other)).toMatchObject({
    invoice_number: 'INV-2026-0001',
  })
  store.close()
})

test('before a migration the data are copied, and the copy is intact', () => {
  write(1)
  openStore(folder).close()
  const copy = new DatabaseSync(join(folder, 'backups', 'before-schema-2.sqlite'), { readOnly: true })
  expect(copy.prepare('PRAGMA user_version').get()).toEqual({ user_version: 1 })
  expect(copy.prepare('PRAGMA integrity_check').get()).toEqual({ integrity_check: 'ok' })
  const original = new DatabaseSync(':memory:')
  original.exec(fixture(1))
  for (const table of tablesOf(original)) expect(rowsOf(copy, table)).toEqual(rowsOf(original, table))
  copy.close()
})

test('a program that ends between two migration steps leaves intact data', () => {
  write(5)
  openAndMigrate(path, folder, migrations.slice(0, 6)).close()
  const store = openStore(folder)
  expect(store.dataFile.condition()).toEqual({ state: 'ready', notice: null })
  store.close()
})

test('customers and catalogue items are migrated, and older invoices know the buyer by name', () => {
  write(7)
  const store = openStore(folder)
  const [customer] = store.records.list('customers', { words: ['zolw'], archived: false, limit: 10 })
  expect(customer).toMatchObject({ record: { name: 'Żółw & Söhne', payment_days: 30 }, revision: 2 })
  expect(store.invoices.find('00000000-0000-4000-8000-000000000001')?.customerId).toBe(customer?.id)
  expect(store.records.all('items').map(({ record }) => record.prices)).toEqual([{ EUR: '80', USD: '90.50' }])
  store.close()
})

test('invoices of an older version have the status of their submission, and amounts and dates are found', () => {
  write(7)
  const store = openStore(folder)
  const statuses = store.invoices
    .list({ search: '', sort: { by: 'number', descending: false }, limit: 10 })
    .map(({ status }) => status)
  expect(statuses).toEqual(['draft', 'issued', 'not_confirmed', 'waiting', 'draft'])
  expect(store.invoices.list({ search: '120,00', limit: 10 })).toHaveLength(5)
  expect(store.invoices.counts({ search: '' })).toEqual({
    total: 5,
    byStatus: { draft: 2, issued: 1, not_confirmed: 1, waiting: 1 },
  })
  store.close()
})

test.each(versions)('data of version %i get the status that would be derived now', version => {
  write(version)
  openStore(folder).close()
  const database = openAndMigrate(path, folder)
  const before = rowsOf(database, 'invoices')
  const sql = createSql({ database }, { beforeCommit: refreshPaymentStatus })
  sql.run('INSERT INTO stale_standings SELECT id FROM invoices')
  expect(rowsOf(database, 'stale_standings')).toEqual([])
  expect(rowsOf(database, 'invoices')).toEqual(before)
  database.close()
})

/** Removes what later versions added. Added values are derived, so the rows are those of the older version. */
function downgrade(database: DatabaseSync, version: number): void {
  const older = new DatabaseSync(':memory:')
  older.exec(fixture(version))
  const indexesOf = (of: DatabaseSync) =>
    of
      .prepare(
        "SELECT name, sql FROM sqlite_schema WHERE tbl_name IN ('invoices', 'payments') AND type = 'index' AND sql <> ''",
      )
      .all()
  const triggersOf = (of: DatabaseSync) =>
    of.prepare("SELECT name, sql FROM sqlite_schema WHERE type = 'trigger'").all()
  for (const { name } of indexesOf(database)) database.exec(`DROP INDEX ${name}`)
  for (const { name } of triggersOf(database)) database.exec(`DROP TRIGGER ${name}`)
  const columnNamesOf = (of: DatabaseSync, table: string) =>
    of
      .prepare('SELECT name FROM pragma_table_info(?)')
      .all(table)
      .map(({ name }) => name)
  for (const table of ['invoices', 'attempts']) {
    const kept = new Set(columnNamesOf(older, table))
    for (const name of columnNamesOf(database, table))
      if (!kept.has(name)) database.exec(`ALTER TABLE ${table} DROP COLUMN ${name}`)
  }
  // The caller writes them again.
  database.exec('UPDATE attempts SET checksum = NULL')
  const tables = new Set(tablesOf(older))
  for (const name of tablesOf(database)) if (!tables.has(name)) database.exec(`DROP TABLE ${name}`)
  for (const { sql } of [...indexesOf(older), ...triggersOf(older)]) database.exec(String(sql))
  database.exec(`UPDATE schema_version SET version = ${version}; PRAGMA user_version = ${version}`)
  older.close()
}

test('documents with tax, payments and credits get the orders and filters that are written now', () => {
  const store = openStore(folder)
  writeRandomDocuments(store, 150)
  store.close()
  const { written, migrated } = migrateFrom10()
  expect(written.filter(({ outstanding }) => outstanding !== null).length).toBeGreaterThan(20)
  expect(written.filter(({ sums }) => String(sums).includes('prepaid')).length).toBeGreaterThan(20)
  expect(migrated).toEqual(written)
})

test('a credit note over a negative amount is settled by its only payment', () => {
  const store = openStore(folder)
  const id = '00000000-0000-4000-8000-000000000001'
  const items = [{ description: 'Design', quantity: '1', unit_price: '-100' }]
  const draft = { template: 'minimal', invoice_number: 'N-1', type: 'credit_note', currency: 'EUR', items }
  const at = '2026-01-01T00:00:00.000Z'
  store.invoices.create({ id, draft, columns: columnsOf(draft), at, sample: false, creditsId: null })
  finish(store, send(store, id, 'N-1', undefined, 'live'))
  writePaymentOf(store, id, '100.00', { paidOn: '2026-01-05' })
  store.close()
  const { written, migrated } = migrateFrom10()
  expect(written).toMatchObject([{ settled_on: '2026-01-05' }])
  expect(migrated).toEqual(written)
})

test('documents that a minimal request billed or an older version deleted are in the books of migrated data', () => {
  const store = openStore(folder)
  const [id, kept] = [writeTaxed(store, 'N-1'), writeTaxed(store, 'N-2')]
  const line = { description: 'Design', quantity: 1, unit_price: 100 }
  const minimal = { template: 'minimal', invoice_number: 'N-1', items: [line] }
  finish(store, send(store, id, 'N-1', new TextEncoder().encode(JSON.stringify(minimal))))
  finish(store, send(store, kept, 'N-2'))
  store.close()
  const database = withSqlFunctions(new DatabaseSync(path))
  downgrade(database, 11)
  database.exec(`UPDATE invoices SET currency = 'USD', payable = '119.00', deleted_at = '2026-01-01', checksum = NULL;
    DELETE FROM stale_standings`)
  writeMissingChecksums(database)
  database.close()

  const migrated = openStore(folder)
  expect(migrated.dataFile.condition()).toEqual({ state: 'ready', notice: null })
  const listed = migrated.invoices.list({ search: '', sort: { by: 'number', descending: false }, limit: 10 })
  expect(listed).toMatchObject([
    { invoice_number: 'N-1', currency: 'EUR', payable: '100.00', outstanding: '100.00', customer: 'Buyer' },
    { invoice_number: 'N-2', currency: 'USD', payable: '119.00', outstanding: '119.00', customer: 'Buyer' },
  ])
  migrated.close()
})

function writeTaxed(store: Store, invoice_number: string): string {
  const items = [{ description: 'Design', quantity: '1', unit_price: '100', tax_rate: '19' }]
  const draft = { template: 'minimal', invoice_number, currency: 'USD', buyer: { name: 'Buyer' }, items }
  const id = randomUUID()
  store.invoices.create({
    id,
    draft,
    columns: columnsOf(draft),
    at: '2026-01-01T00:00:00.000Z',
    sample: false,
  })
  return id
}

/** Returns invoice rows as they are written now, and the same rows after migrating their derived columns. */
function migrateFrom10() {
  const database = withSqlFunctions(new DatabaseSync(path))
  const written = rowsOf(database, 'invoices')
  downgrade(database, 10)
  expect(Object.keys(rowsOf(database, 'invoices')[0] ?? {})).not.toContain('outstanding')
  // Version 12 adds the deposit to the sums.
  database.exec("UPDATE invoices SET sums = json_remove(sums, '$.prepaid'), checksum = NULL")
  writeMissingChecksums(database)
  database.close()
  openStore(folder).close()
  const reopened = new DatabaseSync(path, { readOnly: true })
  const migrated = rowsOf(reopened, 'invoices')
  reopened.close()
  return { written, migrated }
}

test('payments are migrated', () => {
  write(8)
  const store = openStore(folder)
  const id = '00000000-0000-4000-8000-000000000002'
  expect(store.payments.ofInvoice(id)).toMatchObject([{ amount: '50.00', note: 'Bank transfer' }])
  expect(store.invoices.summary(id, '2026-11-21')).toMatchObject({
    status: 'partly_paid',
    paid: '50.00',
    outstanding: '70.00',
  })
  store.close()
})

test('payments stored with more decimals than the currency are added rounded after the migration', () => {
  const store = openStore(folder)
  const id = writeTaxed(store, 'N-1')
  finish(store, send(store, id, 'N-1'))
  for (const amount of ['1.00', '2.00']) writePaymentOf(store, id, amount)
  store.close()
  const database = withSqlFunctions(new DatabaseSync(path))
  downgrade(database, 11)
  database.exec(`UPDATE payments SET amount = '5005e-3', checksum = NULL;
    UPDATE invoices SET paid = '10.01', issue_date = '2026-01-01', checksum = NULL,
      (currency, payable) = (SELECT currency, payable FROM attempts);
    UPDATE attempts SET payload = CAST('{"template":"minimal","invoice_number":"N-1","currency":"USD","items":[]}' AS BLOB),
      checksum = NULL`)
  writeMissingChecksums(database)
  database.exec('DELETE FROM stale_standings')
  database.close()
  const migrated = openStore(folder)
  expect(migrated.payments.ofInvoice(id).map(({ amount }) => amount)).toEqual(['5.01', '5.01'])
  expect(migrated.invoices.summary(id, '2026-11-21')).toMatchObject({ paid: '10.02' })
  migrated.close()
})

test('invoices of an older version are found by their buyer, in any letter case', () => {
  write(6)
  const store = openStore(folder)
  const key = keyOfName(' EXAMPLE  gmbh')
  expect(store.records.invoicesOfBuyer(key)).toEqual(['00000000-0000-4000-8000-000000000003'])
  store.close()
})

test('a failed migration changes nothing', () => {
  const first = migrations.slice(0, 1)
  openAndMigrate(path, folder, first).close()
  const failing = [...first, 'DROP TABLE settings; DROP TABLE never_there']
  expect(() => openAndMigrate(path, folder, failing)).toThrow('no such table')
  const database = openAndMigrate(path, folder, first)
  expect(rowsOf(database, 'settings')).toEqual([])
  database.close()
})

test('a further new database of a process equals one that takes all steps', () => {
  const contentOf = (schema: readonly string[]) => {
    const database = withSqlFunctions(new DatabaseSync(':memory:'))
    migrate(database, schema)
    const rows = tablesOf(database).map(table => [table, rowsOf(database, table)])
    const definitions = database.prepare('SELECT * FROM sqlite_schema ORDER BY name').all()
    const content = [
      definitions.map(({ rootpage: _, ...each }) => each),
      rows,
      rowsOf(database, 'pragma_user_version'),
    ]
    database.close()
    return content
  }
  // a new array, so that its script is not cached yet
  const expected = contentOf([...migrations])
  for (const _ of [1, 2]) expect(contentOf(migrations)).toEqual(expected)
})
