import { expect, test } from 'vitest'
import type { FormatName } from './model/formats.ts'
import { brokenBy, findings } from './testing/changed-file.ts'

const ubl = 'xrechnung-ubl'
const cii = 'xrechnung-cii'

test('a valid file has no findings', () => {
  expect(findings(ubl)).toEqual([])
  expect(findings(cii)).toEqual([])
})

test.each<[string, FormatName, RegExp | string, string, string]>([
  [
    'an element in the wrong place',
    ubl,
    /(<cbc:IssueDate>.*<\/cbc:IssueDate>)(\s*)(<cbc:DueDate>.*<\/cbc:DueDate>)/,
    '$3$2$1',
    'error XSD cbc:IssueDate is in the wrong place: in Invoice it has to come before cbc:DueDate.',
  ],
  [
    'an element that the schema does not have',
    cii,
    '<ram:DuePayableAmount>',
    '<ram:Colour>red</ram:Colour><ram:DuePayableAmount>',
    'error XSD ram:Colour is not allowed in ram:SpecifiedTradeSettlementHeaderMonetarySummation.',
  ],
  [
    'an element that occurs too often',
    ubl,
    '<cbc:DueDate>',
    '<cbc:DueDate>2026-12-05</cbc:DueDate><cbc:DueDate>',
    'error XSD cbc:DueDate occurs more often in Invoice than allowed.',
  ],
  [
    'text between elements',
    cii,
    '<ram:LineTotalAmount>',
    'Total: <ram:LineTotalAmount>',
    'error XSD ram:SpecifiedTradeSettlementLineMonetarySummation contains the text "Total:", and only elements are allowed there.',
  ],
  [
    'an attribute that the schema does not have',
    ubl,
    '<cbc:ID>R-1',
    '<cbc:ID currencyID="EUR">R-1',
    'error XSD cbc:ID must not have the attribute currencyID.',
  ],
  [
    'a value of another type',
    ubl,
    'schemeID="EM"',
    'languageID="EM"',
    'error XSD cbc:EndpointID must not have the attribute languageID.',
  ],
  [
    'an empty element',
    ubl,
    '<cbc:BuyerReference>',
    '<cbc:AccountingCost/><cbc:BuyerReference>',
    'error PEPPOL-EN16931-R008 cbc:AccountingCost is empty. Elements without content are not allowed.',
  ],
  [
    'a group that is empty',
    ubl,
    '<cac:PaymentMeans>',
    '<cac:TaxRepresentativeParty/><cac:PaymentMeans>',
    'error BR-18 cac:TaxRepresentativeParty lacks cac:PartyName/cbc:Name.',
  ],
  [
    "a credit note's code in an invoice",
    ubl,
    '>380<',
    '>381<',
    'error BR-CL-01 "381" is no code of the list for cbc:InvoiceTypeCode.',
  ],
  [
    'a tax scheme without a number',
    ubl,
    /<cbc:CompanyID>DE123456789<\/cbc:CompanyID>/,
    '',
    'error UBL-SR-53 cac:PartyTaxScheme lacks cbc:CompanyID.',
  ],
  [
    'a charge inside a price',
    ubl,
    '</cac:Price>',
    '<cac:AllowanceCharge><cbc:ChargeIndicator>true</cbc:ChargeIndicator><cbc:Amount currencyID="EUR">0.00</cbc:Amount></cac:AllowanceCharge></cac:Price>',
    'error PEPPOL-EN16931-R044 cac:AllowanceCharge breaks this rule. Expected: cbc:ChargeIndicator = false.',
  ],
])('is found: %s', (_, format, from, to, expected) => {
  expect(findings(format, [from, to])).toContain(expected)
})

test('two VAT totals in the currency of the document do not pass as one', () => {
  const second = '<cac:TaxTotal><cbc:TaxAmount currencyID="EUR">19.00</cbc:TaxAmount></cac:TaxTotal>'
  expect(findings(ubl, ['<cac:LegalMonetaryTotal>', `${second}<cac:LegalMonetaryTotal>`])).toEqual([
    expect.stringContaining('error BR-CO-15'),
    expect.stringContaining('error PEPPOL-EN16931-R054'),
  ])
  const other = second.replace('</cac:TaxTotal>', `${'<cac:TaxSubtotal/>'}</cac:TaxTotal>`)
  expect(findings(ubl, ['<cac:LegalMonetaryTotal>', `${other}<cac:LegalMonetaryTotal>`])).toContainEqual(
    expect.stringContaining('error BR-CO-14'),
  )
})

