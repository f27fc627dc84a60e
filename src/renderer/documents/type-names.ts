import type { DocumentType } from '#core/document-type.ts'

/** Names of the kinds in the list and in the choice of the kind. */
export const typeNames = {
  invoice: 'type.invoice',
  credit_note: 'type.credit-note',
  quote: 'type.quote',
} as const satisfies Record<DocumentType, string>
