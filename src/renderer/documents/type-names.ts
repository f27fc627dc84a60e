import type { DocumentType, TypeValue } from '#core/document-type.ts'

/** Names in the list and in the field for the type. */
export const typeNames = {
  invoice: 'type.invoice',
  credit_note: 'type.credit-note',
  quote: 'type.quote',
  corrected: 'type.corrected',
  self_billed: 'type.self-billed',
  deposit: 'type.deposit',
  self_billed_credit_note: 'type.self-billed-credit-note',
} as const satisfies Record<TypeValue, string>

/** Number and kind of several documents: `document` for several kinds or an unknown kind. */
export function countedKinds(types: readonly (DocumentType | undefined)[]): {
  count: number
  kind: DocumentType | 'document'
} {
  const [first] = types
  const kind = first !== undefined && types.every(type => type === first) ? first : 'document'
  return { count: types.length, kind }
}
