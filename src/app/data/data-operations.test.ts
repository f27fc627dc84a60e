import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest'
import type { HostEvent } from '#contract/operations/desktop-api.ts'
import { emptyDraft } from '#core/draft/draft.ts'
import { damage } from '#platform/testing/damaged-store.ts'
import type { StoreCondition } from '../ports/data-file.ts'
import {
  closeRenderer,
  openTestHost,
  type TestHost,
  temporaryFolder,
  withBackups,
} from '../testing/test-host.ts'
import { writeInvoice } from '../testing/test-invoices.ts'

let folder: ReturnType<typeof temporaryFolder>
let host: TestHost
beforeEach(() => {
  folder = temporaryFolder()
})
afterEach(async () => {
  await host.close()
  folder.remove()
})
afterAll(closeRenderer)

const dataFile = () => join(folder.path, 'billwright.sqlite')
const chosen = () => join(folder.path, 'out', 'all.billwright')
const toChosen = { chooseSavePath: async () => chosen() }
const numbers = async () =>
  (await host.call('listInvoices', {})).map(({ invoice_number }) => invoice_number).sort()

async function send(path: string): Promise<void> {
  const bytes = readFileSync(path)
  for (let offset = 0; offset < bytes.byteLength; offset += 65_536)
    await host.call('importPart', {
      offset,
      bytes: bytes.subarray(offset, offset + 65_536).toString('base64'),
    })
}

test('makes one backup per day and reports its time', async () => {
  host = await openTestHost(folder.path, {}, {}, withBackups)
  expect(await host.call('storeStatus', undefined)).toEqual({
    state: 'ready',
    lastBackup: null,
    notice: null,
  })
  const isBackedUp = async () => {
    const status = await host.call('storeStatus', undefined)
    return status.state === 'ready' && status.lastBackup !== null
  }
  await host.until(isBackedUp)
  expect(readdirSync(join(folder.path, 'backups'))).toEqual([
    expect.stringMatching(/^daily-[0-9-]{10}\.sqlite$/),
  ])
})

test('the page learns that the data are checked, and that the check has ended', async () => {
  const check = Promise.withResolvers<void>()
  let isChecking = true
  host = await openTestHost(folder.path, ({ store }) => {
    const dataFile = {
      ...store.dataFile,
      condition: () =>
        ({ ...store.dataFile.condition(), ...(isChecking && { isChecking }) }) as StoreCondition,
      checked: () => check.promise,
      backUp: () => new Promise<void>(() => undefined),
    }
    return { store: { ...store, dataFile } }
  })
  expect(await host.call('storeStatus', undefined)).toMatchObject({ state: 'ready', isChecking: true })
  const events: HostEvent[] = []
  host.host.onEvent(event => events.push(event))
  isChecking = false
  check.resolve()
  await host.until(() => events.some(({ type }) => type === 'store-changed'))
  expect(await host.call('storeStatus', undefined)).not.toHaveProperty('isChecking')
})

test('reports and retries a failed backup', async () => {
  writeFileSync(join(folder.path, 'backups'), 'a file in the way')
  host = await openTestHost(folder.path, {}, {}, withBackups)
  const events: HostEvent[] = []
  host.host.onEvent(event => events.push(event))
  await host.until(() => events.some(({ type }) => type === 'store-changed'))
  expect(await host.call('storeStatus', undefined)).toMatchObject({ state: 'ready', notice: 'backup_failed' })
})

