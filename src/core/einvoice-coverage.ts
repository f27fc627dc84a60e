import { type EInvoiceFormat, isFrenchFormat } from './einvoice-formats.ts'
import { isFrench } from './identifiers/siren.ts'

/** E-invoice support for sellers in a country. */
export interface Coverage {
  /** ISO 3166-1 alpha-2 */
  country: string
  /** formats for domestic invoices, the usual one first; empty if none replaces the country's own system */
  formats: readonly EInvoiceFormat[]
  /** the country's own system for domestic invoices; only `formats` can replace it */
  system?: string
}

/**
 * Countries with rules of their own; the message `einvoice.coverage` describes the support. Everywhere else only the
 * rules of EN 16931 and of the network apply.
 */
export const coverages: readonly Coverage[] = [
  {
    country: 'DE',
    formats: ['xrechnung-ubl', 'xrechnung-cii', 'factur-x', 'peppol'],
  },
  {
    country: 'FR',
    formats: ['france-ubl', 'france-cii', 'france-factur-x'],
  },
  ...['DK', 'IS', 'NL', 'NO', 'SE'].map(country => ({
    country,
    formats: ['peppol'] as const,
  })),
  {
    country: 'GR',
    formats: ['peppol'],
    system: 'myDATA',
  },
  {
    country: 'IT',
    formats: [],
    system: 'SdI',
  },
  {
    country: 'PL',
    formats: [],
    system: 'KSeF',
  },
  {
    country: 'ES',
    formats: [],
    system: 'Veri*Factu',
  },
]

const coverageOf = (country: string | undefined): Coverage | undefined =>
  coverages.find(each => each.country === country)

/** Why a format does not satisfy the law of the seller's country; `undefined` if no reason is known. */
export interface FormatLimit {
  severity: 'warning'
  reason: 'system' | 'france'
  country: string
}

/** @param countries seller's and buyer's country, ISO 3166-1 */
export function formatLimit(
  format: EInvoiceFormat,
  { seller, buyer }: { seller: string | undefined; buyer: string | undefined },
): FormatLimit | undefined {
  const { formats = [], system } = coverageOf(seller) ?? {}
  const country = seller ?? ''
  if (seller === undefined || seller !== buyer || formats.includes(format)) return undefined
  if (system !== undefined) return { severity: 'warning', reason: 'system', country }
  return isFrench(country) && !isFrenchFormat(format)
    ? { severity: 'warning', reason: 'france', country }
    : undefined
}
