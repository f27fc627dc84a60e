/** @module-tag extended */

import { expect, test } from 'vitest'
import { runs } from '#core/testing/runs.ts'
import { checkFile } from './check-file.ts'
import { readEInvoice } from './read-einvoice.ts'
import { needOfficialRules, officialErrors, readSample, sampleNames } from './testing/official-rules.ts'
import { writeEInvoice } from './write-einvoice.ts'

/** Samples that use an extension of XRechnung, with the unread elements and the findings that they cause. */
const extensions: Readonly<Record<string, { unread: RegExp; findings: string[]; errors: string[] }>> = {
  // BG-DEX-01: sublines
  '04.01a-INVOICE_ubl.xml': { unread: /SubInvoiceLine/, findings: ['UBL-CR-646'], errors: [] },
  '04.02a-INVOICE_ubl.xml': { unread: /SubInvoiceLine/, findings: ['UBL-CR-646'], errors: [] },
  '04.03a-INVOICE_ubl.xml': { unread: /SubInvoiceLine/, findings: ['UBL-CR-646'], errors: [] },
  '04.04a-INVOICE_ubl.xml': { unread: /SubInvoiceLine/, findings: ['UBL-CR-646'], errors: [] },
  // schemes outside ISO 6523
  '04.05a-INVOICE_uncefact.xml': { unread: /^$/, findings: ['BR-CL-10', 'BR-CL-21'], errors: [] },
  // BG-DEX-09: payments for a third party, 29.96 in total
  '05.01a-INVOICE_ubl.xml': { unread: /PrepaidPayment/, findings: ['BR-CO-16'], errors: ['BR-DEX-09'] },
  // UNTDID 7143 has no code for clean vehicles
  '02.01a-cvd_INVOICE_ubl.xml': { unread: /^$/, findings: ['BR-CL-13'], errors: [] },
  '02.01a-cvd_INVOICE_uncefact.xml': { unread: /BasisQuantity/, findings: ['BR-CL-13'], errors: [] },
}

/**
 * Elements without a term. CII repeats the quantity of the net price at the gross price, and the reason of a
 * category at the line. UBL requires the network of a card and the scheme of a tax number.
 */
const redundant =
  /GrossPriceProductTradePrice\/ram:BasisQuantity|SpecifiedLineTradeSettlement\/ram:ApplicableTradeTax\/ram:Exempt|CardAccount\/cbc:NetworkID|PartyTaxScheme\/cac:TaxScheme\/cbc:ID/

const unique = (rules: string[]) => [...new Set(rules)]

test('every sample reads, adds up and reads again as it was written', context => {
  needOfficialRules(context)
  const names = sampleNames()
  expect(names.length).toBeGreaterThanOrEqual(82)
  for (const name of names) {
    const file = readEInvoice(readSample(name))
    const { invoice, syntax, unread } = file
    const unexpected = unread.filter(
      ({ path }) => !redundant.test(path) && !extensions[name]?.unread.test(path),
    )
    expect(unexpected, name).toEqual([])
    const findings = checkFile(file, { syntax, rules: 'xrechnung' })
    expect(unique(findings.map(({ rule }) => rule)), name).toEqual(extensions[name]?.findings ?? [])
    const written = writeEInvoice(invoice, syntax)
    expect(readEInvoice(written).invoice, name).toEqual(invoice)
  }
})

test('a sample that is written again is valid', context => {
  needOfficialRules(context)
  const names = sampleNames()
  const every = Math.ceil(names.length / runs(names.length, 10))
  for (const name of names.filter((_, index) => index % every === 0)) {
    const { invoice, syntax } = readEInvoice(readSample(name))
    const errors = officialErrors(new TextDecoder().decode(writeEInvoice(invoice, syntax)))
    expect(unique(errors.map(({ rule }) => rule)), name).toEqual(extensions[name]?.errors ?? [])
  }
})
