import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import fc from 'fast-check'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Store } from '#app/ports/store.ts'
import { emptyDraft } from '#core/draft/draft.ts'
import { columnsWith } from '../../testing/invoice-columns.ts'
import { openStore } from '../open-store.ts'
import { dataPaths } from '../sqlite/data-paths.ts'
import { partsOf } from './search-index.ts'

let folder: string
let store: Store
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'billwright-index-'))
  store = openStore(folder)
})
afterEach(() => {
  store.close()
  rmSync(folder, { recursive: true, force: true })
})

const id = '00000000-0000-4000-8000-000000000001'
const at = '2026-11-21T14:00:00.000Z'
const columns = (searchText: string) => columnsWith({ searchText })
const lines = (count: number) =>
  Array.from({ length: count }, (_, line) => `line ${line} of the work ${'x'.repeat(line % 40)}`)

const write = (texts: string[]) =>
  store.invoices.create({ id, draft: emptyDraft({}), columns: columns(texts.join('\n')), at, sample: false })
const rewrite = (texts: string[], revision = 1) =>
  store.invoices.save({ id, revision, draft: emptyDraft({}), columns: columns(texts.join('\n')), at })
const found = (search: string) => store.invoices.list({ search, limit: 5 }).length

/**
 * Runs the maintenance to its end.
 * @returns the number of steps
 */
function tidyAll(): number {
  let steps = 1
  while (store.invoices.tidy()) steps += 1
  return steps
}

/** Queries the index directly. */
function indexed(word: string): number {
  const database = new DatabaseSync(dataPaths(folder).data, { readOnly: true })
  const row = database
    .prepare('SELECT count(*) AS found FROM invoice_search WHERE invoice_search MATCH ?')
    .get(`"${word}"`)
  database.close()
  return Number(row?.found)
}

test('joining the parts of a text returns the text', () => {
  const text = fc.array(fc.string({ minLength: 1, maxLength: 3000 }), { minLength: 1, maxLength: 12 })
  fc.assert(
    fc.property(text, written => {
      const whole = written.join('\n')
      expect(partsOf(whole).join('\n')).toBe(whole)
    }),
  )
})

test('a long invoice is indexed in many steps, a changed line of it in one', () => {
  const texts = lines(10_000)
  write(texts)
  expect(indexed('line 9000 of')).toBe(0)
  expect(found('line 9000 of')).toBe(1)
  expect(tidyAll()).toBeGreaterThan(5)
  expect(indexed('line 9000 of')).toBe(1)

  rewrite(texts.with(9000, 'another word'))
  expect(found('another word')).toBe(1)
  expect(found('line 9000 of')).toBe(0)
  expect(tidyAll()).toBe(1)
  expect([indexed('another word'), indexed('line 9000 of')]).toEqual([1, 0])
})

test('a restart in the middle of indexing loses nothing', () => {
  write(lines(10_000))
  store.invoices.tidy()
  store.invoices.tidy()
  expect(indexed('line 9000 of')).toBe(0)
  store.close()
  store = openStore(folder)
  expect(found('line 9000 of')).toBe(1)
  tidyAll()
  expect(indexed('line 9000 of')).toBe(1)
})

test('removed text is no longer found', () => {
  write(lines(3000))
  tidyAll()
  rewrite(lines(10))
  tidyAll()
  expect(found('line 2000 of')).toBe(0)
  expect(indexed('line 2000 of')).toBe(0)
  expect(indexed('line 9 of')).toBe(1)
})
