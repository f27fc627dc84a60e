/** Formats of e-invoices as separate files: UBL and CII of EN 16931, XRechnung, Peppol, the French reform. */
export const xmlFormats = [
  'xrechnung-ubl',
  'xrechnung-cii',
  'peppol',
  'france-ubl',
  'france-cii',
  'ubl',
  'cii',
] as const
export type XmlFormat = (typeof xmlFormats)[number]

/** The format with this name, if it is one for separate files. */
export const xmlFormatOf = (name: string | null | undefined): XmlFormat | undefined =>
  xmlFormats.find(known => known === name)

/** Formats of e-invoices inside a PDF. */
export const embeddedFormats = ['factur-x', 'france-factur-x'] as const
export type EmbeddedFormat = (typeof embeddedFormats)[number]

export const eInvoiceFormats = [...xmlFormats, ...embeddedFormats] as const
export type EInvoiceFormat = (typeof eInvoiceFormats)[number]

export const isEmbeddedFormat = (format: string | undefined): format is EmbeddedFormat =>
  embeddedFormats.some(known => known === format)

/** Whether the rules of the French reform apply. */
export const isFrenchFormat = (format: string | undefined): boolean => format?.startsWith('france-') ?? false

/** Countries whose recipients use the Peppol network. */
const peppolCountries: ReadonlySet<string> = new Set('AT BE DK EE FI IE IS LT LU LV NL NO SE SG'.split(' '))

/** The format that recipients in a country usually request; used until they request another one. */
export const likelyFormatIn = (country: string): XmlFormat =>
  usualFormats[country] ?? (peppolCountries.has(country) ? 'peppol' : 'ubl')

const usualFormats: Readonly<Record<string, XmlFormat>> = { DE: 'xrechnung-ubl', FR: 'france-ubl' }

/** File names of e-invoices in PDFs, in lower case: of Factur-X and ZUGFeRD 2.1, 2.0 and 1.0, and of XRechnung. */
export const eInvoiceFileNames: readonly string[] = ['factur-x.xml', 'zugferd-invoice.xml', 'xrechnung.xml']
