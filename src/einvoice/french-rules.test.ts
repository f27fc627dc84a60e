import { describe, expect, test } from 'vitest'
import type { Decimal } from '#core/money/decimal.ts'
import { checkEInvoice } from './check-einvoice.ts'
import type { EInvoice } from './model/einvoice.ts'
import { formats, type Syntax } from './model/formats.ts'
import { breakableRules, needCountryCases } from './testing/country-cases.ts'

const siren = (id: string, scheme = '0002') => ({ registration: { id, scheme } })
const decimal = (text: string) => text as Decimal

const seller: EInvoice['seller'] = {
  name: 'Example SARL',
  ...siren('900000019'),
  vatId: 'FR25900000019',
  electronicAddress: { id: '900000019', scheme: '0225' },
  address: { city: 'Paris', postcode: '75001', country: 'FR' },
}
const buyer: EInvoice['buyer'] = {
  name: 'Client SA',
  ...siren('900000027'),
  electronicAddress: { id: '900000027_1', scheme: '0225' },
  address: { city: 'Lyon', postcode: '69001', country: 'FR' },
}
const notes = [
  { subject: 'BAR', text: 'B2B' },
  { subject: 'PMT', text: '40 €' },
  { subject: 'PMD', text: 'interest' },
  { subject: 'AAB', text: 'none' },
]
const tax = { taxCategory: 'S', taxRate: decimal('20') }
const line = {
  id: '1',
  name: 'Example',
  quantity: { value: decimal('1'), unit: 'HUR' },
  net: decimal('100.00'),
  netPrice: decimal('100'),
  ...tax,
}
const complete: EInvoice = {
  specification: 'urn:cen.eu:en16931:2017',
  process: 'S1',
  number: '2026/11_A+B-1',
  issueDate: '2026-11-21',
  dueDate: '2026-11-21',
  type: '380',
  currency: 'EUR',
  notes,
  seller,
  buyer,
  totals: {
    lines: decimal('100.00'),
    charges: decimal('10.00'),
    withoutTax: decimal('110.00'),
    tax: decimal('22.00'),
    withTax: decimal('132.00'),
    payable: decimal('132.00'),
  },
  charges: [{ amount: decimal('10.00'), reason: 'Port', ...tax }],
  taxes: [{ base: decimal('110.00'), amount: decimal('22.00'), category: 'S', rate: decimal('20') }],
  lines: [line],
}

const fired = (invoice: EInvoice, syntax: Syntax): string[] => [
  ...new Set(
    checkEInvoice(invoice, formats[`france-${syntax}`])
      .map(({ rule }) => rule)
      .filter(rule => rule.startsWith('BR-FR-')),
  ),
]

const without = (code: string) => ({ notes: notes.filter(({ subject }) => subject !== code) })
const twice = (code: string) => ({ notes: [...notes, { subject: code, text: 'again' }] })
const rate = (text: string): EInvoice => ({
  charges: [{ ...complete.charges?.[0], taxRate: decimal(text) }],
  taxes: [{ ...complete.taxes?.[0], rate: decimal(text) }],
  lines: [{ ...line, taxRate: decimal(text) }],
})
const credit: EInvoice = { type: '381' }

/** A change with the ids of the broken rules in UBL and, where they differ, in CII. */
type Row = [title: string, change: EInvoice, ubl: string, cii?: string]

