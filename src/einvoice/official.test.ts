import fc from 'fast-check'
import { expect, test } from 'vitest'
import { runs } from '#core/testing/runs.ts'
import { checkEInvoice } from './check-einvoice.ts'
import type { EInvoice } from './model/einvoice.ts'
import { type FormatName, formats } from './model/formats.ts'
import { readEInvoice } from './read-einvoice.ts'
import { defect, withDefect } from './testing/defects.ts'
import { needOfficialRules, officialFindings } from './testing/official-rules.ts'
import { validEInvoice } from './testing/random-einvoice.ts'
import { writeEInvoice } from './write-einvoice.ts'

/** Rules of the standard that the Schematron of CII lets pass, because it counts elements together, and category O apart. */
const missedByCii = ['BR-S-01', 'BR-O-01', 'BR-CO-17']

/** Rules of the standard that the Schematron of CII reports by another id: without an account, and for category O. */
const namesInCii: Readonly<Record<string, string>> = { 'BR-46': 'BR-O-09', 'BR-61': 'CII-SR-470' }

/** Our findings and the official ones of the same document. */
function compare(invoice: EInvoice, name: FormatName) {
  const format = formats[name]
  const ours = checkEInvoice(invoice, format)
  const official = officialFindings(writeEInvoice(invoice, format.syntax))
  const errors = official.filter(({ severity }) => severity === 'fatal' || severity === 'error')
  const isComparable = (rule: string) =>
    !(name === 'peppol' && rule.startsWith('PEPPOL')) &&
    !(format.syntax === 'cii' && missedByCii.includes(rule))
  const reported = new Set(official.map(({ rule }) => rule))
  const isReported = (rule: string) =>
    reported.has(rule) || (format.syntax === 'cii' && reported.has(namesInCii[rule] ?? ''))
  return {
    ours,
    errors,
    falseAlarms: ours.filter(({ rule }) => isComparable(rule) && !isReported(rule)),
    isMissed: errors.length > 0 && !ours.some(({ severity }) => severity === 'error'),
  }
}

test('a valid document is valid under the official rules', context => {
  needOfficialRules(context)
  fc.assert(
    fc.property(validEInvoice, ({ name, invoice }) => {
      const { ours, errors } = compare(invoice, name)
      expect(ours.filter(({ severity }) => severity === 'error')).toEqual([])
      expect(errors).toEqual([])
    }),
    { numRuns: runs(1000, 12) },
  )
})

test('a document with a defect is refused for a rule that the official check names too', context => {
  needOfficialRules(context)
  fc.assert(
    fc.property(validEInvoice, defect, ({ name, invoice }, change) => {
      const { falseAlarms, errors, isMissed } = compare(withDefect(invoice, change), name)
      expect(falseAlarms).toEqual([])
      expect(isMissed ? errors : []).toEqual([])
    }),
    { numRuns: runs(1000, 24) },
  )
})

test('a document that is written reads as it was', () => {
  fc.assert(
    fc.property(validEInvoice, ({ name, invoice }) => {
      const { syntax } = formats[name]
      const written = writeEInvoice(invoice, syntax)
      const read = readEInvoice(new TextEncoder().encode(written))
      expect(read.unread).toEqual([])
      expect(read.invoice).toEqual(invoice)
      expect(writeEInvoice(read.invoice, syntax)).toBe(written)
    }),
    { numRuns: runs(5000, 100) },
  )
})
