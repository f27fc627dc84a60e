/** @module-tag extended */

import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isFrenchFormat } from '#core/einvoice-formats.ts'
import type { Invoice } from '#core/invoice/invoice.ts'
import { paymentCodeOf } from '#core/invoice/payment-code.ts'
import { precedingOf } from '#core/invoice/preceding-invoices.ts'
import { type Totals, totalsOf } from '#core/invoice/totals.ts'
import { isSummed } from '#core/line-kind.ts'
import { runs } from '#core/testing/runs.ts'
import type { EInvoice } from '../model/einvoice.ts'
import { formats } from '../model/formats.ts'
import { readEInvoice } from '../read-einvoice.ts'
import { sumOf } from '../rules/arithmetic.ts'
import { needOfficialRules, readSample, sampleNames } from '../testing/official-rules.ts'
import { validEInvoice } from '../testing/random-einvoice.ts'
import { randomInvoice } from '../testing/random-invoice.ts'
import { documentTexts, lineTexts } from './direct-terms.ts'
import { eInvoiceOf } from './einvoice-of-invoice.ts'
import { importEInvoice } from './invoice-of-einvoice.ts'
import { needsIdentifierKinds } from './party-numbers.ts'
import { valuesOf } from './taken-terms.ts'

/** BT-113 contains the deposit and the deducted deposit invoices. */
const prepaidIn = ({ prepaid, deductions = [] }: Totals) =>
  sumOf([prepaid, ...deductions.map(({ amount }) => amount)]).toFixed(prepaid.split('.')[1]?.length ?? 0)

const directFields = Object.keys(documentTexts) as (keyof typeof documentTexts)[]

const articleFields = [...(Object.keys(lineTexts) as (keyof typeof lineTexts)[]), 'standard_item_id'] as const

function imported(document: EInvoice) {
  const result = importEInvoice(document)
  if (!result.ok) throw new Error(JSON.stringify(result.issues))
  return { ...result, totals: totalsOf(result.invoice) }
}

/** A document as plain values, so that tests need not create branded decimals. */
const documentOf = (value: unknown) => value as EInvoice

test('an invoice that was written as an e-invoice has the same parties, dates and totals again', () => {
  fc.assert(
    fc.property(randomInvoice, ({ name, invoice }) => {
      const again = imported(eInvoiceOf(invoice, name))
      const before = totalsOf(invoice)
      // tax included in prices is rounded differently from tax on net prices
      if (!invoice.prices_include_tax)
        expect([again.totals.total, again.totals.tax_total, again.totals.prepaid]).toEqual([
          before.total,
          before.tax_total,
          prepaidIn(before),
        ])
      expect(Number(again.totals.payable)).toBe(Number(before.payable))
      const isDiscounted = invoice.discount_percent !== undefined || invoice.discount_amount !== undefined
      if (!isDiscounted) expect(again.invoice.charges?.length).toBe(invoice.charges?.length || undefined)
      expect(again.invoice.buyer?.name).toBe(invoice.buyer?.name)
      // a French format derives it from the SIREN
      if (!isFrenchFormat(name) || invoice.seller?.electronic_address?.id !== undefined)
        expect(again.invoice.seller?.electronic_address?.id).toBe(invoice.seller?.electronic_address?.id)
      for (const field of ['issue_date', 'delivery_date', 'period', ...directFields] as const)
        expect(again.invoice[field]).toEqual(invoice[field])
      // a French format replaces the descriptions of attachments
      if (!isFrenchFormat(name)) expect(again.invoice.mydata_mark).toBe(invoice.mydata_mark)
      const numbersIn = (own: Invoice) => new Set(precedingOf(own).map(([, { number }]) => number))
      expect(numbersIn(again.invoice)).toEqual(numbersIn(invoice))
      // empty identifiers are not written, nor those without a kind if rules require one
      const isKindMissing =
        invoice.payee?.identifier_scheme === undefined && needsIdentifierKinds(invoice, formats[name].syntax)
      for (const field of ['name', 'identifier', 'registration_id'] as const)
        if (field !== 'identifier' || !isKindMissing)
          expect(again.invoice.payee?.[field]).toBe(invoice.payee?.[field] || undefined)
      expect(again.invoice.tax_representative?.name).toBe(invoice.tax_representative?.name)
      expect(again.invoice.seller?.trading_name).toBe(invoice.seller?.trading_name)
      const items = again.invoice.items.filter(isSummed)
      for (const [index, item] of invoice.items.filter(isSummed).entries())
        for (const field of articleFields) expect(items[index]?.[field]).toBe(item[field])
    }),
    { numRuns: runs(2000, 150) },
  )
})

