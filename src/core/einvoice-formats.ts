/** E-invoices that are written as a file of their own: UBL and CII of EN 16931, XRechnung, Peppol. */
export const xmlFormats = ['xrechnung-ubl', 'xrechnung-cii', 'peppol', 'ubl', 'cii'] as const
export type XmlFormat = (typeof xmlFormats)[number]

/** All formats; a PDF carries `factur-x`. */
export const eInvoiceFormats = [...xmlFormats, 'factur-x'] as const
export type EInvoiceFormat = (typeof eInvoiceFormats)[number]

/** Countries whose receivers are reached in the Peppol network. */
const peppolCountries: ReadonlySet<string> = new Set('AT BE DK EE FI IE IS LT LU LV NL NO SE SG'.split(' '))

/** The format that receivers in a country usually ask for, until they say so. */
export const likelyFormatIn = (country: string): XmlFormat =>
  country === 'DE' ? 'xrechnung-ubl' : peppolCountries.has(country) ? 'peppol' : 'ubl'

/** Names of the e-invoice in a PDF, in lower case: of Factur-X and ZUGFeRD 2.1, 2.0 and 1.0, and of XRechnung. */
export const eInvoiceFileNames: readonly string[] = ['factur-x.xml', 'zugferd-invoice.xml', 'xrechnung.xml']
