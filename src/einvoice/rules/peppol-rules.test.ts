import { expect, test } from 'vitest'
import type { Decimal } from '#core/money/decimal.ts'
import { checkEInvoice } from '../check-einvoice.ts'
import type { EInvoice } from '../model/einvoice.ts'
import { formats } from '../model/formats.ts'

/** Last day of the May 2026 release, and first day of the November 2026 release. */
const [may, november] = ['2027-02-23', '2027-02-24']

const findingsOf = (invoice: EInvoice, day: string, name: keyof typeof formats = 'peppol') =>
  checkEInvoice(invoice, formats[name], day)
const severities = (invoice: EInvoice, rule: string, day = may, name: keyof typeof formats = 'peppol') =>
  findingsOf(invoice, day, name).flatMap(each => (each.rule === rule ? [each.severity] : []))

const d = (value: string) => value as Decimal
const id = (scheme: string, value: string) => ({ scheme, id: value })

/** Kinds of identifiers, with an invalid and a valid example each. */
const identifiers = [
  [
    'PEPPOL-COMMON-R040',
    '0088',
    ['7300010000002', '73 00010 000001', '730001000000'],
    ['7300010000001', '73000105'],
  ],
  ['PEPPOL-COMMON-R041', '0192', ['923000012', '923000011MVA'], ['923000011', ' 923000011']],
  ['PEPPOL-COMMON-R042', '0184', ['1300010', 'dk13000107', ' 13000107'], ['13000107', 'DK13000107']],
  [
    'PEPPOL-COMMON-R043',
    '0208',
    ['0780000161', '0780.000.160', 'BE0780000160'],
    ['0780000160', '2000000042'],
  ],
  ['PEPPOL-COMMON-R049', '0007', ['5560001117', '165560001116'], ['5560001116']],
  ['PEPPOL-COMMON-R050', '0151', ['51824753557', '51 824 753 556'], ['51824753556']],
  ['PEPPOL-COMMON-R052', '0096', ['100000000'], ['1000000001']],
  ['PEPPOL-COMMON-R053', '0198', ['13000107'], ['DK13000107']],
] as const

const warnedIdentifiers = [
  ['PEPPOL-COMMON-R044', '0201', ['UFABCDE'], ['UFABCD', 'ufabc1']],
  ['PEPPOL-COMMON-R045', '0210', ['1234567078', '1234567078512345'], ['12345670785', 'RSSMRA80A01H501U']],
  ['PEPPOL-COMMON-R047', '0211', ['IT12345670786'], ['IT12345670785', '12345670786']],
] as const

/** Kinds that are only warnings before November 2026. */
const dutchIdentifiers = [
  ['PEPPOL-COMMON-R054', '0106', ['1234567'], ['12345678']],
  ['PEPPOL-COMMON-R055', '0190', ['000000001'], ['00000001234567890000']],
  ['PEPPOL-COMMON-R056-1', '9944', ['123456789B01', 'NL1234567890B1'], ['NL123456789B01']],
  ['PEPPOL-COMMON-R057', '0217', ['00001234'], ['000012345678']],
] as const

const paths: Record<string, (value: { id: string; scheme: string }) => EInvoice> = {
  'seller.electronicAddress.id': value => ({ seller: { electronicAddress: value } }),
  'buyer.electronicAddress.id': value => ({ buyer: { electronicAddress: value } }),
  'seller.identifiers[0].id': value => ({ seller: { identifiers: [value] } }),
  'buyer.identifiers[0].id': value => ({ buyer: { identifiers: [value] } }),
  'payee.identifiers[0].id': value => ({ payee: { identifiers: [value] } }),
  'seller.registration.id': value => ({ seller: { registration: value } }),
  'buyer.registration.id': value => ({ buyer: { registration: value } }),
  'payee.registration.id': value => ({ payee: { registration: value } }),
}

test.each([
  ...identifiers.map(row => [...row, 'error', 'error'] as const),
  ...warnedIdentifiers.map(row => [...row, 'warning', 'warning'] as const),
  ...dutchIdentifiers.map(row => [...row, 'warning', 'error'] as const),
  ['PEPPOL-COMMON-R059', '0240', ['20002500002'], ['20002500001'], undefined, 'warning'] as const,
])('%s checks the kind %s wherever a party has it', (rule, scheme, broken, kept, inMay, inNovember) => {
  for (const [path, documentOf] of Object.entries(paths)) {
    for (const value of broken) {
      const document = documentOf(id(scheme, value))
      expect(severities(document, rule)).toEqual(inMay === undefined ? [] : [inMay])
      expect(severities(document, rule, november)).toEqual([inNovember])
      expect(findingsOf(document, november).find(each => each.rule === rule)?.path).toBe(path)
    }
    for (const value of kept) expect(severities(documentOf(id(scheme, value)), rule, november)).toEqual([])
    expect(severities(documentOf(id('0130', broken[0])), rule, november)).toEqual([])
  }
})

