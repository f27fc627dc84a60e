import { type EInvoiceFormat, isFrenchFormat } from '#core/einvoice-formats.ts'
import { isFrenchProcess } from '#core/france/business-processes.ts'
import type { EInvoice } from './einvoice.ts'

/** The two syntaxes of EN 16931. */
export type Syntax = 'ubl' | 'cii'

/** Sets of rules that add to those of EN 16931. */
export type RuleSetName = 'xrechnung' | 'peppol' | 'factur-x' | 'france' | 'france-factur-x'

/**
 * Whether files follow CII D22B, as those of Factur-X since 1.0.07 and of the French reform do (XP Z12-012). EN 16931 itself
 * and XRechnung are bound to D16B (CEN/TS 16931-3-3).
 */
export const followsD22B = (rules: RuleSetName | null): boolean =>
  rules === 'factur-x' || rules === 'france' || rules === 'france-factur-x'

interface Identifiers {
  /** BT-24 */
  specification: string
  /** BT-23, where the format prescribes one */
  process?: string
}

export interface Format extends Identifiers {
  syntax: Syntax
  /** BT-24 and BT-23 of a document that the buyer writes, where they differ */
  selfBilling?: Identifiers
  /** rules besides those of EN 16931 */
  rules: RuleSetName | null
}

const core = 'urn:cen.eu:en16931:2017'
const xrechnung = `${core}#compliant#urn:xeinkauf.de:kosit:xrechnung_3.0`
const peppol = 'urn:fdc:peppol.eu:2017:poacc'
const peppolProcess = `${peppol}:billing:01:1.0`

/**
 * The formats that are written: EN 16931 in both syntaxes, XRechnung 3.0, Peppol BIS Billing and Self-Billing 3.0,
 * Factur-X EN 16931, the French reform.
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
  // The business process says that a file is for the French reform.
  'france-ubl': { syntax: 'ubl', specification: core, rules: 'france' },
  'france-cii': { syntax: 'cii', specification: core, rules: 'france' },
  'france-factur-x': { syntax: 'cii', specification: core, rules: 'france-factur-x' },
} as const satisfies Record<EInvoiceFormat, Format>

export type FormatName = EInvoiceFormat

/** UNTDID 1001: invoice and credit note that the buyer writes */
const selfBilledTypes = ['389', '261']

/** BT-24 and BT-23 of a document of this type (BT-3). */
export const identifiersOf = (
  { specification, process, selfBilling }: Format,
  type: string | undefined,
): Identifiers =>
  selfBilling !== undefined && selfBilledTypes.includes(type ?? '')
    ? selfBilling
    : { specification, ...(process !== undefined && { process }) }

/** All identifiers that a format writes. */
export const allIdentifiersOf = ({ specification, process, selfBilling }: Format): Identifiers[] => [
  { specification, ...(process !== undefined && { process }) },
  ...(selfBilling === undefined ? [] : [selfBilling]),
]

/**
 * The format of a read document by BT-24: the one whose identifier it has, or the longest that it begins with, because a
 * specification that restricts or extends another one adds to its identifier; with a French business process (BT-23) the
 * French one. `null` for any other specification.
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

/** The format of a file in a PDF, which has the specification identifier of one that stands alone. */
export const embeddedFormatOf = (format: FormatName | null): FormatName | null =>
  format === 'cii' ? 'factur-x' : format === 'france-cii' ? 'france-factur-x' : format
