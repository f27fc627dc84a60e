/** Limits of an invoice. The service answers 422 above them; the editor prevents input above them. */
export const limits = {
  /** line items of a submitted invoice */
  items: 1000,
  /** line items of a document that is only rendered, or generated asynchronously */
  renderedItems: 10_000,
  /** pages of a document; ten thousand line items take a few hundred */
  pages: 3000,
  /** distinct glyphs per font of a document, because glyph codes in a PDF have two bytes */
  glyphsPerFont: 60_000,
  /** characters of the distinct words that need HarfBuzz; more than a request of `bodyBytes` contains */
  shapedCharacters: 1_500_000,
  descriptionLength: 2000,
  invoiceNumberLength: 64,
  unitLength: 64,
  /** characters of an article number or of a line of an order */
  itemIdLength: 100,
  /** charges of a document */
  charges: 20,
  chargeReasonLength: 100,
  /** earlier invoices that a document names */
  precedingInvoices: 100,
  /** characters of any other text field */
  textLength: 2000,
  addressLines: 8,
  /** digits before the decimal point */
  amountDigits: 15,
  fractionDigits: 20,
  /** characters of a decimal that is sent as text */
  decimalLength: 64,
  /** bytes of the decoded image */
  logoBytes: 1024 * 1024,
  /** files that travel with a document */
  attachments: 10,
  /** characters of a file name with extension, or of a link name */
  attachmentNameLength: 128,
  /** characters of the address of a file that is not sent along */
  linkLength: 2000,
  attachmentDescriptionLength: 200,
  /** bytes of all decoded attachments of a document */
  attachmentsBytes: 1024 * 1024,
  /** bytes of logo and attachments in a request, as base64, including the names of the attachments */
  filesBytes: 2 * Math.ceil((1024 * 1024 * 4) / 3) + 32 * 1024,
  /** pixels per side */
  logoSide: 4096,
  /** bytes of a request without its logo and attachments */
  bodyBytes: 1024 * 1024,
  /** bytes of a request whose invoice is queued, without its logo and attachments */
  queuedBodyBytes: 8 * 1024 * 1024,
  /** issues reported in one response */
  issues: 100,
} as const
