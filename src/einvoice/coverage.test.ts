import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { coverages, formatLimit } from '#core/einvoice-coverage.ts'
import { xmlFormats } from '#core/einvoice-formats.ts'
import { textOf } from '#core/testing/english-text.ts'
import { invoiceWith } from '#core/testing/invoices.ts'
import { invoiceAsXml } from './invoice/invoice-findings.ts'
import { importEInvoice } from './invoice/invoice-of-einvoice.ts'
import { readEInvoice } from './read-einvoice.ts'

const names = new Intl.DisplayNames('en', { type: 'region' })

const page = readFileSync(new URL('../../docs/e-invoices.md', import.meta.url), 'utf8')

test('docs/e-invoices.md matches the table of countries', () => {
  const written = page.split('\n').filter(line => /^\| [A-Z][a-z]+ \| (`|none)/.test(line))
  const rows = coverages.map(({ country, formats }) => {
    const list = formats.map(format => `\`${format}\``).join(', ') || 'none'
    return `| ${names.of(country)} | ${list} | ${textOf({ code: 'einvoice.coverage', params: { country } })} |`
  })
  expect(written).toEqual(rows)
})

const between = (seller: string, buyer: string) =>
  invoiceWith({ seller: { name: 'Example', country: seller }, buyer: { name: 'Client', country: buyer } })

describe('an invoice within Greece', () => {
  const party = (name: string, number: string) => ({
    ...{
      name,
      trading_name: name,
      country: 'GR',
      street: 'Odos Dokimis 1',
      postcode: '105 52',
      city: 'Athina',
    },
    tax_id: `EL${number}`,
    electronic_address: { scheme: '9933', id: number },
  })
  const greek = invoiceWith({
    invoice_number: '094000012|21/11/2026|1|1.1|A|7',
    issue_date: '2026-11-21',
    due_date: '2026-12-21',
    currency: 'EUR',
    purchase_order: 'PO-4711',
    seller: { ...party('Paradeigma', '094000012'), iban: 'GR1601101250000000012300695' },
    buyer: party('Pelatis', '997000023'),
    items: [{ description: 'Sample work', quantity: 3, unit: 'h', unit_price: '80.00', tax_rate: 24 }],
  })
  const rulesOf = (invoice: typeof greek, format: 'peppol' | 'ubl' = 'peppol') =>
    invoiceAsXml(invoice, format).findings.map(({ path, code }) => `${path} ${code}`)

  test('has the number of the tax office, and should link to itself', () => {
    expect(rulesOf(greek)).toEqual(['mydata_mark GR-R-004-1', 'attachments GR-S-008-1'])
    expect(rulesOf({ ...greek, mydata_mark: '0' })).toContain('mydata_mark GR-R-004-2')
    const { trading_name: _, ...buyer } = greek.buyer ?? {}
    expect(rulesOf({ ...greek, mydata_mark: '4', buyer })).toContain('buyer.trading_name GR-R-005')
    const link = {
      name: greek.invoice_number,
      description: '##INVOICE|URL##',
      url: 'https://example.com/invoices/7',
    }
    const complete = { ...greek, mydata_mark: '400001234567890', attachments: [link] }
    const written = invoiceAsXml(complete, 'peppol')
    if (!written.ok) throw new Error(JSON.stringify(written.findings))
    expect(written.findings).toEqual([])
    const read = importEInvoice(readEInvoice(written.xml).invoice)
    expect(read.ok && read.invoice).toMatchObject({ mydata_mark: '400001234567890', attachments: [link] })
    expect(read.omitted).toEqual([])
  })

  test('is replaced by no format without the number', () => {
    expect(rulesOf(greek, 'ubl')[0]).toBe('seller.country country_format')
    expect(formatLimit('peppol', { seller: 'GR', buyer: 'GR' })).toBeUndefined()
  })
})

describe('a limit of a format', () => {
  test.each(['PL', 'IT', 'ES'])('in %s is a warning of every format, for domestic invoices only', country => {
    for (const format of [...xmlFormats, 'factur-x'] as const) {
      const [first] = invoiceAsXml(between(country, country), format).findings
      expect(first).toMatchObject({ severity: 'warning', code: 'country_format' })
      expect(first && textOf(first.message)).toMatch(/^This file does not replace (KSeF|SdI|Veri\*Factu)\. /)
      expect(formatLimit(format, { seller: country, buyer: 'DE' })).toBeUndefined()
      expect(formatLimit(format, { seller: 'DE', buyer: country })).toBeUndefined()
    }
  })

  test('names the French formats for invoices within France', () => {
    expect(formatLimit('ubl', { seller: 'FR', buyer: 'FR' })).toMatchObject({ severity: 'warning' })
    expect(formatLimit('france-ubl', { seller: 'FR', buyer: 'FR' })).toBeUndefined()
    expect(formatLimit('peppol', { seller: 'FR', buyer: 'BE' })).toBeUndefined()
    expect(formatLimit('ubl', { seller: undefined, buyer: undefined })).toBeUndefined()
  })
})
