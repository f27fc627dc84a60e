import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { emptyDraft, invoiceOfDraft } from '#core/draft.ts'
import { columnsOf } from '#core/invoice-columns.ts'
import { writeInvoice } from '#core/read-invoice.ts'
import {
  at,
  bringBack,
  change,
  damage,
  damageAround,
  draftOf,
  exported,
  finish,
  noticeOf,
  numbersIn,
  recovered,
  send,
  tidied,
  unreadOf,
  write,
} from '../../testing/damaged-store.ts'
import { openStore } from '../open-store.ts'
import { placesIn } from '../sqlite/data-paths.ts'

/** What was written after the last backup, when the file that knew it is damaged. */
let folder: string
let path: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'billwright-salvage-'))
  path = placesIn(folder).data
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

describe('what was written after the backup', () => {
  test('is read from the damaged file: newer words take over, and those of the backup stay as an earlier version', async () => {
    const store = openStore(folder)
    const known = write(store, 'D-1')
    const untouched = write(store, 'D-2')
    await store.keeper.backUp('2026-11-20')
    change(store, known, { notes: 'Written after the backup' })
    change(store, known, { notes: 'And again', logo: 'data:image/png;base64,AAAA' })
    const added = write(store, 'D-3', { buyer: { name: 'Example Buyer' } })
    const deleted = write(store, 'D-4')
    store.invoices.setDeleted(deleted, at)
    store.close()
    damage(folder, 'settings')

    const again = await recovered(folder)
    expect(again.keeper.condition()).toEqual({ state: 'ready', notice: null })
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
    // found before and after the index follows
    expect(numbersIn(again)).toEqual(['D-1', 'D-2', 'D-3'])
    expect(numbersIn(again, 'example buyer')).toEqual(['D-3'])
    tidied(again)
    expect(numbersIn(again, 'example buyer')).toEqual(['D-3'])
    expect(numbersIn(again, 'work for d-')).toEqual(['D-1', 'D-2', 'D-3'])
    change(again, known, { notes: 'And on' })
    again.close()
  })

  test('what was deleted after the backup stays deleted, and what was restored is there', async () => {
    const store = openStore(folder)
    const [deleted, restored, sent, open] = [
      write(store, 'D-1'),
      write(store, 'D-2'),
      write(store, 'D-3'),
      write(store, 'D-4'),
    ]
    store.invoices.setDeleted(restored, at)
    await store.keeper.backUp('2026-11-20')
    finish(store, send(store, sent, 'D-3'))
    send(store, open, 'D-4')
    for (const id of [deleted, sent, open]) store.invoices.setDeleted(id, '2026-11-21T16:00:00.000Z')
    store.invoices.setDeleted(restored, null)
    store.close()
    damage(folder, 'settings')

    const again = await recovered(folder)
    expect(numbersIn(again)).toEqual(['D-2', 'D-4'])
    // and can be restored as before
    expect(
      again.invoices
        .deletedSince(at)
        .map(({ id }) => id)
        .sort(),
    ).toEqual([deleted, sent].sort())
    again.invoices.setDeleted(deleted, null)
    expect(again.invoices.find(deleted)).toMatchObject({ deleted: false, draft: { invoice_number: 'D-1' } })
    again.close()
  })

  test('what was deleted is there where its row cannot be read, or another computer went on with it', async () => {
    const store = openStore(folder)
    const id = write(store, 'D-1')
    await store.keeper.backUp('2026-11-20')
    const file = await exported(store, folder)
    store.invoices.setDeleted(id, '2026-11-21T16:00:00.000Z')
    store.close()
    const damaged = damage(folder, 'settings')
    const elsewhere = openStore(folder)
    await bringBack(elsewhere, file)
    expect(elsewhere.invoices.find(id)?.deleted).toBe(false)
    elsewhere.close()

    writeFileSync(path, damaged)
    damage(folder, 'invoices')
    const again = await recovered(folder)
    expect(again.invoices.find(id)?.deleted).toBe(false)
    again.close()
  })

  test('is read too where a revision is kept as a change', async () => {
    const store = openStore(folder)
    const id = write(store, 'D-1', { notes: 'long '.repeat(2000) })
    await store.keeper.backUp('2026-11-20')
    const draft = { ...draftOf('D-1'), notes: 'long '.repeat(2000), payment_terms: 'Thirty days' }
    const since = { base: 1, change: { fields: { payment_terms: 'Thirty days' }, gone: [] } }
    store.invoices.save({ id, revision: 1, draft, since, columns: columnsOf(draft), at })
    store.close()
    damage(folder, 'settings')
    const again = await recovered(folder)
    expect(noticeOf(again)).toBeNull()
    expect(again.invoices.find(id)?.draft).toEqual(draft)
    again.close()
  })

  test('goes back to the newest revision that can be read, and it is said of how many invoices one is missing', async () => {
    const store = openStore(folder)
    const early = write(store, 'D-1')
    await store.keeper.backUp('2026-11-20')
    change(store, early, { notes: 'Readable' })
    change(store, early, { notes: `${'x'.repeat(6000)} the last words` })
    const others = Array.from({ length: 30 }, (_, index) => write(store, `D-${index + 2}`))
    store.close()
    damageAround(folder, 'the last words')

    const again = await recovered(folder)
    expect(noticeOf(again)).toBe('drafts_missing')
    expect(unreadOf(again)).toBe(1)
    expect(again.invoices.find(early)).toMatchObject({ revision: 2, draft: { notes: 'Readable' } })
    for (const id of others) expect(again.invoices.find(id)?.revision).toBe(1)
    again.close()
  })

  test('of a page of words that is gone each invoice is counted, and those of other pages are there', async () => {
    const store = openStore(folder)
    write(store, 'D-0')
    await store.keeper.backUp('2026-11-20')
    const ids = Array.from({ length: 60 }, (_, index) =>
      write(store, `D-${index + 1}`, { notes: `note ${index} `.repeat(20) }),
    )
    store.close()
    // the least id is in a leaf; some of the others are in the page above, without which all would be gone
    const least = ids.indexOf(ids.toSorted()[0] ?? '')
    damageAround(folder, `note ${least} note ${least} `)
    const again = await recovered(folder)
    const missing = ids.filter(id => !again.invoices.find(id))
    expect(missing.length).toBeGreaterThan(0)
    expect(missing.length).toBeLessThan(30)
    expect(noticeOf(again)).toBe('drafts_missing')
    expect(unreadOf(again)).toBe(missing.length)
    again.close()
  })

  test('is found by its words where the list of invoices itself is gone', async () => {
    const store = openStore(folder)
    write(store, 'D-1')
    await store.keeper.backUp('2026-11-20')
    write(store, 'D-2')
    store.close()
    damage(folder, 'invoices')
    const again = await recovered(folder)
    expect(noticeOf(again)).toBeNull()
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
  ])('is believed only as an import would be: %s', async (_what, sql) => {
    const store = openStore(folder)
    const id = write(store, 'D-1')
    await store.keeper.backUp('2026-11-20')
    change(store, id, { notes: 'Written after the backup' })
    store.close()
    const database = new DatabaseSync(path)
    database.exec(sql)
    database.close()
    damage(folder, 'settings')
    const again = await recovered(folder)
    expect(unreadOf(again)).toBe(1)
    expect(again.invoices.find(id)).toMatchObject({ revision: 1, draft: draftOf('D-1') })
    again.close()
  })

  test('never takes the place of what was written later elsewhere', async () => {
    const store = openStore(folder)
    const [here, there] = [write(store, 'D-1'), write(store, 'D-2')]
    const elsewhere = openStore(join(folder, 'elsewhere'))
    await bringBack(elsewhere, await exported(store, folder))
    change(store, here, { notes: 'here, later' }, '2026-11-21T18:00:00.000Z')
    change(elsewhere, here, { notes: 'there, earlier' }, '2026-11-21T16:00:00.000Z')
    change(elsewhere, here, { notes: 'there, earlier again' }, '2026-11-21T17:00:00.000Z')
    change(store, there, { notes: 'here, earlier' }, '2026-11-21T16:00:00.000Z')
    change(elsewhere, there, { notes: 'there, later' }, '2026-11-21T18:00:00.000Z')
    const file = await exported(elsewhere, folder)
    for (const each of [store, elsewhere]) each.close()
    damage(folder, 'settings')

    const again = openStore(folder)
    await bringBack(again, file)
    expect(again.invoices.find(here)?.draft.notes).toBe('here, later')
    const before = again.invoices
      .revisions(here)
      .map(({ revision }) => again.invoices.revision(here, revision)?.notes)
    expect(before).toEqual(['here, later', 'there, earlier again', 'there, earlier', undefined])
    expect(again.invoices.find(there)?.draft.notes).toBe('there, later')
    again.close()
  })

  test('does not change what was sent, and shows it as it was written', async () => {
    const store = openStore(folder)
    await store.keeper.backUp('2026-11-20')
    const id = write(store, 'D-1', { buyer: { name: 'Example Buyer' } })
    const read = invoiceOfDraft(store.invoices.find(id)?.draft ?? emptyDraft())
    const payload = new TextEncoder().encode(read.ok ? writeInvoice(read.invoice, 'documented') : '')
    finish(store, send(store, id, 'D-1', payload))
    store.close()
    damage(folder, 'settings')
    const again = await recovered(folder)
    expect(noticeOf(again)).toBeNull()
    expect(again.invoices.find(id)).toMatchObject({
      revision: 1,
      draft: { buyer: { name: 'Example Buyer' } },
      attempt: { state: 'done', revision: 1 },
    })
    again.close()
  })
})