const rows: Row[] = [
  ['a long number', { number: 'A'.repeat(36) }, '01_BT-1-1', '01_BT-1'],
  ['a dot in the number', { number: '2026.1' }, '01_BT-1-2 02_BT-1', '02_BT-1'],
  ['a long preceding number', { precedingInvoices: [{ number: 'A'.repeat(36) }] }, '01_BT-25-1', '01_BT-25'],
  ['a space in it', { precedingInvoices: [{ number: '1 2' }] }, '01_BT-25-2 02_BT-25', '02_BT-25'],
  ['an issue date of 1999', { issueDate: '1999-12-31' }, '03_BT-2'],
  ['a due date of 2100', { dueDate: '2100-01-01' }, '03_BT-9'],
  ['a tax point of 1999', { taxPointDate: '1999-12-31' }, '03_BT-7'],
  [
    'a preceding invoice of 1999',
    { precedingInvoices: [{ number: '1', issueDate: '1999-12-31' }] },
    '03_BT-26',
  ],
  ['a delivery in 1999', { delivery: { date: '1999-12-31' } }, '03_BT-72'],
  ['a period in 1999', { period: { start: '1999-12-01', end: '1999-12-31' } }, '03_BT-73 03_BT-74'],
  ['a foreign type', { type: '326' }, '04_BT-3'],
  ['no recovery costs', without('PMT'), '05_BT-22-1', '05_BT-22_PMT'],
  ['no late payment', without('PMD'), '05_BT-22-2', '05_BT-22_PMD'],
  ['no early payment', without('AAB'), '05_BT-22-3', '05_BT-22_AAB'],
  ['recovery costs twice', twice('PMT'), '06_BT-21-1', '06_BT-21_PMT'],
  ['late payment twice', twice('PMD'), '06_BT-21-2', '06_BT-21_PMD'],
  ['early payment twice', twice('AAB'), '06_BT-21-3', '06_BT-21_AAB'],
  [
    'tax notes',
    { notes: [...notes, { subject: 'TXD', text: 'a' }, { subject: 'TXD', text: 'b' }] },
    '06_BT-21-4',
    '06_BT-21_TXD',
  ],
  ['a process of Peppol', { process: 'urn:fdc:peppol.eu:2017:poacc:billing:01:1.0' }, '08_BT-23'],
  ['no register', { seller: { ...seller, registration: {} } }, '10_BT-30'],
  ['a SIRET as SIREN', { seller: { ...seller, ...siren('90000001900018') } }, '10_BT-30 32-LEGALID'],
  ['a buyer of another register', { buyer: { ...buyer, ...siren('900000027', '0088') } }, '11_BT-47'],
  [
    'a SIRET as SIREN of the buyer',
    { buyer: { ...buyer, ...siren('90000002700016') } },
    '11_BT-47 21_BT-49 32-LEGALID',
  ],
  ['no address of the buyer', { buyer: { ...buyer, electronicAddress: {} } }, '12_BT-49 21_BT-49'],
  ['no address of the seller', { seller: { ...seller, electronicAddress: {} } }, '13_BT-34'],
  [
    'self-billed to an e-mail address',
    { type: '389', seller: { ...seller, electronicAddress: { id: 'a@example.com', scheme: 'EM' } } },
    '22_BT-34',
  ],
  [
    'a slash in the address of the seller',
    { seller: { ...seller, electronicAddress: { id: '900000019/1', scheme: '0225' } } },
    '23_BT-34',
  ],
  [
    'a slash in that of the buyer',
    { buyer: { ...buyer, electronicAddress: { id: '900000027/1', scheme: '0225' } } },
    '23_BT-49',
  ],
  [
    'a long address of the seller',
    { seller: { ...seller, electronicAddress: { id: `900000019_${'1'.repeat(116)}`, scheme: '0225' } } },
    '25_BT-34',
  ],
  [
    'a long address of the buyer',
    { buyer: { ...buyer, electronicAddress: { id: `900000027_${'1'.repeat(116)}`, scheme: '0225' } } },
    '25_BT-49',
  ],
  [
    'a foreign category',
    { charges: [{ ...complete.charges?.[0], taxCategory: 'B' }] },
    '15_BT-95_BT-102-1',
    '15_BT-95_BT-102',
  ],
  ['19 %', rate('19'), '16_BT-96 16_BT-119 16_BT-152', '16_BT-96_BT-103 16_BT-119 16_BT-152'],
  [
    'a rate of three decimals',
    rate('5.500'),
    '16_BT-96 16_BT-119 16_BT-152 DEC-04_BT-96_BT-103 DEC-04_BT-119 DEC-04_BT-152',
    '16_BT-96_BT-103 16_BT-119 16_BT-152 DEC-04_BT-96_BT-103 DEC-04_BT-119 DEC-04_BT-152',
  ],
  ['an unknown attachment', { attachments: [{ reference: '1', description: 'Timesheet' }] }, '17_BT-123'],
  [
    'two readable copies',
    { attachments: ['1', '2'].map(reference => ({ reference, description: 'LISIBLE' })) },
    '18_BT-123',
  ],
  ['a wrong SIRET', { seller: { ...seller, identifiers: [{ id: '1', scheme: '0009' }] } }, '09_BT-29'],
  [
    'an identifier without its kind',
    { buyer: { ...buyer, identifiers: [{ id: '1' }] } },
    'CO-10_BT-46-1',
    '',
  ],
  [
    'two SIRET numbers',
    {
      buyer: {
        ...buyer,
        identifiers: ['1', '2'].map(end => ({ id: `9000000270000${end}`, scheme: '0009' })),
      },
    },
    'CO-10_BT-46-2',
  ],
  ['a correction of nothing', { type: '384' }, 'CO-04_BT-3', 'CO-04_BT-4'],
  [
    'a correction of an invoice without its date',
    { type: '384', precedingInvoices: [{ number: '1' }] },
    'CO-04_BT-3',
    'CO-04_BT-4',
  ],
  ['a credit note for nothing', credit, 'CO-05_BT-3'],
  ['one without a date', { ...credit, precedingInvoices: [{ number: '1' }] }, 'CO-05_BT-3'],
  ['due before its date', { dueDate: '2026-11-20' }, 'CO-07_BT-9'],
  ['a deposit as final invoice', { type: '386', process: 'S4' }, 'CO-08_BT-23'],
  ['a paid process with an amount due', { process: 'S2' }, 'CO-09_BT-23-1 CO-09_BT-23-2'],
  [
    'a paid process without a date',
    {
      process: 'S2',
      dueDate: '',
      totals: { ...complete.totals, prepaid: decimal('132.00'), payable: decimal('0.00') },
    },
    'CO-09_BT-23-3',
  ],
  ['dollars', { currency: 'USD' }, 'CO-12_BT-5'],
  [
    'a member of a VAT group',
    { seller: { ...seller, identifiers: [{ id: '900000035', scheme: '0231' }] } },
    'CO-14_BT-29-1 CO-15_BT-29-1',
  ],
  [
    'three decimals of an amount',
    { totals: { ...complete.totals, tax: decimal('22.001') } },
    'DEC-01_BT-110',
  ],
  [
    'five decimals of a quantity',
    { lines: [{ ...line, quantity: { value: decimal('1.00001'), unit: 'HUR' } }] },
    'DEC-02_BT-129',
  ],
  [
    'five decimals of a base quantity',
    { lines: [{ ...line, priceQuantity: { value: decimal('1.00001'), unit: 'HUR' } }] },
    'DEC-02_BT-149',
  ],
  ['seven decimals of a price', { lines: [{ ...line, netPrice: decimal('1.0000001') }] }, 'DEC-03_BT-146'],
]

