/** E-invoices that are written as a file of their own: UBL and CII of EN 16931, XRechnung, Peppol. */
export const xmlFormats = ['xrechnung-ubl', 'xrechnung-cii', 'peppol', 'ubl', 'cii'] as const
export type XmlFormat = (typeof xmlFormats)[number]

/** All formats; a PDF carries `factur-x`. */
export const eInvoiceFormats = [...xmlFormats, 'factur-x'] as const
export type EInvoiceFormat = (typeof eInvoiceFormats)[number]
