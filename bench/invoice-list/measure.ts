import type { ListFilter } from '../../src/app/ports/store.ts'
import { reportOf } from '../../src/app/reports/report.ts'
import { cursorAfter, type InvoiceOrder, invoiceOrders } from '../../src/contract/invoice-list.ts'
import type { ReportRequest } from '../../src/contract/report-operations.ts'
import { reportBases } from '../../src/core/report/report-rows.ts'
import { openStore } from '../../src/platform/store/open-store.ts'
import { median } from '../measure/median.ts'

export interface QueryTime {
  name: string
  /** median of the CPU time */
  ms: number
  /** rows, ids, counted invoices, or currencies */
  found: number
}

const today = '2026-11-21'
const limit = 200

/** CPU time of opening and closing both folders, in turns. */
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
  const measured = (name: string, query: () => number): QueryTime => {
    let found = 0
    const times = Array.from({ length: rounds }, () =>
      cpuTime(() => {
        found = query()
      }),
    )
    return { name, ms: median(times), found }
  }
  const page = (by: InvoiceOrder, filter: Partial<ListFilter> = {}) =>
    invoices.list({ search: '', today, sort: { by, descending: true }, limit, ...filter })
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
  store.close()
  return [...result, ...reports]
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

const periods: readonly (readonly [name: string, period: Pick<ReportRequest, 'from' | 'to' | 'by'>])[] = [
  ['all', { from: '2020-01-01', to: '2029-12-31' }],
  ['a year by month', { from: '2025-01-01', to: '2025-12-31', by: 'month' }],
]

/** Milliseconds of this process, user and system. */
function cpuTime(work: () => void): number {
  const before = process.cpuUsage()
  work()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}
