import { type EInvoiceFormat, isFrenchFormat } from '#core/einvoice-formats.ts'
import { isFrenchProcess } from '#core/france/business-processes.ts'
import type { EInvoice } from './einvoice.ts'

/** The two syntaxes of EN 16931. */
export type Syntax = 'ubl' | 'cii'

/** Sets of rules beyond those of EN 16931. */
export type RuleSetName = 'xrechnung' | 'peppol' | 'factur-x' | 'france' | 'france-factur-x'

/**
 * Whether files follow CII D22B, like those of Factur-X since 1.0.07 and of the French reform (XP Z12-012).
 * EN 16931 and XRechnung are bound to D16B (CEN/TS 16931-3-3).
 */
export const followsD22B = (rules: RuleSetName | null): boolean =>
  rules === 'factur-x' || rules === 'france' || rules === 'france-factur-x'

interface Identifiers {
  /** BT-24 */
  specification: string
  /** BT-23, if the format requires one */
  process?: string
}

export interface Format extends Identifiers {
  syntax: Syntax
  /** BT-24 and BT-23 of documents issued by the buyer, if they differ */
  selfBilling?: Identifiers
  /** rules beyond those of EN 16931 */
  rules: RuleSetName | null
}

const core = 'urn:cen.eu:en16931:2017'
const xrechnung = `${core}#compliant#urn:xeinkauf.de:kosit:xrechnung_3.0`
const peppol = 'urn:fdc:peppol.eu:2017:poacc'
const peppolProcess = `${peppol}:billing:01:1.0`

/**
 * The formats that can be written: EN 16931 in both syntaxes, XRechnung 3.0, Peppol BIS Billing and
 * Self-Billing 3.0, Factur-X EN 16931, the French reform.
 */
export const formats = {
  ubl: { syntax: 'ubl', specification: core, rules: null },
  cii: { syntax: 'cii', specification: core, rules: null },
  'xrechnung-ubl': { syntax: 'ubl', specification: xrechnung, process: peppolProcess, rules: 'xrechnung' },
  'xrechnung-cii': { syntax: 'cii', specification: xrechnung, process: peppolProcess, rules: 'xrechnung' },
  peppol: {
    syntax: 'ubl',
    specification: `${core}#compliant#${peppol}:billing:3.0`,
    process: peppolProcess,
    selfBilling: {
      specification: `${core}#compliant#${peppol}:selfbilling:3.0`,
      process: `${peppol}:selfbilling:01:1.0`,
    },
    rules: 'peppol',
  },
  'factur-x': { syntax: 'cii', specification: core, rules: 'factur-x' },
  // files for the French reform differ by their business process
  'france-ubl': { syntax: 'ubl', specification: core, rules: 'france' },
  'france-cii': { syntax: 'cii', specification: core, rules: 'france' },
  'france-factur-x': { syntax: 'cii', specification: core, rules: 'france-factur-x' },
} as const satisfies Record<EInvoiceFormat, Format>

export type FormatName = EInvoiceFormat

/** UNTDID 1001: invoice and credit note issued by the buyer */
const selfBilledTypes = ['389', '261']

/** Returns BT-24 and BT-23 for a document type (BT-3). */
export const identifiersOf = (
  { specification, process, selfBilling }: Format,
  type: string | undefined,
): Identifiers =>
  selfBilling !== undefined && selfBilledTypes.includes(type ?? '')
    ? selfBilling
    : { specification, ...(process !== undefined && { process }) }

/** Returns all identifiers that a format writes. */
export const allIdentifiersOf = ({ specification, process, selfBilling }: Format): Identifiers[] => [
  { specification, ...(process !== undefined && { process }) },
  ...(selfBilling === undefined ? [] : [selfBilling]),
]

/**
 * Returns the format of a document by BT-24: an exact match or the longest prefix, because a specification
 * that restricts or extends another one appends to its identifier. With a French business process (BT-23) it
 * is the French format. `null` for any other specification.
 */
export function formatOf(
  syntax: Syntax,
  { specification = '', process }: Pick<EInvoice, 'specification' | 'process'>,
): FormatName | null {
  const found = specification.trim()
  const isForFrance = found === core && isFrenchProcess(process)
  const own = (Object.keys(formats) as FormatName[])
    .filter(name => formats[name].syntax === syntax && isFrenchFormat(name) === isForFrance)
    .flatMap(name => allIdentifiersOf(formats[name]).map(each => ({ name, identifier: each.specification })))
    .filter(
      ({ identifier }) => found.startsWith(identifier) && /^$|^[#:]/.test(found.slice(identifier.length)),
    )
  return own.sort((one, other) => other.identifier.length - one.identifier.length)[0]?.name ?? null
}

/** Returns the format of a file in a PDF, whose specification identifier equals that of a separate file. */
export const embeddedFormatOf = (format: FormatName | null): FormatName | null =>
  format === 'cii' ? 'factur-x' : format === 'france-cii' ? 'france-factur-x' : format
