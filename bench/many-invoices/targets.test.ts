import { expect, test } from 'vitest'
import type { MemorySample } from './memory.ts'
import { checkLatencyTargets, checkMemoryTargets, type ManyInvoicesFigures } from './targets.ts'

const few: ManyInvoicesFigures = {
  invoices: 10,
  start: 1000,
  search: { number: 10, customer: 10, description: 10, cleared: 10 },
  scroll: 10,
  open: 10,
  table: 10,
  sorted: 10,
  overview: 10,
}

test('reports a missed target', () => {
  const many = { ...few, invoices: 1000, start: 1600, search: { ...few.search, customer: 101 } }
  const missed = checkLatencyTargets([few, { ...few, invoices: 100 }, many]).filter(({ isMet }) => !isMet)
  expect(missed.map(({ name, measured }) => [name, measured])).toEqual([
    ['search a customer, of 1000', '101 ms'],
    ['start with 1000, beside one with 10', '1.60 times'],
  ])
})

const samples = (heap: (index: number) => number): MemorySample[] =>
  Array.from({ length: 30 }, (_, index) => ({
    at: index * 10,
    heap: heap(index),
    nodes: 1000,
    listeners: 100,
    host: 200,
  }))

test('distinguishes a leak from filling caches', () => {
  const missed = (heap: (index: number) => number) =>
    checkMemoryTargets(samples(heap)).filter(({ isMet }) => !isMet).length
  expect(missed(index => 10 + index)).toBe(1)
  expect(missed(index => Math.min(20, 10 + index * 2))).toBe(0)
})