test('every document of the standard becomes an invoice with its payable amount', () => {
  fc.assert(
    fc.property(validEInvoice, ({ invoice: document }) => {
      const { totals, differences } = imported(document)
      expect(Number(totals.payable)).toBe(Number(document.totals?.payable))
      // an invoice computes tax per rate, the standard per category and rate
      const rates = (document.taxes ?? []).map(({ rate }) => Number(rate ?? 0)).filter(rate => rate > 0)
      if (new Set(rates).size < rates.length) return
      const isRounded = document.totals?.rounding !== undefined
      expect(differences.filter(({ term }) => !(isRounded && term === 'BT-115'))).toEqual([])
    }),
    { numRuns: runs(2000, 100) },
  )
})

/** A copy with another value at a path. */
function withValue(document: EInvoice, path: string, change: (text: string) => string): EInvoice {
  const copy = structuredClone(document)
  const steps = path.split(/[.[\]]+/).filter(step => step !== '')
  const last = steps.pop() ?? ''
  const owner = steps.reduce<object>((value, step) => Reflect.get(value, step), copy)
  Reflect.set(owner, last, change(String(Reflect.get(owner, last))))
  return copy
}

const isDecimal = (text: string) => /^-?\d+(\.\d+)?$/.test(text)
/** Returns another value of the same type. */
const otherValue = (text: string) =>
  /^\d{4}-\d\d-\d\d$/.test(text)
    ? `2025${text.slice(4)}`
    : isDecimal(text)
      ? String(Number(text) + 1)
      : /^[A-Z]{2}$/.test(text)
        ? 'XY'
        : `${text}7`
const garbage = (text: string) => (isDecimal(text) ? '123456789012345' : `${text} ~`)

test('no value is lost: another value in the e-invoice is another invoice, or is listed', () => {
  fc.assert(
    fc.property(validEInvoice, fc.nat(), ({ invoice: document }, seed) => {
      const before = JSON.stringify(imported(document))
      const paths = valuesOf(document).filter(({ path }) => path !== 'specification')
      const some = paths.filter((_, index) => index % 9 === seed % 9)
      for (const { path } of some)
        for (const change of [otherValue, garbage])
          expect(JSON.stringify(imported(withValue(document, path, change))), path).not.toBe(before)
    }),
    { numRuns: runs(1000, 8) },
  )
})

const line = (fields: object = {}) => ({
  name: 'Desk',
  quantity: { value: '1', unit: 'C62' },
  netPrice: '100.00',
  net: '100.00',
  taxCategory: 'S',
  taxRate: '19',
  ...fields,
})
const standard = (fields: object = {}): EInvoice =>
  documentOf({
    number: 'R-1',
    currency: 'EUR',
    seller: { name: 'Maker Ltd' },
    payment: { means: '58', remittance: 'R-1', accounts: [{ id: 'DE89370400440532013000' }] },
    taxes: [{ base: '100.00', amount: '19.00', category: 'S', rate: '19' }],
    totals: { lines: '100.00', withoutTax: '100.00', tax: '19.00', withTax: '119.00', payable: '119.00' },
    lines: [line({ id: '1' })],
    ...fields,
  })
const codeOf = (document: EInvoice) => {
  const { invoice, totals } = imported(document)
  return paymentCodeOf(invoice, totals.payable)?.split('\n') ?? null
}

