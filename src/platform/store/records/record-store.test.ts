import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Store } from '#app/ports/store.ts'
import { AppError } from '#core/errors/app-error.ts'
import { noticeOf, write } from '../../testing/damaged-store.ts'
import { linkCustomer, writeRecordOf } from '../../testing/records.ts'
import { openStore } from '../open-store.ts'
import { dataPaths } from '../sqlite/data-paths.ts'

let folder: string
let store: Store
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'billwright-records-'))
  store = openStore(folder)
})
afterEach(() => {
  store.close()
  rmSync(folder, { recursive: true, force: true })
})

const everything = { words: [], archived: false, limit: 100 }
const namesOf = (text: string, limit = 10) =>
  store.records.suggest('customers', text, limit).map(({ record }) => record.name)

test('a change of several records is made as a whole or not at all', () => {
  const id = writeRecordOf(store, 'customers', { name: 'A' })
  const before = store.records.find('customers', id) ?? null
  const after = before && { ...before, revision: 2, record: { name: 'B' } }
  const stale = before && { ...before, revision: 9 }
  const isApplied = store.records.apply({
    steps: [
      { kind: 'customers', id, before, after },
      { kind: 'customers', id, before: stale, after },
    ],
    links: [],
  })
  expect(isApplied).toBe(false)
  expect(store.records.find('customers', id)).toEqual(before)
})

test('a damaged record is refused when it is read, left out of lists, and reported', () => {
  const id = writeRecordOf(store, 'customers', { name: 'Damaged' })
  writeRecordOf(store, 'customers', { name: 'Intact' })
  const database = new DatabaseSync(dataPaths(folder).data)
  database.exec(`UPDATE customers SET record = replace(record, 'Damaged', 'Dammged') WHERE id = '${id}'`)
  database.close()
  expect(store.records.list('customers', everything).map(({ record }) => record.name)).toEqual(['Intact'])
  expect(noticeOf(store)).toBe('damage_found')
  for (const read of [
    () => store.records.find('customers', id),
    () => store.records.all('customers'),
    () => writeRecordOf(store, 'customers', { name: 'Overwritten' }, { id }),
  ])
    expect(read).toThrow(AppError)
})

test('names that begin with the typed word come first, and wildcards are plain characters', () => {
  for (const name of ['The Example', 'Example Ltd', '100 % Example', 'Other_Example'])
    writeRecordOf(store, 'customers', { name })
  expect(namesOf('exam')).toEqual(['Example Ltd', '100 % Example', 'Other_Example', 'The Example'])
  expect(namesOf('%')).toEqual(['100 % Example'])
  expect(namesOf('_')).toEqual(['Other_Example'])
})

test('the customer whose whole name is typed comes first of many that contain its words', () => {
  for (const number of [1049, 1149, 490, 49, 4900])
    writeRecordOf(store, 'customers', { name: `Störe ${number} Ltd`, city: 'Ltd 49' })
  writeRecordOf(store, 'customers', { name: 'Aa', city: 'Store 49 Ltd' })
  expect(namesOf('STORE 49  ltd', 2)).toEqual(['Störe 49 Ltd', 'Störe 490 Ltd'])
  expect(namesOf('store 49', 3)).toEqual(['Störe 49 Ltd', 'Störe 490 Ltd', 'Störe 4900 Ltd'])
  expect(namesOf('49 store')).toEqual([
    'Störe 49 Ltd',
    'Störe 490 Ltd',
    'Störe 4900 Ltd',
    'Störe 1049 Ltd',
    'Störe 1149 Ltd',
    'Aa',
  ])
})

test('the buyer whose whole name is typed comes before newer ones', () => {
  write(store, 'I-1', { buyer: { name: 'Store 49' } })
  write(store, 'I-2', { buyer: { name: 'Store 490' } })
  expect(store.records.buyers('store 49', 1)).toMatchObject([{ invoice_number: 'I-1' }])
})

test('invoices of a customer are those with its id and those of a buyer of its name', () => {
  const id = writeRecordOf(store, 'customers', { name: 'Example Ltd' })
  const linked = write(store, 'I-1', { buyer: { name: 'Renamed since' } })
  linkCustomer(store, linked, id)
  const named = write(store, 'I-2', { buyer: { name: 'EXAMPLE  LTD' } })
  write(store, 'I-3', { buyer: { name: 'Other' } })
  const deleted = write(store, 'I-4', { buyer: { name: 'Example Ltd' } })
  store.invoices.setDeleted(deleted, '2026-11-21T16:00:00.000Z')
  const found = store.records.recentInvoices({ id, key: 'example ltd' }, 10)
  expect(found.map(each => each.id).sort()).toEqual([linked, named].sort())
  expect(store.records.buyers('oth', 10)).toMatchObject([{ invoice_number: 'I-3', invoices: 1 }])
  expect(store.records.buyers('', 10)).toHaveLength(1)
})

test('a forgotten invoice names no customer any more', () => {
  const customer = writeRecordOf(store, 'customers', { name: 'Example Ltd' })
  const invoice = write(store, 'I-1', { buyer: { name: 'Example Ltd' } })
  linkCustomer(store, invoice, customer)
  store.invoices.setDeleted(invoice, '2026-11-21T16:00:00.000Z')
  expect(store.invoices.forgetDeleted('2027-01-01T00:00:00.000Z')).toBe(1)
  expect(store.invoices.findHead(invoice)?.customerId).toBeNull()
  expect(store.records.invoicesOfBuyer('example ltd')).toEqual([])
})
