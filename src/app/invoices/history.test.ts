import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest'
import { systemClock } from '#platform/host/system-clock.ts'
import {
  closeRenderer,
  openTestHost,
  type TestHost,
  temporaryFolder,
  withBackups,
} from '../testing/test-host.ts'
import { writeInvoice } from '../testing/test-invoices.ts'

const minute = 60_000
const day = 24 * 60 * minute

let folder: ReturnType<typeof temporaryFolder>
let host: TestHost
let now: number
/** Timers run at once, so that backup and erasure run soon after the start. */
const open = async () => {
  const clock = {
    ...systemClock,
    now: () => new Date(now),
    after: (ms: number, run: () => void) => systemClock.after(ms / 100, run),
  }
  host = await openTestHost(folder.path, { clock }, {}, withBackups)
}
async function restart() {
  await host.close()
  rmSync(join(folder.path, 'backups'), { recursive: true, force: true })
  await open()
  await host.until(() => host.ports.store.dataFile.backups().length > 0)
}
beforeEach(async () => {
  folder = temporaryFolder()
  now = Date.UTC(2026, 10, 21, 9)
  await open()
})
afterEach(async () => {
  await host.close()
  folder.remove()
})
afterAll(closeRenderer)

test('deleted invoices can be restored for thirty days', async () => {
  const first = await writeInvoice(host, { invoice_number: 'A-1' })
  const second = await writeInvoice(host, { invoice_number: 'A-2' })
  await host.call('deleteInvoice', { id: first.id })
  now += 20 * day
  await host.call('deleteInvoice', { id: second.id })
  const offered = async () =>
    (await host.call('deletedInvoices', undefined)).map(({ invoice_number }) => invoice_number)
  expect(await offered()).toEqual(['A-2', 'A-1'])
  now += 11 * day
  expect(await offered()).toEqual(['A-2'])
  expect((await host.call('restoreInvoice', { id: second.id })).draft).toEqual(second.draft)
  expect(await offered()).toEqual([])
})

test('unsent invoices are erased after thirty days, and their numbers are free', async () => {
  const words = 'only ever here'
  const { id } = await writeInvoice(host, { invoice_number: 'INV-2026-0777', notes: words })
  const other = await writeInvoice(host, { invoice_number: 'A-1', notes: 'stays' })
  await host.call('deleteInvoice', { id })
  expect(await host.call('deletedInvoices', undefined)).toMatchObject([
    { keptUntil: new Date(now + 30 * day).toISOString() },
  ])
  now += 29 * day
  await restart()
  expect((await host.call('restoreInvoice', { id })).draft.notes).toBe(words)
  await host.call('deleteInvoice', { id })
  now += 31 * day
  await restart()
  expect(await host.refusal('restoreInvoice', { id })).toMatchObject({ code: 'no_such_invoice' })
  expect((await host.call('openInvoice', { id: other.id })).draft.notes).toBe('stays')
  expect((await host.call('createInvoice', {})).draft.invoice_number).toBe('INV-2026-0001')
  const database = new DatabaseSync(join(folder.path, 'billwright.sqlite'), { readOnly: true })
  expect(database.prepare(`SELECT 1 FROM revisions WHERE draft LIKE '%${words}%'`).all()).toEqual([])
  database.close()
})

test('lists one version per editing session', async () => {
  let { id, revision, draft } = await writeInvoice(host, { notes: 'first sitting' })
  const save = async (notes: string) => {
    draft = { ...draft, notes, items: [...draft.items, ...draft.items.slice(0, 1)] }
    revision = (await host.call('saveInvoice', { id, revision, draft })).revision
  }
  now += 30 * minute
  for (const word of ['second', 'second sitting']) {
    await save(word)
    now += 1000
  }
  now += 30 * minute
  await save('now')

  const versions = await host.call('invoiceVersions', { id })
  const notes = await Promise.all(
    versions.map(async version => (await host.call('readVersion', { id, revision: version.revision })).notes),
  )
  expect(notes).toEqual(['second sitting', 'first sitting'])
  expect(versions.map(({ lines, payable }) => [lines, payable])).toEqual([
    [3, '360.00'],
    [1, '120.00'],
  ])
})

test('rejects a version that was removed or of a deleted invoice', async () => {
  const { id } = await writeInvoice(host)
  expect(await host.refusal('readVersion', { id, revision: 99 })).toMatchObject({
    code: 'no_such_invoice',
    message: { code: 'invoice.version_gone' },
  })
  await host.call('deleteInvoice', { id })
  expect((await host.refusal('readVersion', { id, revision: 1 })).code).toBe('no_such_invoice')
})