const named = (ids: string) => ids.split(' ').flatMap(id => (id === '' ? [] : [`BR-FR-${id}`]))

describe.each(['ubl', 'cii'] as const)('the French rules in %s', syntax => {
  test('accept a complete invoice', () => {
    expect(checkEInvoice(complete, formats[`france-${syntax}`])).toEqual([])
    const paid = { ...complete.totals, prepaid: decimal('132.00'), payable: decimal('0.00') }
    expect(fired({ ...complete, process: 'S2', dueDate: '2026-11-20', totals: paid }, syntax)).toEqual([])
  })

  test.each<Row>(rows)('refuse %s', (_, change, ubl, cii = ubl) => {
    const found = fired({ ...complete, ...change }, syntax)
    expect(found.toSorted()).toEqual(named(syntax === 'ubl' ? ubl : cii).toSorted())
  })

  test('a credit note has no rate of lines in UBL', () => {
    const credited = {
      ...credit,
      ...rate('19'),
      precedingInvoices: [{ number: '1', issueDate: '2026-11-01' }],
    }
    const ids = fired({ ...complete, ...credited }, syntax)
    expect(ids.includes('BR-FR-16_BT-152')).toBe(syntax === 'cii')
  })
})

test('a value of the note BAR ends where the next code begins', () => {
  const [bar, ...others] = notes
  const last = { ...complete, notes: [...others, { text: '#BAR#B2BThanks' }] }
  expect(fired(last, 'ubl')).toContain('BR-FR-20_BT-21')
  expect(fired({ ...complete, notes: [{ subject: 'BAR', text: 'B2X' }, ...others] }, 'cii')).toContain(
    'BR-FR-20_BT-21',
  )
  for (const [syntax, id] of [
    ['ubl', 'BR-FR-30_BT-21'],
    ['cii', 'BR-FR-31_BT-21'],
  ] as const)
    expect(fired({ ...complete, notes: [bar ?? {}, ...notes] }, syntax)).toContain(id)
})

test('every rule that an invoice can break is broken above', context => {
  needCountryCases(context)
  const broken = new Set(rows.flatMap(([, , ubl, cii = ubl]) => [...named(ubl), ...named(cii)]))
  expect(breakableRules('france').filter(id => !broken.has(id))).toEqual([])
})
