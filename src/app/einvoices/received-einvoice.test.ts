/** @module-tag extended */

import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { runs } from '#core/testing/runs.ts'
import { formats } from '#einvoice/model/formats.ts'
import { validEInvoice } from '#einvoice/testing/random-einvoice.ts'
import { writeEInvoice } from '#einvoice/write-einvoice.ts'
import { receiveEInvoice } from './received-einvoice.ts'

const receive = (xml: string) => {
  const received = receiveEInvoice(new TextEncoder().encode(xml), { today: '2026-11-26' })
  const { imported, omitted } = received
  if (!imported.ok) throw new Error(JSON.stringify(imported.issues))
  return { ...received, invoice: imported.invoice, outcome: JSON.stringify([imported.invoice, omitted]) }
}

const randomXml = validEInvoice.map(({ name, invoice }) =>
  new TextDecoder().decode(writeEInvoice(invoice, formats[name].syntax)),
)

/** The elements that contain text only. */
const leaf = /<([a-z]+:[A-Za-z]+)([^>]*)>([^<]+)<\/\1>/g

test.each([
  ['in place of any value', (name: string, attributes: string) => `<${name}${attributes}>~9~</${name}>`],
  [
    'in a second element beside any value',
    (name: string, attributes: string, text: string) =>
      `<${name}${attributes}>${text}</${name}><${name}${attributes}>~9~</${name}>`,
  ],
])('garbage %s is in the invoice or listed, and the file is read', (_, garbled) => {
  fc.assert(
    fc.property(randomXml, fc.nat(), (xml, seed) => {
      const leaves = [...xml.matchAll(leaf)]
      for (const found of leaves.filter((__, index) => index % 15 === seed % 15)) {
        const [whole, name = '', attributes = '', text = ''] = found
        if (name.endsWith('CustomizationID') || text.startsWith('urn:cen.eu')) continue
        const after = xml.slice(found.index + whole.length)
        const changed = `${xml.slice(0, found.index)}${garbled(name, attributes, text)}${after}`
        expect(receive(changed).outcome, whole).toContain('~9~')
      }
    }),
    { numRuns: runs(1000, 8) },
  )
})

const cii = (content: { line?: string; delivery?: string; settlement?: string; context?: string } = {}) =>
  `<rsm:CrossIndustryInvoice xmlns:rsm="urn:un:unece:uncefact:data:standard:CrossIndustryInvoice:100" xmlns:ram="urn:un:unece:uncefact:data:standard:ReusableAggregateBusinessInformationEntity:100" xmlns:udt="urn:un:unece:uncefact:data:standard:UnqualifiedDataType:100">
${content.context ?? ''}<rsm:ExchangedDocument><ram:ID>R-1</ram:ID></rsm:ExchangedDocument>
<rsm:SupplyChainTradeTransaction>
<ram:IncludedSupplyChainTradeLineItem><ram:AssociatedDocumentLineDocument><ram:LineID>1</ram:LineID>${content.line ?? ''}</ram:AssociatedDocumentLineDocument>
<ram:SpecifiedTradeProduct><ram:Name>Desk</ram:Name></ram:SpecifiedTradeProduct>
<ram:SpecifiedLineTradeSettlement><ram:SpecifiedTradeSettlementLineMonetarySummation><ram:LineTotalAmount>100.00</ram:LineTotalAmount></ram:SpecifiedTradeSettlementLineMonetarySummation></ram:SpecifiedLineTradeSettlement>
</ram:IncludedSupplyChainTradeLineItem>
<ram:ApplicableHeaderTradeDelivery>${content.delivery ?? ''}</ram:ApplicableHeaderTradeDelivery>
<ram:ApplicableHeaderTradeSettlement><ram:InvoiceCurrencyCode>EUR</ram:InvoiceCurrencyCode>${content.settlement ?? ''}</ram:ApplicableHeaderTradeSettlement>
</rsm:SupplyChainTradeTransaction></rsm:CrossIndustryInvoice>`

describe('dates of CII', () => {
  const on = (format: string, value: string) =>
    receive(
      cii({
        context: `<rsm:ExchangedDocumentContext><ram:GuidelineSpecifiedDocumentContextParameter><ram:ID>urn:cen.eu:en16931:2017</ram:ID></ram:GuidelineSpecifiedDocumentContextParameter></rsm:ExchangedDocumentContext>`,
        delivery: `<ram:ActualDeliverySupplyChainEvent><ram:OccurrenceDateTime><udt:DateTimeString format="${format}">${value}</udt:DateTimeString></ram:OccurrenceDateTime></ram:ActualDeliverySupplyChainEvent>`,
      }),
    )
  const errors = ({ findings }: ReturnType<typeof receive>) =>
    findings.filter(
      ({ severity, path }) => severity === 'error' && /DateTimeString|OccurrenceDateTime/.test(path),
    ).length

  test.each([
    ['610', '202611'],
    ['616', '202647'],
    ['602', '2026'],
    // the official rules accept these in an optional date too
    ['102', '20260230'],
    ['999', '20261121'],
  ])('in format %s that are no day are listed and no error: %s', (format, value) => {
    const received = on(format, value)
    expect(received.invoice.delivery_date).toBeUndefined()
    expect(received.omitted).toContainEqual({ path: expect.stringContaining('DateTimeString'), text: value })
    expect(errors(received)).toBe(0)
  })

  test.each([
    ['203', '202611211430'],
    ['204', '20261121143000'],
  ])('with a time in format %s are taken, and listed because of the time', (format, value) => {
    const received = on(format, value)
    expect(received.invoice.delivery_date).toBe('2026-11-21')
    expect(received.omitted).toContainEqual({ path: expect.stringContaining('DateTimeString'), text: value })
  })
})

