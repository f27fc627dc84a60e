import fc from 'fast-check'
import { expect, test } from 'vitest'
import { runs } from '#core/testing/runs.ts'
import { checkFile } from './check-file.ts'
import { importEInvoice } from './invoice/invoice-of-einvoice.ts'
import { formats } from './model/formats.ts'
import { readEInvoice } from './read-einvoice.ts'
import { needOfficialRules, readSample, sampleNames } from './testing/official-rules.ts'
import { EInvoiceError } from './xml/einvoice-error.ts'
import { xmlLimits } from './xml/parse-xml.ts'

const ubl = 'urn:oasis:names:specification:ubl:schema:xsd:'
const invoiceWith = (content: string) =>
  new TextEncoder().encode(
    `<Invoice xmlns="${ubl}Invoice-2" xmlns:x="${ubl}CommonBasicComponents-2" xmlns:y="${ubl}CommonAggregateComponents-2">${content}</Invoice>`,
  )

/** Reads, checks and imports a file; throws anything other than an `EInvoiceError`. */
function outcomeOf(bytes: Uint8Array): 'imported' | 'checked' | 'refused' {
  try {
    const file = readEInvoice(bytes)
    const { invoice, syntax } = file
    for (const { rules } of [formats['xrechnung-ubl'], formats.peppol]) checkFile(file, { syntax, rules })
    return importEInvoice(invoice).ok ? 'imported' : 'checked'
  } catch (error) {
    if (error instanceof EInvoiceError) return 'refused'
    throw error
  }
}

/**
 * Files of up to 240,000 elements or 15 MB, in which quadratic time takes minutes and recursion overflows the
 * stack.
 */
const repeated = (elementsEach: number, content: (index: number) => string) =>
  Array.from({ length: Math.floor((xmlLimits.elements - 100) / elementsEach) }, (_, index) =>
    content(index),
  ).join('')
/** The time limit still detects quadratic time at the shorter length. */
const length = runs(15_000_000, 4_000_000)
const tax = (percent: number, head: string, end: string) =>
  `${head}<x:ID>S</x:ID><x:Percent>${percent}</x:Percent>${end}`

test.each<[string, () => string]>([
  ['notes', () => repeated(1, () => '<x:Note>a</x:Note>')],
  ['elements without a term', () => repeated(1, () => '<x:Other>a</x:Other>')],
  [
    'payment means',
    () =>
      repeated(
        4,
        index =>
          `<y:PaymentMeans><x:PaymentMeansCode>30</x:PaymentMeansCode><y:PayeeFinancialAccount><x:ID>${index}</x:ID></y:PayeeFinancialAccount></y:PaymentMeans>`,
      ),
  ],
  [
    'identifiers of both seller and payee',
    () => {
      const ids = repeated(4, index => `<y:PartyIdentification><x:ID>${index}</x:ID></y:PartyIdentification>`)
      const others = ids.replaceAll('<x:ID>', '<x:ID>P')
      return `<y:AccountingSupplierParty><y:Party>${ids}</y:Party></y:AccountingSupplierParty><y:PayeeParty>${others}</y:PayeeParty>`
    },
  ],
  [
    'payees',
    () =>
      repeated(
        3,
        index => `<y:PayeeParty><y:PartyName><x:Name>${index}</x:Name></y:PartyName></y:PayeeParty>`,
      ),
  ],
  [
    'identifiers of one document',
    () => {
      const ids = repeated(1, () => '<x:ID schemeID="A">1</x:ID>')
      return `<y:AdditionalDocumentReference>${ids}</y:AdditionalDocumentReference>`
    },
  ],
  [
    'rates',
    () =>
      `<y:TaxTotal>${repeated(20, index =>
        tax(
          index,
          '<y:TaxSubtotal><x:TaxableAmount>1</x:TaxableAmount><y:TaxCategory>',
          '</y:TaxCategory></y:TaxSubtotal>',
        ),
      )}</y:TaxTotal>${repeated(20, index =>
        tax(
          index,
          '<y:InvoiceLine><y:Item><y:ClassifiedTaxCategory>',
          '</y:ClassifiedTaxCategory></y:Item></y:InvoiceLine>',
        ),
      )}`,
  ],
])('very many %s', (_, content) => {
  expect(outcomeOf(invoiceWith(content()))).toBe('imported')
})

