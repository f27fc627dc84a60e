import { expect, test } from 'vitest'
import { invoiceWith } from '#core/testing/invoices.ts'
import { type FormatName, formats } from '../model/formats.ts'
import { readEInvoice } from '../read-einvoice.ts'
import { writeEInvoice } from '../write-einvoice.ts'
import { eInvoiceOf } from './einvoice-of-invoice.ts'
import { invoiceAsXml } from './invoice-findings.ts'

const document = (seller: object, buyer: object = {}, format: FormatName = 'peppol') =>
  eInvoiceOf(invoiceWith({ seller, buyer }), format)

test('a register number without register gets that of its country if it has its form', () => {
  const { seller, buyer } = document(
    { country: 'DK', registration_id: 'CVR 13 00 01 07' },
    { tax_id: 'DE123456788', registration_id: 'HRB 12345' },
  )
  expect(seller?.registration).toEqual({ id: '13000107', scheme: '0184' })
  expect(buyer?.registration).toEqual({ id: 'HRB 12345' })
})

test('a stated register stays, with the number as it is typed', () => {
  const { seller } = document({
    country: 'DK',
    registration_id: '4012345000009',
    registration_scheme: '0088',
  })
  expect(seller?.registration).toEqual({ id: '4012345000009', scheme: '0088' })
  const dotted = document({ country: 'BE', registration_id: '0780.000.160', registration_scheme: '0208' })
  expect(dotted.seller?.registration).toEqual({ id: '0780.000.160', scheme: '0208' })
})

test('an electronic address without kind gets the one implied by its form', () => {
  const { seller, buyer } = document(
    { country: 'BE', electronic_address: { id: '0780.000.160' } },
    { country: 'DE', electronic_address: { id: '04011000-12345-34' } },
  )
  expect(seller?.electronicAddress).toEqual({ id: '0780000160', scheme: '0208' })
  expect(buyer?.electronicAddress).toEqual({ id: '04011000-12345-34', scheme: '0204' })
})

test.each([
  ['DE', 'DE 123.456.788', 'DE123456788'],
  ['AT', 'DE123456788', 'DE123456788'],
  ['GR', 'EL123456783', 'EL123456783'],
  ['US', 'XI123456789', 'XI123456789'],
  ['NO', '923 000 011 MVA', 'NO923000011MVA'],
  ['SE', 'NO923000011', 'NO923000011MVA'],
  ['MX', 'MEX010101AAA', undefined],
  ['DE', '123456788', undefined],
  ['US', '12-3456789', undefined],
  [undefined, 'MEX010101AAA', 'MEX010101AAA'],
])('in %s the tax id %s is the VAT number %s', (country, tax_id, vatId) => {
  const { seller, buyer } = document({ country, tax_id }, { country, tax_id })
  expect([seller?.vatId, buyer?.vatId]).toEqual([vatId, vatId])
  expect(seller?.taxNumber).toBe(vatId === undefined ? tax_id : undefined)
})

const dane = { name: 'Eksempel ApS', country: 'DK' }
const french = { name: 'Exemple SARL', country: 'FR' }

test("a buyer's tax number that is no VAT number is an identifier, with its register if it is known", () => {
  const identifiersOf = (...parties: Parameters<typeof document>) => document(...parties).buyer?.identifiers
  expect(identifiersOf(dane, { country: 'DK', tax_id: '29000204' })).toEqual([
    { id: '29000204', scheme: '0184' },
  ])
  expect(identifiersOf(dane, { country: 'SE', tax_id: '123' })).toEqual([{ id: '123' }])
  expect(identifiersOf(french, { country: 'FR', tax_id: '900000027' }, 'ubl')).toEqual([
    { id: '900000027', scheme: '0002' },
  ])
  expect(identifiersOf(french, { country: 'FR', tax_id: '123' }, 'cii')).toEqual([{ id: '123' }])
})

test.each([
  [dane, { country: 'DK', tax_id: '123' }, 'peppol'],
  [french, { country: 'US', tax_id: '12-3456789' }, 'ubl'],
] as const)(
  'where identifiers must name their kind, another tax number is a finding',
  (seller, buyer, format) => {
    expect(document(seller, buyer, format).buyer).not.toHaveProperty('identifiers')
    expect(invoiceAsXml(invoiceWith({ seller, buyer }), format).findings).toContainEqual({
      path: 'buyer.tax_id',
      code: 'tax_id_not_written',
      severity: 'warning',
      message: { code: 'einvoice.tax_id_not_written' },
    })
  },
)

test.each([
  ['Foretaksregisteret', 'TAX'],
  ['12/345/67890', 'FC'],
])('the tax number %s has the scheme %s in UBL and is read again', (tax_number, scheme) => {
  const written = writeEInvoice(document({ name: 'Example', country: 'NO', tax_number }), 'ubl')
  expect(new TextDecoder().decode(written)).toMatch(
    new RegExp(`<cbc:CompanyID>${tax_number}</cbc:CompanyID>\\s*<cac:TaxScheme>\\s*<cbc:ID>${scheme}<`),
  )
  const { invoice, unread } = readEInvoice(written)
  expect(invoice.seller?.taxNumber).toBe(tax_number)
  expect(unread).toEqual([])
})

test('a customer number without a register is left out where identifiers must name their kind, with a warning', () => {
  const own = { identifier: 'K-4711' }
  const between = (country: string) =>
    invoiceWith({
      seller: { ...dane, ...own },
      buyer: { country, tax_id: '29000204', ...own },
      payee: { name: 'Betaling ApS', ...own },
    })
  const identifiersOf = (country: string) => {
    const { seller, buyer, payee } = eInvoiceOf(between(country), 'peppol')
    return [seller, buyer, payee].map(party => party?.identifiers)
  }
  const stated = [{ id: 'K-4711' }]
  expect(identifiersOf('SE')).toEqual([stated, stated, stated])
  expect(identifiersOf('DK')).toEqual([undefined, [{ id: '29000204', scheme: '0184' }], undefined])
  const lost = (country: string) =>
    invoiceAsXml(between(country), 'peppol')
      .findings.filter(({ code }) => code.endsWith('_not_written'))
      .map(({ path }) => path)
  expect(lost('SE')).toEqual(['buyer.tax_id'])
  expect(lost('DK')).toEqual(['seller.identifier', 'buyer.identifier', 'payee.identifier'])
})

test('a kind without number, and an empty note, are not written', () => {
  const number = {
    identifier: '',
    identifier_scheme: '0088',
    registration_id: '',
    registration_scheme: '0088',
  }
  const party = { name: 'Example', country: 'AT', ...number, electronic_address: { scheme: '0088', id: '' } }
  const invoice = invoiceWith({
    seller: party,
    buyer: party,
    payee: { name: 'Factor', ...number },
    items: [
      { description: 'Work', quantity: 1, unit_price: 1, standard_item_id: '', standard_item_scheme: '0088' },
    ],
    notes: '',
  })
  for (const format of ['peppol', 'xrechnung-cii'] as const) {
    const xml = new TextDecoder().decode(writeEInvoice(eInvoiceOf(invoice, format), formats[format].syntax))
    expect(xml).not.toMatch(/<([\w:]+)( [^>]*)?>\s*<\/\1>/)
  }
})
