import { expect, test } from 'vitest'
import { readEInvoice } from '../read-einvoice.ts'

const tax = (rate: string) =>
  `<ram:TypeCode>VAT</ram:TypeCode><ram:CategoryCode>S</ram:CategoryCode><ram:ApplicablePercent>${rate}</ram:ApplicablePercent>`

const party = (name: string) =>
  `<ram:GlobalID schemeID="0088">4000001000005</ram:GlobalID><ram:Name>${name}</ram:Name>
<ram:PostalTradeAddress><ram:PostcodeCode>10115</ram:PostcodeCode><ram:LineOne>Beispielweg 1</ram:LineOne><ram:CityName>Berlin</ram:CityName><ram:CountryID>DE</ram:CountryID></ram:PostalTradeAddress>
<ram:SpecifiedTaxRegistration><ram:ID schemeID="VA">DE123456789</ram:ID></ram:SpecifiedTaxRegistration>`

/** The elements of the profile COMFORT. */
const xml = `<?xml version="1.0" encoding="UTF-8"?>
<rsm:CrossIndustryDocument xmlns:rsm="urn:ferd:CrossIndustryDocument:invoice:1p0" xmlns:ram="urn:un:unece:uncefact:data:standard:ReusableAggregateBusinessInformationEntity:12" xmlns:udt="urn:un:unece:uncefact:data:standard:UnqualifiedDataType:15">
<rsm:SpecifiedExchangedDocumentContext>
<ram:TestIndicator><udt:Indicator>true</udt:Indicator></ram:TestIndicator>
<ram:GuidelineSpecifiedDocumentContextParameter><ram:ID>urn:ferd:CrossIndustryDocument:invoice:1p0:comfort</ram:ID></ram:GuidelineSpecifiedDocumentContextParameter>
</rsm:SpecifiedExchangedDocumentContext>
<rsm:HeaderExchangedDocument>
<ram:ID>2014-7</ram:ID><ram:Name>RECHNUNG</ram:Name><ram:TypeCode>380</ram:TypeCode>
<ram:IssueDateTime><udt:DateTimeString format="102">20140605</udt:DateTimeString></ram:IssueDateTime>
<ram:IncludedNote><ram:Content>Danke</ram:Content><ram:SubjectCode>AAK</ram:SubjectCode></ram:IncludedNote>
</rsm:HeaderExchangedDocument>
<rsm:SpecifiedSupplyChainTradeTransaction>
<ram:ApplicableSupplyChainTradeAgreement>
<ram:SellerTradeParty>${party('Beispiel GmbH')}</ram:SellerTradeParty>
<ram:BuyerTradeParty>${party('Muster AG')}</ram:BuyerTradeParty>
<ram:BuyerOrderReferencedDocument><ram:IssueDateTime>2014-06-01T00:00:00</ram:IssueDateTime><ram:ID>B-1</ram:ID></ram:BuyerOrderReferencedDocument>
</ram:ApplicableSupplyChainTradeAgreement>
<ram:ApplicableSupplyChainTradeDelivery>
<ram:ActualDeliverySupplyChainEvent><ram:OccurrenceDateTime><udt:DateTimeString format="102">20140603</udt:DateTimeString></ram:OccurrenceDateTime></ram:ActualDeliverySupplyChainEvent>
</ram:ApplicableSupplyChainTradeDelivery>
<ram:ApplicableSupplyChainTradeSettlement>
<ram:PaymentReference>2014-7</ram:PaymentReference><ram:InvoiceCurrencyCode>EUR</ram:InvoiceCurrencyCode>
<ram:SpecifiedTradeSettlementPaymentMeans><ram:TypeCode>42</ram:TypeCode><ram:PayeePartyCreditorFinancialAccount><ram:IBANID>DE89370400440532013000</ram:IBANID></ram:PayeePartyCreditorFinancialAccount></ram:SpecifiedTradeSettlementPaymentMeans>
<ram:ApplicableTradeTax><ram:CalculatedAmount currencyID="EUR">19.95</ram:CalculatedAmount><ram:BasisAmount currencyID="EUR">105.00</ram:BasisAmount>${tax('19.00')}</ram:ApplicableTradeTax>
<ram:SpecifiedTradeAllowanceCharge><ram:ChargeIndicator><udt:Indicator>false</udt:Indicator></ram:ChargeIndicator><ram:ActualAmount currencyID="EUR">1.00</ram:ActualAmount><ram:Reason>Nachlass</ram:Reason><ram:CategoryTradeTax>${tax('19.00')}</ram:CategoryTradeTax></ram:SpecifiedTradeAllowanceCharge>
<ram:SpecifiedLogisticsServiceCharge><ram:Description>Versand</ram:Description><ram:AppliedAmount currencyID="EUR">6.00</ram:AppliedAmount><ram:AppliedTradeTax>${tax('19.00')}</ram:AppliedTradeTax></ram:SpecifiedLogisticsServiceCharge>
<ram:SpecifiedTradePaymentTerms><ram:Description>30 Tage</ram:Description><ram:DueDateDateTime><udt:DateTimeString format="102">20140705</udt:DateTimeString></ram:DueDateDateTime></ram:SpecifiedTradePaymentTerms>
<ram:SpecifiedTradeSettlementMonetarySummation>
<ram:LineTotalAmount currencyID="EUR">100.00</ram:LineTotalAmount><ram:ChargeTotalAmount currencyID="EUR">6.00</ram:ChargeTotalAmount><ram:AllowanceTotalAmount currencyID="EUR">1.00</ram:AllowanceTotalAmount>
<ram:TaxBasisTotalAmount currencyID="EUR">105.00</ram:TaxBasisTotalAmount><ram:TaxTotalAmount currencyID="EUR">19.95</ram:TaxTotalAmount><ram:GrandTotalAmount currencyID="EUR">124.95</ram:GrandTotalAmount><ram:DuePayableAmount currencyID="EUR">124.95</ram:DuePayableAmount>
</ram:SpecifiedTradeSettlementMonetarySummation>
</ram:ApplicableSupplyChainTradeSettlement>
<ram:IncludedSupplyChainTradeLineItem>
<ram:AssociatedDocumentLineDocument><ram:LineID>1</ram:LineID></ram:AssociatedDocumentLineDocument>
<ram:SpecifiedSupplyChainTradeAgreement><ram:GrossPriceProductTradePrice><ram:ChargeAmount currencyID="EUR">20.0000</ram:ChargeAmount></ram:GrossPriceProductTradePrice><ram:NetPriceProductTradePrice><ram:ChargeAmount currencyID="EUR">20.0000</ram:ChargeAmount></ram:NetPriceProductTradePrice></ram:SpecifiedSupplyChainTradeAgreement>
<ram:SpecifiedSupplyChainTradeDelivery><ram:BilledQuantity unitCode="C62">5.0000</ram:BilledQuantity></ram:SpecifiedSupplyChainTradeDelivery>
<ram:SpecifiedSupplyChainTradeSettlement><ram:ApplicableTradeTax>${tax('19.00')}</ram:ApplicableTradeTax><ram:SpecifiedTradeSettlementMonetarySummation><ram:LineTotalAmount currencyID="EUR">100.00</ram:LineTotalAmount></ram:SpecifiedTradeSettlementMonetarySummation></ram:SpecifiedSupplyChainTradeSettlement>
<ram:SpecifiedTradeProduct><ram:SellerAssignedID>A1</ram:SellerAssignedID><ram:Name>Stuhl</ram:Name></ram:SpecifiedTradeProduct>
</ram:IncludedSupplyChainTradeLineItem>
</rsm:SpecifiedSupplyChainTradeTransaction>
</rsm:CrossIndustryDocument>`

