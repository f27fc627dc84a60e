import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Message } from '#core/messages/message.ts'
import { runs } from '#core/testing/runs.ts'
import { formats } from './model/formats.ts'
import { readEInvoice } from './read-einvoice.ts'
import { validEInvoice } from './testing/random-einvoice.ts'
import { writeEInvoice } from './write-einvoice.ts'
import { EInvoiceError } from './xml/einvoice-error.ts'
import { xmlLimits } from './xml/parse-xml.ts'

const ubl = 'urn:oasis:names:specification:ubl:schema:xsd:'
const invoiceWith = (content: string, head = '') =>
  `${head}<Invoice xmlns="${ubl}Invoice-2" xmlns:x="${ubl}CommonBasicComponents-2" xmlns:y="${ubl}CommonAggregateComponents-2">${content}</Invoice>`

const bytesOf = (text: string) => new TextEncoder().encode(text)
const read = (text: string) => readEInvoice(bytesOf(text))

function reasonOf(bytes: Uint8Array): Message | undefined {
  try {
    readEInvoice(bytes)
    return undefined
  } catch (error) {
    if (error instanceof EInvoiceError) return error.reason
    throw error
  }
}
const refusal = (text: string) => reasonOf(bytesOf(text))

describe('hostile files are refused', () => {
  test('a document type, with or without entities', () => {
    const entities = '<!DOCTYPE Invoice [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;">]>'
    for (const head of ['<!DOCTYPE Invoice>', entities, '<!DOCTYPE Invoice SYSTEM "file:///etc/passwd">'])
      expect(refusal(invoiceWith('<x:ID>&b;</x:ID>', head)), head).toEqual({ code: 'einvoice.doctype' })
  })

  test('an entity that XML does not define', () => {
    expect(refusal(invoiceWith('<x:ID>&b;</x:ID>'))).toEqual({
      code: 'einvoice.malformed',
      params: { line: 1 },
    })
  })

  test('elements nested too deep, too many of them, and too many attributes', { tags: 'extended' }, () => {
    const { depth, elements, attributesPerElement, namespacesPerElement } = xmlLimits
    const nested = '<x:A>'.repeat(depth) + '</x:A>'.repeat(depth)
    expect(refusal(invoiceWith(nested))).toMatchObject({ params: { limit: 'depth' } })
    expect(refusal(invoiceWith('<x:A/>'.repeat(elements)))).toMatchObject({ params: { limit: 'elements' } })
    const many = Array.from({ length: attributesPerElement + 1 }, (_, index) => `a${index}=""`).join(' ')
    expect(refusal(invoiceWith(`<x:A ${many}/>`))).toMatchObject({
      params: { limit: 'attributesPerElement' },
    })
    const declared = (count: number) =>
      invoiceWith(
        `<x:A ${Array.from({ length: count }, (_, index) => `xmlns:n${index}="urn:${index}"`).join(' ')}/>`,
      )
    expect(refusal(declared(namespacesPerElement + 1))).toMatchObject({
      params: { limit: 'namespacesPerElement' },
    })
    expect(refusal(declared(200))).toBeUndefined()
  })

  test('a file above the size limit', () => {
    const max = xmlLimits.bytes
    expect(reasonOf(new Uint8Array(max + 1))).toEqual({ code: 'einvoice.too_large', params: { max } })
  })

  test.each([
    ['an unclosed element', '<Invoice>', 1],
    ['an attribute twice', '\n<a b="1" b="2"/>', 2],
    ['a control character', '<a>\u0001</a>', 1],
    ['an undeclared prefix', '<z:a/>', 1],
    ['nothing', '', 1],
    ['text only', 'PDF', 1],
  ])('XML with %s', (_, xml, line) => {
    expect(refusal(xml)).toEqual({ code: 'einvoice.malformed', params: { line } })
  })

  test('other XML', () => {
    expect(refusal('<html/>')).toEqual({ code: 'einvoice.unknown_root', params: { root: 'html' } })
  })

  test('any damage of a file is refused or read, and never fails otherwise', { tags: 'extended' }, () => {
    fc.assert(
      fc.property(
        validEInvoice,
        fc.array(fc.tuple(fc.nat(), fc.integer({ min: 0, max: 255 })), { minLength: 1, maxLength: 4 }),
        ({ name, invoice }, changes) => {
          const bytes = writeEInvoice(invoice, formats[name].syntax)
          for (const [at, value] of changes) bytes[at % bytes.length] = value
          reasonOf(bytes)
        },
      ),
      { numRuns: runs(5000, 100) },
    )
  })
})

