import { randomUUID } from 'node:crypto'
import { cpSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync, type SQLInputValue } from 'node:sqlite'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Decimal } from '#core/money/decimal.ts'
import { runs } from '#core/testing/runs.ts'
import { sha256Of } from '#node/sha256.ts'
import { writeMissingChecksums } from '#platform/store/schema/checksums.ts'
import { withSqlFunctions } from '#platform/store/sqlite/sql-functions.ts'
import { copyDataFolder } from '#platform/testing/copy-data-folder.ts'
import { type FakeService, json, startFakeService } from '#platform/testing/fake-service.ts'
import { writePaymentOf } from '#platform/testing/payments.ts'
import { writeRecordOf } from '#platform/testing/records.ts'
import { writeSchedule } from '#platform/testing/schedules.ts'
import { answer, liveKey, reset } from '../testing/faulty-service.ts'
import { closeRenderer, openTestHost, type TestHost, temporaryFolder } from '../testing/test-host.ts'
import { writeInvoice } from '../testing/test-invoices.ts'

/**
 * Someone who changes a copy or the data file can also write every checksum. Nothing may be asked or sent because of it
 * without a click.
 */
const folder = temporaryFolder()
const at = (name: string) => join(folder.path, name)
let service: FakeService
let foreign: FakeService
let connectionId: string
let doesAnswer = true

beforeAll(async () => {
  service = await startFakeService((request, response) =>
    (doesAnswer ? json(200, answer) : reset)(request, response),
  )
  foreign = await startFakeService(json(200, answer))
  await writeFolders()
})
afterAll(async () => {
  await service.close()
  await foreign.close()
  await closeRenderer()
  folder.remove()
})

/** Writes `waiting` (a lost answer), `settled` (the same, settled by the user), and an export of `waiting`. */
async function writeFolders(): Promise<void> {
  let host = await openTestHost(at('base'), {}, { chooseSavePath: async () => at('export.billwright') })
  connectionId = await host.connect(service.url, liveKey)
  const { store } = host.ports
  writeRecordOf(store, 'customers', { name: 'Example Ltd' })
  writeRecordOf(store, 'items', { description: 'Work', prices: { EUR: '80.00' as Decimal } })
  const done = await submit(host, 'F-1')
  writePaymentOf(store, done, '1.00')
  writeSchedule(store, done)
  await host.until(() => store.attempts.undelivered().length === 0)
  doesAnswer = false
  const lost = await submit(host, 'F-2')
  await host.call('exportData', undefined)
  await host.close()
  cpSync(at('base'), at('waiting'), { recursive: true })
  host = await openTestHost(at('base'))
  await host.call('settleUnknown', { id: lost, found: 'created' })
  await host.close()
  cpSync(at('base'), at('settled'), { recursive: true })
}

async function submit(host: TestHost, invoice_number: string): Promise<string> {
  const { id, revision } = await writeInvoice(host, { invoice_number, currency: 'EUR' })
  const confirmed = { invoice_number, payable: '120.00', currency: 'EUR' }
  await host.call('submit', { id, revision, connectionId, confirmed })
  return id
}

interface Change {
  table: string
  column: string
  value: SQLInputValue
}

/** Every column of the newest schema with values of its type; states and modes are taken from the CHECKs. */
function changes(path: string): Change[] {
  const database = new DatabaseSync(path, { readOnly: true })
  const tables = database
    .prepare("SELECT name, sql FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'invoice_search%'")
    .all()
  const all = tables.flatMap(({ name: table, sql }) =>
    database
      .prepare('SELECT name, type FROM pragma_table_info(?)')
      .all(String(table))
      .flatMap(({ name, type }): Change[] => {
        const [column, known] = [String(name), new RegExp(`CHECK \\(${name} IN \\(([^)]+)`).exec(String(sql))]
        const values = known
          ? Array.from(known[1]?.matchAll(/'(\w+)'/g) ?? [], match => match[1] ?? '')
          : valuesOf(String(type))
        return values.map(value => ({ table: String(table), column, value }))
      }),
  )
  database.close()
  return all
}

function valuesOf(type: string): SQLInputValue[] {
  if (type === 'INTEGER') return [0, 1, 2 ** 31, -1]
  if (type === 'BLOB') return [Buffer.from('{"template":"minimal","invoice_number":"F-2","items":[]}')]
  const delivery = JSON.stringify({ state: 'kept', path: '/etc/a.pdf', bytes: 1, matchesPreview: true })
  return [
    foreign.url,
    null,
    '2026-11-26T10:00:00.000Z',
    'x'.repeat(100_000),
    '{"state":"fetching"}',
    delivery,
  ]
}