test.each<[string, FormatName, RegExp | string, string, string]>([
  [
    'in no currency, in CII',
    'cii',
    '<ram:TaxTotalAmount currencyID="EUR">',
    '<ram:TaxTotalAmount>',
    'error BR-CO-15 ram:TaxTotalAmount lacks the attribute currencyID.',
  ],
  ...(
    [
      ['ubl', '<cbc:TaxAmount', 'cbc:TaxAmount'],
      ['cii', '<ram:TaxTotalAmount', 'ram:TaxTotalAmount'],
    ] as const
  ).map(([format, start, element]): [string, FormatName, string, string, string] => [
    `with spaces around its currency, in ${format}`,
    format,
    `${start} currencyID="EUR">`,
    `${start} currencyID=" EUR ">`,
    `error BR-CO-15 ${element}/@currencyID is " EUR ". Expected: "EUR".`,
  ]),
  [
    'beside spaces around the currency of the document, in ubl',
    'ubl',
    '<cbc:DocumentCurrencyCode>EUR<',
    '<cbc:DocumentCurrencyCode> EUR <',
    'error BR-CO-15 cbc:TaxAmount/@currencyID is "EUR". Expected: " EUR ".',
  ],
])('a VAT total %s does not pass as one in the currency of the document', (_, format, from, to, expected) => {
  expect(findings(format, [from, to])).toEqual([expected])
})

test('spaces around the currency of the document break the rules of XRechnung that compare it', () => {
  const all = findings(cii, ['<ram:InvoiceCurrencyCode>EUR<', '<ram:InvoiceCurrencyCode>  EUR\n<'])
  expect(all).toContainEqual(expect.stringContaining('error BR-CO-15'))
  expect(all).toContainEqual(expect.stringContaining('error PEPPOL-EN16931-R054'))
})

test('spaces around the VAT currency hide its total from the rule that needs it', () => {
  const end = '</cbc:DocumentCurrencyCode>'
  const total = '<cac:TaxTotal><cbc:TaxAmount currencyID="USD">20.00</cbc:TaxAmount></cac:TaxTotal>'
  expect(
    findings(
      'ubl',
      [end, `${end}<cbc:TaxCurrencyCode> USD </cbc:TaxCurrencyCode>`],
      ['<cac:LegalMonetaryTotal>', `${total}<cac:LegalMonetaryTotal>`],
    ),
  ).toEqual([expect.stringContaining('error BR-53')])
})

test.each<['ubl' | 'cii', rate: string, amount: string, isBroken: boolean]>([
  ['ubl', '19.0', '19.99', false],
  ['ubl', '19.0', '20.00', true],
  ['cii', '19.0', '20.00', false],
  ['cii', '19.0', '20.01', true],
  ['ubl', '-5', '0.00', true],
  ['cii', '-5', '0.00', true],
  ['ubl', '-0.5', '-0.50', false],
  ['cii', '0.4', '0.50', true],
])('%s: a rate of %s and a tax of %s on 100.00 break BR-CO-17: %s', (format, rate, amount, isBroken) => {
  const broken = brokenBy(
    format,
    [/(<ram:CalculatedAmount>|<cac:TaxSubtotal>.*?<cbc:TaxAmount[^>]*>)19.00/s, `$1${amount}`],
    [
      /(<cac:TaxCategory>.*?<cbc:Percent>)19|(<ram:ApplicableHeaderTradeSettlement>.*?<ram:RateApplicablePercent>)19/s,
      `$1$2${rate}`,
    ],
  )
  expect(broken.includes('BR-CO-17')).toBe(isBroken)
})

test('an account without a number is an error of transfers only', () => {
  const iban = /<ram:IBANID>.*<\/ram:IBANID>/
  const named = [iban, '<ram:AccountName>Example Bank</ram:AccountName>'] as const
  const number = /<cbc:ID>DE89370400440532013000<\/cbc:ID>/
  expect(findings('cii', named, ['>58<', '>42<'])).toEqual([])
  expect(findings('ubl', [number, '<cbc:Name>Example Bank</cbc:Name>'], ['>58<', '>42<'])).toEqual([])
  expect(findings('cii', named)).toContainEqual(expect.stringContaining('error BR-50'))
})

