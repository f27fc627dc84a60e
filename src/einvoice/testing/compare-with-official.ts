import { checkEInvoice } from '../check-einvoice.ts'
import type { EInvoice } from '../model/einvoice.ts'
import { type FormatName, formats } from '../model/formats.ts'
import { writeEInvoice } from '../write-einvoice.ts'
import { officialFindings } from './official-rules.ts'

/**
 * Rules that the Schematron of CII lets pass, because it counts elements together, and category O apart; and because an
 * account that is no IBAN has an element of its own there.
 */
const missedByCii = ['BR-S-01', 'BR-O-01', 'BR-CO-17', 'BR-DE-19']

/** Rules of the standard that the Schematron of CII reports by another id: without an account, and for category O. */
const namesInCii: Readonly<Record<string, string>> = { 'BR-46': 'BR-O-09', 'BR-61': 'CII-SR-470' }

/** Our findings and the official ones of the same document. */
export function compareWithOfficial(invoice: EInvoice, name: FormatName) {
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
