import { topCustomers } from '../../src/app/invoices/customer-sums.ts'
import { createDeletion } from '../../src/app/invoices/deletion.ts'
import { createInvoiceList } from '../../src/app/invoices/invoice-list.ts'
import { reportOf } from '../../src/app/invoices/report.ts'
import type { ListFilter, Store } from '../../src/app/ports/store.ts'
import { createSuggestions } from '../../src/app/records/suggestions.ts'
import { cursorAfter, type InvoiceOrder, invoiceOrders } from '../../src/contract/invoice-list.ts'
import type { ReportRequest } from '../../src/contract/reports.ts'
import { firstSender } from '../../src/core/draft/sender.ts'
import { searchWords } from '../../src/core/records/record-keys.ts'
import { receivablesOf } from '../../src/core/report/receivables.ts'
import { reportBases } from '../../src/core/report/report-rows.ts'
import { openStore } from '../../src/platform/store/open-store.ts'
import { median } from '../measure/median.ts'

export interface QueryTime {
  name: string
  /** median of the CPU time */
  ms: number
  /** rows, ids, counted or changed invoices, or currencies */
  found: number
}

const today = '2026-11-21'
const limit = 200
/** a customer to whom all documents belong */
const senders = [firstSender]
/** as many customers as the overview shows */
const shown = 6

/** CPU time of opening and closing both folders, interleaved. */
export function measureOpening(full: string, empty: string, rounds: number): { full: number; empty: number } {
  const times = { full: [] as number[], empty: [] as number[] }
  for (let round = 0; round <= rounds; round++)
    for (const [name, folder] of [
      ['full', full],
      ['empty', empty],
    ] as const) {
      const ms = cpuTime(() => openStore(folder).close())
      // The first round creates the empty data and loads code.
      if (round > 0) times[name].push(ms)
    }
  return { full: median(times.full), empty: median(times.empty) }
}

export function measureQueries(folder: string, rounds: number): QueryTime[] {
  const store = openStore(folder)
  const { invoices } = store
  const measured = measuredIn(rounds)
  const page = (by: InvoiceOrder, filter: Partial<ListFilter> = {}) =>
    invoices.list({ search: '', today, sort: { by, descending: true, senders }, limit, ...filter })
  const middle = invoices
    .list({ search: '', today, sort: { by: 'customer', descending: true }, limit: 5000 })
    .at(-1)
  const result = [
    ...invoiceOrders.map(by => measured(`page by ${by}`, () => page(by).length)),
    measured('next page by customer', () => {
      const after = middle && cursorAfter(middle, 'customer')
      const sort = { by: 'customer', descending: true } as const
      return invoices.list({ search: '', today, sort, after, limit }).length
    }),
    ...filters.flatMap(([name, filter]) => [
      measured(`page by changed, ${name}`, () => page('changed', filter).length),
      measured(`page by customer, ${name}`, () => page('customer', filter).length),
      measured(`ids by customer, ${name}`, () => {
        const sort = { by: 'customer', descending: false } as const
        return invoices.ids({ search: '', today, sort, ...filter }).length
      }),
      measured(`counts, ${name}`, () => {
        const { statuses: _, ...period } = filter
        return invoices.counts({ search: '', today, ...period }).total
      }),
    ]),
  ]
  const reports = reportBases.flatMap(basis =>
    periods.map(([name, period]) =>
      measured(`report by ${basis} date, ${name}`, () => {
        const { currencies } = reportOf(store.reports, { ...period, basis }, today)
        return currencies.length
      }),
    ),
  )
  const sums = [undefined, firstSender].flatMap(sender => {
    const of = sender === undefined ? '' : ', a sender'
    return [
      ...periods.map(([name, { from, to }]) =>
        measured(
          `largest customers, ${name}${of}`,
          () => topCustomers(store.reports.buyers({ from, to, sender }, shown), shown).length,
        ),
      ),
      measured(
        `report by issued date, a year by month${of}`,
        () => reportOf(store.reports, { ...year, basis: 'issued', sender }, today).currencies.length,
      ),
      measured(
        `what is owed${of}`,
        () => receivablesOf(store.reports.openItems(sender), today).currencies.length,
      ),
    ]
  })
  const others = [...recordQueries(store, measured), ...changes(store, measured)]
  store.close()
  return [...result, ...reports, ...sums, ...others]
}

