import { expect, test } from 'vitest'
import { invoiceOf } from '../invoice/invoice-of.ts'
import { invoiceTextsOf } from '../invoice/invoice-texts.ts'
import { fault } from './check-file.ts'

const texts = invoiceTextsOf(invoiceOf(4, 1))
const head = texts.head.join(' ')
const rows = texts.rows.map(row => row.join(' '))
const page = (number: number, lines: string[]) =>
  ['T\nE\nS\nT', head, ...lines, `Page ${number} of 2`].join('\n')
const good = [page(1, rows.slice(0, 2)), page(2, [...rows.slice(2), texts.payable.join(' ')])]

const spoilt = (from: string, to: string) => good.map(text => text.replace(from, to))

test('accepts the requested invoice', () => {
  expect(fault(good, texts)).toBeNull()
})

test.each([
  ['an item that is lost', spoilt(rows[1] ?? '', ''), 'item 2 is missing or out of order'],
  ['items in another order', good.toReversed(), 'item 1 is missing or out of order'],
  ['an item too many', [...good, page(3, rows.slice(3))], 'item 4 is not the last'],
  ['a total that is lost', spoilt(texts.payable[1], ''), 'the total is missing'],
  ['a head that is not repeated', [good[0] ?? '', (good[1] ?? '').replace(head, '')], 'head of the table'],
  [
    'a page without the mark',
    [good[0] ?? '', (good[1] ?? '').replace('T\nE', '')],
    'the mark is missing on page 2',
  ],
  ['a page without its number', spoilt('Page 1 of 2', ''), 'the page number is missing on page 1'],
])('detects %s', (_, pages, words) => {
  expect(fault(pages, texts)).toContain(words)
})
