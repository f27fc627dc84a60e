import type { EInvoiceFormat } from '#core/einvoice-formats.ts'

/** The two syntaxes of EN 16931. */
export type Syntax = 'ubl' | 'cii'

/** Sets of rules that add to those of EN 16931. */
export type RuleSetName = 'xrechnung' | 'peppol'

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

/** The formats that are written: EN 16931 in both syntaxes, XRechnung 3.0, Peppol BIS Billing 3.0, Factur-X EN 16931. */
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
} as const satisfies Record<EInvoiceFormat, Format>

export type FormatName = EInvoiceFormat

/** The format of a read document by BT-24; `null` for another specification. */
export function formatOf(syntax: Syntax, specification: string | undefined): FormatName | null {
  const names = Object.keys(formats) as FormatName[]
  return (
    names.find(name => formats[name].syntax === syntax && formats[name].specification === specification) ??
    null
  )
}
