import { describe, expect, test } from 'vitest'
import { invoiceWith } from '#core/testing/invoices.ts'
import { checkFile } from '../check-file.ts'
import type { EInvoice } from '../model/einvoice.ts'
import { formats } from '../model/formats.ts'
import { readEInvoice } from '../read-einvoice.ts'
import { writeEInvoice } from '../write-einvoice.ts'
import { eInvoiceOf } from './einvoice-of-invoice.ts'
import { invoiceAsXml } from './invoice-findings.ts'
import { importEInvoice } from './invoice-of-einvoice.ts'

function imported(document: EInvoice) {
  const result = importEInvoice(document)
  if (!result.ok) throw new Error(JSON.stringify(result.issues))
  return result
}

describe('deposit invoices', () => {
  const deducted = { number: '2026-1', issue_date: '2026-10-01', deducted_amount: '59.50', tax_rate: '19' }
  const final = invoiceWith({
    currency: 'EUR',
    items: [{ description: 'Desk', quantity: 1, unit_price: '100', tax_rate: '19' }],
    preceding_invoices: [deducted, { number: '2026-2', deducted_amount: '10' }],
  })

  const document = eInvoiceOf(final, 'ubl')

  test('are named by a final invoice, which states what they billed, with its tax', () => {
    expect(document.precedingInvoices).toEqual([
      { number: '2026-1', issueDate: '2026-10-01' },
      { number: '2026-2' },
    ])
    expect(document.totals).toMatchObject({ withTax: '119.00', prepaid: '69.50', payable: '49.50' })
    expect(document.notes).toEqual([
      { text: '2026-1, 2026-10-01, 59.50 EUR, VAT 19 %: 9.50 EUR' },
      { text: '2026-2, 10.00 EUR' },
    ])
    const again = imported(document)
    expect(again.invoice).toMatchObject({
      preceding_invoices: [{ number: '2026-1', issue_date: '2026-10-01' }, { number: '2026-2' }],
      prepaid_amount: '69.50',
    })
    expect(again.omitted).toEqual([])
  })

  test.each([
    ...(['ubl', 'xrechnung-ubl', 'peppol', 'factur-x', 'france-cii', 'france-factur-x'] as const).map(
      name => [name, true] as const,
    ),
    // bound to CII D16B
    ...(['cii', 'xrechnung-cii'] as const).map(name => [name, false] as const),
  ])('several of them in %s: %s', (name, isAllowed) => {
    const refused = invoiceAsXml(final, name).findings.filter(
      ({ message }) => message.code === 'einvoice.one_preceding_invoice',
    )
    expect(refused).toHaveLength(isAllowed ? 0 : 1)
    const { syntax } = formats[name]
    const written = eInvoiceOf(final, name)
    const file = readEInvoice(writeEInvoice(written, syntax))
    expect(file.invoice.precedingInvoices).toEqual(written.precedingInvoices)
    const found = checkFile(file, formats[name]).filter(({ rule }) => rule === 'XSD')
    expect(found.map(({ message }) => message.code)).toEqual(
      isAllowed ? [] : ['einvoice.element_repeated', 'einvoice.one_preceding_invoice'],
    )
  })

  test('are found by their place in the list', () => {
    const paths = (invoice: typeof final) =>
      invoiceAsXml(invoice, 'france-cii')
        .findings.filter(({ code }) => code === 'BR-FR-02_BT-25')
        .map(({ path }) => path)
    const dotted = { number: '2026.3' }
    const list = [deducted, { ...deducted, tax_rate: '7' }, dotted]
    expect(paths({ ...final, preceding_invoices: list })).toEqual(['preceding_invoices[2].number'])
    expect(paths({ ...final, preceding_invoice: dotted, preceding_invoices: [] })).toEqual([
      'preceding_invoice.number',
    ])
  })

  test('keep their type, and a credit note the invoice that it credits', () => {
    expect(eInvoiceOf({ ...final, type: 'deposit' }, 'ubl').type).toBe('386')
    expect(imported({ ...document, type: '386' }).invoice.type).toBe('deposit')
    const credit = { ...document, type: '381', precedingInvoices: [{ number: 'A' }, { number: 'B' }] }
    expect(imported(credit).invoice).toMatchObject({
      preceding_invoice: { number: 'A' },
      preceding_invoices: [{ number: 'B' }],
    })
  })
})
