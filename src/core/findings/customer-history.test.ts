import { describe, expect, test } from 'vitest'
import type { Decimal } from '../money/decimal.ts'
import { invoiceWith, linesOf } from '../testing/invoices.ts'
import { findingsOf } from './findings-of.ts'

const billed = (currency: string, ...amounts: string[]) =>
  amounts.map(payable => ({ currency, payable: payable as Decimal }))

const codes = (amount: string, invoices: ReturnType<typeof billed>, currency: string | null = null) => {
  const history = { invoices, currency }
  const invoice = invoiceWith({ currency: 'EUR', items: linesOf(['1', amount]) })
  return findingsOf(invoice, { today: '2026-11-21', history })
    .map(({ code }) => code)
    .filter(code => code.startsWith('unusual'))
}

describe('an amount', () => {
  const usual = billed('EUR', '120.00', '95.00', '110.00', '100.00')

  test('far above the usual ones is a finding', () => {
    expect(codes('123', usual)).toEqual([])
    expect(codes('330', usual)).toEqual([])
    expect(codes('331', usual)).toEqual(['unusual_amount'])
    expect(codes('12300', usual)).toEqual(['unusual_amount'])
  })

  test('that the customer was billed before is none, unless it is half as much again', () => {
    const withProject = [...usual, ...billed('EUR', '4000.00')]
    expect(codes('6000', withProject)).toEqual([])
    expect(codes('6000.01', withProject)).toEqual(['unusual_amount'])
  })

  test('is compared with three invoices at least, and only in its currency', () => {
    expect(codes('9999', billed('EUR', '1.00', '1.00'))).toEqual([])
    expect(codes('9999', billed('EUR', '1.00', '1.00', '1.00'))).toEqual(['unusual_amount'])
    expect(codes('9999', [...billed('EUR', '1.00', '1.00'), ...billed('JPY', '1')])).toEqual([])
    expect(codes('9999', billed('EUR', '1.00', '-5.00', '0.00', '1.00'))).toEqual([])
  })

  test('is compared with the invoices to all customers while this one has no habit', () => {
    const first = (amount: string, latest: ReturnType<typeof billed>, invoices: typeof latest = []) =>
      findingsOf(invoiceWith({ currency: 'EUR', items: linesOf(['1', amount]) }), {
        today: '2026-11-21',
        history: { invoices, currency: null, latest },
      }).filter(({ code }) => code === 'unusual_amount')
    expect(first('119999.99', usual)).toEqual([])
    expect(first('120000', usual)).toMatchObject([{ message: { code: 'amount.above_all' } }])
    expect(first('120000', billed('JPY', '1'))).toEqual([])
    expect(first('120000', usual, billed('EUR', '90000', '100000', '110000'))).toEqual([])
  })

  test('below the usual ones is none', () => {
    expect(codes('1', usual)).toEqual([])
  })
})

describe('a currency', () => {
  test('is compared with that of the record first', () => {
    expect(codes('1', [], 'USD')).toEqual(['unusual_currency'])
    expect(codes('1', billed('USD', '1', '1'), 'EUR')).toEqual([])
  })

  test('is unusual if all of at least two invoices have another one', () => {
    expect(codes('1', billed('USD', '1'))).toEqual([])
    expect(codes('1', billed('USD', '1', '1'))).toEqual(['unusual_currency'])
    expect(codes('1', [...billed('USD', '1', '1'), ...billed('EUR', '1')])).toEqual([])
  })
})

test('whether prices include tax is compared with the customer, else with all customers', () => {
  const rows = (...flags: boolean[]) =>
    flags.map(includesTax => ({ currency: 'EUR', payable: '100' as Decimal, includesTax }))
  const isFound = (
    prices_include_tax: boolean,
    invoices: ReturnType<typeof rows>,
    latest: typeof invoices = [],
    tax_rate = '19',
  ) => {
    const items = linesOf(['1', '100']).map(line => ({ ...line, tax_rate }))
    const history = { invoices, latest, currency: null }
    return findingsOf(invoiceWith({ currency: 'EUR', items, prices_include_tax }), {
      today: '2026-11-21',
      history,
    }).some(({ path }) => path === 'prices_include_tax')
  }
  expect(isFound(true, rows(false, false))).toBe(true)
  expect(isFound(false, rows(true, true))).toBe(true)
  expect(isFound(true, rows(true, false))).toBe(false)
  expect(isFound(true, rows(true, true), rows(true, true, false, false))).toBe(false)
  expect(isFound(true, rows(false), rows(false, false, false))).toBe(true)
  expect(isFound(true, rows(false), rows(false, false))).toBe(false)
  expect(isFound(true, rows(false), rows(false, true, false))).toBe(false)
  expect(isFound(true, rows(false, false), [], '0')).toBe(false)
  expect(isFound(true, billed('EUR', '1', '1', '1') as never)).toBe(false)
})

test('names the usual values', () => {
  const history = { invoices: billed('EUR', '10.00', '20.00', '30.00'), currency: null }
  const invoice = invoiceWith({ currency: 'EUR', items: linesOf(['1', '3000']) })
  const [finding] = findingsOf(invoice, { today: '2026-11-21', history }).filter(
    ({ code }) => code === 'unusual_amount',
  )
  expect(finding?.message).toEqual({
    code: 'amount.unusual',
    params: { amount: '3000.00', usual: '20.00', currency: 'EUR', count: 3 },
  })
})