test('exports and imports all data in one file', async () => {
  mkdirSync(join(folder.path, 'out'))
  host = await openTestHost(join(folder.path, 'one'), {}, toChosen)
  await writeInvoice(host, { invoice_number: 'A-1' })
  expect(await host.call('exportData', undefined)).toEqual({ path: chosen(), missing: [] })
  await host.close()

  host = await openTestHost(join(folder.path, 'two'))
  await writeInvoice(host, { invoice_number: 'B-1' })
  await send(chosen())
  const { kept, replacedCopyId, changes } = await host.call('importData', undefined)
  expect(await numbers()).toEqual(['A-1'])
  const before = new DatabaseSync(join(kept ?? '', 'billwright.sqlite'), { readOnly: true })
  expect(before.prepare('SELECT invoice_number FROM invoices').all()).toEqual([{ invoice_number: 'B-1' }])
  before.close()
  expect(changes).toMatchObject({ added: 1, removed: 1 })
  const copies = await host.call('listCopies', undefined)
  expect(copies.find(({ id }) => id === replacedCopyId)).toMatchObject({ kind: 'replaced', invoices: 1 })
  expect(await host.call('restoreCopy', { id: replacedCopyId ?? '' })).toMatchObject({
    changes: { added: 1, removed: 1 },
  })
  expect(await numbers()).toEqual(['B-1'])
})

test('checks a file before the import without changing anything, and discards it when it is not wanted', async () => {
  mkdirSync(join(folder.path, 'out'))
  host = await openTestHost(join(folder.path, 'one'), {}, toChosen)
  await writeInvoice(host, { invoice_number: 'A-1' })
  await writeInvoice(host, { invoice_number: 'A-2' })
  await host.call('exportData', undefined)
  await host.close()

  host = await openTestHost(join(folder.path, 'two'))
  await writeInvoice(host, { invoice_number: 'B-1' })
  const received = () => readdirSync(join(folder.path, 'two')).filter(name => name.startsWith('incoming'))
  await host.call('importPart', { offset: 0, bytes: Buffer.from('no export at all').toString('base64') })
  expect(await host.refusal('checkImport', undefined)).toMatchObject({ code: 'not_an_export' })
  expect(received()).toEqual([])
  await send(chosen())
  expect(await host.call('checkImport', undefined)).toEqual({
    invoices: 2,
    here: 1,
    changes: { added: 2, replaced: 0, removed: 1, unchanged: 0, kept: 0 },
    connectionsWithoutKey: [],
  })
  expect(await numbers()).toEqual(['B-1'])
  await host.call('discardImport', undefined)
  expect(received()).toEqual([])
  await send(chosen())
  await host.call('checkImport', undefined)
  await host.call('importData', undefined)
  expect(await numbers()).toEqual(['A-1', 'A-2'])
})

test('rejects an import while a submission is open', async () => {
  mkdirSync(join(folder.path, 'out'))
  host = await openTestHost(folder.path, {}, toChosen)
  await host.call('exportData', undefined)
  const connectionId = await host.connect('http://127.0.0.1:9', 'svc_test_fake000000000000000000000000')
  const { id, revision } = await writeInvoice(host, { invoice_number: 'A-1', currency: 'EUR' })
  await host.call('submit', { id, revision, connectionId })
  await send(chosen())
  expect(await host.refusal('checkImport', undefined)).toMatchObject({ code: 'already_submitting' })
  expect(await host.refusal('checkCopy', { id: 'daily-2026-11-20' })).toMatchObject({ code: 'not_found' })
  await send(chosen())
  expect(await host.refusal('importData', undefined)).toMatchObject({
    code: 'already_submitting',
    message: { code: 'data.submissions_open' },
  })
  expect(await numbers()).toEqual(['A-1'])
})

test('recovers damaged data from the backup that the user chose', async () => {
  host = await openTestHost(folder.path)
  await writeInvoice(host, { invoice_number: 'A-1' })
  await host.ports.store.dataFile.backUp('2026-11-20')
  await host.close()
  writeFileSync(dataFile(), Buffer.alloc(8192, 0xa5))

  host = await openTestHost(folder.path)
  expect(await host.call('storeStatus', undefined)).toMatchObject({
    state: 'damaged',
    reason: 'damaged',
    backup: { invoices: 1 },
  })
  expect(await host.refusal('createInvoice', {})).toMatchObject({ code: 'store_unavailable' })
  // The backup does not contain the submission, but the journal does.
  expect(await host.call('recoverStore', { from: 'backup' })).toMatchObject({
    state: 'ready',
    notice: 'drafts_missing',
    unreadInvoices: 0,
  })
  expect(await numbers()).toEqual(['A-1'])
  await writeInvoice(host, { invoice_number: 'A-2' })
  expect(await numbers()).toEqual(['A-1', 'A-2'])
})