test('amounts in another currency than the document are not read as its currency', () => {
  const all = findings(ubl, [/currencyID="EUR"/g, 'currencyID="USD"'])
  expect(all).toContainEqual('error BR-CO-15 Enter the VAT total (BT-110).')
  expect(all).toContainEqual(
    expect.stringMatching(
      /^warning PEPPOL-EN16931-R051 .*is in USD, but the currency of the document is EUR\.$/,
    ),
  )
  expect(
    findings('peppol', ['<cbc:PriceAmount currencyID="EUR">', '<cbc:PriceAmount currencyID="USD">']),
  ).toContainEqual(expect.stringContaining('error PEPPOL-EN16931-R051'))
  expect(findings('cii', ['currencyID="EUR"', 'currencyID="USD"'])).toContainEqual(
    'error BR-CO-15 Enter the VAT total (BT-110).',
  )
})

test('rules of the semantic model apply as the syntax states its terms', () => {
  const withoutMeans =
    /<ram:SpecifiedTradeSettlementPaymentMeans>.*?<\/ram:SpecifiedTradeSettlementPaymentMeans>/s
  expect(findings('cii', [withoutMeans, ''])).toEqual([])
  const sameCurrency = [
    '</cbc:DocumentCurrencyCode>',
    '</cbc:DocumentCurrencyCode><cbc:TaxCurrencyCode>EUR</cbc:TaxCurrencyCode>',
  ] as const
  expect(findings('ubl', sameCurrency)).toEqual([])
})

test('two amounts of one breakdown break a rule, except where the official rule uses neither', () => {
  const twice = [/(<ram:CalculatedAmount>[^<]*<\/ram:CalculatedAmount>)/, '$1$1'] as const
  const found = (...changes: Parameters<typeof findings>[1][]) =>
    findings('xrechnung-cii', twice, ...changes).filter(finding => finding.includes(' BR-46 '))
  expect(found()).toHaveLength(1)
  for (const category of ['L', 'M', 'O'])
    expect(
      found([/(<ram:BasisAmount>[^<]*<\/ram:BasisAmount>\s*<ram:CategoryCode>)S/, `$1${category}`]),
    ).toEqual([])
})

test('XRechnung warns of a date with a time zone, and of a second file in one attachment', () => {
  expect(findings(ubl, ['>2026-12-05<', '>2026-12-05Z<'])).toContainEqual(
    'warning BR-TMP-6 cbc:DueDate is "2026-12-05Z". Expected: YYYY-MM-DD.',
  )
  expect(findings('ubl', ['>2026-12-05<', '>2026-12-05Z<'])).toEqual([])
  expect(findings(cii, ['format="102">20261205<', 'format="610">202612<'])).toContainEqual(
    expect.stringContaining('warning BR-TMP-7 udt:DateTimeString is "202612"'),
  )
  const attachment = (names: string) =>
    [
      '<ram:ApplicableHeaderTradeDelivery',
      `<ram:AdditionalReferencedDocument><ram:IssuerAssignedID>A</ram:IssuerAssignedID><ram:TypeCode>916</ram:TypeCode>${names}</ram:AdditionalReferencedDocument><ram:ApplicableHeaderTradeDelivery`,
    ] as const
  const name = '<ram:Name>A</ram:Name>'
  const found = (names: string) =>
    findings(cii, attachment(names)).filter(finding => finding.includes('BR-TMP-4'))
  expect(found(name)).toEqual([])
  expect(found(name + name)).toHaveLength(1)
})

test('an empty purchase order number with a sales order number is allowed in XRechnung', () => {
  const order = (content: string) =>
    [
      '<cac:AccountingSupplierParty>',
      `<cac:OrderReference><cbc:ID/>${content}</cac:OrderReference><cac:AccountingSupplierParty>`,
    ] as const
  const found = (format: FormatName, content: string) =>
    findings(format, order(content)).filter(finding => finding.includes('R008'))
  const sales = '<cbc:SalesOrderID>S-1</cbc:SalesOrderID>'
  expect(found(ubl, sales)).toEqual([])
  expect(found(ubl, '')).toHaveLength(1)
  expect(found('peppol', sales)).toHaveLength(1)
})

test('an empty purchase order number is reported once in Peppol, and a missing one not as empty', () => {
  const rules = (order: string) =>
    findings('peppol', [/<cbc:BuyerReference>.*?<\/cbc:BuyerReference>/, order]).filter(finding =>
      /R00[38]/.test(finding),
    )
  expect(rules('<cac:OrderReference><cbc:ID> </cbc:ID></cac:OrderReference>')).toEqual([
    expect.stringContaining('PEPPOL-EN16931-R008'),
  ])
  expect(rules('')).toEqual([expect.stringContaining('PEPPOL-EN16931-R003')])
})

