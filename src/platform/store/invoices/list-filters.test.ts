import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { ListFilter, Store } from '#app/ports/store.ts'
import {
  cursorAfter,
  type InvoiceOrder,
  type InvoiceSummary,
  invoiceOrders,
  type ListCursor,
} from '#contract/invoice-list.ts'
import { columnsOf } from '#core/draft/invoice-columns.ts'
import { documentStatuses } from '#core/invoice/document-status.ts'
import { listGroupOf } from '#core/invoice/list-group.ts'
import type { Decimal } from '#core/money/decimal.ts'
import { addDays } from '#core/text/calendar-date.ts'
import { finish, runMaintenance, send } from '../../testing/damaged-store.ts'
import { openStore } from '../open-store.ts'

let folder: string
let store: Store

const today = '2026-06-15'
const customers = ['Żółw & Söhne', 'apfel gmbh', 'Äpfel AG', 'Zebra', '', 'Example Ltd', 'example ltd']
/** in the order of their names; other documents have the first profile, which is not listed here */
const senders = ['f0000000-0000-4000-8000-000000000000', 'e0000000-0000-4000-8000-000000000000']
const prices = ['9', '10', '-10', '0.5', '123456789.01', '1000', '', '99.99']

/** Creates every relevant combination; some have equal sort values. */
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'billwright-filters-'))
  store = openStore(folder)
  for (let count = 0; count < 120; count++) {
    const id = `00000000-0000-4000-8000-${String(count).padStart(12, '0')}`
    const issueDate = count % 11 === 0 ? '' : (addDays('2026-01-01', (count * 37) % 200) ?? '')
    const draft = {
      template: 'minimal',
      ...(count % 9 > 2 && { sender: senders[count % 9 > 5 ? 0 : 1] }),
      invoice_number:
        count % 13 === 0 ? 'INV-7' : `INV-${count % 3 === 0 ? count : String(count).padStart(4, '0')}`,
      buyer: { name: customers[count % customers.length] },
      issue_date: issueDate,
      due_date: addDays(issueDate, 14) ?? '',
      items: [
        { description: `Work ${count}`, quantity: '1', unit_price: prices[count % prices.length] ?? '' },
      ],
    }
    const at = new Date(Date.UTC(2026, 0, 1, 0, Math.floor(count / 4))).toISOString()
    store.invoices.create({ id, draft, columns: columnsOf(draft), at, sample: false })
    if (count % 5 !== 0) {
      const attempt = send(store, id, `N-${count}`, undefined, count % 5 === 1 ? 'test' : 'live')
      if (count % 7 !== 0) finish(store, attempt)
    }
    if (count % 4 === 2 && count % 5 > 1 && count % 7 !== 0)
      pay(id, count % 8 === 2 ? '5.00' : '123456789.01')
  }
  runMaintenance(store)
})
afterAll(() => {
  store.close()
  rmSync(folder, { recursive: true, force: true })
})

function pay(invoiceId: string, amount: string): void {
  const at = '2026-06-01T00:00:00.000Z'
  const after = {
    id: invoiceId.replace(/^0/, 'b'),
    invoiceId,
    updatedAt: at,
    paidOn: '2026-06-01',
    amount: amount as Decimal,
    note: '',
    createdAt: at,
    removedAt: null,
  }
  store.payments.apply([{ before: null, after }])
}

/** Reads page after page until one is not full. */
function listed(
  filter: Partial<ListFilter>,
  by: InvoiceOrder,
  descending: boolean,
  limit: number,
): InvoiceSummary[] {
  const rows: InvoiceSummary[] = []
  let after: ListCursor | undefined
  for (;;) {
    const sort = { by, descending, senders }
    const page = store.invoices.list({ search: '', today, ...filter, sort, after, limit })
    rows.push(...page)
    const last = page.at(-1)
    if (page.length < limit || !last) return rows
    after = cursorAfter(last, by)
  }
}

const all = () => listed({}, 'changed', true, 1000)
const idsOf = (rows: readonly InvoiceSummary[]) => rows.map(({ id }) => id)

const cents = (amount: string | null) =>
  amount === null ? Number.NEGATIVE_INFINITY : Math.round(Number(amount) * 100)
function compareAmounts(one: string | null, other: string | null): number {
  const [a, b] = [cents(one), cents(other)]
  return a === b ? 0 : a - b
}
/** Texts as shown in the table. */
const paidOf = ({ paid, outstanding }: InvoiceSummary) => (outstanding === null ? null : paid)
const compareText = (one: string, other: string) => Number(one > other) - Number(one < other)
const folded = (text: string) =>
  text.toLowerCase().replaceAll('ł', 'l').normalize('NFD').replace(/\p{M}/gu, '')
const collator = new Intl.Collator('en', { numeric: true, sensitivity: 'base' })

/** Reference implementation of the orders, independent of the store. */
const comparisons: Record<InvoiceOrder, (one: InvoiceSummary, other: InvoiceSummary) => number> = {
  group: (one, other) => compareText(placeOf(one), placeOf(other)),
  changed: (one, other) => compareText(one.updatedAt, other.updatedAt),
  number: (one, other) => collator.compare(one.invoice_number, other.invoice_number),
  customer: (one, other) => compareText(folded(one.customer), folded(other.customer)),
  amount: (one, other) => compareAmounts(one.payable, other.payable),
  paid: (one, other) => compareAmounts(paidOf(one), paidOf(other)),
  outstanding: (one, other) => compareAmounts(one.outstanding, other.outstanding),
  issued: (one, other) => compareText(one.issueDate ?? '', other.issueDate ?? ''),
  due: (one, other) => compareText(one.dueDate ?? '', other.dueDate ?? ''),
  status: (one, other) => documentStatuses.indexOf(one.status) - documentStatuses.indexOf(other.status),
  sender: (one, other) => senders.indexOf(one.sender) - senders.indexOf(other.sender),
}

