/** Kinds of documents. The names are part of the API and stored. */
export const documentTypes = ['invoice', 'credit_note', 'quote'] as const

export type DocumentType = (typeof documentTypes)[number]

/**
 * Invoices and credit notes with another title and code (UNTDID 1001); numbers, reports and payments treat them as the
 * named kind.
 */
const variants = {
  corrected: 'invoice',
  self_billed: 'invoice',
  self_billed_credit_note: 'credit_note',
  deposit: 'invoice',
} as const satisfies Record<string, DocumentType>

type Variant = keyof typeof variants

/** Values of the field `type`. */
export const typeValues = [...documentTypes, ...(Object.keys(variants) as Variant[])] as const

export type TypeValue = (typeof typeValues)[number]

interface Typed {
  /** a draft may contain any text here */
  type?: string | undefined
}

export const typeValueOf = ({ type }: Typed): TypeValue =>
  typeValues.find(known => known === type?.trim()) ?? 'invoice'

export function documentTypeOf(document: Typed): DocumentType {
  const type = typeValueOf(document)
  return type in variants ? variants[type as Variant] : (type as DocumentType)
}

/** The type of a credit note for an invoice: it keeps who writes the document. */
export const creditTypeOf = (invoice: Typed): TypeValue =>
  typeValueOf(invoice) === 'self_billed' ? 'self_billed_credit_note' : 'credit_note'

/** Whether the document names the invoice that it credits or corrects. */
export const needsPrecedingInvoice = (document: Typed): boolean =>
  documentTypeOf(document) === 'credit_note' || typeValueOf(document) === 'corrected'

type DependentField = 'due_date' | 'valid_until' | 'preceding_invoice'

/** Fields that documents of a kind do not show. */
export const fieldsNotPrinted: Readonly<Record<DocumentType, readonly DependentField[]>> = {
  invoice: ['valid_until'],
  credit_note: ['due_date', 'valid_until'],
  quote: ['due_date', 'preceding_invoice'],
}

/** Whether documents of this kind show the field. */
export const isPrintedOn = (type: DocumentType, field: string): boolean =>
  !(fieldsNotPrinted[type] as readonly string[]).includes(field)
