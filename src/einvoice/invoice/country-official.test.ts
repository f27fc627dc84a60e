/** @module-tag extended */

import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Invoice } from '#core/invoice/invoice.ts'
import { Exact } from '#core/invoice/line-net.ts'
import { totalsOf } from '#core/invoice/totals.ts'
import { runs } from '#core/testing/runs.ts'
import { countryDefaults } from '#core/text/country-defaults.ts'
import { checkEInvoice } from '../check-einvoice.ts'
import { formats } from '../model/formats.ts'
import { compareWithOfficial } from '../testing/compare-with-official.ts'
import { needOfficialRules } from '../testing/official-rules.ts'
import { randomInvoice } from '../testing/random-invoice.ts'
import { eInvoiceOf } from './einvoice-of-invoice.ts'

const countries =
  'AT AU BE BG CH CY CZ DE DK EE ES FI FR GB GR HR HU IE IS IT LT LU LV MT NL NO PL PT RO SE SG SI SK'.split(
    ' ',
  )

/** Invoices between two companies of a country, in its currency. */
const randomInvoiceOf = (country: string) =>
  randomInvoice.map(({ name, invoice }) => {
    const prefix = country === 'GR' ? 'EL' : country
    const local = <Party extends Invoice['seller'] | Invoice['buyer']>(party: Party): Party =>
      party && {
        ...party,
        country,
        ...(party.tax_id !== undefined && { tax_id: party.tax_id.replace(/^(DE|FR)/, prefix) }),
      }
    const { seller, buyer } = invoice
    const own = { ...invoice, seller: local(seller), buyer: local(buyer) }
    const currency = country === 'IS' ? 'ISK' : countryDefaults(country).currency
    // cash rounding may be finer than the currency
    return { name, invoice: invoice.cash_rounding === undefined ? { ...own, currency } : own }
  })

const same = (value: string | undefined) => new Exact(value ?? 0).toFixed()
const sum = (values: (string | undefined)[]) =>
  values.reduce((all, value) => all.plus(value ?? 0), new Exact(0)).toFixed()

test.each(countries)('amounts in %s are those of the invoice, and only its own rules are broken', country => {
  fc.assert(
    fc.property(randomInvoiceOf(country), ({ name, invoice }) => {
      const document = eInvoiceOf(invoice, name)
      const { totals = {}, lines = [], taxes = [] } = document
      const own = totalsOf(invoice)
      expect([totals.withTax, totals.tax, totals.payable].map(same)).toEqual(
        [own.total, own.tax_total, own.payable].map(same),
      )
      expect(sum(lines.map(line => line.net))).toBe(same(totals.lines))
      expect(sum(taxes.map(tax => tax.base))).toBe(same(totals.withoutTax))
      expect(sum(taxes.map(tax => tax.amount))).toBe(same(totals.tax))
      const rules = checkEInvoice(document, formats[name]).map(({ rule }) => rule)
      const ofOthers = rules.filter(
        rule => /^(?!BR)[A-Z]{2}-[RS]-/.test(rule) && !rule.startsWith(`${country}-`),
      )
      expect(ofOthers).toEqual([])
    }),
    { numRuns: runs(2000, 20) },
  )
})

test.for(countries)('the official rules agree about invoices of %s', (country, context) => {
  needOfficialRules(context)
  fc.assert(
    fc.property(randomInvoiceOf(country), ({ name, invoice }) => {
      const { comparable, errors, falseAlarms, isMissed } = compareWithOfficial(
        eInvoiceOf(invoice, name),
        name,
      )
      if (invoice.currency === 'KWD')
        expect(errors.length > 0).toBe(comparable.some(({ severity }) => severity === 'error'))
      else expect(falseAlarms).toEqual([])
      expect(isMissed ? errors : []).toEqual([])
    }),
    { numRuns: runs(60, 1) },
  )
})
