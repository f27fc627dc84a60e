/** What a look at the delivered PDF, beside the preview, brought up. */
export type Finding =
  | { kind: 'pages'; expected: number; found: number }
  /** a live PDF says TEST, or a test one does not */
  | { kind: 'mark_unexpected' }
  | { kind: 'mark_missing' }
  /** the first difference of a page, counted from 1 */
  | { kind: 'text'; page: number; expected: string; found: string }
  /** what the invoice says and the PDF of another program does not */
  | { kind: 'value_missing'; field: 'invoice_number' | 'customer' | 'line' | 'payable'; value: string }
  | { kind: 'script' }
  /** other bytes, but the same pages and the same text */
  | { kind: 'same_text' }
  /** another program made it, and what the invoice says is in it */
  | { kind: 'same_values' }
  | { kind: 'unreadable'; reason: 'encrypted' | 'damaged' | 'too_much' | 'no_text' }
  /** the preview itself could not be made */
  | { kind: 'no_preview' }
