import { expect, test } from 'vitest'
import type { Decimal } from '#core/money/decimal.ts'
import { textOf } from '#core/testing/english-text.ts'
import { checkEInvoice } from './check-einvoice.ts'
import type { EInvoice } from './model/einvoice.ts'
import { formats } from './model/formats.ts'

const findings = (invoice: EInvoice, name: keyof typeof formats = 'ubl') =>
  checkEInvoice(invoice, formats[name])

test('an empty document names each required term once', () => {
  const found = findings({})
  expect(found.map(({ rule }) => rule)).toEqual(
    expect.arrayContaining(['BR-01', 'BR-06', 'BR-16', 'BR-CO-18']),
  )
  const paths = found.map(({ rule, path }) => `${rule} ${path}`)
  expect(new Set(paths).size).toBe(paths.length)
})

test('a finding has the rule, the term, the path and a sentence', () => {
  const lines = [{ id: '1', net: '10.00' as Decimal }]
  const found = findings({ lines, totals: { lines: '12.00' as Decimal } }).find(
    ({ rule }) => rule === 'BR-CO-10',
  )
  expect(found).toMatchObject({ term: 'BT-106', path: 'totals.lines', severity: 'error' })
  expect(found && textOf(found.message)).toBe(
    'The sum of the lines (BT-106) is 12.00, and the other amounts add up to 10.00.',
  )
})

test('every message of a rule has a text with a name of its term', () => {
  for (const name of Object.keys(formats) as (keyof typeof formats)[])
    for (const { message } of findings({ payment: {}, delivery: {}, lines: [{}] }, name))
      expect(textOf(message)).toMatch(/^[A-Z].*[^0-9]\.$/)
})

test('XRechnung requires more than EN 16931, and warns where its validator only warns', () => {
  expect(findings({}, 'xrechnung-cii').map(({ rule }) => rule)).toContain('BR-DE-15')
  expect(findings({}, 'cii').map(({ rule }) => rule)).not.toContain('BR-DE-15')
  const withUnit: EInvoice = { lines: [{ quantity: { value: '1' as Decimal, unit: 'box' } }] }
  const severityIn = (name: keyof typeof formats) =>
    findings(withUnit, name).find(({ rule }) => rule === 'BR-CL-23')?.severity
  expect([severityIn('ubl'), severityIn('xrechnung-ubl')]).toEqual(['error', 'warning'])
})

test('UBL has no place for a gross price without its discount', () => {
  const line = { netPrice: '5.00' as Decimal, grossPrice: '5.00' as Decimal }
  const pathsIn = (name: keyof typeof formats, priceDiscount?: Decimal) =>
    findings({ lines: [{ ...line, ...(priceDiscount !== undefined && { priceDiscount }) }] }, name)
      .filter(({ rule }) => rule === 'XSD')
      .map(({ path }) => path)
  expect(pathsIn('ubl')).toEqual(['lines[0].priceDiscount'])
  expect(pathsIn('ubl', '0.00' as Decimal)).toEqual([])
  expect(pathsIn('cii')).toEqual([])
})

test('Peppol computes the net of a line', () => {
  const line = { quantity: { value: '3' as Decimal, unit: 'C62' }, netPrice: '0.335' as Decimal }
  const rulesFor = (net: string) => findings({ lines: [{ ...line, net: net as Decimal }] }, 'peppol')
  expect(rulesFor('1.01').map(({ rule }) => rule)).not.toContain('PEPPOL-EN16931-R120')
  expect(rulesFor('1.10').map(({ rule }) => rule)).toContain('PEPPOL-EN16931-R120')
})

test('XRechnung warns of the specification of another version, and of none of its own', () => {
  const xrechnung = formats['xrechnung-ubl'].specification
  const rulesFor = (specification: string) =>
    findings({ specification }, 'xrechnung-ubl').map(({ rule }) => rule)
  const extension = '#conformant#urn:xeinkauf.de:kosit:extension:xrechnung_3.0'
  for (const own of [xrechnung, xrechnung + extension]) expect(rulesFor(own)).not.toContain('BR-DE-21')
  for (const other of ['urn:cen.eu:en16931:2017', xrechnung.replace('3.0', '2.3')])
    expect(rulesFor(other)).toContain('BR-DE-21')
})

