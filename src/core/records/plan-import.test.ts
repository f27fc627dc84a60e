import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Decimal } from '../money/decimal.ts'
import { runs } from '../testing/runs.ts'
import type { CatalogueItem } from './catalogue-item-fields.ts'
import type { Customer } from './customer-fields.ts'
import { createImportPlanner, type ImportContext, type ImportRow, type KnownRecord } from './plan-import.ts'
import { parseRecord, type RecordKind } from './record.ts'
import { type Cells, cellsOf, decimalSignsOf } from './record-cells.ts'

const uuid = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`
const price = (text: string) => text as Decimal

const customer = (number: number, record: Customer, isArchived = false): KnownRecord<'customers'> => ({
  id: uuid(number),
  revision: 1,
  record,
  isArchived,
})
const item = (number: number, record: CatalogueItem): KnownRecord<'items'> => ({
  id: uuid(number),
  revision: 1,
  record,
  isArchived: false,
})

const planImport = <Kind extends RecordKind>(context: ImportContext<Kind>, rows: readonly ImportRow[]) =>
  rows.map(createImportPlanner(context))

const planCustomers = (known: KnownRecord<'customers'>[], ...rows: Cells[]) =>
  planImport(
    {
      kind: 'customers',
      known,
      mergedInto: new Map([
        [uuid(90), uuid(91)],
        [uuid(91), uuid(1)],
      ]),
      defaultCurrency: 'EUR',
      decimalSigns: decimalSignsOf('customers', rows, null),
    },
    rows.map((cells, index) => ({ line: index + 2, cells })),
  )
const planItems = (known: KnownRecord<'items'>[], ...rows: Cells[]) =>
  planImport(
    {
      kind: 'items',
      known,
      mergedInto: new Map(),
      defaultCurrency: 'EUR',
      decimalSigns: decimalSignsOf('items', rows, null),
    },
    rows.map((cells, index) => ({ line: index + 2, cells })),
  )

describe('a row finds its record', () => {
  const known = [customer(1, { name: 'Example Ltd' }), customer(2, { name: 'Sample AG' }, true)]

  test.each([
    [
      'by id, whatever its name',
      { id: uuid(1).toUpperCase(), name: 'Other' },
      { status: 'changed', known: known[0] },
    ],
    [
      'by name in another spelling',
      { id: '', name: ' EXAMPLE  ltd' },
      { status: 'changed', known: known[0] },
    ],
    [
      'by name where the id is that of another program',
      { id: '1001', name: 'Example Ltd' },
      { status: 'same' },
    ],
    ['that is archived', { name: 'Sample AG' }, { status: 'same', known: known[1] }],
    ['that it was merged into', { id: uuid(90), name: 'Example Ltd' }, { status: 'same', known: known[0] }],
    ['or makes a new one', { name: 'New Ltd' }, { status: 'new', id: null }],
    [
      'or makes a new one with the id of an export',
      { id: uuid(7), name: 'New Ltd' },
      { status: 'new', id: uuid(7) },
    ],
  ])('%s', (_what, cells, expected) => {
    expect(planCustomers(known, cells)).toMatchObject([expected])
  })

  test('and is wrong where several have the name', () => {
    const twins = [customer(1, { name: 'Example Ltd' }), customer(2, { name: 'EXAMPLE LTD' })]
    expect(planCustomers(twins, { name: 'Example Ltd' })).toMatchObject([
      { status: 'wrong', issues: [{ path: 'name', code: 'ambiguous' }] },
    ])
  })

  test('by code before the description, and never one with another code', () => {
    const items = [item(1, { code: 'A-1', description: 'Work' }), item(2, { description: 'Travel' })]
    expect(planItems(items, { code: 'a‑1', description: 'Working hour' })).toMatchObject([
      { status: 'changed', known: items[0] },
    ])
    expect(planItems(items, { code: 'B-2', description: 'Work' })).toMatchObject([{ status: 'new' }])
    expect(planItems(items, { code: 'C-3', description: 'Travel' })).toMatchObject([
      { status: 'changed', known: items[1] },
    ])
  })

  test('and two rows never have the same one', () => {
    expect(
      planCustomers(
        known,
        { name: 'Example Ltd' },
        { id: uuid(1), name: 'Other' },
        { name: 'new' },
        { name: 'NEW' },
      ),
    ).toMatchObject([
      { status: 'same' },
      { status: 'wrong', issues: [{ code: 'repeated_row' }] },
      { status: 'new' },
      { status: 'wrong', issues: [{ code: 'repeated_row' }] },
    ])
  })
})

describe('a column', () => {
  const known = [customer(1, { name: 'Example Ltd', note: 'kept', email: 'a@example.com', payment_days: 14 })]

  test('that is missing keeps the field, and an empty cell removes it', () => {
    expect(planCustomers(known, { name: 'Example Ltd', email: '', payment_days: '30' })).toMatchObject([
      {
        status: 'changed',
        record: { name: 'Example Ltd', note: 'kept', payment_days: 30 },
        changes: [
          { column: 'email', before: 'a@example.com', after: '' },
          { column: 'payment_days', before: '14', after: '30' },
        ],
      },
    ])
  })

  test('archived is yes or no', () => {
    expect(planCustomers(known, { name: 'Example Ltd', archived: 'X' })).toMatchObject([
      { status: 'changed', isArchived: true, changes: [{ column: 'archived', before: '', after: 'yes' }] },
    ])
    expect(planCustomers(known, { name: 'Example Ltd', archived: 'maybe' })).toMatchObject([
      { status: 'wrong', issues: [{ path: 'archived' }] },
    ])
  })

  test('that is wrong is named with the reason, all of a row together', () => {
    const [row] = planCustomers([], { name: '', country: 'Germany', tax_rate: 'x', payment_days: '-1' })
    expect(row?.status === 'wrong' && row.issues.map(({ path }) => path).sort()).toEqual([
      'country',
      'name',
      'payment_days',
      'tax_rate',
    ])
  })
})

describe('prices', () => {
  const plan = (cells: Cells, before?: CatalogueItem) => {
    const [row] = planItems(before ? [item(1, before)] : [], { description: 'Work', ...cells })
    return row?.status === 'new' || row?.status === 'changed' ? row.record.prices : row?.status
  }

  test.each([
    [{ price: '12.50' }, { EUR: '12.50' }],
    [{ price: '12,5', currency: 'usd' }, { USD: '12.5' }],
    [{ price: '1,234.50' }, { EUR: '1234.50' }],
    [
      { price: '1.5', other_prices: 'USD 2 | CHF 3,00' },
      { EUR: '1.5', USD: '2', CHF: '3.00' },
    ],
    [{ price: '1,234' }, 'wrong'],
    [{ price: '=1+1' }, 'wrong'],
    [{ price: 'free' }, 'wrong'],
    [{ price: '1', currency: 'XYZ' }, 'wrong'],
    [{ price: '1', other_prices: 'EUR 2' }, 'wrong'],
    [{ price: '1', other_prices: 'USD 2 | USD 3' }, 'wrong'],
    [{ price: '1', other_prices: '2 dollars' }, 'wrong'],
  ])('%o are %o', (cells, expected) => {
    expect(plan(cells)).toEqual(expected)
  })

  test('with dots for thousands are read as their column is written, and alone are wrong', () => {
    const rows = (...prices: string[]) =>
      planItems([], ...prices.map((text, at) => ({ description: `Item ${at}`, price: text }))).map(row =>
        row.status === 'new' ? row.record.prices : row.status,
      )
    expect(rows('1.250', '2,50', '12.500,00')).toEqual([
      { EUR: '1250' },
      { EUR: '2.50' },
      { EUR: '12500.00' },
    ])
    expect(rows('1,250', '2.50')).toEqual([{ EUR: '1250' }, { EUR: '2.50' }])
    expect(rows('1.250', '12.000')).toEqual(['wrong', 'wrong'])
    expect(rows('1.250', '2,50', '2.50')).toEqual(['wrong', { EUR: '2.50' }, { EUR: '2.50' }])
  })

  test.each([
    [{ price: 'EUR 9,99' }, { EUR: '9.99' }],
    [{ price: '9,99 CHF' }, { CHF: '9.99' }],
    [{ price: '9,99 CHF', currency: 'chf' }, { CHF: '9.99' }],
    [{ price: '£12.00', currency: 'EUR' }, 'wrong'],
    [{ price: '£12.00' }, { GBP: '12.00' }],
    [{ price: '$12.00' }, 'wrong'],
    [{ price: '$12.00', currency: 'CAD' }, { CAD: '12.00' }],
    [{ price: '12 %' }, 'wrong'],
    [
      { price: '1', other_prices: '£2 | 3,00 zł' },
      { EUR: '1', GBP: '2', PLN: '3.00' },
    ],
    [{ price: '1', other_prices: 'USD €2' }, 'wrong'],
    [{ price: '1', other_prices: '$2' }, 'wrong'],
    [{ price: '1', other_prices: 'GBP 1.250' }, 'wrong'],
    [
      { price: '1', other_prices: 'GBP 1.250 | USD 2,50' },
      { EUR: '1', GBP: '1250', USD: '2.50' },
    ],
    [{ price: '1', tax_rate: '€19' }, 'wrong'],
  ])('%o keep their currency or are wrong: %o', (cells, expected) => {
    expect(plan(cells)).toEqual(expected)
  })

  test('of three decimals are imported as they were exported, also by an older version', () => {
    const known = item(1, { description: 'Work', prices: { KWD: price('12.500'), BHD: price('1.250') } })
    const cells = cellsOf('items', known)
    expect(planItems([known], cells)).toMatchObject([{ status: 'same' }])
    expect(planItems([], cells)).toMatchObject([{ record: { prices: { KWD: '12.5000', BHD: '1.2500' } } }])
    const older = { ...cells, price: '12.500', other_prices: 'BHD 1.250' }
    expect(planItems([known], older)).toMatchObject([{ status: 'same' }])
  })

  test('of other currencies stay where the table has none', () => {
    const before = { description: 'Work', prices: { EUR: price('1'), USD: price('2') } }
    expect(plan({ price: '5' }, before)).toEqual({ EUR: '5', USD: '2' })
    expect(plan({ price: '5', currency: 'CHF' }, before)).toEqual({ CHF: '5', USD: '2' })
    expect(plan({ price: '' }, before)).toEqual({ USD: '2' })
    expect(plan({ unit: 'h' }, before)).toEqual({ EUR: '1', USD: '2' })
  })
})

describe('the address of a table of another program', () => {
  const plan = (cells: Cells, ...known: KnownRecord<'customers'>[]) =>
    planCustomers(known, { name: 'Example Ltd', ...cells })
  const columns = { address: '1 Example Street', postcode: '01234', city: 'Exampletown' }

  test('is the street beside a city', () => {
    expect(plan({ id: '1001', ...columns, address: 'House 4\n1 Example Street' })).toMatchObject([
      { record: { street: '1 Example Street', street_2: 'House 4', postcode: '01234', city: 'Exampletown' } },
    ])
    const [row] = plan(columns)
    expect(row).toMatchObject({ record: { street: '1 Example Street' } })
    expect(row).not.toHaveProperty('record.address')
  })

  test.each([
    { ...columns, address: '1 Example Street\n01234 Exampletown' },
    { ...columns, street: '1 Example Street', address: 'As printed' },
    { ...columns, city: '' },
    { ...columns, id: uuid(7) },
  ])('stays lines otherwise: %j', cells => {
    expect(plan(cells)).toMatchObject([{ record: { address: cells.address.split('\n') } }])
  })

  test('stays as it is where nothing changes', () => {
    const known = customer(1, {
      name: 'Example Ltd',
      address: ['1 Example Street'],
      postcode: '01234',
      city: 'Exampletown',
    })
    expect(plan(columns, known)).toMatchObject([{ status: 'same' }])
  })
})

test('cells of any record are imported as the same record', () => {
  const text = fc.string({ unit: 'grapheme' })
  const fields = fc.record(
    {
      name: text,
      email: fc.constantFrom('a@example.com', 'a@example.com, b@example.com'),
      address: fc.array(text, { maxLength: 8 }),
      city: fc.constantFrom('Exampletown', ' '),
      postcode: text,
      country: fc.constantFrom('DE', 'US'),
      locale: fc.constantFrom('en', 'de-DE', 'ar'),
      payment_days: fc.nat(365),
      tax_rate: fc.constantFrom('0', '19', '8.25'),
      note: fc.string(),
      reference: text,
    },
    { requiredKeys: ['name'] },
  )
  let valid = 0
  fc.assert(
    fc.property(fields, fc.boolean(), (raw, isArchived) => {
      const parsed = parseRecord('customers', raw)
      if (!parsed.ok) return
      valid += 1
      const known = customer(1, parsed.record, isArchived)
      expect(planCustomers([known], cellsOf('customers', known))).toMatchObject([{ status: 'same' }])
      expect(planCustomers([], cellsOf('customers', known))).toMatchObject([
        { status: 'new', id: uuid(1), record: parsed.record, isArchived },
      ])
    }),
    { numRuns: runs(2000, 200) },
  )
  expect(valid).toBeGreaterThan(50)
})
