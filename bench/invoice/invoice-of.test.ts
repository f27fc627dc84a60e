import { expect, test } from 'vitest'
import { parseInvoice } from '../../src/core/invoice/read-invoice.ts'
import { invoiceOf } from './invoice-of.ts'
import { invoiceTextsOf } from './invoice-texts.ts'

test('depends on the seed only', () => {
  expect(invoiceOf(50, 7)).toEqual(invoiceOf(50, 7))
  const [first] = invoiceOf(50, 7).items
  expect(first).toMatchObject({ description: 'IU00001 Deskbucket', quantity: '33.61', unit_price: '350.85' })
})

test('shares no item with the invoice of another seed', () => {
  const lines = (seed: number) => invoiceOf(1000, seed).items.map(item => JSON.stringify(item))
  const others = new Set(lines(2))
  expect(lines(1).filter(line => others.has(line))).toEqual([])
})

test('has new words per seed', () => {
  const words = (seed: number) =>
    new Set(invoiceOf(1000, seed).items.flatMap(({ description = '' }) => description.split(' ')))
  const [known, met] = [words(1), words(2)]
  const fresh = [...met].filter(word => !known.has(word))
  expect(met.size).toBeGreaterThan(2500)
  expect(fresh.length / met.size).toBeGreaterThan(0.5)
})

test('is a valid invoice', () => {
  const invoice = invoiceOf(200, 3)
  const { ok } = parseInvoice(JSON.parse(JSON.stringify(invoice)))
  expect(ok).toBe(true)
})

test('the texts contain every item and the totals', () => {
  const invoice = invoiceOf(3, 1)
  const { rows, totals, payable } = invoiceTextsOf(invoice)
  expect(rows.map(([description]) => description)).toEqual(invoice.items.map(item => item.description))
  const cents = (money: string) => Math.round(Number(money.replace(/[^\d.]/g, '')) * 100)
  const sum = rows.reduce((total, row) => total + cents(row[5] ?? ''), 0)
  expect(cents(totals[0]?.[1] ?? '')).toBe(sum)
  expect(totals.reduce((total, [, value]) => total + cents(value), 0)).toBe(cents(payable[1]))
})
