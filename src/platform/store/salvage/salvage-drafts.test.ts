import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { emptyDraft } from '#core/draft/draft.ts'
import { columnsOf } from '#core/draft/invoice-columns.ts'
import { invoiceOfDraft } from '#core/draft/read-draft.ts'
import { writeInvoice } from '#core/invoice/read-invoice.ts'
import {
  at,
  change,
  damage,
  damageLeafPage,
  draftOf,
  exportStore,
  finish,
  importExport,
  noticeOf,
  numbersIn,
  recoverStore,
  runMaintenance,
  send,
  unreadInvoicesOf,
  write,
} from '../../testing/damaged-store.ts'
import { openStore } from '../open-store.ts'
import { dataPaths } from '../sqlite/data-paths.ts'

/** Drafts written after the last backup are read from a damaged file. */
let folder: string
let path: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'billwright-salvage-'))
  path = dataPaths(folder).data
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

describe('drafts written after the backup', () => {
  test("are read from the damaged file: newer content is current, and the backup's stays as an earlier revision", async () => {
    const store = openStore(folder)
    const known = write(store, 'D-1')
    const untouched = write(store, 'D-2')
    await store.dataFile.backUp('2026-11-20')
    change(store, known, { notes: 'Written after the backup' })
    change(store, known, { notes: 'And again', logo: 'data:image/png;base64,AAAA' })
    const added = write(store, 'D-3', { buyer: { name: 'Example Buyer' } })
    const deleted = write(store, 'D-4')
    store.invoices.setDeleted(deleted, at)
    store.close()
    damage(folder, 'settings')

    const again = await recoverStore(folder)
    expect(again.dataFile.condition()).toEqual({ state: 'ready', notice: null })
    expect(again.invoices.find(known)).toMatchObject({
      revision: 3,
      draft: { notes: 'And again', logo: 'data:image/png;base64,AAAA' },
    })
    expect(again.invoices.revisions(known).map(({ revision }) => revision)).toEqual([3, 1])
    expect(again.invoices.revision(known, 1)).not.toHaveProperty('notes')
    expect(again.invoices.find(untouched)?.revision).toBe(1)
    expect(again.invoices.find(added)).toMatchObject({
      revision: 1,
      draft: { buyer: { name: 'Example Buyer' } },
    })
    expect(again.invoices.find(deleted)?.deleted).toBe(true)
    // Found both before and after indexing.
    expect(numbersIn(again)).toEqual(['D-1', 'D-2', 'D-3'])
    expect(numbersIn(again, 'example buyer')).toEqual(['D-3'])
    runMaintenance(again)
    expect(numbersIn(again, 'example buyer')).toEqual(['D-3'])
    expect(numbersIn(again, 'work for d-')).toEqual(['D-1', 'D-2', 'D-3'])
    change(again, known, { notes: 'And on' })
    again.close()
  })

  test.each([
    ['before', 'the test submission'],
    ['after', 'the test submission'],
  ])('are read where they were written after a test submission, with a backup %s %s', async when => {
    const store = openStore(folder)
    const [edited, unchanged] = [write(store, 'D-1'), write(store, 'D-2')]
    if (when === 'before') await store.dataFile.backUp('2026-11-20')
    for (const [id, number] of [
      [edited, 'D-1'],
      [unchanged, 'D-2'],
    ] as const)
      finish(store, send(store, id, number, undefined, 'test'))
    if (when === 'after') await store.dataFile.backUp('2026-11-20')
    change(store, edited, { notes: 'Written after the test' }, '2026-11-21T15:10:00.000Z')
    store.close()
    damage(folder, 'settings')

    const again = await recoverStore(folder)
    expect(noticeOf(again)).toBeNull()
    expect(again.invoices.find(edited)).toMatchObject({
      draft: { notes: 'Written after the test' },
      attempt: { mode: 'test', state: 'done' },
    })
    expect(again.invoices.find(unchanged)).toMatchObject({ attempt: { mode: 'test', state: 'done' } })
    again.close()
  })

  test('stay deleted or restored as they were after the backup', async () => {
    const store = openStore(folder)
    const [deleted, restored, sent, open] = [
      write(store, 'D-1'),
      write(store, 'D-2'),
      write(store, 'D-3'),
      write(store, 'D-4'),
    ]
    store.invoices.setDeleted(restored, at)
    await store.dataFile.backUp('2026-11-20')
    finish(store, send(store, sent, 'D-3'))
    send(store, open, 'D-4')
    for (const id of [deleted, sent, open]) store.invoices.setDeleted(id, '2026-11-21T16:00:00.000Z')
    store.invoices.setDeleted(restored, null)
    store.close()
    damage(folder, 'settings')

    const again = await recoverStore(folder)
    // A document that was submitted live is kept, even if it was deleted.
    expect(numbersIn(again)).toEqual(['D-2', 'D-3', 'D-4'])
    // It can still be restored.
    expect(again.invoices.deletedSince(at).map(({ id }) => id)).toEqual([deleted])
    again.invoices.setDeleted(deleted, null)
    expect(again.invoices.find(deleted)).toMatchObject({ deleted: false, draft: { invoice_number: 'D-1' } })
    again.close()
  })

  test('are not deleted if their row is unreadable, or if another computer continued them', async () => {
    const store = openStore(folder)
    const id = write(store, 'D-1')
    await store.dataFile.backUp('2026-11-20')
    const file = await exportStore(store, folder)
    store.invoices.setDeleted(id, '2026-11-21T16:00:00.000Z')
    store.close()
    const damaged = damage(folder, 'settings')
    const elsewhere = openStore(folder)
    await importExport(elsewhere, file)
    expect(elsewhere.invoices.find(id)?.deleted).toBe(false)
    elsewhere.close()

    writeFileSync(path, damaged)
    damage(folder, 'invoices')
    const again = await recoverStore(folder)
    expect(again.invoices.find(id)?.deleted).toBe(false)
    again.close()
  })

  test('are read from delta revisions', async () => {
    const store = openStore(folder)
    const id = write(store, 'D-1', { notes: 'long '.repeat(2000) })
    await store.dataFile.backUp('2026-11-20')
    const draft = { ...draftOf('D-1'), notes: 'long '.repeat(2000), payment_terms: 'Thirty days' }
    const since = { base: 1, change: { fields: { payment_terms: 'Thirty days' }, gone: [] } }
    store.invoices.save({ id, revision: 1, draft, since, columns: columnsOf(draft), at })
    store.close()
    damage(folder, 'settings')
    const again = await recoverStore(folder)
    expect(noticeOf(again)).toBeNull()
    expect(again.invoices.find(id)?.draft).toEqual(draft)
    again.close()
  })

  test('fall back to the newest readable revision, and the number of affected invoices is reported', async () => {
    const store = openStore(folder)
    const early = write(store, 'D-1')
    await store.dataFile.backUp('2026-11-20')
    change(store, early, { notes: 'Readable' })
    change(store, early, { notes: `${'x'.repeat(6000)} the last words` })
    const others = Array.from({ length: 30 }, (_, index) => write(store, `D-${index + 2}`))
    store.close()
    damageLeafPage(folder, 'the last words')

    const again = await recoverStore(folder)
    expect(noticeOf(again)).toBe('drafts_missing')
    expect(unreadInvoicesOf(again)).toBe(1)
    expect(again.invoices.find(early)).toMatchObject({ revision: 2, draft: { notes: 'Readable' } })
    for (const id of others) expect(again.invoices.find(id)?.revision).toBe(1)
    again.close()
  })

  test('are counted if their page is lost, and those on other pages are restored', async () => {
    const store = openStore(folder)
    write(store, 'D-0')
    await store.dataFile.backUp('2026-11-20')
    const ids = Array.from({ length: 60 }, (_, index) =>
      write(store, `D-${index + 1}`, { notes: `note ${index} `.repeat(20) }),
    )
    store.close()
    // The lowest id is in a leaf page; others are in the interior page, whose loss would remove all.
    const min = ids.indexOf(ids.toSorted()[0] ?? '')
    damageLeafPage(folder, `note ${min} note ${min} `)
    const again = await recoverStore(folder)
    const missing = ids.filter(id => !again.invoices.find(id))
    expect(missing.length).toBeGreaterThan(0)
    expect(missing.length).toBeLessThan(30)
    expect(noticeOf(again)).toBe('drafts_missing')
    expect(unreadInvoicesOf(again)).toBe(missing.length)
    again.close()
  })

  test('are found by their revisions if the table of invoices is lost', async () => {
    const store = openStore(folder)
    write(store, 'D-1')
    await store.dataFile.backUp('2026-11-20')
    write(store, 'D-2')
    store.close()
    damage(folder, 'invoices')
    const again = await recoverStore(folder)
    // Links and deletion state are lost.
    expect(noticeOf(again)).toBe('drafts_missing')
    expect(numbersIn(again)).toEqual(['D-1', 'D-2'])
    again.close()
  })

  test.each([
    [
      'text that is none',
      "UPDATE revisions SET draft = replace(draft, 'Written', CAST(x'a5a5' AS TEXT)) WHERE revision = 2",
    ],
    ['something else than an invoice', `UPDATE revisions SET draft = '{"template": 1}' WHERE revision = 2`],
    ['a change of something that is not there', 'UPDATE revisions SET base = 7 WHERE revision = 2'],
  ])('are validated as strictly as an import: %s', async (_what, sql) => {
    const store = openStore(folder)
    const id = write(store, 'D-1')
    await store.dataFile.backUp('2026-11-20')
    change(store, id, { notes: 'Written after the backup' })
    store.close()
    const database = new DatabaseSync(path)
    database.exec(sql)
    database.close()
    damage(folder, 'settings')
    const again = await recoverStore(folder)
    expect(unreadInvoicesOf(again)).toBe(1)
    expect(again.invoices.find(id)).toMatchObject({ revision: 1, draft: draftOf('D-1') })
    again.close()
  })

  test('never replace content written later elsewhere', async () => {
    const store = openStore(folder)
    const [here, there] = [write(store, 'D-1'), write(store, 'D-2')]
    const elsewhere = openStore(join(folder, 'elsewhere'))
    await importExport(elsewhere, await exportStore(store, folder))
    change(store, here, { notes: 'here, later' }, '2026-11-21T18:00:00.000Z')
    change(elsewhere, here, { notes: 'there, earlier' }, '2026-11-21T16:00:00.000Z')
    change(elsewhere, here, { notes: 'there, earlier again' }, '2026-11-21T17:00:00.000Z')
    change(store, there, { notes: 'here, earlier' }, '2026-11-21T16:00:00.000Z')
    change(elsewhere, there, { notes: 'there, later' }, '2026-11-21T18:00:00.000Z')
    const file = await exportStore(elsewhere, folder)
    for (const each of [store, elsewhere]) each.close()
    damage(folder, 'settings')

    const again = openStore(folder)
    await importExport(again, file)
    expect(again.invoices.find(here)?.draft.notes).toBe('here, later')
    const before = again.invoices
      .revisions(here)
      .map(({ revision }) => again.invoices.revision(here, revision)?.notes)
    expect(before).toEqual(['here, later', 'there, earlier again', 'there, earlier', undefined])
    expect(again.invoices.find(there)?.draft.notes).toBe('there, later')
    again.close()
  })

  test('do not change sent content, which is shown as it was written', async () => {
    const store = openStore(folder)
    await store.dataFile.backUp('2026-11-20')
    const id = write(store, 'D-1', { buyer: { name: 'Example Buyer' } })
    const read = invoiceOfDraft(store.invoices.find(id)?.draft ?? emptyDraft())
    const payload = new TextEncoder().encode(read.ok ? writeInvoice(read.invoice, 'documented') : '')
    finish(store, send(store, id, 'D-1', payload))
    store.close()
    damage(folder, 'settings')
    const again = await recoverStore(folder)
    expect(noticeOf(again)).toBeNull()
    expect(again.invoices.find(id)).toMatchObject({
      revision: 1,
      draft: { buyer: { name: 'Example Buyer' } },
      attempt: { state: 'done', revision: 1 },
    })
    again.close()
  })
})
