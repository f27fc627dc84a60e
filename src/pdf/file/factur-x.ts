/** An XML invoice embedded in a PDF, as required by Factur-X 1.0. */
export interface AttachedEInvoice {
  name: 'factur-x.xml'
  xml: Uint8Array
  /** shown by viewers beside the file name, in the language of the document */
  description: string
  conformanceLevel: 'EN 16931'
}

/**
 * Returns the e-invoice attachment; the service and the comparison of digests use the same. This file does
 * not import pdfkit, which the main processes of service and app do not load.
 */
export const facturX = (invoice_number: string, xml: Uint8Array): AttachedEInvoice => ({
  name: 'factur-x.xml',
  xml,
  description: `Factur-X ${invoice_number}`,
  conformanceLevel: 'EN 16931',
})
