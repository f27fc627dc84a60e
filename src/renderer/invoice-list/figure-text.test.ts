import { expect, test } from 'vitest'
import { figureText } from './figure-text.ts'

const range = (from: string, to: string) => ({ kind: 'range', from, to }) as const

test.each([
  [{ taxRate: '19', currency: 'EUR' }, range('2026-07-01', '2026-09-30'), 'Tax 19 %, EUR, Q3 2026'],
  [{ currency: 'EUR' }, range('2026-08-01', '2026-08-31'), 'EUR, Aug 2026'],
  [{ balance: 'outstanding', currency: 'EUR' }, { kind: 'this-year' }, 'Outstanding, EUR, 2026'],
  [{ balance: 'paid' }, { kind: 'all' }, 'With payments'],
  [{ currency: 'USD' }, range('2026-01-05', '2026-02-03'), 'USD, Jan 5 – Feb 3, 2026'],
  [{ currency: 'USD' }, range('2026-01-05', ''), 'USD, issued from Jan 5, 2026'],
  [{ currency: 'USD' }, range('', '2026-01-05'), 'USD, issued until Jan 5, 2026'],
  [
    { taxRate: '5.5', currency: 'EUR', paid: { from: '2026-01-01', to: '2026-12-31' } },
    { kind: 'all' },
    'Tax 5.5 %, EUR, paid 2026',
  ],
] as const)('%j of %j is called %j', (figure, issued, text) => {
  expect(figureText(figure, issued, '2026-11-22').replaceAll('\u2009', ' ')).toBe(text)
})
