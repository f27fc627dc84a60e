import Big from 'big.js'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Decimal } from '../money/decimal.ts'
import { type ReportDocument, type ReportRow, reportEntries, reportRow } from './report-rows.ts'
import { ReportSums } from './report-sums.ts'
import { settledAmount } from './settlements.ts'

const all = { from: '0000-01-01', to: '9999-12-31' }
const decimal = (text: string) => text as Decimal

const document: ReportDocument = {
  id: 'a',
  invoice_number: '1',
  type: 'invoice',
  customer: 'Example Ltd',
  issueDate: '2026-03-31',
  currency: 'EUR',
  sums: {
    net: decimal('150.00'),
    payable: decimal('172.50'),
    taxes: [
      { rate: decimal('7'), net: decimal('50.00'), tax: decimal('3.50') },
      { rate: decimal('19'), net: decimal('100.00'), tax: decimal('19.00') },
    ],
  },
  settlements: [
    { date: '2026-04-30', amount: decimal('72.50') },
    { date: '2026-05-02', amount: decimal('100.00') },
  ],
}

const rowsOf = (of: ReportDocument, basis: 'issued' | 'paid', period = all): ReportRow[] =>
  reportEntries(of, basis, period).map(entry => reportRow(of, entry))

const amounts = (rows: readonly ReportRow[]) =>
  rows.map(({ date, rate, net, tax, gross }) => [date, rate, net, tax, gross])

describe('by issue date', () => {
  test('a document has one row for each rate', () => {
    expect(amounts(rowsOf(document, 'issued'))).toEqual([
      ['2026-03-31', '7', '50.00', '3.50', '53.50'],
      ['2026-03-31', '19', '100.00', '19.00', '119.00'],
    ])
    expect(rowsOf(document, 'issued', { from: '2026-04-01', to: '2026-12-31' })).toEqual([])
  })

  test('a credit note is subtracted', () => {
    const rows = rowsOf({ ...document, type: 'credit_note' }, 'issued')
    expect(rows.map(({ gross }) => gross)).toEqual(['-53.50', '-119.00'])
  })

  test('a document without tax has a row without a rate', () => {
    const sums = { net: decimal('80.00'), payable: decimal('80.00'), taxes: [] }
    expect(amounts(rowsOf({ ...document, sums }, 'issued'))).toEqual([
      ['2026-03-31', null, '80.00', '0.00', '80.00'],
    ])
  })
})

describe('by payment date', () => {
  test('a payment contains the tax of each rate in proportion', () => {
    // 72.50 of 172.50: 22.49 of 53.50 and 50.01 of 119.00, to the cent
    expect(amounts(rowsOf(document, 'paid', { from: '2026-04-01', to: '2026-04-30' }))).toEqual([
      ['2026-04-30', '7', '21.02', '1.47', '22.49'],
      ['2026-04-30', '19', '42.02', '7.99', '50.01'],
    ])
  })

  test('what exceeds the gross has no rate, and a refund reverses it first', () => {
    const settlements = [
      { date: '2026-04-01', amount: decimal('200.00') },
      { date: '2026-04-02', amount: decimal('-30.00') },
    ]
    expect(amounts(rowsOf({ ...document, settlements }, 'paid'))).toEqual([
      ['2026-04-01', '7', '50.00', '3.50', '53.50'],
      ['2026-04-01', '19', '100.00', '19.00', '119.00'],
      ['2026-04-01', null, '27.50', '0.00', '27.50'],
      ['2026-04-02', '7', '-0.73', '-0.05', '-0.78'],
      ['2026-04-02', '19', '-1.44', '-0.28', '-1.72'],
      ['2026-04-02', null, '-27.50', '0.00', '-27.50'],
    ])
  })

  test('a document over nothing has the rows of its issue, because it is settled by it', () => {
    const [zero, settled] = [decimal('0.00'), { date: '2026-03-31', amount: decimal('0') }]
    const sums = { net: zero, payable: zero, taxes: [{ rate: decimal('7'), net: zero, tax: zero }] }
    const free = { ...document, sums, settlements: [settled] }
    expect(amounts(rowsOf(free, 'paid'))).toEqual([['2026-03-31', '7', '0.00', '0.00', '0.00']])
    expect(amounts(rowsOf(free, 'paid'))).toEqual(amounts(rowsOf(free, 'issued')))
  })
})

