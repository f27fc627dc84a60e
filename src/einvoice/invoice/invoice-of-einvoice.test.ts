import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readInvoice } from '#core/invoice/read-invoice.ts'
import { totalsOf } from '#core/invoice/totals.ts'
import { runs } from '#core/testing/runs.ts'
import type { EInvoice } from '../model/einvoice.ts'
import { readEInvoice } from '../read-einvoice.ts'
import { needOfficialRules, readSample, sampleNames } from '../testing/official-rules.ts'
import { validEInvoice } from '../testing/random-einvoice.ts'
import { randomInvoice } from '../testing/random-invoice.ts'
import { eInvoiceOf } from './einvoice-of-invoice.ts'
import { differencesOf, fieldsOfEInvoice, omittedTerms } from './invoice-of-einvoice.ts'

function imported(document: EInvoice) {
  const read = readInvoice(JSON.stringify(fieldsOfEInvoice(document)), { lines: 'rendered' })
  if (!read.ok) throw new Error(JSON.stringify(read.issues))
  return read.invoice
}

test('an invoice that was written as an e-invoice has the same parties, dates and totals again', () => {
  fc.assert(
    fc.property(randomInvoice, ({ name, invoice }) => {
      const document = eInvoiceOf(invoice, name)
      const again = imported(document)
      expect(omittedTerms(document)).toEqual([])
      const [before, after] = [totalsOf(invoice), totalsOf(again)]
      // the tax inside gross prices is rounded otherwise than that on net ones
      if (!invoice.prices_include_tax)
        expect([after.total, after.tax_total, after.prepaid]).toEqual([
          before.total,
          before.tax_total,
          before.prepaid,
        ])
      const isDiscounted = invoice.discount_percent !== undefined || invoice.discount_amount !== undefined
      if (!isDiscounted) expect(again.charges?.length).toBe(invoice.charges?.length || undefined)
      expect(again.buyer?.name).toBe(invoice.buyer?.name)
      expect(again.seller?.electronic_address?.id).toBe(invoice.seller?.electronic_address?.id)
      for (const field of ['issue_date', 'delivery_date', 'period', 'purchase_order'] as const)
        expect(again[field]).toEqual(invoice[field])
    }),
    { numRuns: runs(2000, 150) },
  )
})

test('every document of the standard becomes an invoice, or says which totals differ', () => {
  fc.assert(
    fc.property(validEInvoice, ({ invoice: document }) => {
      const invoice = imported(document)
      const { totals = {} } = document
      const isRounded = totals.rounding !== undefined
      const differences = differencesOf(document, invoice).map(({ term }) => term)
      // an invoice adds up each rate, the standard each category of it
      const rates = (document.taxes ?? []).map(({ rate }) => Number(rate ?? 0)).filter(rate => rate > 0)
      if (new Set(rates).size < rates.length) return
      expect(differences.filter(term => !(isRounded && term === 'BT-115'))).toEqual([])
    }),
    { numRuns: runs(2000, 100) },
  )
})

describe('what an invoice has no field for', () => {
  test('is listed with its value', () => {
    const document: EInvoice = {
      type: '326',
      projectReference: 'P-1',
      lines: [{ id: '1', taxCategory: 'L', attributes: [{ name: 'Colour', value: 'red' }] }],
    }
    expect(omittedTerms(document)).toEqual([
      { path: 'projectReference', text: 'P-1' },
      { path: 'lines[0].attributes[0].name', text: 'Colour' },
      { path: 'lines[0].attributes[0].value', text: 'red' },
      { path: 'lines[0].taxCategory', text: 'L' },
      { path: 'type', text: '326' },
    ])
  })

  test('an amount that quantity and price do not give is the price of the whole quantity', () => {
    const line = { name: 'A', netPrice: '3' as never, net: '-20.00' as never }
    const itemOf = (value: string) =>
      fieldsOfEInvoice({ lines: [{ ...line, quantity: { value: value as never } }] }).items[0]
    expect(itemOf('-6')).toMatchObject({ quantity: '-6', unit_price: '20', price_quantity: '6' })
    expect(itemOf('1')).toMatchObject({ quantity: '1', unit_price: '-20' })
    expect(itemOf('0')).toMatchObject({ quantity: '1', unit_price: '-20' })
  })
})

/** Samples whose totals an invoice cannot state: tax rounded otherwise, a rounding amount, third-party payments. */
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
    const found = differencesOf(document, imported(document)).map(({ term }) => term)
    expect([name, found]).toEqual([name, different[name] ?? []])
  }
})
