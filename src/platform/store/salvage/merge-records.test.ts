import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import {
  change,
  damage,
  exportStore,
  finish,
  importExport,
  noticeOf,
  recoverStore,
  send,
  write,
} from '../../testing/damaged-store.ts'
import { linkCustomer, recordsIn, writeRecordOf } from '../../testing/records.ts'
import { openStore } from '../open-store.ts'
import { dataPaths } from '../sqlite/data-paths.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'billwright-salvage-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const later = { updatedAt: '2026-11-21T16:00:00.000Z' }

describe.each(['backup', 'nothing'] as const)('a damaged file replaced by: %s', from => {
  test('customers, items and the customers of invoices are as they were written last', async () => {
    const store = openStore(folder)
    const id = writeRecordOf(store, 'customers', { name: 'Before' })
    const [old, moved] = [write(store, 'R-1'), write(store, 'R-2')]
    linkCustomer(store, moved, id)
    await store.dataFile.backUp('2026-11-20')
    writeRecordOf(store, 'customers', { name: 'After', note: 'changed' }, { id, ...later })
    const added = writeRecordOf(store, 'customers', { name: 'New' }, { archivedAt: later.updatedAt })
    writeRecordOf(store, 'items', { description: 'Work', unit: 'h' })
    linkCustomer(store, old, id)
    linkCustomer(store, moved, added)
    const late = write(store, 'R-3')
    linkCustomer(store, late, added)
    store.close()
    damage(folder, 'settings')

    const again = await recoverStore(folder, from)
    expect(noticeOf(again)).toBeNull()
    expect(recordsIn(again, 'customers')).toEqual([{ name: 'After', note: 'changed' }, { name: 'New' }])
    expect(again.records.find('customers', id)?.revision).toBe(2)
    expect(again.records.find('customers', added)?.archivedAt).toBe(later.updatedAt)
    expect(recordsIn(again, 'items')).toEqual([{ description: 'Work', unit: 'h' }])
    expect([old, moved, late].map(each => again.invoices.findHead(each)?.customerId)).toEqual([
      id,
      added,
      added,
    ])
    // The restored records can be found and changed.
    expect(again.records.list('customers', { words: ['aft'], archived: false, limit: 10 })).toHaveLength(1)
    writeRecordOf(again, 'customers', { name: 'And on' }, { id })
    again.close()
  })

  test('a damaged record is missing or as in the backup, and that is said', async () => {
    const store = openStore(folder)
    const id = writeRecordOf(store, 'customers', { name: 'Before' })
    await store.dataFile.backUp('2026-11-20')
    writeRecordOf(store, 'customers', { name: 'After' }, { id, ...later })
    writeRecordOf(store, 'customers', { name: 'Intact' })
    store.close()
    const database = new DatabaseSync(dataPaths(folder).data)
    database.exec(`UPDATE customers SET record = replace(record, 'After', 'Aftes') WHERE id = '${id}'`)
    database.close()

    const again = await recoverStore(folder, from)
    expect(noticeOf(again)).toBe('drafts_missing')
    const expected = from === 'backup' ? [{ name: 'Before' }, { name: 'Intact' }] : [{ name: 'Intact' }]
    expect(recordsIn(again, 'customers')).toEqual(expected)
    again.close()
  })
})

test('a damaged table of customers leaves the invoices and the items', async () => {
  const store = openStore(folder)
  await store.dataFile.backUp('2026-11-20')
  writeRecordOf(store, 'customers', { name: 'Example Ltd' })
  writeRecordOf(store, 'items', { description: 'Work' })
  const id = write(store, 'R-1')
  store.close()
  damage(folder, 'customers')
  const again = await recoverStore(folder)
  expect(noticeOf(again)).toBe('drafts_missing')
  expect([recordsIn(again, 'customers'), recordsIn(again, 'items')]).toEqual([[], [{ description: 'Work' }]])
  expect(again.invoices.find(id)?.revision).toBe(1)
  again.close()
})

test('records that both copies continued are those that were changed last', async () => {
  const store = openStore(folder)
  const [here, there] = [
    writeRecordOf(store, 'items', { description: 'A' }),
    writeRecordOf(store, 'items', { description: 'B' }),
  ]
  const elsewhere = openStore(join(folder, 'elsewhere'))
  await importExport(elsewhere, await exportStore(store, folder))
  writeRecordOf(
    store,
    'items',
    { description: 'A here' },
    { id: here, updatedAt: '2026-11-21T18:00:00.000Z' },
  )
  writeRecordOf(elsewhere, 'items', { description: 'A there' }, { id: here, ...later })
  writeRecordOf(elsewhere, 'items', { description: 'A there again' }, { id: here, ...later })
  writeRecordOf(store, 'items', { description: 'B here' }, { id: there, ...later })
  writeRecordOf(
    elsewhere,
    'items',
    { description: 'B there' },
    { id: there, updatedAt: '2026-11-21T18:00:00.000Z' },
  )
  const file = await exportStore(elsewhere, folder)
  for (const each of [store, elsewhere]) each.close()
  damage(folder, 'settings')
  const again = openStore(folder)
  await importExport(again, file)
  expect(recordsIn(again, 'items')).toEqual([{ description: 'A here' }, { description: 'B there' }])
  again.close()
})

test('an export carries records and customers of invoices to another computer', async () => {
  const store = openStore(folder)
  const customer = writeRecordOf(store, 'customers', { name: 'Example Ltd' })
  const invoice = write(store, 'R-1')
  linkCustomer(store, invoice, customer)
  change(store, invoice, { notes: 'changed' })
  const elsewhere = openStore(join(folder, 'elsewhere'))
  await importExport(elsewhere, await exportStore(store, folder))
  expect(elsewhere.invoices.find(invoice)?.customerId).toBe(customer)
  expect(elsewhere.records.find('customers', customer)?.record).toEqual({ name: 'Example Ltd' })
  for (const each of [store, elsewhere]) each.close()
})

test('an older export over intact data keeps the customers of invoices that were billed, and no others', async () => {
  const store = openStore(folder)
  const file = await exportStore(store, folder)
  const named = writeRecordOf(store, 'customers', { name: 'Billed Ltd' })
  writeRecordOf(store, 'customers', { name: 'Only here' })
  const invoice = write(store, 'R-1')
  linkCustomer(store, invoice, named)
  finish(store, send(store, invoice, 'R-1'))
  await importExport(store, file)
  expect(store.invoices.find(invoice)?.customerId).toBe(named)
  expect(recordsIn(store, 'customers')).toEqual([{ name: 'Billed Ltd' }])
  store.close()
})