test('reports the progress of a recovery; closing the window meanwhile loses nothing', async () => {
  host = await openTestHost(folder.path)
  await writeInvoice(host, { invoice_number: 'A-1' })
  await host.ports.store.dataFile.backUp('2026-11-20')
  for (let index = 2; index < 30; index++) await writeInvoice(host, { invoice_number: `A-${index}` })
  const written = await numbers()
  await host.close()
  damage(folder.path, 'settings')

  host = await openTestHost(folder.path)
  const { promise: progressEvent, resolve } = Promise.withResolvers<HostEvent>()
  host.host.onEvent(event => {
    if (event.type === 'recovery-progress') resolve(event)
  })
  const refused = host.refusal('recoverStore', { from: 'backup' })
  const closed = progressEvent.then(() => host.close())
  expect(await progressEvent).toEqual({ type: 'recovery-progress', done: 1, total: written.length })
  await closed
  expect(await refused).toMatchObject({ code: 'store_unavailable' })

  host = await openTestHost(folder.path)
  expect(await host.call('storeStatus', undefined)).toMatchObject({ state: 'damaged' })
  expect(await host.call('recoverStore', { from: 'backup' })).toMatchObject({ state: 'ready', notice: null })
  expect(await numbers()).toEqual(written)
})

test('a draft that cannot be saved can be written elsewhere and opened again', async () => {
  mkdirSync(join(folder.path, 'out'))
  const path = join(folder.path, 'out', 'A-1 Example.json')
  const names: string[] = []
  const chooseSavePath = async (name: string) => {
    names.push(name)
    return path
  }
  host = await openTestHost(folder.path, {}, { chooseSavePath })
  const draft = emptyDraft({ invoice_number: 'A-1', buyer: { name: 'Example' }, issue_date: 'tomorrow' })
  expect(await host.call('saveElsewhere', { draft })).toEqual({ path })
  expect(names).toEqual(['A-1 Example.json'])
  const record = await host.call('openInvoiceFile', { text: readFileSync(path, 'utf8') })
  expect(record).toMatchObject({ state: 'draft', draft })
})

test('opens an invoice file of another program and rejects other files with the reason', async () => {
  host = await openTestHost(folder.path)
  const text =
    '{"template": "bold", "invoice_number": "7", "items": [{"description": "A", "quantity": 1, "unit_price": 5.311}]}'
  const { draft } = await host.call('openInvoiceFile', { text })
  expect(draft).toMatchObject({ invoice_number: '7', items: [{ unit_price: '5.311' }] })
  expect(await host.refusal('openInvoiceFile', { text: '[1, 2]' })).toMatchObject({
    code: 'invalid_invoice',
    message: { code: 'invoice.other_file' },
  })
})

test('reports an empty import file', async () => {
  host = await openTestHost(folder.path)
  await writeInvoice(host, { invoice_number: 'A-1' })
  expect(await host.refusal('importData', undefined)).toMatchObject({
    code: 'not_an_export',
    message: { code: 'import.nothing_received' },
  })
  await host.call('importPart', { offset: 0, bytes: '' })
  expect(await host.refusal('importData', undefined)).toMatchObject({
    code: 'not_an_export',
    message: { code: 'import.empty_file' },
  })
  expect(await numbers()).toEqual(['A-1'])
})

test.each(['', ' \r\n\t', '\ufeff\n'])('reports an empty invoice file (%j)', async text => {
  host = await openTestHost(folder.path)
  expect(await host.refusal('openInvoiceFile', { text })).toMatchObject({
    code: 'invalid_invoice',
    message: { code: 'invoice.empty_file' },
  })
  expect(await numbers()).toEqual([])
})