test('text of spaces is refused where an element must have content', () => {
  const blank: EInvoice = { paymentTerms: ' \n', lines: [{ note: '  ', name: 'A' }] }
  const pathsIn = (name: keyof typeof formats) =>
    findings(blank, name)
      .filter(({ rule }) => rule === 'PEPPOL-EN16931-R008')
      .map(({ path }) => path)
  expect(pathsIn('peppol')).toEqual(['paymentTerms', 'lines[0].note'])
  expect(pathsIn('xrechnung-cii')).toEqual(['paymentTerms', 'lines[0].note'])
  expect(pathsIn('ubl')).toEqual([])
})

test('a blank purchase order number with a sales order number is allowed in XRechnung and UBL', () => {
  const isRefused = (invoice: EInvoice, name: keyof typeof formats) =>
    findings(invoice, name).some(({ rule }) => rule === 'PEPPOL-EN16931-R008')
  const both: EInvoice = { orderReference: ' ', salesOrderReference: 'S-1' }
  expect(isRefused(both, 'xrechnung-ubl')).toBe(false)
  expect(isRefused({ orderReference: ' ' }, 'xrechnung-ubl')).toBe(true)
  expect(isRefused({ ...both, salesOrderReference: ' ' }, 'xrechnung-ubl')).toBe(true)
  for (const name of ['xrechnung-cii', 'peppol'] as const) expect(isRefused(both, name)).toBe(true)
})

test('a seller with a creditor identifier who is paid by transfer has no mandate in UBL', () => {
  const payment = { means: '58', accounts: [{ id: 'DE89370400440532013000' }], mandate: { creditorId: 'C' } }
  const rulesIn = (name: keyof typeof formats) =>
    findings({ payment }, name)
      .map(({ rule }) => rule)
      .filter(rule => /BR-DE-(23-b|30|31)/.test(rule))
  expect(rulesIn('xrechnung-ubl')).toEqual([])
  expect(rulesIn('xrechnung-cii')).toEqual(['BR-DE-31', 'BR-DE-23-b'])
})

test('a payment reference alone needs no means of payment in CII, and none is there for XRechnung', () => {
  const payment = { remittance: 'R-1' }
  const rulesIn = (name: keyof typeof formats) =>
    findings({ payment }, name)
      .map(({ rule }) => rule)
      .filter(rule => rule === 'BR-49' || rule === 'BR-DE-1')
  expect(rulesIn('cii')).toEqual([])
  expect(rulesIn('ubl')).toEqual(['BR-49'])
  expect(rulesIn('xrechnung-cii')).toEqual(['BR-DE-1'])
})

test('exemption codes in lower case are those of the list', () => {
  const rulesFor = (exemptionCode: string) => findings({ taxes: [{ exemptionCode }] }).map(({ rule }) => rule)
  expect(rulesFor('vatex-eu-132')).not.toContain('BR-CL-22')
  expect(rulesFor('vatex-eu-999')).toContain('BR-CL-22')
})

test('Peppol demands its identifiers, and one note outside Germany', () => {
  const { specification, process } = formats.peppol
  const german = { address: { country: 'DE' } }
  const own: EInvoice = { specification, process, notes: [{ text: 'A' }], seller: german }
  const rulesFor = (invoice: EInvoice) =>
    findings({ ...own, ...invoice }, 'peppol')
      .map(({ rule }) => rule)
      .filter(rule => /R00[247]$/.test(rule))
  expect(rulesFor({})).toEqual([])
  expect(rulesFor({ specification: formats.ubl.specification })).toEqual(['PEPPOL-EN16931-R004'])
  expect(rulesFor({ process: 'billing' })).toEqual(['PEPPOL-EN16931-R007'])
  const notes = [{ text: 'A' }, { text: 'B' }]
  expect(rulesFor({ notes })).toEqual(['PEPPOL-EN16931-R002'])
  expect(rulesFor({ notes, buyer: german })).toEqual([])
})