describe('what an invoice has no field for', () => {
  test('is listed with its value', () => {
    const document: EInvoice = {
      type: '326',
      taxCurrency: 'SEK',
      lines: [
        { id: '1', quantity: { value: '1' as never }, taxCategory: 'L', attributes: [{ name: 'Colour' }] },
      ],
    }
    expect(imported(document).omitted).toEqual([
      { path: 'type', text: '326' },
      { path: 'lines[0].taxCategory', text: 'L' },
      { path: 'lines[0].attributes[0].name', text: 'Colour' },
    ])
  })

  test('does not keep the rest from being imported: country 1A, other registers, a long text, no number', () => {
    const { invoice, omitted } = imported(
      standard({
        number: undefined,
        seller: {
          name: 'Maker Ltd',
          address: { city: 'Pristina', country: '1A' },
          registration: { id: '123', scheme: 'FR:SIRET' },
        },
        lines: [line({ name: 'x'.repeat(3000) })],
      }),
    )
    const { iban: _iban, ...seller } = invoice.seller ?? {}
    expect(seller).toEqual({ name: 'Maker Ltd', city: 'Pristina', registration_id: '123' })
    expect(invoice.items[0]?.description).toHaveLength(2000)
    expect(omitted.map(({ path }) => path)).toEqual(
      expect.arrayContaining(['seller.address.country', 'seller.registration.scheme', 'lines[0].name']),
    )
  })

  test('a customer number is no VAT number', () => {
    const identifiers = [{ id: 'K-4711' }, { id: 'K-4712' }]
    const { invoice, omitted } = imported(standard({ buyer: { name: 'B', identifiers } }))
    expect(invoice.buyer).toEqual({ name: 'B', identifier: 'K-4711' })
    expect(omitted).toEqual([{ path: 'buyer.identifiers[1].id', text: 'K-4712' }])
  })

  test('a credit note of another type does not become an invoice', () => {
    const { invoice, omitted } = imported(standard({ type: '396' }))
    expect(invoice.type).toBe('credit_note')
    expect(omitted).toContainEqual({ path: 'type', text: '396' })
  })

  test('an amount that quantity and price do not give is the price of the whole quantity', () => {
    const itemOf = (value: string) =>
      imported(documentOf({ lines: [{ name: 'A', netPrice: '3', net: '-20.00', quantity: { value } }] }))
        .invoice.items[0]
    expect(itemOf('-6')).toMatchObject({ quantity: '-6', unit_price: '20', price_quantity: '6' })
    expect(itemOf('1')).toMatchObject({ quantity: '1', unit_price: '-20' })
    expect(itemOf('0')).toMatchObject({ quantity: '1', unit_price: '-20' })
  })

  test('amounts that no invoice can add up do not refuse the file', () => {
    const huge = line({ net: '999999999999999', netPrice: '999999999999999' })
    const { invoice, omitted } = imported(standard({ lines: [huge, huge], taxes: [], totals: {} }))
    expect(invoice.items).toHaveLength(1)
    expect(omitted).toContainEqual({ path: 'lines[1].net', text: '999999999999999' })
  })
})

describe('the payment code of a received invoice', () => {
  const pay = (fields: object) => ({
    payment: { means: '58', accounts: [{ id: 'DE89370400440532013000' }], ...fields },
  })
  const accounts = [{ id: 'DE89370400440532013000', name: 'Nordbank Factoring AG' }]

  test('has the reference and the account holder of the e-invoice', () => {
    const document = standard(pay({ remittance: 'RF18539007547034', accounts }))
    expect(codeOf(document)).toEqual([
      ...['BCD', '002', '1', 'SCT', '', 'Nordbank Factoring AG', 'DE89370400440532013000', 'EUR119.00', ''],
      'RF18539007547034',
    ])
    expect(imported(document).omitted).toEqual([])
  })

  test('names the payee, if the account names no holder', () => {
    expect(codeOf(standard({ payee: { name: 'Factoring Example' } }))?.[5]).toBe('Factoring Example')
    const both = standard({ ...pay({ accounts }), payee: { name: 'Factoring Example' } })
    expect(codeOf(both)?.[5]).toBe('Nordbank Factoring AG')
    expect(imported(both)).toMatchObject({ invoice: { payee: { name: 'Factoring Example' } }, omitted: [] })
  })

  test.each([
    ['a payee without a name', { payee: { identifiers: [{ id: 'P-1' }] } }],
    ['a currency that does not exist', { currency: 'XYZ' }],
    ['no currency', { currency: undefined }],
    ['a reference that no field holds', pay({ remittance: 'x'.repeat(2001) })],
    ['neither number nor reference', { number: undefined, ...pay({}) }],
    ['no payable amount', { totals: {} }],
  ])('is absent with %s, and the account is listed', (_, fields) => {
    const document = standard(fields)
    expect(codeOf(document)).toBeNull()
    expect(imported(document).omitted).toContainEqual({
      path: 'payment.accounts[0].id',
      text: 'DE89370400440532013000',
    })
  })

  test('is absent where amounts are in another currency than the document', () => {
    const result = importEInvoice(standard(), { hasOtherCurrency: true })
    expect(result.ok && result.invoice.seller).toEqual({ name: 'Maker Ltd' })
    expect(result.omitted.map(({ path }) => path)).toEqual(['payment.accounts[0].id'])
  })

  test('is absent for a direct debit', () => {
    expect(codeOf(standard(pay({ means: '59' })))).toBeNull()
  })
})

