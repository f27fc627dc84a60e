import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import Big from 'big.js'
import fc from 'fast-check'
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest'
import type { ArgumentOf } from '#contract/operations/desktop-api.ts'
import type { ReportRequest } from '#contract/reports.ts'
import type { Draft } from '#core/draft/draft.ts'
import type { ReportRow } from '#core/report/report-rows.ts'
import { finish, send } from '#platform/testing/damaged-store.ts'
import { closeRenderer, openTestHost, type TestHost, temporaryFolder } from '../testing/test-host.ts'
import { writeInvoice } from '../testing/test-invoices.ts'

let folder: ReturnType<typeof temporaryFolder>
let host: TestHost
beforeEach(async () => {
  folder = temporaryFolder()
  host = await openTestHost(folder.path, {}, { chooseSavePath: async name => join(folder.path, name) })
})
afterEach(async () => {
  await host.close()
  folder.remove()
})
afterAll(closeRenderer)

async function issued(fields: Partial<Draft> = {}): Promise<string> {
  const { id, draft } = await writeInvoice(host, { currency: 'EUR', issue_date: '2026-01-15', ...fields })
  finish(host.ports.store, send(host.ports.store, id, draft.invoice_number))
  return id
}

const line = (unit_price: string, tax_rate = '19') => ({
  description: 'Design',
  quantity: '1',
  unit_price,
  ...(tax_rate !== '' && { tax_rate }),
})
const pay = (invoiceId: string, date: string, amount: string) =>
  host.call('recordPayments', { payments: [{ invoiceId, date, amount }] })

const year: ReportRequest = { from: '2026-01-01', to: '2026-12-31', basis: 'issued' }

test('sums up issued, paid and outstanding amounts by currency and month', async () => {
  const first = await issued({ items: [line('100'), line('50', '7')], due_date: '2026-02-01' })
  await issued({ items: [line('10')], issue_date: '2026-03-31', due_date: '2999-01-01' })
  await issued({ items: [line('1000', '')], currency: 'JPY', issue_date: '2026-03-01' })
  await writeInvoice(host, { items: [line('5')], issue_date: '2026-03-01' })
  await pay(first, '2026-04-02', '72.50')

  const report = await host.call('report', { ...year, by: 'quarter' })
  expect(report.currencies).toEqual([
    {
      currency: 'EUR',
      net: '160.00',
      rates: [
        { rate: '7', net: '50.00', tax: '3.50' },
        { rate: '19', net: '110.00', tax: '20.90' },
      ],
      tax: '24.40',
      gross: '184.40',
      paid: '72.50',
      outstanding: '111.90',
      overdue: '100.00',
    },
    {
      currency: 'JPY',
      net: '1000',
      rates: [{ rate: null, net: '1000', tax: '0' }],
      tax: '0',
      gross: '1000',
      paid: '0',
      outstanding: '1000',
      overdue: '0',
    },
  ])
  expect(
    report.parts.map(({ from, to, currencies }) => [from, to, currencies.map(({ gross }) => gross)]),
  ).toEqual([
    ['2026-01-01', '2026-03-31', ['184.40', '1000']],
    ['2026-04-01', '2026-06-30', []],
    ['2026-07-01', '2026-09-30', []],
    ['2026-10-01', '2026-12-31', []],
  ])

  const paid = await host.call('report', { ...year, basis: 'paid' })
  expect(paid.currencies[0]).toMatchObject({ net: '63.04', tax: '9.46', gross: '72.50', paid: '72.50' })
})