test('a required term of white space is missing where the official rules say so', () => {
  const rulesFor = (invoice: EInvoice, name: keyof typeof formats) =>
    findings(invoice, name).map(({ rule }) => rule)
  for (const name of ['ubl', 'cii'] as const) {
    for (const blank of [' ', '\t\n']) expect(rulesFor({ number: blank }, name)).toContain('BR-02')
    expect(rulesFor({ number: '\u00a0' }, name)).not.toContain('BR-02')
    expect(rulesFor({ lines: [{ quantity: { value: '1' as Decimal, unit: ' ' } }] }, name)).not.toContain(
      'BR-23',
    )
  }
  const preceding = { precedingInvoices: [{ number: ' ' }] }
  expect(rulesFor(preceding, 'cii')).toContain('BR-55')
  expect(rulesFor(preceding, 'ubl')).not.toContain('BR-55')
  expect(rulesFor({ type: '381', projectReference: ' ' }, 'ubl')).toContain('BR-52')
  expect(rulesFor({ type: '380', projectReference: ' ' }, 'ubl')).not.toContain('BR-52')
  expect(rulesFor({ projectReference: ' ' }, 'cii')).not.toContain('BR-52')
  expect(rulesFor({ seller: { contact: { name: ' ' } } }, 'xrechnung-ubl')).toContain('BR-DE-5')
})

test('an attribute of white space leaves its element filled', () => {
  const blankPaths = (invoice: EInvoice, name: keyof typeof formats) =>
    findings(invoice, name)
      .filter(({ rule }) => rule === 'PEPPOL-EN16931-R008')
      .map(({ path }) => path)
  expect(blankPaths({ seller: { electronicAddress: { id: '1', scheme: ' ' } } }, 'peppol')).toEqual([])
  const notes = [{ subject: 'AAI', text: ' ' }]
  expect(blankPaths({ notes }, 'peppol')).toEqual([])
  expect(blankPaths({ notes }, 'xrechnung-cii')).toEqual(['notes[0].text'])
})

test('Factur-X warns of empty text and of a delivery without content', () => {
  const warned = (invoice: EInvoice) =>
    findings(invoice, 'factur-x').flatMap(({ rule, severity, path }) =>
      rule === 'PEPPOL-EN16931-R008' ? [`${severity} ${path}`] : [],
    )
  expect(warned({ paymentTerms: ' ' })).toEqual(['warning paymentTerms', 'warning delivery.date'])
  expect(warned({ delivery: { date: '2026-11-20' } })).toEqual([])
})

test('a long address of an attachment without a scheme is refused at once', { tags: 'extended' }, () => {
  const url = 'a'.repeat(1_000_000)
  const rulesFor = (own: string) =>
    findings({ attachments: [{ url: own }] }, 'xrechnung-ubl').map(({ rule }) => rule)
  expect(rulesFor(url)).toContain('BR-TMP-2')
  expect(rulesFor(`${url}:`)).not.toContain('BR-TMP-2')
  expect(rulesFor('C:\\report.pdf')).toContain('BR-TMP-2')
})

test('identifiers of payee and seller are compared where the official rules compare them', () => {
  const isBroken = (scheme: string | undefined, syntax: 'ubl' | 'cii') => {
    const identifiers = [{ id: '4000001000005', ...(scheme && { scheme }) }]
    const invoice = { seller: { identifiers }, payee: { name: 'Factoring', identifiers } }
    return checkEInvoice(invoice, formats[syntax]).some(({ rule }) => rule === 'BR-17')
  }
  expect([isBroken(undefined, 'ubl'), isBroken('0088', 'ubl'), isBroken(undefined, 'cii')]).toEqual([
    true,
    true,
    true,
  ])
  expect(isBroken('0088', 'cii')).toBe(false)
})
