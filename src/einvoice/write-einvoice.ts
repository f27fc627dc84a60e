import { toCii } from './mapping/cii.ts'
import { toUbl } from './mapping/ubl.ts'
import type { EInvoice } from './model/einvoice.ts'
import { type Format, identifiersOf, type Syntax } from './model/formats.ts'
import type { XmlLayout } from './xml/xml-writer.ts'

/** Returns the invoice with the identifiers of a format (BT-24, and BT-23 if the format requires one). */
export const withFormat = (invoice: EInvoice, format: Format): EInvoice => ({
  ...invoice,
  ...identifiersOf(format, invoice.type),
})

/**
 * Writes an invoice without checking it, in UTF-8. Equal invoices give equal bytes.
 * @throws for text with a character that XML 1.0 cannot contain
 */
export const writeEInvoice = (
  invoice: EInvoice,
  syntax: Syntax,
  layout: XmlLayout = 'indented',
): Uint8Array<ArrayBuffer> => (syntax === 'ubl' ? toUbl(invoice, layout) : toCii(invoice, layout))