test('the figures of one sender are those of its documents, and all together are those without a sender', async () => {
  const { id: sender } = await host.call('addSender', { name: 'Example Press' })
  const several = [line('100'), line('50', '7')]
  const first = await issued({ sender, items: several, due_date: '2026-02-01' })
  const second = await issued({ sender, items: [line('1e12')], due_date: '2999-01-01' })
  await issued({ items: several, buyer: { name: 'Northwind Example' } })
  const third = await issued({ items: [line('20')] })
  await pay(first, '2026-04-02', '72.50')
  await pay(second, '2026-04-03', '1')
  await pay(third, '2026-04-03', '23.80')
  const senders = [sender, 'first']
  const net = async (part: object) =>
    Big((await host.call('report', { ...year, ...part })).currencies[0]?.net ?? 0).toFixed(2)
  const netOfEach = (part: object) => Promise.all(senders.map(each => net({ ...part, sender: each })))
  expect(await netOfEach({})).toEqual(['1000000000150.00', '170.00'])
  for (const part of [{}, { basis: 'paid' as const }]) {
    const [one = '', other = ''] = await netOfEach(part)
    expect(Big(one).plus(other).toFixed(2)).toBe(await net(part))
  }
  const owed = async (of: object) => (await host.call('receivables', of)).currencies[0]?.invoices
  expect([await owed({ sender }), await owed({ sender: 'first' }), await owed({})]).toEqual([2, 1, 3])
  const { from, to } = year
  const buyers = await host.call('topCustomers', { from, to, limit: 9, sender: 'first' })
  expect(buyers.map(({ invoiced }) => invoiced)).toEqual(['172.50', '23.80'])
  const { currencies } = await host.call('report', { ...year, sender })
  expect(currencies[0]).toMatchObject({ paid: '73.50', outstanding: '1190000000099.00' })
  const saved = await host.call('exportReport', { report: { ...year, sender }, format: 'csv' })
  expect(readFileSync(saved?.path ?? '', 'utf8')).not.toContain('Northwind')
})

test('a payment in a currency without decimals counts in its month, also where it was refunded', async () => {
  const id = await issued({ items: [line('1000', '')], currency: 'JPY' })
  await pay(id, '2026-04-02', '1000')
  await pay(id, '2026-05-02', '-1000')
  const april = { from: '2026-04-01', to: '2026-04-30', basis: 'paid' } as const
  expect((await host.call('report', april)).currencies[0]).toMatchObject({ gross: '1000', paid: '1000' })
  const saved = await host.call('exportReport', { report: april, format: 'csv' })
  expect(readFileSync(saved?.path ?? '', 'utf8')).toContain('2026-04-02,invoice,')
})

test.each(['119', '-119'])('a payment of %s on a credit note is what its row says', async amount => {
  const id = await issued({ items: [line('100')], type: 'credit_note' })
  await pay(id, '2026-04-02', amount)
  const april = { from: '2026-04-01', to: '2026-04-30', basis: 'paid' } as const
  const [row] = (await host.call('listInvoices', { limit: 1 })).map(({ paid }) => paid)
  expect((await host.call('report', april)).currencies[0]).toMatchObject({ gross: row, paid: row })
  const saved = await host.call('exportReport', { report: april, format: 'csv' })
  expect(readFileSync(saved?.path ?? '', 'utf8')).toContain(`,${row}\r\n`)
})

test('a refund of more than the negative amount of an invoice is owed by either basis', async () => {
  const id = await issued({ items: [line('-100', '')], issue_date: '2026-03-01' })
  await pay(id, '2026-03-02', '-150')
  for (const basis of ['issued', 'paid'] as const)
    expect((await host.call('report', { ...year, basis })).currencies).toMatchObject([
      { outstanding: '50.00' },
    ])
})

test('an empty period has no currencies, and a period that ends before it begins is refused', async () => {
  expect(await host.call('report', year)).toEqual({ ...year, by: null, currencies: [], parts: [] })
  await expect(host.call('report', { ...year, to: '2025-12-31' })).rejects.toThrow('invalid_argument')
})

test('a file has one row for each rate, and negative amounts stay numbers', async () => {
  await issued({ items: [line('100'), line('-50', '7')], buyer: { name: '=Example, Ltd' } })
  const saved = await host.call('exportReport', { report: year, format: 'csv' })
  expect(readFileSync(saved?.path ?? '', 'utf8').split('\r\n')).toEqual([
    '\uFEFFdate,type,invoice_number,customer,currency,rate,net,tax,gross',
    expect.stringMatching(/^2026-01-15,invoice,[^,]+,"'=Example, Ltd",EUR,7,-50\.00,-3\.50,-53\.50$/),
    expect.stringMatching(/^2026-01-15,invoice,[^,]+,"'=Example, Ltd",EUR,19,100\.00,19\.00,119\.00$/),
    '',
  ])
})