test('freight of Factur-X EXTENDED is a charge', () => {
  const tax =
    '<ram:TypeCode>VAT</ram:TypeCode><ram:CategoryCode>S</ram:CategoryCode><ram:RateApplicablePercent>19</ram:RateApplicablePercent>'
  const { invoice, omitted } = receive(
    cii({
      settlement: `<ram:SpecifiedLogisticsServiceCharge><ram:Description>Freight</ram:Description><ram:AppliedAmount>10.00</ram:AppliedAmount><ram:AppliedTradeTax>${tax}</ram:AppliedTradeTax></ram:SpecifiedLogisticsServiceCharge>`,
    }),
  )
  expect(invoice.charges).toEqual([{ reason: 'Freight', amount: '10.00', tax_rate: '19', tax_category: 'S' }])
  expect(omitted).toEqual([])
})

test('a second means of payment, and content where a fixed text belongs, are listed', () => {
  const { omitted } = receive(
    cii({
      settlement: `<ram:SpecifiedTradeSettlementPaymentMeans><ram:TypeCode>58</ram:TypeCode></ram:SpecifiedTradeSettlementPaymentMeans>
<ram:SpecifiedTradeSettlementPaymentMeans><ram:TypeCode>59</ram:TypeCode></ram:SpecifiedTradeSettlementPaymentMeans>
<ram:ApplicableTradeTax><ram:TypeCode>GST</ram:TypeCode></ram:ApplicableTradeTax>`,
    }),
  )
  expect(omitted).toContainEqual({ path: 'payment.means', text: '59' })
  expect(omitted).toContainEqual({ path: expect.stringContaining('ApplicableTradeTax'), text: 'GST' })
})

test('a date of UBL with a time is taken, and an error', () => {
  const { invoice, findings } = receive(
    `<Invoice xmlns="urn:oasis:names:specification:ubl:schema:xsd:Invoice-2" xmlns:cbc="urn:oasis:names:specification:ubl:schema:xsd:CommonBasicComponents-2"><cbc:CustomizationID>urn:cen.eu:en16931:2017</cbc:CustomizationID><cbc:IssueDate>2026-11-21T10:00:00</cbc:IssueDate></Invoice>`,
  )
  expect(invoice.issue_date).toBe('2026-11-21')
  expect(findings.map(({ message }) => message)).toContainEqual({
    code: 'einvoice.element_value',
    params: { element: 'cbc:IssueDate', line: 1, value: '2026-11-21T10:00:00', type: 'date' },
  })
})

test('a reference is not taken beside the account of another means of payment', () => {
  const means = (code: string, content: string) =>
    `<cac:PaymentMeans><cbc:PaymentMeansCode>${code}</cbc:PaymentMeansCode>${content}</cac:PaymentMeans>`
  const account = (id: string) =>
    `<cac:PayeeFinancialAccount><cbc:ID>${id}</cbc:ID></cac:PayeeFinancialAccount>`
  const [iban, other] = ['DE89370400440532013000', 'FR1420041010050500013M02606'] as const
  const reference = (text: string) => `<cbc:PaymentID>${text}</cbc:PaymentID>`
  const read = (...all: string[]) => {
    const { document, omitted } = receive(
      `<Invoice xmlns="urn:oasis:names:specification:ubl:schema:xsd:Invoice-2" xmlns:cac="urn:oasis:names:specification:ubl:schema:xsd:CommonAggregateComponents-2" xmlns:cbc="urn:oasis:names:specification:ubl:schema:xsd:CommonBasicComponents-2"><cbc:ID>R-1</cbc:ID>${all.join('')}</Invoice>`,
    )
    return { payment: document.payment, omitted }
  }
  const paid = means('58', `${reference('REF-B')}${account(iban)}`)
  const payment = { means: '58', remittance: 'REF-B', accounts: [{ id: iban }] }
  const withoutAccount = read(means('30', reference('REF-A')), paid)
  expect(withoutAccount.payment).toEqual(payment)
  expect(withoutAccount.omitted).toContainEqual({ path: 'payment.remittance', text: 'REF-A' })
  expect(withoutAccount.omitted).toContainEqual({ path: 'payment.means', text: '30' })
  const withOther = read(paid, means('58', `${reference('REF-C')}${account(other)}`))
  expect(withOther.payment).toEqual(payment)
  expect(withOther.omitted).toContainEqual({ path: 'payment.accounts.id', text: other })
  const accounts = [{ id: iban }, { id: other }]
  expect(read(paid, means('58', account(other))).payment).toEqual({ ...payment, accounts })
  const onSecond = read(means('58', account(iban)), means('58', `${reference('REF-C')}${account(other)}`))
  expect(onSecond.payment).toEqual({ means: '58', accounts })
  expect(onSecond.omitted).toContainEqual({ path: 'payment.remittance', text: 'REF-C' })
})

test('a credit note of UBL without a type of credit notes asks for no payment', () => {
  const { invoice, omitted } = receive(
    `<CreditNote xmlns="urn:oasis:names:specification:ubl:schema:xsd:CreditNote-2" xmlns:cbc="urn:oasis:names:specification:ubl:schema:xsd:CommonBasicComponents-2"><cbc:CreditNoteTypeCode>380</cbc:CreditNoteTypeCode></CreditNote>`,
  )
  expect(invoice.type).toBe('credit_note')
  expect(omitted).toEqual([{ path: 'type', text: '380' }])
})
