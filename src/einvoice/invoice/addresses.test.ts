/** @module-tag extended */

import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { lostWords, samplePostcodes, without, wordsOf } from '#core/testing/address-words.ts'
import { invoiceWith } from '#core/testing/invoices.ts'
import { runs } from '#core/testing/runs.ts'
import { addressLinesOf } from '#core/text/address-lines.ts'
import { hasControlCharacters } from '#core/text/control-characters.ts'
import { countryCodes } from '#core/text/country-codes.ts'
import type { Address } from '../model/parties.ts'
import { readEInvoice } from '../read-einvoice.ts'
import { writeEInvoice } from '../write-einvoice.ts'
import { eInvoiceOf } from './einvoice-of-invoice.ts'
import { invoiceAsXml } from './invoice-findings.ts'
import { importEInvoice } from './invoice-of-einvoice.ts'

type Parties = Parameters<typeof invoiceWith>[0] & {
  seller: object
  buyer: object
  delivery_address?: object
}

/**
 * Expects the same words of each address in the document, in the XML, and in the document of the imported
 * XML.
 */
function expectSameAddresses(fields: Parties, country: string) {
  const invoice = invoiceWith(fields)
  for (const [format, syntax] of [
    ['ubl', 'ubl'],
    ['cii', 'cii'],
  ] as const) {
    const { invoice: document } = readEInvoice(writeEInvoice(eInvoiceOf(invoice, format), syntax))
    const imported = importEInvoice(document)
    if (!imported.ok) throw new Error(JSON.stringify(imported.issues))
    const addresses = [
      [invoice.seller, document.seller?.address, imported.invoice.seller],
      [invoice.buyer, document.buyer?.address, imported.invoice.buyer],
      [invoice.delivery_address, document.delivery?.address, imported.invoice.delivery_address],
    ] as const
    for (const [party = {}, address, again = {}] of addresses) {
      const printed = addressLinesOf(party)
      const [page, xml] = [wordsOf(printed), wordsOf(textsOf(address))]
      expect(lostWords(without(page, xml), printed, country)).toEqual([])
      expect(without(xml, page)).toEqual([])
      const printedAgain = addressLinesOf(again)
      const pageAgain = wordsOf(printedAgain)
      expect(lostWords(without(page, pageAgain), printed, country)).toEqual([])
      expect(lostWords(without(pageAgain, page), printedAgain, country)).toEqual([])
      expect(again.country).toBe(country)
    }
  }
}

/** Returns all texts of an address except for the country code. */
const textsOf = ({ country: _country, ...texts }: Address = {}) => Object.values(texts)

const name = fc.stringMatching(/^[A-Z][a-z]{4,9}$/)
const partsIn = (country: string) =>
  fc.record({
    street: name.map(street => `1 ${street} Street`),
    street_2: fc.option(fc.constant('Building B'), { nil: undefined }),
    postcode: fc.option(fc.constant(samplePostcodes[country] ?? '1010'), { nil: undefined }),
    city: name,
    region: fc.option(name, { nil: undefined }),
  })
const line = fc
  .array(
    fc.oneof(
      fc.constantFrom('10115', '1010', 'Berlin', 'Germany', ',', '東京都', 'SW1A 2AA'),
      name,
      fc.string({ maxLength: 8 }),
    ),
    {
      minLength: 1,
      maxLength: 4,
    },
  )
  .map(words => words.join(' '))
  // texts that an invoice allows and a document prints
  .filter(text => !hasControlCharacters(text) && !text.includes('\n') && text.trim() !== '')

describe('the page and the XML state the same addresses', () => {
  test.each([...countryCodes])('in %s, whether typed as lines or in parts', country => {
    fc.assert(
      fc.property(
        partsIn(country),
        partsIn(country),
        fc.array(line, { minLength: 1, maxLength: 8 }),
        (one, other, lines) => {
          const address = addressLinesOf({ ...one, country })
          expectSameAddresses(
            {
              seller: { name: 'A', address, country },
              buyer: { name: 'B', ...one, country },
              delivery_address: { ...other, country },
            },
            country,
          )
          expectSameAddresses(
            {
              seller: { name: 'A', address: lines, country },
              buyer: { name: 'B', address: [address.join(', ')], country },
              delivery_address: { ...other, country },
            },
            country,
          )
        },
      ),
      { numRuns: runs(50, 1) },
    )
  })
})

test('an XRechnung needs no more than lines as on an envelope', () => {
  const xml = invoiceAsXml(
    invoiceWith({
      issue_date: '2026-11-26',
      delivery_date: '2026-11-26',
      seller: {
        name: 'Sample Ltd',
        address: ['Musterstr. 1', '10115 Berlin'],
        tax_id: 'DE123456789',
        contact_name: 'Sample',
        phone: '+49 30 000000',
        email: 'billing@example.com',
        iban: 'DE89370400440532013000',
        electronic_address: { scheme: 'EM', id: 'billing@example.com' },
      },
      buyer: {
        name: 'Sample Office',
        address: ['Department 4', 'Musterweg 2', 'D-20095 Hamburg', 'Deutschland'],
        reference: '04011000-12345-34',
        electronic_address: { scheme: 'EM', id: 'office@example.com' },
      },
      items: [{ description: 'Example', quantity: 1, unit_price: '10.00', tax_rate: 19 }],
    }),
    'xrechnung-ubl',
  )
  if (!xml.ok) throw new Error(JSON.stringify(xml.findings))
  const { buyer } = readEInvoice(xml.xml).invoice
  expect(buyer?.address).toEqual({
    line1: 'Musterweg 2',
    line2: 'Department 4',
    postcode: '20095',
    city: 'Hamburg',
    country: 'DE',
  })
})

test('lines without a city are a warning, and are written as lines', () => {
  const invoice = invoiceWith({
    issue_date: '2026-11-26',
    seller: { name: 'A', address: ['Musterstr. 1', 'Berlin'], country: 'DE', tax_id: 'DE123456789' },
    buyer: { name: 'B', address: ['Musterstr. 1', '10115 Berlin'], country: 'DE' },
    items: [{ description: 'Example', quantity: 1, unit_price: '10.00', tax_rate: 19 }],
    payment_terms: '14 days',
  })
  const written = invoiceAsXml(invoice, 'ubl')
  expect(written.findings).toEqual([
    {
      path: 'seller.address',
      code: 'address_not_read',
      severity: 'warning',
      message: { code: 'einvoice.address_not_read' },
    },
  ])
  if (!written.ok) throw new Error('it is not written')
  const { invoice: document } = readEInvoice(written.xml)
  expect(document.seller?.address).toEqual({ line1: 'Musterstr. 1', line2: 'Berlin', country: 'DE' })
  const imported = importEInvoice(document)
  expect(imported.ok && imported.invoice.seller?.address).toEqual(['Musterstr. 1', 'Berlin'])
})
