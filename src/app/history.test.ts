import { afterAll, afterEach, beforeEach, expect, test } from 'vitest'
import { systemClock } from '#platform/system-clock.ts'
import { closeRenderer, openTestDesk, type TestDesk, temporaryFolder } from './testing/test-desk.ts'
import { writeInvoice } from './testing/written.ts'

const minute = 60_000
const day = 24 * 60 * minute

let folder: ReturnType<typeof temporaryFolder>
let desk: TestDesk
let now: number
beforeEach(async () => {
  folder = temporaryFolder()
  now = Date.UTC(2026, 10, 21, 9)
  desk = await openTestDesk(folder.path, { clock: { ...systemClock, now: () => new Date(now) } })
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
