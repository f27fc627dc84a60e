import { createHash, randomUUID } from 'node:crypto'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect } from 'vitest'
import type { Attempt, Store } from '#app/ports/store.ts'
import { type Draft, emptyDraft } from '#core/draft/draft.ts'
import { columnsOf } from '#core/draft/invoice-columns.ts'
import { invoiceOfDraft } from '#core/draft/read-draft.ts'
import { writeInvoice } from '#core/invoice/read-invoice.ts'
import type { Decimal } from '#core/money/decimal.ts'
import { openStore } from '../store/open-store.ts'
import { dataPaths } from '../store/sqlite/data-paths.ts'

export const at = '2026-11-21T14:00:00.000Z'
const payable = '80.00' as Decimal

export const draftOf = (invoice_number: string): Draft =>
  emptyDraft({
    invoice_number,
    template: 'minimal',
    items: [{ description: `Work for ${invoice_number}`, quantity: '1', unit_price: '80.00' }],
  })

export function write(store: Store, invoice_number: string, more: Partial<Draft> = {}): string {
  const id = randomUUID()
  const draft = { ...draftOf(invoice_number), ...more }
  store.invoices.create({ id, draft, columns: columnsOf(draft), at, sample: false })
  return id
}

/** Saves another revision, some minutes after the previous one. */
export function change(store: Store, id: string, fields: Partial<Draft>, savedAt?: string): void {
  const { revision, draft: before } = store.invoices.find(id) ?? { revision: 0, draft: emptyDraft() }
  const draft = { ...before, ...fields }
  const later = savedAt ?? at.replace('14:00', `14:${String(revision).padStart(2, '0')}`)
  expect(store.invoices.save({ id, revision, draft, columns: columnsOf(draft), at: later })).toBe(true)
}

export const numbersIn = (store: Store, search = '') =>
  store.invoices
    .list({ search, limit: 100 })
    .map(({ invoice_number }) => invoice_number)
    .sort()

/** Types of interior pages: index and table (https://sqlite.org/fileformat.html). */
const interior = [0x02, 0x05]

/** Overwrites the leaf page that contains this text. */
export function damageLeafPage(folder: string, text: string): void {
  const path = dataPaths(folder).data
  const database = new DatabaseSync(path)
  database.exec('PRAGMA wal_checkpoint(TRUNCATE)')
  database.close()
  const bytes = readFileSync(path)
  const pages = Array.from({ length: bytes.length / 4096 }, (_, index) =>
    bytes.subarray(index * 4096).subarray(0, 4096),
  )
  const victim = pages.find(page => !interior.includes(page[0] ?? 0) && page.includes(text))
  expect(victim).toBeDefined()
  victim?.fill(0xa5)
  writeFileSync(path, bytes)
}

export async function exportStore(store: Store, folder: string): Promise<Buffer> {
  const file = join(folder, `${randomUUID()}.billwright`)
  await store.dataFile.exportTo(file)
  return readFileSync(file)
}

export async function importExport(store: Store, file: Buffer): Promise<void> {
  store.dataFile.receive(0, file)
  await store.dataFile.importReceived(() => undefined)
}

export const runMaintenance = (store: Store) => {
  while (store.invoices.tidy());
}

export const unreadInvoicesOf = (store: Store) => {
  const condition = store.dataFile.condition()
  return condition.state === 'ready' ? condition.unreadInvoices : undefined
}

/** Sends more than the draft contains. */
export const payloadOf = (invoice_number: string) =>
  new TextEncoder().encode(
    JSON.stringify({
      template: 'minimal',
      invoice_number,
      items: [{ description: `Work for ${invoice_number}`, quantity: 1, unit_price: '80.00' }],
      notes: 'as it was sent '.repeat(100),
    }),
  )

/** The payload of the stored draft; unreadable if the draft cannot be sent. */
function payloadOfStored(store: Store, invoiceId: string): Uint8Array {
  const stored = store.invoices.find(invoiceId)
  const read = stored && invoiceOfDraft(stored.written)
  return new TextEncoder().encode(read?.ok ? writeInvoice(read.invoice) : '{}')
}

export function attemptOf(
  store: Store,
  invoiceId: string,
  invoice_number: string,
  payload = payloadOfStored(store, invoiceId),
  mode: 'live' | 'test' = 'live',
): Attempt {
  return {
    id: randomUUID(),
    invoiceId,
    revision: 1,
    state: 'queued',
    mode,
    connectionId: randomUUID(),
    connectionName: 'Example service',
    baseUrl: 'https://billing.example.com',
    template: 'minimal',
    templateSha256: null,
    invoice_number,
    currency: 'EUR',
    payable,
    payload,
    payloadSha256: createHash('sha256').update(payload).digest('hex'),
    idempotencyKey: randomUUID(),
    keyFingerprint: 'f',
    createdAt: '2026-11-21T15:00:00.000Z',
    finishedAt: null,
    retryAt: null,
    tries: 0,
    inDoubt: false,
    jobId: null,
    invoiceUrl: null,
    problem: null,
    issuedBy: null,
    delivery: null,
    emailedAt: null,
  }
}

export function send(
  store: Store,
  invoiceId: string,
  invoice_number: string,
  payload?: Uint8Array,
  mode: 'live' | 'test' = 'live',
): Attempt {
  const attempt = attemptOf(store, invoiceId, invoice_number, payload, mode)
  store.attempts.freeze(attempt, { takeNumber: mode === 'live' })
  store.attempts.change(attempt.id, 'queued', { state: 'sending' })
  return attempt
}

export const finish = (store: Store, { id }: Attempt) =>
  store.attempts.change(id, 'sending', {
    state: 'done',
    jobId: `job-${id}`,
    invoiceUrl: 'https://files.example.com/a.pdf',
    finishedAt: at,
  })

/** Simulates data of a version without a journal, or a lost journal. */
export const removeJournal = (folder: string): void => rmSync(dataPaths(folder).journal)

/** Overwrites part of the root page of this table. */
export function damage(folder: string, table: string): Buffer {
  const path = dataPaths(folder).data
  const database = new DatabaseSync(path)
  const root = database.prepare('SELECT rootpage FROM sqlite_schema WHERE name = ?').get(table)?.rootpage
  database.exec('PRAGMA wal_checkpoint(TRUNCATE)')
  database.close()
  const bytes = readFileSync(path)
  const start = (Number(root) - 1) * 4096
  bytes.fill(0xa5, start, start + 4096)
  writeFileSync(path, bytes)
  return bytes
}

export async function recoverStore(folder: string, from: 'backup' | 'nothing' = 'backup'): Promise<Store> {
  const store = openStore(folder)
  expect(store.dataFile.condition().state).toBe('damaged')
  await store.dataFile.recover(from)
  return store
}

export const noticeOf = (store: Store) => {
  const condition = store.dataFile.condition()
  return condition.state === 'ready' ? condition.notice : condition.state
}