describe('encodings', () => {
  const xml = (encoding: string) =>
    invoiceWith('<x:ID>Käse</x:ID>', `<?xml version="1.0" encoding="${encoding}"?>`)
  const inLatin1 = (text: string) => Uint8Array.from(text, character => character.charCodeAt(0))
  const inUtf16 = (text: string, isLittle: boolean) =>
    Uint8Array.from(
      [...text].flatMap(character => {
        const code = character.charCodeAt(0)
        return isLittle ? [code & 255, code >> 8] : [code >> 8, code & 255]
      }),
    )

  test.each([
    ['UTF-8', bytesOf(xml('UTF-8'))],
    ['UTF-8 with a byte order mark', bytesOf(`\ufeff${xml('utf-8')}`)],
    ['no declaration', bytesOf(invoiceWith('<x:ID>Käse</x:ID>'))],
    ['ISO-8859-1', inLatin1(xml('ISO-8859-1'))],
    ['windows-1252', inLatin1(xml('windows-1252'))],
    ['latin1', inLatin1(xml('latin1'))],
    ['ISO-8859-2', inLatin1(xml('ISO-8859-2'))],
    ['windows-1250', inLatin1(xml('windows-1250'))],
    ['macintosh', inLatin1(xml('macintosh').replace('ä', '\u008a'))],
    ['UTF-8, declared as UTF-16', bytesOf(xml('UTF-16'))],
    ['UTF-16 little endian', inUtf16(`\ufeff${xml('UTF-16')}`, true)],
    ['UTF-16 big endian', inUtf16(`\ufeff${xml('UTF-16')}`, false)],
    ['UTF-16 without a byte order mark', inUtf16(xml('UTF-16LE'), true)],
  ])('%s', (_, bytes) => {
    expect(readEInvoice(bytes).invoice.number).toBe('Käse')
  })

  test('the euro sign of windows-1252 in a file that declares ISO-8859-1', () => {
    const bytes = inLatin1(xml('ISO-8859-1').replace('Käse', '5 \u0080'))
    expect(readEInvoice(bytes).invoice.number).toBe('5 €')
  })

  test('bytes that are invalid in their encoding, and encodings that are not supported', () => {
    expect(reasonOf(inLatin1(xml('UTF-8')))).toEqual({
      code: 'einvoice.encoding',
      params: { encoding: 'utf-8' },
    })
    expect(refusal(xml('UTF-7'))).toEqual({ code: 'einvoice.encoding', params: { encoding: 'utf-7' } })
  })
})

describe('reading', () => {
  test('any prefixes, CDATA and comments', () => {
    expect(read(invoiceWith('<x:ID><![CDATA[A<B]]><!-- C -->&amp;D</x:ID>')).invoice.number).toBe('A<B&D')
  })

  test('an identifier without content is no identifier', () => {
    const empty = '<y:PartyIdentification/><y:PartyIdentification><x:ID>S-1</x:ID></y:PartyIdentification>'
    const party = `<y:AccountingSupplierParty><y:Party>${empty}</y:Party></y:AccountingSupplierParty>`
    expect(read(invoiceWith(party)).invoice.seller).toEqual({ identifiers: [{ id: 'S-1' }] })
  })

  test('values of a wrong type are listed with their place, and the others are read', () => {
    const total = '<y:LegalMonetaryTotal><x:PayableAmount>1e5000</x:PayableAmount></y:LegalMonetaryTotal>'
    const { invoice, unread } = read(
      invoiceWith(`<x:ID>A</x:ID>\n<x:IssueDate>2026-02-30</x:IssueDate>${total}`),
    )
    expect(invoice).toEqual({ number: 'A' })
    expect(unread).toEqual([
      { path: 'cbc:IssueDate', line: 2, text: '2026-02-30' },
      { path: 'cac:LegalMonetaryTotal/cbc:PayableAmount', line: 2, text: '1e5000' },
    ])
  })

  test('attributes of other namespaces are no attributes of the content', () => {
    const id = '<x:EndpointID xmlns:schemeID="urn:z" schemeID:schemeID="B">1</x:EndpointID>'
    const party = `<y:AccountingSupplierParty><y:Party>${id}</y:Party></y:AccountingSupplierParty>`
    expect(read(invoiceWith(party)).invoice.seller?.electronicAddress).toEqual({ id: '1' })
  })

  test('elements without a term are listed with their place', () => {
    const { unread } = read(invoiceWith('<x:UUID>1</x:UUID>\n<z:Tag xmlns:z="urn:z"><z:In>2</z:In></z:Tag>'))
    expect(unread).toEqual([
      { path: 'cbc:UUID', line: 1, text: '1' },
      { path: '{urn:z}Tag/{urn:z}In', line: 2, text: '2' },
    ])
  })
})

test('the currency of amounts in another one than the document is listed as not read, once a place', () => {
  const line =
    '<y:InvoiceLine><x:LineExtensionAmount currencyID="USD">1.00</x:LineExtensionAmount></y:InvoiceLine>'
  const total = (currency: string) =>
    `<y:TaxTotal><x:TaxAmount currencyID="${currency}">1.00</x:TaxAmount></y:TaxTotal>`
  const head =
    '<x:DocumentCurrencyCode>EUR</x:DocumentCurrencyCode><x:TaxCurrencyCode>GBP</x:TaxCurrencyCode>'
  const { invoice, unread } = read(invoiceWith(head + total('EUR') + total('GBP') + line + line))
  expect(unread).toEqual([
    { path: 'cac:InvoiceLine/cbc:LineExtensionAmount/@currencyID', line: 1, text: 'USD' },
  ])
  expect(invoice.totals).toEqual({ tax: '1.00', taxInTaxCurrency: '1.00' })
  expect(read(invoiceWith(head + total('USD'))).invoice.totals).toBeUndefined()
})
