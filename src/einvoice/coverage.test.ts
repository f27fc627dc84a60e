import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { coverages, formatLimit } from '#core/einvoice-coverage.ts'
import { xmlFormats } from '#core/einvoice-formats.ts'
import { english } from '#core/messages/english/english.ts'
import { createTextOf } from '#core/messages/format-message.ts'
import { invoiceWith } from '#core/testing/invoices.ts'
import { invoiceAsXml } from './invoice/invoice-findings.ts'

const textOf = createTextOf(english)
const names = new Intl.DisplayNames('en', { type: 'region' })

const page = readFileSync(new URL('../../docs/e-invoices.md', import.meta.url), 'utf8')

test('docs/e-invoices.md says of each country what the table of the program says', () => {
  const written = page.split('\n').filter(line => /^\| [A-Z][a-z]+ \| (`|none)/.test(line))
  const rows = coverages.map(({ country, formats }) => {
    const list = formats.map(format => `\`${format}\``).join(', ') || 'none'
    return `| ${names.of(country)} | ${list} | ${textOf({ code: 'einvoice.coverage', params: { country } })} |`
  })
  expect(written).toEqual(rows)
})

const between = (seller: string, buyer: string) =>
  invoiceWith({ seller: { name: 'Example', country: seller }, buyer: { name: 'Client', country: buyer } })

describe('a limit of a format', () => {
  test('that cannot be used comes alone, with the reason', () => {
    const { ok, findings } = invoiceAsXml(between('GR', 'DE'), 'peppol')
    expect([ok, findings.map(({ code, path }) => `${path} ${code}`)]).toEqual([
      false,
      ['seller.country country_format'],
    ])
    expect(findings.map(({ message }) => textOf(message)).join()).toMatch(/cannot be used.*MARK/)
    expect(formatLimit('ubl', { seller: 'GR', buyer: 'DE' })).toBeUndefined()
  })

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