/**
 * Position in the group order: drafts, sent documents, outstanding ones with the earliest due date first, settled ones
 * by date.
 */
function placeOf({ status, outstanding, dueDate, issueDate, paid }: InvoiceSummary): string {
  if (status === 'draft' || status === 'test') return '4'
  if (status === 'waiting' || status === 'sending' || status === 'not_confirmed') return '3 x'
  if (status === 'paid' || outstanding === null)
    return `1 ${Number(paid) === 0 ? (issueDate ?? '') : '2026-06-01'}`
  const deadline = Number(outstanding) > 0 && dueDate ? Number(dueDate.replaceAll('-', '')) : undefined
  return `3 ${deadline === undefined ? '' : 30_000_000 - deadline}`
}

test('the rows have several groups', () => {
  const groups = new Set(all().map(({ group }) => listGroupOf(group).kind))
  expect(groups).toEqual(new Set(['drafts', 'owed', 'month']))
})

describe.each(invoiceOrders)('sorted by %s', by => {
  test.each([true, false])('pages of any size are in order and complete, descending: %s', descending => {
    const sign = descending ? -1 : 1
    const expected = idsOf(
      all().sort((one, other) => sign * (comparisons[by](one, other) || compareText(one.id, other.id))),
    )
    for (const limit of [7, 50, 1000]) expect(idsOf(listed({}, by, descending, limit))).toEqual(expected)
    expect(store.invoices.ids({ search: '', today, sort: { by, descending, senders } })).toEqual(expected)
  })

  test('filters leave the order as it is', () => {
    const filters: Partial<ListFilter>[] = [
      { statuses: ['overdue', 'draft'] },
      { from: '2026-02-01', to: '2026-04-30' },
      { search: 'ex' },
      { search: 'work 1' },
      { search: 'example', statuses: ['paid', 'issued', 'overdue', 'test'], from: '2026-01-15' },
    ]
    const rows = listed({}, by, false, 1000)
    for (const filter of filters) {
      const expected = idsOf(rows.filter(row => passes(row, filter)))
      expect(expected.length).toBeGreaterThan(2)
      expect(idsOf(listed(filter, by, false, 3))).toEqual(expected)
      const sort = { by, descending: false, senders }
      expect(store.invoices.ids({ search: '', today, ...filter, sort })).toEqual(expected)
    }
  })
})

function passes(row: InvoiceSummary, { statuses, from, to, search = '' }: Partial<ListFilter>): boolean {
  const text = store.invoices.find(row.id)?.draft
  const searched = [row.invoice_number, row.customer, text?.items[0]?.description].join('\n').toLowerCase()
  const isInPeriod = (from ?? '0') <= (row.issueDate ?? '') && (row.issueDate ?? '~') <= (to ?? '9')
  return (
    (!statuses || statuses.includes(row.status)) &&
    (isInPeriod || (!from && !to)) &&
    searched.includes(search)
  )
}

test('counts are the numbers of rows, for any search and period', () => {
  for (const filter of [
    {},
    { search: 'example' },
    { search: 'ex' },
    { from: '2026-03-01' },
    { to: '2026-03-01' },
    { sender: senders[1] },
    { sender: 'first' },
  ]) {
    const rows = listed(filter, 'changed', true, 1000)
    const byStatus = Object.fromEntries(
      [...Map.groupBy(rows, ({ status }) => status)].map(([status, found]) => [status, found.length]),
    )
    expect(Object.keys(byStatus).length).toBeGreaterThan(3)
    expect(store.invoices.counts({ search: '', today, ...filter })).toEqual({ total: rows.length, byStatus })
  }
})

test.each([
  ['123456789.01', 15],
  ['123,456,789.01', 15],
  ['123.456.789,01', 15],
  ['€123,456,789.01', 15],
  ['2026-02-07', 1],
  ['07.02.2026', 3],
  ['feb 7, 2026', 1],
  ['overd', -1],
])('a search for %j finds amounts, dates and statuses', (search, count) => {
  const expected = count === -1 ? store.invoices.counts({ search: '', today }).byStatus.overdue : count
  expect(expected).toBeGreaterThan(0)
  const rows = listed({ search }, 'customer', true, 5)
  expect(rows).toHaveLength(expected ?? 0)
  if (count === -1) expect(new Set(rows.map(({ status }) => status))).toEqual(new Set(['overdue']))
})

test('overdue begins on the day after the due date, without a change of the data', () => {
  const row =
    all().find(({ status, dueDate }) => status === 'overdue' && dueDate === '2026-06-14') ??
    all().find(({ status }) => status === 'overdue')
  const { id = '', dueDate } = row ?? {}
  expect(store.invoices.summary(id, dueDate ?? '')).toMatchObject({ status: 'issued', overdueDays: null })
  const nextYear = addDays(dueDate ?? '', 365) ?? ''
  expect(store.invoices.summary(id, nextYear)).toMatchObject({ status: 'overdue', overdueDays: 365 })
  const late = store.invoices.counts({ search: '', today: '2999-01-01' }).byStatus.overdue ?? 0
  expect(late).toBeGreaterThan(store.invoices.counts({ search: '', today }).byStatus.overdue ?? 0)
})