test('the withdrawn Italian kind is checked as an electronic address only', () => {
  const rule = 'PEPPOL-COMMON-R046'
  expect(severities({ buyer: { electronicAddress: id('9907', 'X') } }, rule)).toEqual(['warning'])
  expect(severities({ buyer: { electronicAddress: id('9907', '12345670785') } }, rule)).toEqual([])
  expect(severities({ buyer: { registration: id('9907', 'X') } }, rule)).toEqual([])
})

test.each([
  ['PEPPOL-COMMON-R056-2', 'NL123456789', 'NL123456789B01', 'warning', 'error'],
  ['PEPPOL-COMMON-R058', 'LU12345614', 'LU12345613', undefined, 'warning'],
  ['PEPPOL-COMMON-R062', 'BE0780000161', 'BE0780000160', undefined, 'warning'],
])('%s checks VAT numbers of its country', (rule, broken, kept, inMay, inNovember) => {
  for (const party of ['seller', 'buyer', 'taxRepresentative'] as const) {
    const of = (vatId: string) => ({ [party]: { vatId } })
    expect(severities(of(broken), rule)).toEqual(inMay === undefined ? [] : [inMay])
    expect(severities(of(broken), rule, november)).toEqual([inNovember])
    for (const other of [kept, 'AT1', '']) expect(severities(of(other), rule, november)).toEqual([])
  }
})

test('a document dated ahead follows the rules of its issue date, and one without a date those of today', () => {
  const seller = { electronicAddress: id('0106', '1') }
  const rule = 'PEPPOL-COMMON-R054'
  expect(severities({ seller, issueDate: november }, rule, '2026-11-26')).toEqual(['error'])
  expect(severities({ seller, issueDate: '2026-11-26' }, rule, november)).toEqual(['error'])
  expect(severities({ seller, issueDate: may }, rule, '2026-11-26')).toEqual(['warning'])
  expect(severities({ seller, issueDate: 'soon' }, rule, may)).toEqual(['warning'])
  expect(checkEInvoice({ seller }, formats.peppol).find(each => each.rule === rule)?.severity).toBe('warning')
})

test('Peppol has no electronic addresses of some kinds of EN 16931, and other formats do', () => {
  const rule = 'PEPPOL-EN16931-CL008'
  const of = (scheme: string) => ({ seller: { electronicAddress: id(scheme, 'a@example.com') } })
  for (const scheme of ['EM', '0037', 'AS', 'XX']) expect(severities(of(scheme), rule)).toEqual(['error'])
  for (const scheme of ['0088', '9930', '0246']) expect(severities(of(scheme), rule)).toEqual([])
  for (const name of ['ubl', 'xrechnung-ubl', 'factur-x'] as const)
    expect(findingsOf(of('EM'), may, name).map(each => each.rule)).not.toContain('BR-CL-25')
})

test.each([
  ['PEPPOL-EN16931-P0104', 'VATEX-EU-G', 'G'],
  ['PEPPOL-EN16931-P0105', 'VATEX-EU-O', 'O'],
  ['PEPPOL-EN16931-P0106', 'VATEX-EU-IC', 'K'],
  ['PEPPOL-EN16931-P0107', 'vatex-eu-ae', 'AE'],
  ['PEPPOL-EN16931-P0108', 'VATEX-EU-D', 'E'],
  ['PEPPOL-EN16931-P0109', 'VATEX-EU-F', 'E'],
  ['PEPPOL-EN16931-P0110', 'VATEX-EU-I', 'E'],
  ['PEPPOL-EN16931-P0111', 'VATEX-EU-J', 'E'],
])('%s demands the category of %s', (rule, exemptionCode, category) => {
  const of = (own: string) => ({ taxes: [{ exemptionCode, category: own }] })
  expect(severities(of('Z'), rule)).toEqual(['error'])
  expect(severities(of(category), rule)).toEqual([])
  expect(severities({ taxes: [{ exemptionCode: 'VATEX-EU-132', category: 'Z' }] }, rule)).toEqual([])
})

