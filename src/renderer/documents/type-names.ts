import type { DocumentType, TypeValue } from '#core/document-type.ts'
import { t } from '../i18n/translate.ts'

/** Names in the list and in the choice of the type. */
export const typeNames = {
  invoice: 'type.invoice',
  credit_note: 'type.credit-note',
  quote: 'type.quote',
  corrected: 'type.corrected',
  self_billed: 'type.self-billed',
  deposit: 'type.deposit',
  self_billed_credit_note: 'type.self-billed-credit-note',
} as const satisfies Record<TypeValue, string>

const namesInText = {
  invoice: 'type.in-text.invoice',
  credit_note: 'type.in-text.credit-note',
  quote: 'type.in-text.quote',
} as const satisfies Record<DocumentType, string>

const pluralNames = {
  invoice: 'type.plural.invoice',
  credit_note: 'type.plural.credit-note',
  quote: 'type.plural.quote',
} as const satisfies Record<DocumentType, string>

/** The name of a kind as a parameter of texts: `Kind` begins a sentence or a label. */
export const kindParams = (type: DocumentType): { kind: string; Kind: string } => ({
  kind: t(namesInText[type]),
  Kind: t(typeNames[type]),
})

/** Number and name of several documents: "documents" if they are of several kinds, or if a kind is not known. */
export function countedKinds(types: readonly (DocumentType | undefined)[]): { count: number; kinds: string } {
  const [first] = types
  const count = types.length
  const only = first !== undefined && types.every(type => type === first) ? first : undefined
  return { count, kinds: t(only ? pluralNames[only] : 'type.plural.any', { count }) }
}
