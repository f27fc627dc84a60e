/** Results of the comparison of the delivered PDF with the preview. */
export type PdfDifference =
  | { kind: 'pages'; expected: number; found: number }
  /** a live PDF has the TEST watermark, or a test PDF lacks it */
  | { kind: 'mark_unexpected' }
  | { kind: 'mark_missing' }
  /** first difference of a page, counted from 1 */
  | { kind: 'text'; page: number; expected: string; found: string }
  /** a value of the invoice that the PDF of another program lacks */
  | { kind: 'value_missing'; field: 'invoice_number' | 'customer' | 'line' | 'payable'; value: string }
  /** a live PDF lacks the e-invoice that was asked for, or a test PDF carries one */
  | { kind: 'einvoice_missing' }
  | { kind: 'einvoice_unexpected' }
  | { kind: 'script' }
  /** it carries the e-invoice that was asked for */
  | { kind: 'einvoice_attached'; name: string }
  /** other bytes, but the same pages and text */
  | { kind: 'same_text' }
  /** made by another program, with all values of the invoice */
  | { kind: 'same_values' }
  | { kind: 'unreadable'; reason: 'encrypted' | 'damaged' | 'too_much' | 'no_text' }
  /** the preview could not be rendered */
  | { kind: 'no_preview' }