const day = fc.integer({ min: 0, max: 700 }).map(days => {
  const date = new Date(Date.UTC(2025, 5, 1) + days * 86_400_000)
  return date.toISOString().slice(0, 10)
})
const price = fc.oneof(
  {
    weight: 8,
    arbitrary: fc.integer({ min: -50_000, max: 500_000 }).map(cents => new Big(cents).div(100).toFixed(2)),
  },
  { weight: 1, arbitrary: fc.constant('987654321987.65') },
)
const documents = fc.array(
  fc.record({
    fields: fc.record({
      issue_date: day,
      due_date: day,
      currency: fc.constantFrom('EUR', 'USD', 'JPY'),
      buyer: fc
        .constantFrom('Northwind Example', 'Beispiel GmbH', 'BEISPIEL GmbH', 'Example Press')
        .map(name => ({ name })),
      type: fc.constantFrom('invoice', 'invoice', 'credit_note'),
      prepaid_amount: fc.constantFrom(undefined, undefined, '20', '987654321987'),
      cash_rounding: fc.constantFrom(undefined, undefined, '5'),
      items: fc.array(fc.tuple(price, fc.constantFrom('', '7', '19', '20')), { minLength: 1, maxLength: 3 }),
    }),
    end: fc.constantFrom('issued', 'issued', 'issued', 'draft'),
    payments: fc.array(
      fc.record({ date: day, share: fc.constantFrom('1', '1', '-1', '0.4', '-0.3', '1.7') }),
      {
        maxLength: 2,
      },
    ),
  }),
  { minLength: 5, maxLength: 25 },
)

const issuedStatuses = ['issued', 'partly_paid', 'paid', 'overdue', 'credited'] as const
const numbersOf = async (query: ArgumentOf<'listInvoices'>) =>
  (await host.call('listInvoices', { ...query, limit: 5000 })).map(each => each.invoice_number).toSorted()
const numbersIn = (rows: readonly ReportRow[]) => [...new Set(rows.map(row => row.invoice_number))].toSorted()

