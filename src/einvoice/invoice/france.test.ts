import { describe, expect, test } from 'vitest'
import { lawfulMentions } from '#core/france/mentions.ts'
import type { Invoice } from '#core/invoice/invoice.ts'
import { totalsOf } from '#core/invoice/totals.ts'
import { invoiceWith } from '#core/testing/invoices.ts'
import { readEInvoice } from '../read-einvoice.ts'
import { eInvoiceOf } from './einvoice-of-invoice.ts'
import { invoiceAsXml } from './invoice-findings.ts'
import { importEInvoice } from './invoice-of-einvoice.ts'

const address = { street: '1 rue du Modèle', postcode: '75001', city: 'Paris', country: 'FR' }
const seller = { name: 'Example SARL', ...address, tax_id: 'FR 25 900 000 019' }
const buyer = { name: 'Client SA', ...address, registration_id: '900 000 027 RCS Lyon' }
const item = { description: 'Work', quantity: '2', unit: 'h', unit_price: '50', tax_rate: '20' }

const domestic = (fields: object = {}): Invoice =>
  invoiceWith({
    invoice_number: '2026-1',
    issue_date: '2026-11-21',
    due_date: '2026-12-21',
    delivery_date: '2026-11-20',
    seller,
    buyer,
    items: [item],
    ...fields,
  }) as Invoice

const formats = ['france-ubl', 'france-cii', 'france-factur-x'] as const
const written = (fields: object = {}) => eInvoiceOf(domestic(fields), 'france-ubl')

test.each(formats)('a domestic invoice with numbers and addresses alone is valid in %s', format => {
  expect(invoiceAsXml(domestic(), format)).toMatchObject({ ok: true, findings: [] })
})

test.each(formats)('what %s adds is read as the same invoice', format => {
  const invoice = domestic({ notes: 'Merci', seller: { ...seller, late_payment: 'Pénalités : 12 %' } })
  const result = invoiceAsXml(invoice, format)
  if (!result.ok) throw new Error(JSON.stringify(result.findings))
  const imported = importEInvoice(readEInvoice(result.xml).invoice)
  if (!imported.ok) throw new Error(JSON.stringify(imported.issues))
  expect(imported.invoice).toMatchObject({
    business_process: 'S1',
    notes: 'Merci',
    seller: { ...lawfulMentions, late_payment: 'Pénalités : 12 %', registration_id: '900000019' },
  })
  expect(imported.omitted).toEqual([])
})

describe('parties', () => {
  test.each([
    [{ registration_id: '900 000 019' }, '900000019'],
    [{ registration_id: 'RCS Paris B 900\u00a0000\u00a0019' }, '900000019'],
    [{ registration_id: '900000019', registration_scheme: '0002' }, '900000019'],
    [{ registration_id: '90000001900018' }, '900000019'],
    [{ registration_id: '90000001900018', registration_scheme: '0009' }, '900000019'],
    [{ tax_id: 'FR25900000019' }, '900000019'],
    [{ electronic_address: { scheme: '0225', id: '900000019_1' } }, '900000019'],
  ])('%j states the SIREN', (fields, id) => {
    const { registration, electronicAddress } =
      written({ seller: { name: 'A', ...address, ...fields } }).seller ?? {}
    expect(registration).toEqual({ id, scheme: '0002' })
    expect(electronicAddress?.scheme).toBe('0225')
    expect(electronicAddress?.id).toMatch(/^900000019/)
  })

  test('a SIRET is an identifier of its own, unless it is said to be the SIREN', () => {
    const withNumber = (fields: object) => written({ seller: { ...seller, ...fields } }).seller
    expect(withNumber({ registration_id: '90000001900018' })?.identifiers).toEqual([
      { id: '90000001900018', scheme: '0009' },
    ])
    const wrong = { registration_id: '90000001900018', registration_scheme: '0002' }
    expect(withNumber(wrong)?.registration).toEqual({ id: '90000001900018', scheme: '0002' })
  })

  test('a SIRET that is an identifier too is written once', () => {
    const siret = { id: '90000001900018', scheme: '0009' }
    const { seller: written } = eInvoiceOf(
      domestic({
        seller: {
          ...seller,
          registration_id: '900 000 019 00018',
          identifier: '900 000 019 00018',
          identifier_scheme: '0009',
        },
      }),
      'france-cii',
    )
    expect(written).toMatchObject({ registration: { id: '900000019' }, identifiers: [siret] })
  })

  test('French numbers of every party are written without spaces', () => {
    const invoice = domestic({
      buyer: { ...buyer, electronic_address: { scheme: '0225', id: '900 000 027' } },
      payee: { name: 'Factor', registration_id: '900 000 019', registration_scheme: '0002' },
    })
    expect(invoiceAsXml(invoice, 'france-ubl')).toMatchObject({ ok: true, findings: [] })
  })

  test('a business overseas is French', () => {
    const overseas = { ...seller, postcode: '97400', city: 'Saint-Denis', country: 'RE', identifier: 'L-1' }
    const invoice = domestic({
      seller: overseas,
      items: [{ ...item, unit_price: '5.1234567', quantity: '9999' }],
    })
    const { ok, findings } = invoiceAsXml(invoice, 'france-ubl')
    expect([ok, findings.map(({ code }) => code)]).toEqual([true, ['identifier_not_written']])
  })

  test('numbers of other registers and countries stay as they are', () => {
    const foreign = { name: 'Kunde', country: 'DE', registration_id: '900000027' }
    expect(written({ buyer: foreign }).buyer?.registration).toEqual({ id: '900000027' })
    const other = { ...buyer, registration_id: '900000027', registration_scheme: '0088' }
    expect(written({ buyer: other }).buyer).toMatchObject({ registration: { scheme: '0088' } })
    expect(written({ buyer: other }).buyer?.electronicAddress).toBeUndefined()
  })
})

