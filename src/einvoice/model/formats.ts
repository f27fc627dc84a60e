import { type EInvoiceFormat, isFrenchFormat } from '#core/einvoice-formats.ts'
import { isFrenchProcess } from '#core/france/business-processes.ts'
import type { EInvoice } from './einvoice.ts'

/** The two syntaxes of EN 16931. */
export type Syntax = 'ubl' | 'cii'

/** Sets of rules that add to those of EN 16931. */
export type RuleSetName = 'xrechnung' | 'peppol' | 'factur-x' | 'france' | 'france-factur-x'

export interface Format {
  syntax: Syntax
  /** BT-24 */
  specification: string
  /** BT-23, where the format prescribes one */
  process?: string
  /** rules besides those of EN 16931 */
  rules: RuleSetName | null
}

const core = 'urn:cen.eu:en16931:2017'
const xrechnung = `${core}#compliant#urn:xeinkauf.de:kosit:xrechnung_3.0`
const peppolProcess = 'urn:fdc:peppol.eu:2017:poacc:billing:01:1.0'

/** The formats that are written: EN 16931 in both syntaxes, XRechnung 3.0, Peppol BIS Billing 3.0, Factur-X EN 16931, the French reform. */
export const formats = {
  ubl: { syntax: 'ubl', specification: core, rules: null },
  cii: { syntax: 'cii', specification: core, rules: null },
  'xrechnung-ubl': { syntax: 'ubl', specification: xrechnung, process: peppolProcess, rules: 'xrechnung' },
  'xrechnung-cii': { syntax: 'cii', specification: xrechnung, process: peppolProcess, rules: 'xrechnung' },
  peppol: {
    syntax: 'ubl',
    specification: `${core}#compliant#urn:fdc:peppol.eu:2017:poacc:billing:3.0`,
    process: peppolProcess,
    rules: 'peppol',
  },
  'factur-x': { syntax: 'cii', specification: core, rules: 'factur-x' },
  // The business process says that a file is for the French reform.
  'france-ubl': { syntax: 'ubl', specification: core, rules: 'france' },
  'france-cii': { syntax: 'cii', specification: core, rules: 'france' },
  'france-factur-x': { syntax: 'cii', specification: core, rules: 'france-factur-x' },
} as const satisfies Record<EInvoiceFormat, Format>

export type FormatName = EInvoiceFormat

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
  const own = (Object.keys(formats) as FormatName[]).filter(name => {
    const { syntax: written, specification: identifier } = formats[name]
    return (
      written === syntax &&
      isFrenchFormat(name) === isForFrance &&
      found.startsWith(identifier) &&
      /^$|^[#:]/.test(found.slice(identifier.length))
    )
  })
  const lengthOf = (name: FormatName) => formats[name].specification.length
  return own.sort((one, other) => lengthOf(other) - lengthOf(one))[0] ?? null
}

/** The format of a file in a PDF, which has the specification identifier of one that stands alone. */
export const embeddedFormatOf = (format: FormatName | null): FormatName | null =>
  format === 'cii' ? 'factur-x' : format === 'france-cii' ? 'france-factur-x' : format
