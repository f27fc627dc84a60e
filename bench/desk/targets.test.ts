import { expect, test } from 'vitest'
import { type DeskFigures, judge } from './targets.ts'

const few: DeskFigures = {
  invoices: 10,
  start: 1000,
  search: { number: 10, customer: 10, description: 10, cleared: 10 },
  scroll: 10,
  open: 10,
}

test('a figure beyond its promise is said', () => {
  const many = { ...few, invoices: 1000, start: 1600, search: { ...few.search, customer: 101 } }
  expect(judge(few, many).filter(line => line.startsWith('MISSED'))).toEqual([
    'MISSED: search a customer within 100 ms: 101 ms',
    'MISSED: a start with 1000 invoices takes at most 1.5 times one with 10: 1.60',
  ])
})
