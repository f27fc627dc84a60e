/** An XML invoice that a PDF carries, as Factur-X 1.0 prescribes. */
export interface AttachedEInvoice {
  name: 'factur-x.xml'
  xml: Uint8Array
  /** shown by viewers beside the file name, in the language of the document */
  description: string
  conformanceLevel: 'EN 16931'
}

/**
 * The attachment of an invoice, the same for the service and for the digest that it is compared with. A file without
 * pdfkit, because neither the service's own process nor the app's loads it.
 */
export const facturX = (invoice_number: string, xml: Uint8Array): AttachedEInvoice => ({
  name: 'factur-x.xml',
  xml,
  description: `Factur-X ${invoice_number}`,
  conformanceLevel: 'EN 16931',
})