describe('lines that are not added up', () => {
  const parts = [
    line({ id: '1' }),
    line({ id: '1.1', parent: '1', net: '80.00', netPrice: '80.00' }),
    line({ id: '1.2', parent: '1', net: '20.00', netPrice: '20.00' }),
  ]
  const marked = (kinds: string[]) =>
    standard({
      lines: parts.map((each, index) => ({ ...each, ...(kinds[index] && { kind: kinds[index] }) })),
    })

  test.each([
    ['a GROUP above its parts', ['GROUP', 'DETAIL', 'DETAIL'], 2],
    ['INFORMATION below a line', ['DETAIL', 'INFORMATION', 'information'], 1],
    ['parts without marks', [], 2],
  ])('%s', (_, kinds, count) => {
    const { invoice, totals, differences, omitted } = imported(marked(kinds))
    expect([totals.payable, invoice.items.length, differences]).toEqual(['119.00', count, []])
    const skipped = parts.findIndex((__, index) => omitted.some(({ path }) => path === `lines[${index}].net`))
    expect(skipped).toBe(count === 2 ? 0 : 1)
  })

  test('lines of text only are listed', () => {
    const { invoice, omitted } = imported(standard({ lines: [{ id: '0', note: 'As agreed:' }, line()] }))
    expect(invoice.items).toHaveLength(1)
    expect(omitted).toContainEqual({ path: 'lines[0].note', text: 'As agreed:' })
  })
})

describe('a document', () => {
  test('with one rate, whose lines, allowances and charges have none', () => {
    const { totals, differences } = imported(
      standard({
        lines: [line({ taxCategory: undefined, taxRate: undefined })],
        charges: [{ amount: '10.00', reason: 'Freight' }],
        allowances: [{ amount: '10.00' }],
      }),
    )
    expect([totals.tax_total, totals.payable, differences]).toEqual(['19.00', '119.00', []])
  })

  test('whose line has a category without a rate has the rate of that category', () => {
    const taxes = [
      { base: '100.00', amount: '19.00', category: 'S', rate: '19' },
      { base: '0.00', amount: '0.00', category: 'Z', rate: '0' },
    ]
    const { invoice, differences } = imported(standard({ taxes, lines: [line({ taxRate: undefined })] }))
    expect([invoice.items.find(isSummed)?.tax_rate, differences]).toEqual(['19', []])
  })

  test('without lines has one for each rate (BASIC WL), or for the total (MINIMUM)', () => {
    const basic = standard({
      lines: undefined,
      charges: [{ amount: '10.00', taxCategory: 'S', taxRate: '19' }],
      taxes: [
        { base: '110.00', amount: '20.90', category: 'S', rate: '19' },
        { base: '50.00', amount: '3.50', category: 'S', rate: '7' },
      ],
      totals: {
        lines: '150.00',
        charges: '10.00',
        withoutTax: '160.00',
        tax: '24.40',
        withTax: '184.40',
        payable: '184.40',
      },
    })
    expect(imported(basic)).toMatchObject({
      totals: { payable: '184.40', tax_total: '24.40' },
      differences: [],
    })
    const minimum = standard({ lines: undefined, taxes: undefined })
    expect(imported(minimum)).toMatchObject({
      totals: { payable: '119.00', tax_total: '19.00' },
      differences: [],
    })
  })

  test('whose amount due the lines do not give has a line with the difference, which is listed', () => {
    const totals = { payable: '121.50', withTax: '119.00' }
    const result = imported(standard({ totals }))
    expect(result.totals.payable).toBe('121.50')
    expect(result.invoice.items[1]).toMatchObject({ unit_price: '2.5' })
    expect(result.differences).toEqual([{ term: 'BT-115', stated: '121.50', computed: '119.00' }])
    expect(codeOf(standard({ totals }))?.[7]).toBe('EUR121.50')
  })

  test('whose amount due is rounded to 5 cents has the rounding of cash', () => {
    const totals = { withTax: '118.98', rounding: '0.02', payable: '119.00' }
    const rounded = standard({ lines: [line({ net: '99.98', netPrice: '99.98' })], totals })
    const { invoice, omitted } = imported(rounded)
    expect(invoice).toMatchObject({ cash_rounding: '0.05', items: [{ unit_price: '99.98' }] })
    expect(omitted.map(({ path }) => path)).not.toContain('totals.rounding')
  })
})

/**
 * Samples with totals that an invoice cannot state: tax rounded differently, a rounding amount, third-party
 * payments.
 */
const different: Readonly<Record<string, string[]>> = {
  '01.06_minimal_test_ubl.xml': ['BT-110', 'BT-112', 'BT-115'],
  '01.06_minimal_test_uncefact.xml': ['BT-110', 'BT-112', 'BT-115'],
  '01.17a-INVOICE_ubl.xml': ['BT-115'],
  '01.17a-INVOICE_uncefact.xml': ['BT-115'],
  '05.01a-INVOICE_ubl.xml': ['BT-115'],
}

test('every sample becomes an invoice with its totals, or the difference is named', context => {
  needOfficialRules(context)
  for (const name of sampleNames()) {
    const { invoice: document } = readEInvoice(readSample(name))
    const { differences, totals } = imported(document)
    expect([name, differences.map(({ term }) => term)]).toEqual([name, different[name] ?? []])
    expect([name, Number(totals.payable)]).toEqual([name, Number(document.totals?.payable)])
  }
})