test('the currency is in the list of Peppol and in that of EN 16931', () => {
  const rulesFor = (currency: string) =>
    findingsOf({ currency }, may)
      .map(each => each.rule)
      .filter(rule => /CL-?00[347]$|BR-CL-0[34]/.test(rule))
  expect(rulesFor('EUR')).toEqual([])
  expect(rulesFor('STN')).toEqual(['BR-CL-03', 'BR-CL-04'])
  expect(rulesFor('BGN')).toEqual(['BR-CL-03', 'BR-CL-04', 'PEPPOL-EN16931-CL007'])
})

test('a document has a process and a type of its specification', () => {
  const base = 'urn:cen.eu:en16931:2017#compliant#urn:fdc:peppol.eu:2017:poacc'
  const rulesFor = (invoice: EInvoice) =>
    findingsOf(invoice, may)
      .map(each => each.rule)
      .filter(rule => /R00[47]|P010[01]/.test(rule))
  const billing = {
    specification: `${base}:billing:3.0`,
    process: 'urn:fdc:peppol.eu:2017:poacc:billing:01:1.0',
  }
  const own = {
    specification: `${base}:selfbilling:3.0`,
    process: 'urn:fdc:peppol.eu:2017:poacc:selfbilling:01:1.0',
  }
  for (const type of ['380', '381', '384']) expect(rulesFor({ ...billing, type })).toEqual([])
  for (const type of ['389', '261']) expect(rulesFor({ ...own, type })).toEqual([])
  expect(rulesFor({ ...billing, type: '389' })).toEqual(['PEPPOL-EN16931-P0100'])
  expect(rulesFor({ ...billing, type: '261' })).toEqual(['PEPPOL-EN16931-P0101'])
  expect(rulesFor({ ...own, type: '380' })).toEqual(['PEPPOL-EN16931-P0100'])
  for (const process of [
    'urn:peppol:france:billing:regulated',
    'urn:peppol:france:billing:non-regulated',
    'urn:peppol:bis:billing_with_response',
  ])
    expect(rulesFor({ ...billing, process, type: '380' })).toEqual([])
  for (const process of [own.process, billing.process.replace('01', '02'), `${billing.process}0`])
    expect(rulesFor({ ...billing, process, type: '380' })).toEqual(['PEPPOL-EN16931-R007'])
  expect(rulesFor({ ...billing, specification: `${billing.specification}#ext`, type: '380' })).toEqual([])
  expect(rulesFor({ ...billing, specification: `${billing.specification}::2.1`, type: '380' })).toEqual([
    'PEPPOL-EN16931-R004',
  ])
})

test('the net of a line is within two cents of the unrounded product, in XRechnung within half a forint', () => {
  const line = (net: string, quantity = '1') => ({
    lines: [{ quantity: { value: d(quantity) }, netPrice: d('1.0349'), net: d(net) }],
  })
  const rule = 'PEPPOL-EN16931-R120'
  expect(severities(line('1.02'), rule)).toEqual([])
  expect(severities(line('1.01'), rule)).toEqual(['error'])
  expect(severities(line('1.01'), rule, may, 'xrechnung-cii')).toEqual(['warning'])
  const forint = { ...line('1.50'), currency: 'HUF' }
  expect(severities(forint, rule, may, 'xrechnung-cii')).toEqual([])
  expect(severities(forint, rule)).toEqual(['error'])
})

test('a sales order is a sufficient reference, because UBL states an unknown order with it', () => {
  const rule = 'PEPPOL-EN16931-R003'
  expect(severities({}, rule)).toEqual(['error'])
  for (const field of ['buyerReference', 'orderReference', 'salesOrderReference'])
    expect(severities({ [field]: 'S-1' }, rule)).toEqual([])
})

test('a percentage is within two cents, in XRechnung within half a forint', () => {
  const of = (currency: string) => ({
    currency,
    allowances: [{ amount: d('10.40'), base: d('100'), percent: d('10') }],
  })
  const rule = 'PEPPOL-EN16931-R040'
  expect(severities(of('HUF'), rule, may, 'xrechnung-ubl')).toEqual([])
  expect(severities(of('EUR'), rule, may, 'xrechnung-ubl')).toEqual(['error'])
  expect(severities(of('HUF'), rule)).toEqual(['error'])
})