const partyNamed = (name: string) => ({
  name,
  identifiers: [{ id: '4000001000005', scheme: '0088' }],
  address: { postcode: '10115', line1: 'Beispielweg 1', city: 'Berlin', country: 'DE' },
  vatId: 'DE123456789',
})

test('ZUGFeRD 1.0 reads into the same model, its freight as a charge', () => {
  const { invoice, syntax, unread } = readEInvoice(new TextEncoder().encode(xml))
  expect(syntax).toBe('cii')
  expect(invoice).toEqual({
    specification: 'urn:ferd:CrossIndustryDocument:invoice:1p0:comfort',
    number: '2014-7',
    type: '380',
    issueDate: '2014-06-05',
    notes: [{ text: 'Danke', subject: 'AAK' }],
    seller: partyNamed('Beispiel GmbH'),
    buyer: partyNamed('Muster AG'),
    orderReference: 'B-1',
    delivery: { date: '2014-06-03' },
    currency: 'EUR',
    payment: { means: '42', remittance: '2014-7', accounts: [{ id: 'DE89370400440532013000' }] },
    taxes: [{ amount: '19.95', base: '105.00', category: 'S', rate: '19.00' }],
    allowances: [{ amount: '1.00', reason: 'Nachlass', taxCategory: 'S', taxRate: '19.00' }],
    charges: [{ amount: '6.00', reason: 'Versand', taxCategory: 'S', taxRate: '19.00' }],
    paymentTerms: '30 Tage',
    dueDate: '2014-07-05',
    totals: {
      lines: '100.00',
      charges: '6.00',
      allowances: '1.00',
      withoutTax: '105.00',
      tax: '19.95',
      withTax: '124.95',
      payable: '124.95',
    },
    lines: [
      {
        id: '1',
        grossPrice: '20.0000',
        netPrice: '20.0000',
        quantity: { value: '5.0000', unit: 'C62' },
        taxCategory: 'S',
        taxRate: '19.00',
        net: '100.00',
        sellerItemId: 'A1',
        name: 'Stuhl',
      },
    ],
  })
  expect(unread.map(({ path, text }) => [path, text])).toEqual([
    ['rsm:ExchangedDocumentContext/ram:TestIndicator/udt:Indicator', 'true'],
    ['rsm:ExchangedDocument/ram:Name', 'RECHNUNG'],
    [
      'rsm:SupplyChainTradeTransaction/ram:ApplicableHeaderTradeAgreement/ram:BuyerOrderReferencedDocument/ram:IssueDateTime',
      '2014-06-01T00:00:00',
    ],
  ])
})
