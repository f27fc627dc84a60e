import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Store } from '#app/ports/store.ts'
import { cursorAfter, type ListCursor } from '#contract/invoice-list.ts'
import { runs } from '#core/testing/runs.ts'
import { columnsWith } from '../../testing/invoice-columns.ts'
import { openStore } from '../open-store.ts'
import { writeMissingChecksums } from '../schema/checksums.ts'
import { dataPaths } from '../sqlite/data-paths.ts'
import { withSqlFunctions } from '../sqlite/sql-functions.ts'

let folder: string
let store: Store
/** In list order. */
let written: { id: string; searchText: string }[]

const customers = [
  'żółw & söhne',
  'example ltd',
  'example gmbh',
  '100% cotton',
  'a_b',
  '"quoted" inc',
  '株式会社例',
]
const idOf = (count: number) => `00000000-0000-4000-8000-${String(count).padStart(12, '0')}`

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'billwright-list-'))
  openStore(folder).close()
  const database = withSqlFunctions(new DatabaseSync(dataPaths(folder).data))
  const insert = database.prepare(
    `INSERT INTO invoices (id, revision, updated_at, sample, invoice_number, customer, currency, search_text, search_id, comparable)
       VALUES (?, 1, ?, 0, '', '', 'EUR', ?, ?, '')`,
  )
  const rows = Array.from({ length: 3000 }, (_, count) => ({
    id: idOf(count),
    // Several invoices have the same change time.
    updatedAt: new Date(Date.UTC(2026, 0, 1, 0, Math.floor(count / 7))).toISOString(),
    searchText: `inv-2026-${String(count).padStart(4, '0')}\n${customers[count % customers.length]}\nbrand identity`,
  }))
  database.exec('BEGIN')
  for (const [count, { id, updatedAt, searchText }] of rows.entries())
    insert.run(id, updatedAt, searchText, count + 1)
  writeMissingChecksums(database)
  database.exec('COMMIT')
  database.close()
  written = rows.toReversed()
  store = openStore(folder)
  while (store.invoices.tidy());
  // Writes later changes, which are not indexed yet.
  const later = new DatabaseSync(dataPaths(folder).data, { timeout: 2000 })
  later.exec("UPDATE invoices SET search_text = search_text || '' WHERE search_id % 29 = 0")
  later.close()
})
afterAll(() => {
  store.close()
  rmSync(folder, { recursive: true, force: true })
})

/** Reads page after page until one is not full. */
function listed(search: string, limit: number): string[] {
  const ids: string[] = []
  let after: ListCursor | undefined
  for (;;) {
    const part = store.invoices.list({ search, after, limit })
    ids.push(...part.map(({ id }) => id))
    const last = part.at(-1)
    if (part.length < limit || !last) return ids
    after = cursorAfter(last)
  }
}

const expected = (search: string) =>
  written.filter(({ searchText }) => searchText.includes(search)).map(({ id }) => id)

test.each([
  '',
  'brand identity',
  'inv-2026-12',
  'example',
  '100%',
  '%',
  '_',
  'a_b',
  '"quoted"',
  'söhne',
  '株',
  '株式会社',
  'x',
  'ltd\nbrand',
  'nothing of this kind',
  "' OR 1=1",
  'brand AND identity',
])('a search for %j finds every matching invoice in order, once', search => {
  expect(listed(search, 500)).toEqual(expected(search))
})

test('any part of a text is found, with any page size', () => {
  const anyPart = fc
    .tuple(fc.nat(2999), fc.nat(35), fc.integer({ min: 3, max: 12 }))
    .map(([row, start, length]) => (written[row]?.searchText ?? '').slice(start, start + length))
  fc.assert(
    fc.property(anyPart, fc.integer({ min: 200, max: 3001 }), (search, limit) => {
      expect(listed(search, limit)).toEqual(expected(search))
    }),
    { numRuns: runs(60, 20) },
  )
})

test('a changed text is found by its new content and not by its old content', () => {
  const id = idOf(1500)
  const columns = columnsWith({ searchText: 'entirely new' })
  const at = '2026-12-01T00:00:00.000Z'
  const second = withSqlFunctions(new DatabaseSync(dataPaths(folder).data, { timeout: 2000 }))
  second.exec(`INSERT INTO revisions VALUES ('${id}', 1, '${at}', '{}', NULL, NULL, NULL)`)
  writeMissingChecksums(second)
  second.close()
  const draft = { template: 'minimal', invoice_number: '', items: [] }
  expect(store.invoices.save({ id, revision: 1, draft, columns, at })).toBe(true)
  const expectFound = () => {
    expect(listed('entirely', 10)).toEqual([id])
    expect(listed('inv-2026-1500', 10)).toEqual([])
    expect(listed('', 10)[0]).toBe(id)
  }
  expectFound()
  while (store.invoices.tidy());
  expectFound()
  store.invoices.setDeleted(id, at)
  expect(listed('entirely', 10)).toEqual([])
  store.invoices.setDeleted(id, null)
  expect(listed('entirely', 10)).toEqual([id])
})
