import { cpSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync, type SQLInputValue, type SQLOutputValue } from 'node:sqlite'
import type { Store } from '#app/ports/store.ts'
import { AppError } from '#core/errors/app-error.ts'
import type { Decimal } from '#core/money/decimal.ts'
import { openStore } from '../../store/open-store.ts'
import { checksumColumns } from '../../store/schema/checksums.ts'
import { dataPaths } from '../../store/sqlite/data-paths.ts'
import { writePaymentOf } from '../payments.ts'
import { writeRecordOf } from '../records.ts'
import { writeSchedule } from '../schedules.ts'
import { type FaultReport, flipBit, seededRandom, withTemporaryFolder } from './fault.ts'
import { createInvoice, sendAttempt } from './work.ts'

type Random = (below: number) => number
type Table = keyof typeof checksumColumns

/**
 * Flips one bit of a value that decides what is billed or shown as an amount. A running program must refuse the row and
 * report the damage; the next start must detect it before anything is shown.
 */
export const flipColumns = (runs: number): Promise<FaultReport> =>
  withTemporaryFolder(parent => {
    const random = seededRandom(runs)
    const whole = join(parent, 'whole')
    const ids = writeRows(whole)
    const columns = Object.entries(checksumColumns).flatMap(([table, names]) =>
      names.map(column => ({ table: table as Table, column })),
    )
    const violations: string[] = []
    let refused = 0
    for (let run = 0; run < runs; run++) {
      const { table, column } = columns[run % columns.length] ?? { table: 'attempts', column: 'payload' }
      const folder = join(parent, String(run))
      cpSync(whole, folder, { recursive: true })
      const lines = flipOne(folder, { table, column, ids }, random)
      if (lines === 'refused') refused++
      else violations.push(...lines.map(line => `run ${run}, ${table}.${column}: ${line}`))
      rmSync(folder, { recursive: true })
    }
    const summary = `${columns.length} columns, ${refused} values that SQLite itself refuses`
    return { what: 'a flipped bit in a column that carries money', runs, violations, observations: summary }
  })

const publication = { connectionId: 'example', keyFingerprint: 'f', sha256: 'a'.repeat(64) }

interface Ids {
  invoice: string
  attempt: string
  customers: string
  items: string
  schedules: string
  payments: string
}

function writeRows(folder: string): Ids {
  const store = openStore(folder)
  const invoice = createInvoice(store)
  const attempt = sendAttempt(store, invoice)
  store.attempts.change(attempt, 'sending', {
    state: 'done',
    finishedAt: '2026-11-21T14:00:00Z',
    retryAt: '2026-11-21T14:00:00Z',
    jobId: 'job',
    invoiceUrl: 'https://files.example.com/a.pdf',
    problem: { code: 'refused', message: { code: 'refused' }, status: null, requestId: null, fields: [] },
  })
  store.attempts.saveDelivery(attempt, { state: 'fetching' })
  const baseUrl = 'https://billing.example.com'
  store.connections.save({ id: 'example', name: 'Example service', baseUrl, requestFields: 'full' })
  store.settings.save('settings', { currency: 'EUR' })
  const customers = writeRecordOf(store, 'customers', { name: 'Example Ltd' })
  const items = writeRecordOf(store, 'items', { description: 'Work', prices: { EUR: '80.00' as Decimal } })
  const schedules = writeSchedule(store, invoice)
  const payments = writePaymentOf(store, invoice, '1.00')
  store.templates.rememberPublished(publication, 'studio@3')
  store.close()
  return { invoice, attempt, customers, items, schedules, payments }
}

interface Target {
  table: Table
  column: string
  ids: Ids
}

function flipOne(folder: string, { table, column, ids }: Target, random: Random): string[] | 'refused' {
  const store = openStore(folder)
  try {
    if (!flip(folder, table, column, random)) return 'refused'
    const isRefused = read(store, table, ids)
    const condition = store.dataFile.condition()
    const isNoticed = condition.state === 'ready' && condition.notice === 'damage_found'
    // A row whose id changed is not read, so only the next start detects it.
    if (!isRefused && !isNoticed && !isIdentity(table, column)) return ['was read without a report']
  } finally {
    store.close()
  }
  const again = openStore(folder)
  try {
    const { state } = again.dataFile.condition()
    return state === 'damaged' ? [] : [`the next start finds the data ${state}`]
  } finally {
    again.close()
  }
}

const isIdentity = (table: Table, column: string): boolean =>
  column === 'id' ||
  column === 'invoice_id' ||
  (table === 'revisions' && column === 'revision') ||
  column === 'name'

/** @returns `false` if the value violates the schema */
function flip(folder: string, table: Table, column: string, random: Random): boolean {
  const database = new DatabaseSync(dataPaths(folder).data, {
    timeout: 2000,
    enableForeignKeyConstraints: false,
  })
  try {
    const row = database.prepare(`SELECT ${column} AS value FROM ${table}`).get()
    database.prepare(`UPDATE ${table} SET ${column} = ?`).run(flipped(row?.value ?? null, random))
    return true
  } catch {
    return false
  } finally {
    database.close()
  }
}

function flipped(value: SQLOutputValue, random: Random): SQLInputValue {
  if (value === null) return 'a'
  if (typeof value === 'number' || typeof value === 'bigint') return Number(value) ^ (1 << random(8))
  const bytes = Buffer.from(value as string | Uint8Array)
  // Stays within ASCII, so that the text stays valid.
  flipBit(bytes, below => random(below === 8 ? 7 : below))
  return typeof value === 'string' ? bytes.toString('latin1') : bytes
}

/** @returns whether reading was refused */
function read(store: Store, table: Table, { invoice, attempt, ...records }: Ids): boolean {
  try {
    if (table === 'payments') return store.payments.find(records.payments) === undefined
    if (table === 'customers' || table === 'items')
      return store.records.find(table, records[table]) === undefined
    if (table === 'schedules') return store.schedules.find(records.schedules) === undefined
    if (table === 'deliveries') return store.attempts.find(attempt)?.delivery === null
    if (table === 'attempts') return store.attempts.find(attempt)?.isDamaged === true
    if (table === 'revisions') return store.invoices.find(invoice) === undefined
    if (table === 'connections') return store.connections.all().length === 0
    if (table === 'published_templates') return store.templates.published(publication) === undefined
    if (table === 'settings') return store.settings.read('settings') === undefined
    store.invoices.list({ search: '', limit: 10 })
    return false
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    return true
  }
}
