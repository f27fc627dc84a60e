/** @module-tag extended */

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { runs } from '#core/testing/runs.ts'
import { checkFile } from './check-file.ts'
import { formats } from './model/formats.ts'
import { type ReadEInvoice, readEInvoice } from './read-einvoice.ts'
import { structureFindings } from './schema/structure-findings.ts'
import { isMissedByCii } from './testing/compare-with-official.ts'
import { applyDefect, fileDefect, xmlOf } from './testing/file-defects.ts'
import {
  needOfficialRules,
  type OfficialFinding,
  officialErrors,
  readSample,
  sampleNames,
  schemaErrors,
} from './testing/official-rules.ts'
import { validEInvoice } from './testing/random-einvoice.ts'
import { writeEInvoice } from './write-einvoice.ts'
import { EInvoiceError } from './xml/einvoice-error.ts'
import { parseXml } from './xml/parse-xml.ts'

/** Valid files without those of Peppol, whose Schematron is not installed with the official rules. */
const written = validEInvoice
  .filter(({ name }) => name !== 'peppol')
  .map(({ name, invoice }) => new TextDecoder().decode(writeEInvoice(invoice, formats[name].syntax)))

/** Files of which some are changed: written ones, and those of the XRechnung test suite. */
function changedFiles(): fc.Arbitrary<string> {
  const samples = sampleNames()
    .filter(name => !/^0[45]|cvd/.test(name))
    .map(readSample)
    .filter(({ length }) => length < 60_000)
    .map(String)
  return fc
    .tuple(
      fc.oneof(written, fc.constantFrom(...samples)),
      fc.array(fileDefect, { minLength: 1, maxLength: 2 }),
    )
    .map(([xml, defects]) => {
      const root = parseXml(xml)
      for (const defect of defects) applyDefect(root, defect)
      return xmlOf(root)
    })
}

/** libxml2 rejects white space around a date or time, which XML Schema collapses. */
const isSpaceAroundDate = ({ text }: OfficialFinding) =>
  /'(?:[-\d:.TZ]+\s+|\s+[-\d:.TZ]+\s*)' is not a valid value of the atomic type 'xs:(?:date|time|dateTime)'/.test(
    text,
  )

/** An empty purchase order number with a sales order: rejected by XRechnung 2.5.0, allowed by 2.6.0. */
const isEmptyOrderNumber = ({ rule, text }: OfficialFinding, xml: string) =>
  rule === 'PEPPOL-EN16931-R008' &&
  /OrderReference[^/]*\/[^/]*:ID\[/.test(text) &&
  xml.includes('<cbc:SalesOrderID')

/** libxml2 ignores characters outside of the Base64 alphabet. */
const isBase64 = (finding: string) => finding.includes('"base64Binary"')

/** The Schematron of CII compares category codes without trimming; the schema trims them. */
const hasPaddedCategory = (xml: string) => /<ram:CategoryCode[^>]*>(?:\s[^<]*|[^<]*\s)</.test(xml)

const isCii = (xml: string) => xml.includes('<rsm:CrossIndustryInvoice')

test('the structure is valid if the XML Schema accepts it', context => {
  needOfficialRules(context)
  fc.assert(
    fc.property(changedFiles(), xml => {
      const ours = structureFindings(parseXml(xml), isCii(xml) ? 'cii' : 'ubl')
      const official = schemaErrors(xml).filter(finding => !isSpaceAroundDate(finding))
      expect(ours.length === 0 ? official : []).toEqual([])
      expect(
        official.length === 0 ? ours.filter(({ message }) => !isBase64(JSON.stringify(message))) : [],
      ).toEqual([])
    }),
    { numRuns: runs(20_000, 100) },
  )
})

test('a changed file is valid where the official rules say so', context => {
  needOfficialRules(context)
  fc.assert(
    fc.property(changedFiles(), xml => {
      fc.pre(!hasPaddedCategory(xml))
      const { all, comparable } = errorsOf(xml)
      const official = officialOf(xml)
      expect(all.length === 0 ? official : []).toEqual([])
      expect(official.length === 0 ? comparable.filter(text => !isBase64(text)) : []).toEqual([])
    }),
    { numRuns: runs(2000, 12) },
  )
})

/** Returns all errors of a file, and those that the official check of CII also reports. */
function errorsOf(xml: string): { all: string[]; comparable: string[] } {
  const file = read(xml)
  if (!file) return { all: ['unreadable'], comparable: ['unreadable'] }
  const rules = xml.includes('xrechnung') ? 'xrechnung' : null
  const all = checkFile(file, { syntax: file.syntax, rules }).filter(({ severity }) => severity === 'error')
  const comparable = all.filter(({ rule }) => !(isCii(xml) && isMissedByCii(rule, file.invoice)))
  const textOf = ({ rule, message }: (typeof all)[number]) => `${rule} ${JSON.stringify(message)}`
  return { all: all.map(textOf), comparable: comparable.map(textOf) }
}

function read(xml: string): ReadEInvoice | undefined {
  try {
    return readEInvoice(new TextEncoder().encode(xml))
  } catch (error) {
    if (error instanceof EInvoiceError) return undefined
    throw error
  }
}

/**
 * Returns the official errors: those of the schema, else those of the rules, which take a hundred times as
 * long.
 */
function officialOf(xml: string): string[] {
  const isRelevant = (finding: OfficialFinding) =>
    !isSpaceAroundDate(finding) && !isEmptyOrderNumber(finding, xml)
  const bySchema = schemaErrors(xml).filter(isRelevant)
  try {
    const found = bySchema.length > 0 ? bySchema : officialErrors(xml).filter(isRelevant)
    return found.map(({ rule, text }) => `${rule} ${text}`)
  } catch (error) {
    // official rules throw if they expect one value and find two
    return [String(error)]
  }
}