const contact = (content: string) =>
  `<y:AccountingSupplierParty><y:Party><y:Contact>${content}</y:Contact></y:Party></y:AccountingSupplierParty>`

test.each([
  ['an e-mail address', contact(`<x:ElectronicMail>a@${'a.'.repeat(length / 2)}@</x:ElectronicMail>`)],
  ['a phone number', contact(`<x:Telephone>${'1'.repeat(length)}</x:Telephone>`)],
  ['payment terms', `<y:PaymentTerms><x:Note>${'#'.repeat(length)}</x:Note></y:PaymentTerms>`],
  [
    'lines of payment terms',
    `<y:PaymentTerms><x:Note>${'#SKONTO#\n'.repeat(length / 9)}</x:Note></y:PaymentTerms>`,
  ],
  [
    'an account',
    `<y:PaymentMeans><x:PaymentMeansCode>58</x:PaymentMeansCode><y:PayeeFinancialAccount><x:ID>${'1 '.repeat(length / 2)}</x:ID></y:PayeeFinancialAccount></y:PaymentMeans>`,
  ],
  [
    'an attachment',
    `<y:AdditionalDocumentReference><x:ID>1</x:ID><y:Attachment><x:EmbeddedDocumentBinaryObject>${'QUJD'.repeat(length / 4)}</x:EmbeddedDocumentBinaryObject></y:Attachment></y:AdditionalDocumentReference>`,
  ],
  [
    'a decimal',
    `<y:LegalMonetaryTotal><x:PayableAmount>0.${'1'.repeat(length)}</x:PayableAmount></y:LegalMonetaryTotal>`,
  ],
  ['a date', `<x:IssueDate>${'2026-01-01'.repeat(length / 10)}</x:IssueDate>`],
])('very long: %s', (_, content) => {
  expect(outcomeOf(invoiceWith(content))).toBe('imported')
})

test.each([
  ['100,000 levels', '<x:A>'.repeat(100_000) + '</x:A>'.repeat(100_000)],
  [
    'a million attributes',
    `<x:A ${Array.from({ length: 1_000_000 }, (_, index) => `a${index}=""`).join(' ')}/>`,
  ],
])('refused: %s', (_, content) => {
  expect(outcomeOf(invoiceWith(content))).toBe('refused')
})

type Mutation = (bytes: Buffer, at: number, other: number, value: number) => Buffer

const mutations: readonly Mutation[] = [
  (bytes, at, _, value) =>
    Buffer.concat([bytes.subarray(0, at), Buffer.from([value]), bytes.subarray(at + 1)]),
  (bytes, at) => bytes.subarray(0, at),
  (bytes, at, other) => Buffer.concat([bytes.subarray(0, at), bytes.subarray(Math.max(at, other))]),
  (bytes, at, other) =>
    Buffer.concat([bytes.subarray(0, at), bytes.subarray(Math.min(at, other), at), bytes.subarray(at)]),
  // replaces the text of an element with that of another one
  (bytes, at, other) => {
    const text = bytes.toString('latin1')
    const [from, to] = [textAt(text, at), textAt(text, other)]
    return Buffer.from(
      text.slice(0, from.start) + to.text + text.slice(from.start + from.text.length),
      'latin1',
    )
  },
]

function textAt(xml: string, at: number): { start: number; text: string } {
  const start = xml.indexOf('>', at) + 1
  return { start, text: xml.slice(start, Math.max(start, xml.indexOf('<', start))) }
}

test('real files that are damaged in any way are read or refused', context => {
  needOfficialRules(context)
  const files = sampleNames().map(readSample)
  const place = fc.nat({ max: 2 ** 30 })
  const change = fc.tuple(fc.constantFrom(...mutations), place, place, fc.nat({ max: 255 }))
  fc.assert(
    fc.property(
      fc.constantFrom(...files),
      fc.array(change, { minLength: 1, maxLength: 3 }),
      (file, changes) => {
        const damaged = changes.reduce(
          (bytes, [mutate, at, other, value]) =>
            mutate(bytes, at % (bytes.length + 1), other % (bytes.length + 1), value),
          file,
        )
        outcomeOf(damaged)
      },
    ),
    { numRuns: runs(5000, 60) },
  )
})