describe('the business process', () => {
  const processOf = (fields: object) => written(fields).process
  const goods = { ...item, unit: 'pc' }
  test.each([
    [[item], 'S1'],
    [[{ ...item, unit: undefined }], 'S1'],
    [[goods], 'B1'],
    [[{ ...item, unit_code: 'XBX' }], 'B1'],
    [[goods, item], 'M1'],
    [[{ description: 'Crate', quantity: 1, unit_price: 1, tax_category: 'G' }], 'B1'],
  ])('of the lines %j is %s', (items, process) => {
    expect(processOf({ items })).toBe(process)
  })

  test('states the prepaid amount where the rules allow it', () => {
    expect(processOf({ prepaid_amount: '20' })).toBe('S4')
    expect(processOf({ prepaid_amount: '120' })).toBe('S2')
    expect(processOf({ prepaid_amount: '120', due_date: undefined })).toBe('S4')
    expect(processOf({ prepaid_amount: '20', items: [goods] })).toBe('B4')
    const credit = { type: 'credit_note', preceding_invoice: { number: '1', issue_date: '2026-11-01' } }
    expect(processOf({ ...credit, prepaid_amount: '20' })).toBe('S1')
    expect(processOf({ business_process: 'S5', prepaid_amount: '20' })).toBe('S5')
  })
})

test('the note BAR states the treatment by the network if a number shows that the buyer is a business', () => {
  const treatment = (to: object) =>
    written({ buyer: to }).notes?.find(({ subject }) => subject === 'BAR')?.text
  expect(treatment(buyer)).toBe('B2B')
  expect(treatment({ name: 'Kunde', country: 'DE', tax_id: 'DE123456789' })).toBe('B2BINT')
  expect(treatment({ name: 'Personne', ...address })).toBeUndefined()
  expect(treatment({ name: 'Client', tax_id: '123' })).toBeUndefined()
  // the note demands an address of the directory, which such a buyer has not
  expect(treatment({ ...buyer, electronic_address: { scheme: 'EM', id: 'a@example.com' } })).toBeUndefined()
})

test('codes that a person writes into the notes are not written again in UBL, where they count', () => {
  const notes = '#BAR#B2B#PMT#40 €#PMD#12 %#AAB#néant'
  expect(written({ notes }).notes).toEqual([{ text: notes }])
  for (const format of formats) expect(invoiceAsXml(domestic({ notes }), format)).toMatchObject({ ok: true })
})

test.each(formats)('a self-billed invoice is valid in %s with any address of the seller', format => {
  const other = { ...seller, electronic_address: { scheme: 'EM', id: 'a@example.com' } }
  for (const own of [seller, other])
    expect(invoiceAsXml(domestic({ type: 'self_billed', seller: own }), format).ok).toBe(true)
})

describe('franchise en base', () => {
  const small = {
    seller: { name: 'Example', ...address, registration_id: '900000019' },
    tax_note: 'TVA non applicable, art. 293 B du CGI',
    items: [{ ...item, tax_rate: undefined }],
    charges: [{ amount: '5' }],
  }

  test.each(formats)('needs no VAT number and no category in %s', format => {
    expect(invoiceAsXml(domestic(small), format)).toMatchObject({ ok: true, findings: [] })
    const document = eInvoiceOf(domestic(small), format)
    expect(document.taxes).toMatchObject([{ category: 'E', rate: '0', exemptionCode: 'VATEX-FR-FRANCHISE' }])
    expect(document.seller?.taxNumber).toBe('900000019')
  })

  test.each(['article 293-B du CGI', 'Franchise en base de TVA'])('is what "%s" says', tax_note => {
    const [tax] = eInvoiceOf(domestic({ ...small, tax_note }), 'france-ubl').taxes ?? []
    expect(tax?.exemptionCode).toBe('VATEX-FR-FRANCHISE')
  })

  test('is a reason of French sellers only, and not of lines that state another one', () => {
    const german = domestic({ ...small, seller: { name: 'Beispiel', country: 'DE' } })
    expect(eInvoiceOf(german, 'ubl').lines?.[0]?.taxCategory).toBeUndefined()
    const other = domestic({ ...small, exemption_code: 'VATEX-FR-CGI261-1' })
    expect(eInvoiceOf(other, 'ubl').taxes?.[0]?.exemptionCode).toBe('VATEX-FR-CGI261-1')
  })
})

test('net prices of prices with tax have six decimals, and the amounts are those of the page', () => {
  const invoice = domestic({
    prices_include_tax: true,
    items: [{ ...item, unit_price: '10', tax_rate: '5.5' }],
  })
  const document = eInvoiceOf(invoice, 'france-cii')
  expect(document.lines?.[0]?.netPrice).toBe('9.478673')
  expect(document.totals?.payable).toBe(totalsOf(invoice).payable)
  expect(invoiceAsXml(invoice, 'france-cii')).toMatchObject({ ok: true })
})
