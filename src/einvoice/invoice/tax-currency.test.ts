import { expect, test } from 'vitest'
import { invoiceWith } from '#core/testing/invoices.ts'
import { readEInvoice } from '../read-einvoice.ts'
import { invoiceAsXml } from './invoice-findings.ts'
import { importEInvoice } from './invoice-of-einvoice.ts'

const address = { street: '1 rue du Modèle', postcode: '75001', city: 'Paris', country: 'FR' }
const french = (fields: object = {}) =>
  invoiceWith({
    invoice_number: '2026-1',
    issue_date: '2026-11-21',
    due_date: '2026-12-21',
    delivery_date: '2026-11-20',
    currency: 'USD',
    seller: { name: 'Example SARL', ...address, tax_id: 'FR 25 900 000 019' },
    buyer: { name: 'Client SA', ...address, registration_id: '900 000 027' },
    items: [{ description: 'Work', quantity: '1', unit: 'h', unit_price: '333.33', tax_rate: '20' }],
    ...fields,
  })

const formats = ['france-ubl', 'france-cii'] as const

test.each(formats)('an invoice in dollars states its VAT in euros in %s, and is read back', format => {
  const result = invoiceAsXml(french({ tax_exchange_rate: '0.92345' }), format)
  if (!result.ok) throw new Error(JSON.stringify(result.findings))
  const { invoice } = readEInvoice(result.xml)
  expect(invoice).toMatchObject({ taxCurrency: 'EUR', totals: { tax: '66.67', taxInTaxCurrency: '61.57' } })
  const imported = importEInvoice(invoice)
  if (!imported.ok) throw new Error(JSON.stringify(imported.issues))
  expect(imported.invoice).toMatchObject({ currency: 'USD', tax_currency: 'EUR' })
  expect(imported.omitted).toEqual([])
  const again = invoiceAsXml(imported.invoice, format)
  expect(again.ok && readEInvoice(again.xml).invoice.totals).toEqual(invoice.totals)
})

test.each(formats)('without a rate %s names the field of the rate', format => {
  const { ok, findings } = invoiceAsXml(french(), format)
  expect(ok).toBe(false)
  expect(new Set(findings.map(({ path }) => path))).toEqual(new Set(['tax_exchange_rate']))
})

test('without VAT the amount in euros is zero, and no rate is needed', () => {
  const untaxed = french({
    items: [{ description: 'Work', quantity: '1', unit_price: '100', tax_category: 'E' }],
    exemption_code: 'VATEX-FR-CGI261-1',
  })
  const result = invoiceAsXml(untaxed, 'france-ubl')
  if (!result.ok) throw new Error(JSON.stringify(result.findings))
  expect(readEInvoice(result.xml).invoice.totals).toMatchObject({ taxInTaxCurrency: '0.00' })
})

test('a VAT currency equal to the invoice currency is not written', () => {
  const result = invoiceAsXml(french({ currency: 'EUR', tax_currency: 'EUR', tax_exchange_rate: '1' }), 'ubl')
  if (!result.ok) throw new Error(JSON.stringify(result.findings))
  expect(readEInvoice(result.xml).invoice.taxCurrency).toBeUndefined()
})

test('a line of discount terms gets the line break that XRechnung demands, which is not read back', () => {
  const terms = '14 days net\n#SKONTO#TAGE=7#PROZENT=2.00#'
  const result = invoiceAsXml(french({ currency: 'EUR', payment_terms: terms }), 'ubl')
  if (!result.ok) throw new Error(JSON.stringify(result.findings))
  const { invoice } = readEInvoice(result.xml)
  expect(invoice.paymentTerms).toBe(`${terms}\n`)
  const imported = importEInvoice(invoice)
  expect(imported.ok && imported.invoice.payment_terms).toBe(terms)
})
