import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest'
import { systemClock } from '#platform/host/system-clock.ts'
import { closeRenderer, openTestDesk, type TestDesk, temporaryFolder } from '../testing/test-desk.ts'
import { writeInvoice } from '../testing/written.ts'

const minute = 60_000
const day = 24 * 60 * minute

let folder: ReturnType<typeof temporaryFolder>
let desk: TestDesk
let now: number
/** Waits pass at once; a backup is made soon after the start, and then what is too old goes. */
const open = async () => {
  const clock = {
    ...systemClock,
    now: () => new Date(now),
    after: (ms: number, run: () => void) => systemClock.after(ms / 100, run),
  }
  desk = await openTestDesk(folder.path, { clock })
}
async function restart() {
  await desk.close()
  rmSync(join(folder.path, 'backups'), { recursive: true, force: true })
  await open()
  await desk.until(() => desk.ports.store.keeper.backups().length > 0)
}
beforeEach(async () => {
  folder = temporaryFolder()
  now = Date.UTC(2026, 10, 21, 9)
  await open()
})
afterEach(async () => {
  await desk.close()
  folder.remove()
})
afterAll(closeRenderer)

test('what was deleted is offered for thirty days, the newest first, and comes back whole', async () => {
  const first = await writeInvoice(desk, { invoice_number: 'A-1' })
  const second = await writeInvoice(desk, { invoice_number: 'A-2' })
  await desk.call('deleteInvoice', { id: first.id })
  now += 20 * day
  await desk.call('deleteInvoice', { id: second.id })
  const offered = async () =>
    (await desk.call('deletedInvoices', undefined)).map(({ invoice_number }) => invoice_number)
  expect(await offered()).toEqual(['A-2', 'A-1'])
  now += 11 * day
  expect(await offered()).toEqual(['A-2'])
  expect((await desk.call('restoreInvoice', { id: second.id })).draft).toEqual(second.draft)
  expect(await offered()).toEqual([])
})

test('what was never submitted is removed for good after thirty days, and its number is not given again', async () => {
  const words = 'only ever here'
  const { id } = await writeInvoice(desk, { invoice_number: 'INV-2026-0777', notes: words })
  const other = await writeInvoice(desk, { invoice_number: 'A-1', notes: 'stays' })
  await desk.call('deleteInvoice', { id })
  expect(await desk.call('deletedInvoices', undefined)).toMatchObject([
    { keptUntil: new Date(now + 30 * day).toISOString() },
  ])
  now += 29 * day
  await restart()
  expect((await desk.call('restoreInvoice', { id })).draft.notes).toBe(words)
  await desk.call('deleteInvoice', { id })
  now += 31 * day
  await restart()
  expect(await desk.refusal('restoreInvoice', { id })).toMatchObject({ code: 'no_such_invoice' })
  expect((await desk.call('openInvoice', { id: other.id })).draft.notes).toBe('stays')
  expect((await desk.call('createInvoice', {})).draft.invoice_number).toBe('INV-2026-0778')
  const database = new DatabaseSync(join(folder.path, 'billwright.sqlite'), { readOnly: true })
  expect(database.prepare(`SELECT 1 FROM revisions WHERE draft LIKE '%${words}%'`).all()).toEqual([])
  database.close()
})

test('of an invoice each sitting has one version, with what it came to', async () => {
  let { id, revision, draft } = await writeInvoice(desk, { notes: 'first sitting' })
  const save = async (notes: string) => {
    draft = { ...draft, notes, items: [...draft.items, ...draft.items.slice(0, 1)] }
    revision = (await desk.call('saveInvoice', { id, revision, draft })).revision
  }
  now += 30 * minute
  for (const word of ['second', 'second sitting']) {
    await save(word)
    now += 1000
  }
  now += 30 * minute
  await save('now')

  const versions = await desk.call('invoiceVersions', { id })
  const notes = await Promise.all(
    versions.map(async version => (await desk.call('readVersion', { id, revision: version.revision })).notes),
  )
  expect(notes).toEqual(['second sitting', 'first sitting'])
  expect(versions.map(({ lines, payable }) => [lines, payable])).toEqual([
    [3, '360.00'],
    [1, '120.00'],
  ])
})

test('a version that is not kept, or of a deleted invoice, is refused in words', async () => {
  const { id } = await writeInvoice(desk)
  expect(await desk.refusal('readVersion', { id, revision: 99 })).toMatchObject({
    code: 'no_such_invoice',
    message: 'This version is no longer kept.',
  })
  await desk.call('deleteInvoice', { id })
  expect((await desk.refusal('readVersion', { id, revision: 1 })).code).toBe('no_such_invoice')
})
