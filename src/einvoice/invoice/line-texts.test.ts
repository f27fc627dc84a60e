import { describe, expect, test } from 'vitest'
import { invoiceWith } from '#core/testing/invoices.ts'
import { type FormatName, formats } from '../model/formats.ts'
import { readEInvoice } from '../read-einvoice.ts'
import { writeEInvoice } from '../write-einvoice.ts'
import { eInvoiceOf } from './einvoice-of-invoice.ts'
import { invoiceAsXml } from './invoice-findings.ts'
import { importEInvoice } from './invoice-of-einvoice.ts'

const priced = (description: string, unit_price: string, others: object = {}) => ({
  ...{ description, quantity: '2', unit_price, tax_rate: '19' },
  ...others,
})
const invoice = invoiceWith({
  currency: 'EUR',
  notes: 'Thank you.',
  items: [
    { kind: 'heading', description: 'Phase 1' },
    { kind: 'text', description: 'As agreed\non the phone' },
    priced('Design', '100'),
    priced('Second draft\nwith colours', '80', { kind: 'optional' }),
    { kind: 'subtotal', description: 'Sum of phase 1' },
    { kind: 'heading', description: 'Phase 2' },
    priced('Printing', '50', { discount_percent: '10', unit_code: 'QQQ' }),
    { kind: 'subtotal' },
    { kind: 'text', description: 'No further costs.' },
  ],
})

describe.each(['ubl', 'peppol', 'xrechnung-cii', 'factur-x', 'france-cii'] as const satisfies FormatName[])(
  'lines that are no items, in %s',
  name => {
    const document = eInvoiceOf(invoice, name)

    test('are notes of the item below, or of the invoice, and never lines', () => {
      expect(document.lines?.map(({ id, name, net, note }) => ({ id, name, net, note }))).toEqual([
        { id: '1', name: 'Design', net: '200.00', note: 'Phase 1\nAs agreed\non the phone' },
        { id: '3', name: 'Printing', net: '90.00', note: 'Phase 2' },
      ])
      const texts = document.notes?.map(({ text }) => text).join('\n')
      expect(texts).toContain(
        [
          'Thank you.',
          'No further costs.',
          'Optional, not included: Second draft, with colours, 160.00 EUR',
        ].join('\n'),
      )
      expect(texts).not.toContain('Sum of phase 1')
    })

    test('change no amount', () => {
      expect(document.totals).toMatchObject({
        lines: '290.00',
        withoutTax: '290.00',
        tax: '55.10',
        payable: '345.10',
      })
      expect(document.taxes).toMatchObject([{ base: '290.00', amount: '55.10' }])
    })

    test('are before the item that a finding is about', () => {
      const { findings } = invoiceAsXml(invoice, name)
      expect(findings.filter(({ code }) => code === 'BR-CL-23').map(({ path }) => path)).toEqual([
        'items[6].unit_code',
      ])
    })

    test('are read as texts', () => {
      const read = readEInvoice(writeEInvoice(document, formats[name].syntax)).invoice
      expect(read.lines).toEqual(document.lines)
      const imported = importEInvoice(read)
      expect(imported.ok && imported.invoice.items).toMatchObject([
        { kind: 'text', description: 'Phase 1\nAs agreed\non the phone' },
        { description: 'Design' },
        { kind: 'text', description: 'Phase 2' },
        { description: 'Printing', discount_percent: '10' },
      ])
      expect(imported.ok && imported.differences).toEqual([])
      expect(imported.omitted.map(({ path }) => path).filter(path => path.startsWith('lines'))).toEqual([
        'lines[1].id',
      ])
    })
  },
)