test('an empty number of the project is missing where it is written as an additional document', () => {
  const project = (group: string) =>
    brokenBy('ubl', [
      '<cac:AccountingSupplierParty>',
      `<cac:${group}><cbc:ID/></cac:${group}><cac:AccountingSupplierParty>`,
    ])
  expect(project('ProjectReference')).not.toContain('BR-52')
  expect(project('AdditionalDocumentReference')).toContain('BR-52')
})

test('a preceding invoice with an empty number has the elements required by UBL', () => {
  const preceding = (reference: string) =>
    brokenBy(ubl, [
      '<cac:AccountingSupplierParty>',
      `<cac:BillingReference><cac:InvoiceDocumentReference>${reference}</cac:InvoiceDocumentReference></cac:BillingReference><cac:AccountingSupplierParty>`,
    ])
  expect(preceding('<cbc:ID/>').filter(finding => !finding.includes('R008'))).toEqual([])
  expect(preceding('<cbc:IssueDate>2026-11-01</cbc:IssueDate>')).toEqual(['BR-55', 'UBL-SR-07', 'XSD'])
})

test('a payee is compared with the seller without trimming, so a space makes them differ', () => {
  const named = (name: string) =>
    findings(cii, [
      /<ram:SpecifiedTradeSettlementPaymentMeans>/,
      `<ram:PayeeTradeParty><ram:Name>${name}</ram:Name></ram:PayeeTradeParty>$&`,
    ])
  expect(named('Seller')).toEqual(['error BR-17 Remove the payee: it is the seller.'])
  expect(named('Seller ')).toEqual([])
  const inUbl = (name: string, ids = '') =>
    brokenBy(ubl, [
      /<\/cac:AccountingCustomerParty>/,
      `$&<cac:PayeeParty>${ids}<cac:PartyName><cbc:Name>${name}</cbc:Name></cac:PartyName></cac:PayeeParty>`,
    ])
  expect(inUbl('Seller')).toContain('UBL-SR-19')
  expect(inUbl('Seller ')).toEqual([])
  const id = '<cac:PartyIdentification><cbc:ID>P-1</cbc:ID></cac:PartyIdentification>'
  expect([inUbl('Factoring', id), inUbl('Factoring', id + id)]).toEqual([[], ['UBL-SR-20']])
})

test('an attachment has an absolute address in XRechnung', () => {
  const named = (url: string) =>
    findings(ubl, [
      '<cac:AccountingSupplierParty>',
      `<cac:AdditionalDocumentReference><cbc:ID>A</cbc:ID><cac:Attachment><cac:ExternalReference><cbc:URI>${url}</cbc:URI></cac:ExternalReference></cac:Attachment></cac:AdditionalDocumentReference><cac:AccountingSupplierParty>`,
    ])
  expect(named('https://example.com/report.pdf')).toEqual([])
  expect(named('report.pdf')).toEqual([
    'error BR-TMP-2 The address of an attachment has to be absolute, such as https://example.com/report.pdf.',
  ])
})

test('an empty VAT number is one where the official rules ask for its element only', () => {
  const empty = [/(CompanyID|schemeID="VA")>DE123456789</, '$1><'] as const
  const untaxed = [/<(cbc:ID|ram:CategoryCode)>S</g, '<$1>O<'] as const
  for (const format of ['ubl', 'cii'] as const) {
    const rulesOf = (...changes: Parameters<typeof findings>[1][]) =>
      brokenBy(format, empty, ...changes).filter(rule => /^BR-[SO]-0[234]$/.test(rule))
    expect([rulesOf(), rulesOf(untaxed)]).toEqual([[], ['BR-O-02']])
  }
})

test('an empty attribute is there, and codes outside of two lists only warn in XRechnung', () => {
  const item = [
    '<cac:ClassifiedTaxCategory>',
    '<cac:StandardItemIdentification><cbc:ID schemeID="">1</cbc:ID></cac:StandardItemIdentification>$&',
  ] as const
  const rulesOf = (format: FormatName) =>
    findings(format, ['unitCode="C62"', 'unitCode=""'], item).map(finding => finding.split(' ', 2).join(' '))
  expect(rulesOf('xrechnung-ubl').toSorted()).toEqual(['warning BR-CL-21', 'warning BR-CL-23'])
  expect(rulesOf('ubl').toSorted()).toEqual(['error BR-CL-21', 'error BR-CL-23'])
})