test('the sums equal the rows of the file to the smallest unit, and the list has the same documents', async () => {
  const [sample = []] = fc.sample(documents, { numRuns: 1 })
  for (const { fields, end, payments } of sample) {
    const items = fields.items.map(([amount, rate]) => line(amount, rate))
    const draft = { ...fields, items } as Partial<Draft>
    if (end === 'draft') {
      await writeInvoice(host, draft)
      continue
    }
    const id = await issued(draft)
    const row = (await host.call('listInvoices', { limit: 5000 })).find(each => each.id === id)
    for (const { date, share } of payments) {
      if (row?.outstanding === null || row?.outstanding === undefined) continue
      const amount = new Big(row.outstanding).times(share).round(fields.currency === 'JPY' ? 0 : 2)
      if (!amount.eq(0)) await pay(id, date, amount.toFixed())
    }
  }

  const listed = await host.call('listInvoices', { limit: 5000 })
  for (const basis of ['issued', 'paid'] as const)
    for (const period of [
      year,
      { from: '2025-06-01', to: '2027-06-01' },
      { from: '2026-02-14', to: '2026-07-03' },
    ]) {
      const request: ReportRequest = { ...period, basis, by: 'month' }
      const saved = await host.call('exportReport', { report: request, format: 'json' })
      const { rows } = JSON.parse(readFileSync(saved?.path ?? '', 'utf8')) as { rows: ReportRow[] }
      const report = await host.call('report', request)
      for (const part of [report, ...report.parts])
        for (const sums of part.currencies) {
          const own = rows.filter(
            row => row.currency === sums.currency && part.from <= row.date && row.date <= part.to,
          )
          const digits = sums.currency === 'JPY' ? 0 : 2
          const total = (key: 'net' | 'tax' | 'gross', of: readonly ReportRow[]) =>
            of
              .reduce((sum, row) => sum.plus(row[key]), new Big(0))
              .toFixed(digits)
              .replace(/^-(0(?:\.0+)?)$/, '$1')
          for (const key of ['net', 'tax', 'gross'] as const) expect(sums[key]).toBe(total(key, own))
          for (const { rate, net } of sums.rates)
            expect(net).toBe(
              total(
                'net',
                own.filter(row => row.rate === rate),
              ),
            )
          const inPart = { from: part.from, to: part.to }
          const query = {
            statuses: [...issuedStatuses],
            currency: sums.currency,
            ...(basis === 'paid' ? { paid: inPart } : inPart),
          }
          expect(await numbersOf(query)).toEqual(numbersIn(own))
          for (const { rate } of sums.rates) {
            if (rate === null) continue
            const ofRate = await numbersOf({ ...query, taxRate: rate })
            const rowsOfRate = numbersIn(own.filter(row => row.rate === rate))
            // a payment may be too small to contain anything of a rate
            if (basis === 'paid') expect(ofRate).toEqual(expect.arrayContaining(rowsOfRate))
            else expect(ofRate).toEqual(rowsOfRate)
          }
          const add = (
            rows: readonly { paid: string; outstanding: string | null }[],
            key: 'paid' | 'outstanding',
          ) => rows.reduce((sum, row) => sum.plus(row[key] ?? 0), new Big(0)).toFixed(digits)
          const opened = (filter: ArgumentOf<'listInvoices'>) =>
            host.call('listInvoices', { ...inPart, currency: sums.currency, limit: 5000, ...filter })
          const all = [...issuedStatuses]
          expect(sums.outstanding).toBe(
            add(await opened({ statuses: all, balance: 'outstanding' }), 'outstanding'),
          )
          expect(sums.overdue).toBe(add(await opened({ statuses: ['overdue'] }), 'outstanding'))
          if (basis === 'issued')
            expect(sums.paid).toBe(add(await opened({ statuses: all, balance: 'paid' }), 'paid'))
          if (basis === 'paid') expect(sums.paid).toBe(sums.gross)
          const open = listed.filter(
            row =>
              row.type === 'invoice' &&
              row.currency === sums.currency &&
              part.from <= (row.issueDate ?? '') &&
              (row.issueDate ?? '') <= part.to &&
              Number(row.outstanding) > 0,
          )
          const owed = (of: typeof open) =>
            of.reduce((sum, row) => sum.plus(row.outstanding ?? 0), new Big(0)).toFixed(digits)
          expect(sums.outstanding).toBe(owed(open))
          expect(sums.overdue).toBe(owed(open.filter(({ status }) => status === 'overdue')))
        }
      if (basis === 'issued') {
        const buyerOf = ({ customer, currency }: Pick<ReportRow, 'customer' | 'currency'>) =>
          `${currency} ${customer.toLowerCase()}`
        const largest = [...Map.groupBy(rows, buyerOf)].map(([buyer, own]) => {
          const open = listed.filter(
            row =>
              buyerOf(row) === buyer &&
              row.type === 'invoice' &&
              own.some(each => each.invoice_number === row.invoice_number) &&
              Number(row.outstanding) > 0,
          )
          return {
            currency: own[0]?.currency ?? '',
            buyer,
            invoiced: own.reduce((sum, row) => sum.plus(row.gross), new Big(0)),
            outstanding: open.reduce((sum, row) => sum.plus(row.outstanding ?? 0), new Big(0)),
          }
        })
        for (const limit of [1, 2, 100]) {
          const top = await host.call('topCustomers', { from: period.from, to: period.to, limit })
          for (const [currency, own] of Map.groupBy(largest, each => each.currency)) {
            const shown = top.filter(each => each.currency === currency)
            const sorted = own.map(each => each.invoiced.toNumber()).sort((a, b) => b - a)
            expect(shown.map(({ invoiced }) => Number(invoiced))).toEqual(sorted.slice(0, limit))
            for (const { name, invoiced, outstanding } of shown) {
              const expected = own.find(({ buyer }) => buyer === buyerOf({ customer: name, currency }))
              expect([Number(invoiced), Number(outstanding)]).toEqual(
                [expected?.invoiced, expected?.outstanding].map(Number),
              )
            }
          }
        }
      }
      expect(rows.every(({ date }) => request.from <= date && date <= request.to)).toBe(true)
      expect(rows.filter(({ date }, index) => date < (rows[index - 1]?.date ?? ''))).toEqual([])
    }
}, 60_000)