type Measured = (name: string, query: () => number) => QueryTime

const measuredIn =
  (rounds: number): Measured =>
  (name, query) => {
    let found = 0
    const times = Array.from({ length: rounds }, () =>
      cpuTime(() => {
        found = query()
      }),
    )
    return { name, ms: median(times), found }
  }

const searches = ['e', 'beispiel', 'part 42', 'inv-2020-000345', 'qqqq']

/** Searches of customers and items, and the palette's queries per letter. */
function recordQueries(store: Store, measured: Measured): QueryTime[] {
  const { suggestCustomers, suggestItems } = createSuggestions({ store })
  const { listInvoices } = createInvoiceList({ store, clock: { today: () => today } })
  const ofCustomer = store.records.list('customers', { words: [], archived: false, limit: 1 })[0]?.id
  return searches.flatMap(text => {
    const list = { words: searchWords(text), archived: false, limit }
    const customer = ofCustomer === undefined ? {} : { customerId: ofCustomer }
    return [
      measured(`customers, "${text}"`, () => store.records.list('customers', list).length),
      measured(`items, "${text}"`, () => store.records.list('items', list).length),
      measured(`suggested customers, "${text}"`, () => {
        const { customers, buyers } = suggestCustomers({ text })
        return customers.length + buyers.length
      }),
      measured(
        `suggested items, "${text}"`,
        () => suggestItems({ text, currency: 'EUR', ...customer }).length,
      ),
      measured(`palette, "${text}"`, () => {
        const { customers } = suggestCustomers({ text })
        return customers.length + listInvoices({ search: text, limit: 20 }).length
      }),
    ]
  })
}

/** Number that the window deletes or restores at once. */
const portion = 100

function changes(store: Store, measured: Measured): QueryTime[] {
  const { deleteInvoices, restoreInvoices } = createDeletion({
    store,
    clock: { now: () => new Date(`${today}T12:00:00Z`) },
  })
  // others may have been billed and are not deleted
  const ids = store.invoices.ids({ search: '', statuses: ['draft'] })
  let deleted = 0
  let restored = 0
  return [
    measured(`delete ${portion} invoices`, () => {
      deleted += portion
      return deleteInvoices({ ids: ids.slice(deleted - portion, deleted) }).deleted.length
    }),
    measured(`restore ${portion} invoices`, () => {
      restored += portion
      restoreInvoices({ ids: ids.slice(restored - portion, restored) })
      return portion
    }),
  ]
}

const issued = ['issued', 'partly_paid', 'paid', 'overdue', 'credited'] as const

const filters: readonly (readonly [name: string, filter: Partial<ListFilter>])[] = [
  ['all', {}],
  ['overdue', { statuses: ['overdue'] }],
  ['a status without invoices', { statuses: ['rejected'] }],
  ['a month', { from: '2025-01-01', to: '2025-01-31' }],
  ['one number', { search: 'inv-2020-000345' }],
  ['a customer', { search: 'beispiel 12' }],
  ['a common word', { search: 'beispiel' }],
  ['a word that all have', { search: 'inv-2020' }],
  ['a digit', { search: '7' }],
  ['two letters', { search: 'ei' }],
  ['two letters that nothing has', { search: 'qq' }],
  ['an amount', { search: '120,00 €' }],
  ['a date', { search: '03.03.2025' }],
  ['a status word', { search: 'overdue' }],
  ['a currency', { currency: 'EUR' }],
  ['a tax rate', { taxRate: '19' }],
  ['a sender', { sender: firstSender }],
  ['outstanding', { balance: 'outstanding' }],
  ['paid', { balance: 'paid' }],
  ['paid in a year', { paid: { from: '2024-01-01', to: '2024-12-31' } }],
  [
    'a figure of a year',
    {
      statuses: issued,
      from: '2024-01-01',
      to: '2024-12-31',
      currency: 'EUR',
      taxRate: '19',
      balance: 'paid',
    },
  ],
]

const year = { from: '2025-01-01', to: '2025-12-31', by: 'month' } as const
const periods: readonly (readonly [name: string, period: Pick<ReportRequest, 'from' | 'to' | 'by'>])[] = [
  ['all', { from: '2020-01-01', to: '2029-12-31' }],
  ['a year by month', year],
]

/** Milliseconds of this process, user and system. */
function cpuTime(work: () => void): number {
  const before = process.cpuUsage()
  work()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}
