import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { invoiceWith } from '../testing/invoices.ts'
import { amongOtherLines } from '../testing/other-lines.ts'
import { runs } from '../testing/runs.ts'
import { readInvoice, writeInvoice } from './read-invoice.ts'
import { totalsOf } from './totals.ts'

const item = (cents: number) => ({ description: 'Work', quantity: 1, unit_price: cents / 100 })
const heading = { kind: 'heading', description: 'Design' }
const linesOf = (items: object[]) => totalsOf(invoiceWith({ items })).lines
const issuesOf = (...items: unknown[]) => {
  const read = readInvoice(JSON.stringify({ template: 'minimal', invoice_number: '1', items }))
  return read.ok ? [] : read.issues.map(({ path, code, message }) => [path, code, message.code])
}

describe('a subtotal', () => {
  test('adds up the items below the heading or subtotal before it, from the first line without one', () => {
    const subtotal = { kind: 'subtotal' }
    expect(linesOf([item(100), item(250), subtotal, item(5), subtotal, heading, item(7), subtotal])).toEqual([
      '1.00',
      '2.50',
      '3.50',
      '0.05',
      '0.05',
      null,
      '0.07',
      '0.07',
    ])
  })

  test('omits optional items, and is zero without items', () => {
    const optional = { ...item(900), kind: 'optional' }
    const text = { kind: 'text', description: 'As agreed' }
    expect(linesOf([{ kind: 'subtotal' }, optional, item(100), text, { kind: 'subtotal' }])).toEqual([
      '0.00',
      '9.00',
      '1.00',
      null,
      '1.00',
    ])
  })
})

const items = fc.array(
  fc.record(
    {
      description: fc.constant('Work'),
      quantity: fc.integer({ min: -50, max: 50 }),
      unit_price: fc.integer({ min: -9999, max: 9999 }),
      tax_rate: fc.constantFrom(7, 19),
    },
    { requiredKeys: ['description', 'quantity', 'unit_price'] },
  ),
  { minLength: 1, maxLength: 8 },
)
const others = fc.record(
  {
    currency: fc.constantFrom('JPY', 'EUR', 'KWD'),
    discount_percent: fc.constantFrom('2.5', '33.333'),
    prices_include_tax: fc.boolean(),
    charges: fc.constant([{ amount: '3', tax_rate: 7 }]),
    cash_rounding: fc.constantFrom('5', '50'),
  },
  { requiredKeys: [] },
)

test('headings, texts, subtotals and optional items change no total and no tax', () => {
  fc.assert(
    fc.property(amongOtherLines(items), others, ({ plain, all }, fields) => {
      const { lines: _, ...before } = totalsOf(invoiceWith({ ...fields, items: plain }))
      const { lines, ...after } = totalsOf(invoiceWith({ ...fields, items: all }))
      expect(after).toEqual(before)
      expect(lines).toHaveLength(all.length)
    }),
    { numRuns: runs(300, 100) },
  )
})

test('sums are those that a naive reader of the page adds up', () => {
  fc.assert(
    fc.property(amongOtherLines(items), ({ all }) => {
      const { lines, subtotal } = totalsOf(invoiceWith({ currency: 'JPY', items: all }))
      const kindAt = (index: number) => Reflect.get(all[index] ?? {}, 'kind')
      let sum = 0
      for (const index of all.keys()) {
        if (kindAt(index) === undefined) sum += Number(lines[index])
        if (kindAt(index) !== 'subtotal') continue
        let own = 0
        for (let at = index - 1; at >= 0 && kindAt(at) !== 'heading' && kindAt(at) !== 'subtotal'; at -= 1)
          if (kindAt(at) === undefined) own += Number(lines[at])
        expect(Number(lines[index])).toBe(own)
      }
      expect(Number(subtotal)).toBe(sum)
    }),
    { numRuns: runs(300, 100) },
  )
})

test('canonical JSON keeps every line as it was read, with the kind first', () => {
  fc.assert(
    fc.property(amongOtherLines(items), ({ all }) => {
      const text = writeInvoice(invoiceWith({ items: all }))
      const read = readInvoice(text)
      expect(read.ok && writeInvoice(read.invoice)).toBe(text)
      for (const [index, line] of (JSON.parse(text) as { items: object[] }).items.entries())
        expect(Object.keys(line)[0]).toBe('kind' in (all[index] ?? {}) ? 'kind' : 'description')
    }),
    { numRuns: runs(100, 50) },
  )
})

test('a field that the kind does not have is refused, and not left out', () => {
  expect(
    issuesOf(item(1), { ...heading, quantity: 1, colour: 'red' }, { kind: 'subtotal', unit: 'h' }),
  ).toEqual([
    ['items[1].quantity', 'not_of_kind', 'item.field_of_other_kind'],
    ['items[1].colour', 'unknown_field', 'field.unknown'],
    ['items[2].unit', 'not_of_kind', 'item.field_of_other_kind'],
  ])
})

test('a heading and a text need a description, an optional item what every item needs', () => {
  const missing = ['missing', 'field.missing']
  expect(
    issuesOf(item(1), { kind: 'heading' }, { kind: 'text', description: ' ' }, { kind: 'optional' }),
  ).toEqual([
    ['items[1].description', ...missing],
    ['items[2].description', 'invalid_value', 'value.description'],
    ['items[3].description', ...missing],
    ['items[3].quantity', ...missing],
    ['items[3].unit_price', ...missing],
  ])
})

test.each(['title', 'Heading', '', null, 5, {}])('%j is no kind of line', kind => {
  expect(issuesOf(item(1), { ...heading, kind }).map(([path]) => path)).toEqual(['items[1].kind'])
})

test('a document has something that has a price', () => {
  expect(issuesOf(heading, { kind: 'subtotal' })).toEqual([['items', 'missing', 'items.missing']])
  expect(issuesOf({ ...item(1), kind: 'optional' })).toEqual([])
})