const cents = fc.integer({ min: -2_000_000, max: 2_000_000 })
const toText = (units: number) => decimal(new Big(units).div(100).toFixed(2))
const anyDocument = fc
  .record({
    type: fc.constantFrom('invoice', 'credit_note'),
    taxes: fc.uniqueArray(
      fc.record({ rate: fc.constantFrom('0', '5', '7', '19', '20.5'), net: cents, tax: cents }),
      {
        selector: ({ rate }) => rate,
      },
    ),
    untaxed: cents,
    /** cash rounding */
    rounding: fc.integer({ min: -4, max: 4 }),
    amounts: fc.array(cents, { maxLength: 6 }),
  })
  .map(({ type, taxes, untaxed, rounding, amounts }): ReportDocument => {
    const gross = taxes.length > 0 ? taxes.reduce((sum, { net, tax }) => sum + net + tax, 0) : untaxed
    const net = taxes.length > 0 ? taxes.reduce((sum, tax) => sum + tax.net, 0) : untaxed
    return {
      ...document,
      type: type as ReportDocument['type'],
      sums: {
        net: toText(net),
        payable: toText(gross + rounding),
        taxes: taxes.map(({ rate, net, tax }) => ({
          rate: decimal(rate),
          net: toText(net),
          tax: toText(tax),
        })),
      },
      settlements: amounts.map((amount, day) => ({ date: `2026-05-0${day + 1}`, amount: toText(amount) })),
    }
  })

const total = (values: readonly (Decimal | string)[]) =>
  values.reduce((sum, value) => sum.plus(value), new Big(0)).toFixed(2)

test('the parts of a settlement add up to it, and those of the whole amount are the parts of the document', () => {
  fc.assert(
    fc.property(anyDocument, of => {
      const whole = settledAmount(of)
      // an amount that is rounded to 0 is not settled
      fc.pre(Number(whole) !== 0)
      const issued = rowsOf(of, 'issued')
      const rounding = new Big(whole).minus(total(issued.map(row => row.gross)))
      let settled = new Big(0)
      for (const { date, amount } of of.settlements) {
        const isWithin = (value: Big) => value.times(Number(whole) < 0 ? -1 : 1).lt(new Big(whole).abs())
        const [before, after] = [isWithin(settled), isWithin(settled.plus(amount))]
        settled = settled.plus(amount)
        // the settlement that completes the amount contains the cash rounding
        const left = before === after ? 0 : before ? rounding.times(-1) : rounding
        expect(total(rowsOf(of, 'paid', { from: date, to: date }).map(({ gross }) => gross))).toBe(
          new Big(amount).plus(left).toFixed(2),
        )
      }

      const rest = decimal(new Big(whole).minus(settled).toFixed(2))
      const complete = { ...of, settlements: [...of.settlements, { date: '2026-05-09', amount: rest }] }
      for (const { rate, net, tax } of issued) {
        const own = rowsOf(complete, 'paid').filter(row => row.rate === rate)
        expect([total(own.map(row => row.net)), total(own.map(row => row.tax))]).toEqual([net, tax])
      }
    }),
  )
})

test('the sums are the sums of the rows', () => {
  fc.assert(
    fc.property(
      fc.array(anyDocument, { maxLength: 8 }),
      fc.constantFrom('issued', 'paid'),
      (documents, basis) => {
        const sums = new ReportSums()
        for (const of of documents)
          for (const entry of reportEntries(of, basis, all)) sums.add(of.currency, entry)
        const rows = documents.flatMap(of => rowsOf(of, basis))
        const [found] = sums.result()
        expect(found === undefined).toBe(rows.length === 0)
        for (const key of ['net', 'tax', 'gross'] as const)
          expect(found?.[key] ?? '0.00').toBe(total(rows.map(row => row[key])))
        for (const { rate, net, tax } of found?.rates ?? []) {
          const own = rows.filter(row => row.rate === rate)
          expect([net, tax]).toEqual([total(own.map(row => row.net)), total(own.map(row => row.tax))])
        }
      },
    ),
  )
})
