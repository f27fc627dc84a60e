import { checkEInvoice } from '../check-einvoice.ts'
import type { EInvoice } from '../model/einvoice.ts'
import { type FormatName, followsD22B, formats } from '../model/formats.ts'
import { writeEInvoice } from '../write-einvoice.ts'
import { officialFindings } from './official-rules.ts'

/**
 * Rules that the Schematron of CII misses: it counts elements together, treats category O separately, has
 * another element for accounts other than IBANs, and reads the amounts of categories L and M from the wrong
 * element.
 */
const missedByCii = [
  ...['BR-S-01', 'BR-O-01', 'BR-CO-17', 'BR-DE-19'],
  ...['BR-AF-01', 'BR-AF-08', 'BR-AF-09', 'BR-AG-01', 'BR-AG-08', 'BR-AG-09'],
]

/** Rules about a breakdown that the Schematron of CII does not apply to categories L, M and O. */
const missedByCiiInCategory = ['BR-45', 'BR-46', 'BR-48', 'BR-CO-03', 'BR-DEC-19', 'BR-DEC-20']

/** Whether the Schematron of CII misses a rule that an invoice breaks. */
export const isMissedByCii = (rule: string, { taxes = [] }: EInvoice): boolean =>
  missedByCii.includes(rule) ||
  (missedByCiiInCategory.includes(rule) &&
    taxes.some(({ category = '' }) => ['L', 'M', 'O'].includes(category)))

/** Rules of the standard that the Schematron of CII reports by another id if there is no account. */
const namesInCii: Readonly<Record<string, string>> = {
  'BR-50': 'CII-SR-470',
  'BR-61': 'CII-SR-470',
}

/** Rules whose official implementation is not among the installed official rules. */
const rulesElsewhere: Partial<Readonly<Record<FormatName, RegExp>>> = {
  peppol: /^(PEPPOL|(?!BR)[A-Z]{2}-[RS]-)/,
  'factur-x': /^PEPPOL/,
  'france-ubl': /^BR-FR-/,
  'france-cii': /^BR-FR-/,
  'france-factur-x': /^(BR-FR-|PEPPOL)/,
}

/** Warnings of XRechnung that are implemented here. */
const warnings = [
  ...['BR-DE-17', 'BR-DE-20', 'BR-DE-21', 'BR-DE-26', 'BR-DE-27', 'BR-DE-28'],
  'PEPPOL-EN16931-R120',
]

/** Compares our findings with the official ones of the same document. */
export function compareWithOfficial(invoice: EInvoice, name: FormatName) {
  const format = formats[name]
  const ours = checkEInvoice(invoice, format)
  // the official schema is D16B
  const { precedingInvoices, ...others } = invoice
  const isFirstAlone = followsD22B(format.rules) && precedingInvoices !== undefined
  const compared = isFirstAlone ? { ...others, precedingInvoices: precedingInvoices.slice(0, 1) } : invoice
  const official = officialFindings(new TextDecoder().decode(writeEInvoice(compared, format.syntax)))
  const errors = official.filter(({ severity }) => severity === 'fatal' || severity === 'error')
  const isComparable = (rule: string) =>
    !(rulesElsewhere[name]?.test(rule) ?? false) && !(format.syntax === 'cii' && isMissedByCii(rule, invoice))
  const comparable = ours.filter(({ rule }) => isComparable(rule))
  const reported = new Set(official.map(({ rule }) => rule))
  const isReported = (rule: string) =>
    reported.has(rule) || (format.syntax === 'cii' && reported.has(namesInCii[rule] ?? ''))
  return {
    ours,
    /** our findings whose rule the official check contains */
    comparable,
    errors,
    falseAlarms: comparable.filter(({ rule }) => !isReported(rule)),
    missedWarnings:
      errors.length > 0
        ? []
        : official.filter(
            ({ rule }) => warnings.includes(rule) && !ours.some(finding => finding.rule === rule),
          ),
    isMissed: errors.length > 0 && !ours.some(({ severity }) => severity === 'error'),
  }
}
