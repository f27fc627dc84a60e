import { expect, test } from 'vitest'
import { invoiceWith } from '#core/testing/invoices.ts'
import { checkFile } from './check-file.ts'
import { invoiceAsXml } from './invoice/invoice-findings.ts'
import { importEInvoice } from './invoice/invoice-of-einvoice.ts'
import { formatOf, formats } from './model/formats.ts'
import { readEInvoice } from './read-einvoice.ts'

const address = (number: string) => ({ scheme: '0208', id: number })
const invoiceOf = (type: string) =>
  invoiceWith({
    type,
    issue_date: '2026-11-21',
    due_date: '2026-12-21',
    purchase_order: 'PO-1',
    payment_terms: '30 days',
    preceding_invoice: { number: 'T-0' },
    seller: {
      name: 'Bureau Exemple',
      country: 'BE',
      tax_id: 'BE0780000160',
      electronic_address: address('0780000160'),
    },
    buyer: {
      name: 'Klant Voorbeeld',
      country: 'BE',
      tax_id: 'BE0400002066',
      electronic_address: address('0400002066'),
    },
    items: [{ description: 'Example', quantity: 1, unit: 'h', unit_price: '80.00', tax_rate: 21 }],
  })

test.each([
  ['self_billed', '389', 'selfbilling', 'invoice:Invoice'],
  ['self_billed_credit_note', '261', 'selfbilling', 'creditnote:CreditNote'],
  ['invoice', '380', 'billing', 'invoice:Invoice'],
  ['credit_note', '381', 'billing', 'creditnote:CreditNote'],
])('in Peppol %s is a document %s of the process %s', (type, code, process, root) => {
  const written = invoiceAsXml(invoiceOf(type), 'peppol')
  expect(written.findings).toEqual([])
  if (!written.ok) return
  const file = readEInvoice(written.xml)
  expect(file.root.name).toBe(root)
  const { invoice } = file
  expect(invoice).toMatchObject({
    type: code,
    specification: `urn:cen.eu:en16931:2017#compliant#urn:fdc:peppol.eu:2017:poacc:${process}:3.0`,
    process: `urn:fdc:peppol.eu:2017:poacc:${process}:01:1.0`,
  })
  expect(formatOf('ubl', invoice)).toBe('peppol')
  expect(checkFile(file, formats.peppol)).toEqual([])
  const read = importEInvoice(invoice, { isCreditNote: root === 'creditnote:CreditNote' })
  expect(read.ok && (read.invoice.type ?? 'invoice')).toBe(type)
  expect(read.omitted.filter(({ path }) => ['type', 'process'].includes(path))).toEqual([])
})

test('a document of self-billing with the type of another process is refused', () => {
  const written = invoiceAsXml(invoiceOf('self_billed'), 'peppol')
  if (!written.ok) throw new Error('not written')
  const file = readEInvoice(written.xml)
  const changed = { ...file, invoice: { ...file.invoice, type: '380' } }
  expect(checkFile(changed, formats.peppol).map(({ rule }) => rule)).toEqual(['PEPPOL-EN16931-P0100'])
})

test('other formats have the same identifiers for every type', () => {
  const written = invoiceAsXml(invoiceOf('self_billed_credit_note'), 'ubl')
  expect(written.ok && readEInvoice(written.xml).invoice).toMatchObject({
    type: '261',
    specification: formats.ubl.specification,
  })
})
