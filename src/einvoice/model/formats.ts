import type { EInvoiceFormat } from '#core/einvoice-formats.ts'
import { isFrenchProcess } from '#core/france/business-processes.ts'

/** The two syntaxes of EN 16931. */
export type Syntax = 'ubl' | 'cii'

/** Sets of rules that add to those of EN 16931. */
export type RuleSetName = 'xrechnung' | 'peppol' | 'france'

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
  'factur-x': { syntax: 'cii', specification: core, rules: null },
  // The business process says that a file is for the French reform.
  'france-ubl': { syntax: 'ubl', specification: core, rules: 'france' },
  'france-cii': { syntax: 'cii', specification: core, rules: 'france' },
  'france-factur-x': { syntax: 'cii', specification: core, rules: 'france' },
} as const satisfies Record<EInvoiceFormat, Format>

export type FormatName = EInvoiceFormat

/** The format of a read document by BT-24 and a French business process; `null` for another specification. */
export function formatOf(
  syntax: Syntax,
  { specification, process }: { specification?: string; process?: string },
): FormatName | null {
  const isForFrance = isFrenchProcess(process)
  const names = (Object.keys(formats) as FormatName[]).filter(
    name => (formats[name].rules === 'france') === (isForFrance && specification === core),
  )
  return (
    names.find(name => formats[name].syntax === syntax && formats[name].specification === specification) ??
    null
  )
}