function applyTo(path: string, { table, column, value }: Change): void {
  const database = withSqlFunctions(new DatabaseSync(path, { enableForeignKeyConstraints: false }))
  try {
    plantRows(database)
    const hasChecksum = database
      .prepare("SELECT 1 FROM pragma_table_info(?) WHERE name = 'checksum'")
      .get(table)
    const reset = hasChecksum && column !== 'checksum' ? ', checksum = NULL' : ''
    try {
      database.prepare(`UPDATE OR IGNORE ${table} SET ${column} = ?${reset}`).run(value)
      if (column === 'payload')
        database.prepare('UPDATE attempts SET payload_sha256 = ?').run(sha256Of(value as Uint8Array))
    } catch {
      // The schema rejects this value.
    }
    writeMissingChecksums(database)
  } finally {
    database.close()
  }
}

/** Inserts unconfirmed attempts at both addresses, which the file declares as verified services. */
function plantRows(database: DatabaseSync): void {
  const known = database.prepare("SELECT * FROM attempts WHERE state = 'unknown'").get()
  if (!known) throw new Error('no attempt to copy')
  const invoice = database
    .prepare('SELECT id FROM invoices WHERE attempt_id IS NOT :id')
    .get({ id: String(known.id) })
  const mark = database.prepare('INSERT OR IGNORE INTO idempotent_services VALUES (?, ?, ?)')
  for (const baseUrl of [service.url, foreign.url])
    mark.run(baseUrl, known.key_fingerprint ?? '', '2026-11-26T10:00:00.000Z')
  for (const [state, mode] of [
    ['unknown', 'live'],
    ['queued', 'live'],
    ['queued', 'test'],
    ['sending', 'live'],
    ['done', 'live'],
  ] as const)
    for (const base_url of [service.url, foreign.url]) {
      const row = {
        ...known,
        id: randomUUID(),
        invoice_id: invoice?.id ?? null,
        state,
        mode,
        base_url,
        idempotency_key: randomUUID(),
        invoice_url: state === 'done' ? `${foreign.url}/a.pdf` : null,
        job_id: state === 'done' ? 'job' : null,
        checksum: null,
      }
      const names = Object.keys(row)
      database
        .prepare(`INSERT INTO attempts (${names.join()}) VALUES (${names.map(() => '?').join()})`)
        .run(...Object.values(row))
      database.prepare('UPDATE invoices SET attempt_id = ? WHERE id = ?').run(row.id, row.invoice_id)
    }
}

async function upload(host: TestHost, bytes: Buffer): Promise<void> {
  for (let offset = 0; offset < bytes.byteLength; offset += 1_000_000)
    await host.call('importPart', {
      offset,
      bytes: bytes.subarray(offset, offset + 1_000_000).toString('base64'),
    })
}

async function openWithKey(name: string): Promise<TestHost> {
  const host = await openTestHost(at(name))
  await host.giveKey(connectionId, liveKey).catch(() => undefined)
  return host
}

async function expectNoRequests(change: Change, host: TestHost | undefined): Promise<void> {
  await sleep(200)
  const seen = [...service.received, ...foreign.received].map(({ method, path }) => `${method} ${path}`)
  expect([change, seen]).toEqual([change, []])
  await host?.close()
  if (host) rmSync(host.folder, { recursive: true })
}

const sampled = (all: readonly Change[]) => {
  const step = runs(1, Math.ceil(all.length / 8))
  return all.filter((_, index) => index % step === 0)
}

test('a changed export is imported without a request', async () => {
  let imported = 0
  for (const [index, change] of sampled(changes(at('waiting/billwright.sqlite'))).entries()) {
    const [file, name] = [at(`export-${index}`), `import-${index}`]
    cpSync(at('export.billwright'), file)
    applyTo(file, change)
    copyDataFolder(at('settled'), at(name))
    const host = await openWithKey(name)
    service.received.length = 0
    await upload(host, readFileSync(file))
    // Some files may be refused as a whole, but not all of them.
    const isImported = await host.call('importData', undefined).then(
      () => true,
      () => false,
    )
    imported += isImported ? 1 : 0
    await expectNoRequests(change, host)
  }
  expect(imported).toBeGreaterThan(0)
})

test('a changed data file is opened without a request', async () => {
  let opened = 0
  for (const [index, change] of sampled(changes(at('waiting/billwright.sqlite'))).entries()) {
    const name = `start-${index}`
    copyDataFolder(at('waiting'), at(name))
    applyTo(at(`${name}/billwright.sqlite`), change)
    service.received.length = 0
    // Impossible values may prevent the start.
    const host = await openWithKey(name).catch(() => undefined)
    opened += host?.ports.store.dataFile.condition().state === 'ready' ? 1 : 0
    await expectNoRequests(change, host)
  }
  expect(opened).toBeGreaterThan(0)
})
