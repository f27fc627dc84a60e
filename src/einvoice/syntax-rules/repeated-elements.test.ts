import { expect, test } from 'vitest'
import type { FormatName } from '../model/formats.ts'
import { brokenBy } from '../testing/changed-file.ts'

const ubl = 'xrechnung-ubl'
const cii = 'xrechnung-cii'

test('codes and references are compared as written in UBL, and without outer space in CII', () => {
  const twice = (format: FormatName, name: string, from: string, to: string) =>
    brokenBy(format, [new RegExp(`<${name}>.*</${name}>`, 's'), '$&$&'], [from, to]).filter(rule =>
      /SR-4(?:4|7|67)$/.test(rule),
    )
  expect(twice(ubl, 'cac:PaymentMeans', '>58<', '>58 <')).toEqual(['UBL-SR-47'])
  expect(twice(ubl, 'cac:PaymentMeans', 'ID>R-1</cbc:PaymentID', 'ID>R-1 </cbc:PaymentID')).toEqual([
    'UBL-SR-44',
  ])
  expect(twice(cii, 'ram:SpecifiedTradeSettlementPaymentMeans', '>58<', '>58 <')).toEqual([])
  expect(twice(cii, 'ram:SpecifiedTradeSettlementPaymentMeans', '>58<', '>59<')).toEqual(['CII-SR-467'])
})

test('a tax representative has one VAT number, because the official rules compute with it', () => {
  const registration =
    '<ram:SpecifiedTaxRegistration><ram:ID schemeID="VA">FR32123456789</ram:ID></ram:SpecifiedTaxRegistration>'
  const withNumbers = (count: number) =>
    brokenBy(cii, [
      '</ram:BuyerTradeParty>',
      `$&<ram:SellerTaxRepresentativeTradeParty><ram:Name>B</ram:Name><ram:PostalTradeAddress><ram:CountryID>FR</ram:CountryID></ram:PostalTradeAddress>${registration.repeat(count)}</ram:SellerTaxRepresentativeTradeParty>`,
    ])
  expect([0, 1, 2].map(withNumbers)).toEqual([['BR-56'], [], ['BR-56']])
})

test('a gross price has one discount in XRechnung, and any number in EN 16931', () => {
  const discount =
    '<ram:AppliedTradeAllowanceCharge><ram:ChargeIndicator><udt:Indicator>false</udt:Indicator></ram:ChargeIndicator><ram:ActualAmount>0</ram:ActualAmount></ram:AppliedTradeAllowanceCharge>'
  const gross = (format: FormatName, count: number) =>
    brokenBy(format, [
      '<ram:NetPriceProductTradePrice>',
      `<ram:GrossPriceProductTradePrice><ram:ChargeAmount>100.00</ram:ChargeAmount>${discount.repeat(count)}</ram:GrossPriceProductTradePrice>$&`,
    ])
  expect([gross(cii, 1), gross(cii, 2), gross('cii', 2)]).toEqual([[], ['PEPPOL-EN16931-R046'], []])
})
