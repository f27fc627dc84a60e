import { describe, expect, test } from 'vitest'
import type { FormatName } from '../model/formats.ts'
import { brokenBy } from '../testing/changed-file.ts'

const ubl = 'xrechnung-ubl'
const cii = 'xrechnung-cii'

const registration = (scheme: string) =>
  `<cac:PartyTaxScheme><cbc:CompanyID>12/345</cbc:CompanyID><cac:TaxScheme><cbc:ID>${scheme}</cbc:ID></cac:TaxScheme></cac:PartyTaxScheme>`
const firstRegistration = /<cac:PartyTaxScheme>/
const prefix = 'DE123456789<'
const country = /<(cbc:IdentificationCode|ram:CountryID)>DE</g
const category = /<(cbc:ID|ram:CategoryCode)>S</g

describe('white space around a value counts where the official rules compare it as written:', () => {
  test.each<[string, FormatName, RegExp, ...Parameters<typeof brokenBy>[1][]]>([
    ['UBL-SR-12', ubl, /SR-1/, [firstRegistration, `${registration('vat')}$&`]],
    ['', ubl, /SR-1/, [firstRegistration, `${registration('VAT ')}$&`]],
    ['UBL-SR-13', ubl, /SR-1/, [firstRegistration, `${registration('VAT ')}${registration('FC')}$&`]],
    ['', ubl, /CO-09/, [prefix, ` ${prefix}`]],
    ['BR-CO-09', ubl, /CO-09/, [prefix, `\n${prefix}`]],
    ['BR-CO-09', cii, /CO-09/, [prefix, ` ${prefix}`]],
    ['', cii, /CO-09/, [prefix, 'DE123456789 <']],
    ['BR-B-01', ubl, /B-01/, [category, '<$1>B<']],
    ['', ubl, /B-01/, [category, '<$1>B<'], [country, '<$1>IT<']],
    ['BR-B-01', ubl, /B-01/, [category, '<$1>B<'], [country, '<$1>IT <']],
    ['BR-B-01', cii, /B-01/, [category, '<$1>B<'], [country, '<$1> IT<']],
    ['', cii, /B-01/, [category, '<$1>B<'], [country, '<$1>IT<']],
  ])('%s in %s', (expected, format, asked, ...changes) => {
    const broken = brokenBy(format, ...changes).filter(rule => asked.test(rule))
    expect([...new Set(broken)].join(' ')).toBe(expected)
  })

  test('the days of a period in CII', () => {
    const day = (name: string, text: string) =>
      `<ram:${name}DateTime><udt:DateTimeString format="102">${text}</udt:DateTimeString></ram:${name}DateTime>`
    const period = (from: string, to: string) =>
      `<ram:BillingSpecifiedPeriod>${day('Start', from)}${day('End', to)}</ram:BillingSpecifiedPeriod>$&`
    const ofDocument = (from: string, to: string) =>
      ['<ram:SpecifiedTradePaymentTerms>', period(from, to)] as const
    const ofLine = (from: string, to: string) =>
      ['<ram:SpecifiedTradeSettlementLineMonetarySummation>', period(from, to)] as const
    const month = ['20261101', '20261130'] as const
    expect(brokenBy(cii, ofDocument(...month), ofLine(...month))).toEqual([])
    expect(brokenBy(cii, ofDocument('20261101', '20261130 '))).toEqual([])
    expect(brokenBy(cii, ofDocument('20261101', ' 20261130'))).toEqual(['BR-29'])
    expect(brokenBy(cii, ofDocument(...month), ofLine('20261101', '20261130 '))).toEqual([
      'PEPPOL-EN16931-R111',
    ])
    expect(brokenBy(cii, ofDocument(...month), ofLine(' 20261101', '20261130'))).toEqual([
      'PEPPOL-EN16931-R110',
    ])
  })
})

test.each([ubl, cii] as const)('white space around a code in an attribute of %s is removed', format => {
  expect(brokenBy(format, [/(schemeID)="EM"/g, '$1=" EM "'], [/unitCode="C62"/, 'unitCode="C62 "'])).toEqual(
    [],
  )
})

test('the scheme of a SEPA creditor in UBL has no white space, but is no unknown scheme with it', () => {
  const creditor =
    '<cac:PartyIdentification><cbc:ID schemeID="SEPA ">DE98ZZZ09999999999</cbc:ID></cac:PartyIdentification>'
  expect(brokenBy(ubl, ['<cac:PostalAddress>', `${creditor}$&`])).toEqual([])
})

test.each([
  ['ubl', 'SS', []],
  ['ubl', 'AN', ['BR-CO-09']],
  ['cii', 'SS', ['BR-CO-09']],
  ['cii', 'AN', []],
] as const)('%s: the prefix %s of a VAT number breaks %j', (format, code, expected) => {
  expect(brokenBy(format, [prefix, `${code}123456789<`])).toEqual(expected)
})
