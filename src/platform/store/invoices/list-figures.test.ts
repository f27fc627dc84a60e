import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import Big from 'big.js'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { ListFilter, Store } from '#app/ports/store.ts'
import { cursorAfter, type InvoiceSummary, invoiceOrders, type ListCursor } from '#contract/invoice-list.ts'
import { documentStatuses } from '#core/invoice/document-status.ts'
import { runs } from '#core/testing/runs.ts'
import { type WrittenDocument, writeRandomDocuments } from '../../testing/random-documents.ts'
import { openStore } from '../open-store.ts'
import { dataPaths } from '../sqlite/data-paths.ts'
import { createSql } from '../sqlite/sql.ts'
import { withSqlFunctions } from '../sqlite/sql-functions.ts'
import { countInvoices, listInvoiceIds, listInvoices } from './list-invoices.ts'

let folder: string
let store: Store
let written: WrittenDocument[]
const today = '2026-03-01'

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'billwright-figures-'))
  store = openStore(folder)
  written = writeRandomDocuments(store, 200)
})
afterAll(() => {
  store.close()
  rmSync(folder, { recursive: true, force: true })
})

const range = fc
  .tuple(fc.integer({ min: 5, max: 19 }), fc.integer({ min: 1, max: 6 }))
  .map(([first, length]) => {
    const date = (month: number) => new Date(Date.UTC(2025, month, 1)).toISOString().slice(0, 10)
    return { from: date(first), to: date(first + length) }
  })
const option = <Value>(of: fc.Arbitrary<Value>) => fc.option(of, { nil: undefined })
const filters: fc.Arbitrary<Partial<ListFilter>> = fc.record({
  currency: option(fc.constantFrom('EUR', 'USD', 'EU')),
  taxRate: option(fc.constantFrom('9', '19', '1.9', '0', '')),
  balance: option(fc.constantFrom('outstanding', 'paid')),
  paid: option(range),
  statuses: option(fc.subarray([...documentStatuses], { minLength: 1 })),
  from: option(fc.constantFrom('2025-09-01', '2026-02-01')),
  search: fc.constantFrom('', '', 'n-', 'n-1'),
})

const sumOf = (amounts: readonly string[]) =>
  amounts.reduce((sum, amount) => sum.plus(amount), new Big(0)).toNumber()

/** Reference implementation of the filters, on the written document and its row. */
function passes(row: InvoiceSummary, filter: Partial<ListFilter>): boolean {
  const { currency, taxRate, balance, paid, statuses, from, search = '' } = filter
  const document = written.find(({ id }) => id === row.id)
  if (!document || document.isDeleted) return false
  const { type, payments, settledOn, taxRates, issueDate } = document
  return (
    (currency === undefined || document.currency === currency) &&
    (taxRate === undefined || taxRates.includes(taxRate)) &&
    (balance !== 'outstanding' || (type === 'invoice' && Number(row.outstanding) > 0)) &&
    (balance !== 'paid' || sumOf(payments.map(({ amount }) => amount)) !== 0) &&
    (!paid || settledOn.some(date => paid.from <= date && date <= paid.to)) &&
    (!statuses || statuses.includes(row.status)) &&
    (!from || issueDate >= from) &&
    row.invoice_number.toLowerCase().includes(search)
  )
}

test('filters and orders agree with the written invoices', () => {
  const all = store.invoices.list({ search: '', today, limit: 1000 })
  expect(all).toHaveLength(written.filter(({ isDeleted }) => !isDeleted).length)
  const found = new Set<string>()
  const order = fc.record({ by: fc.constantFrom(...invoiceOrders), descending: fc.boolean() })
  fc.assert(
    fc.property(filters, order, fc.integer({ min: 3, max: 60 }), (filter, sort, limit) => {
      const query = { search: '', today, ...filter }
      const expected = all
        .filter(row => passes(row, filter))
        .map(({ id }) => id)
        .toSorted()
      const listed: InvoiceSummary[] = []
      for (let after: ListCursor | undefined; ; ) {
        const page = store.invoices.list({ ...query, sort, limit, after })
        listed.push(...page)
        const last = page.at(-1)
        if (page.length < limit || !last) break
        after = cursorAfter(last, sort.by)
      }
      const ids = listed.map(({ id }) => id)
      expect(ids.toSorted()).toEqual(expected)
      expect(store.invoices.ids({ ...query, sort })).toEqual(ids)
      const { statuses: _, ...counted } = query
      const total = all.filter(row => passes(row, { ...filter, statuses: undefined })).length
      expect(store.invoices.counts(counted).total).toBe(total)
      for (const [key, value] of Object.entries(filter))
        if (value !== undefined && expected.length > 0) found.add(key)
    }),
    { numRuns: runs(2000, 300) },
  )
  expect(found).toEqual(new Set(['currency', 'taxRate', 'balance', 'paid', 'statuses', 'from', 'search']))
})

test('every order and filter is answered by an index alone', () => {
  const database = withSqlFunctions(new DatabaseSync(dataPaths(folder).data, { readOnly: true }))
  const plans: string[] = []
  const sql = createSql({ database })
  const explained = {
    ...sql,
    rows(text: string, values: Parameters<typeof sql.rows>[1]) {
      plans.push(...sql.rows(`EXPLAIN QUERY PLAN ${text}`, values).map(({ detail }) => String(detail)))
      return sql.rows(text, values)
    },
    row(text: string, values: Parameters<typeof sql.rows>[1]) {
      plans.push(...sql.rows(`EXPLAIN QUERY PLAN ${text}`, values).map(({ detail }) => String(detail)))
      return sql.row(text, values)
    },
  }
  const filter = {
    currency: 'EUR',
    taxRate: '19',
    balance: 'paid',
    statuses: ['overdue'],
    to: today,
    sender: 'first',
  } as const
  for (const by of invoiceOrders) {
    const query = { search: '', today, sort: { by, descending: true }, ...filter }
    listInvoiceIds(explained, query)
    listInvoices(explained, { ...query, limit: 10 })
  }
  const { statuses: _, ...counted } = filter
  countInvoices(explained, { search: '', today, ...counted })
  const scans = plans
    .filter(plan => /^(?:SCAN|SEARCH) invoices /.test(plan))
    // reads the rows of the page
    .filter(plan => !plan.includes('invoices_by_search (search_id=?)'))
  expect(scans.filter(plan => !plan.includes(' COVERING INDEX '))).toEqual([])
  expect(new Set(scans).size).toBeGreaterThan(7)
  database.close()
})
