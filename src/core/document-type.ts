/** Kinds of documents. The names are part of the API and stored. */
export const documentTypes = ['invoice', 'credit_note', 'quote'] as const

export type DocumentType = (typeof documentTypes)[number]

/** The kind of a document from its optional field `type`; a draft may contain any text there. */
export const documentTypeOf = ({ type }: { type?: string | undefined }): DocumentType =>
  documentTypes.find(known => known === type?.trim()) ?? 'invoice'

type DependentField = 'due_date' | 'valid_until' | 'preceding_invoice'

/** Fields that documents of a kind do not show. */
export const fieldsNotPrinted: Readonly<Record<DocumentType, readonly DependentField[]>> = {
  invoice: ['valid_until'],
  credit_note: ['due_date', 'valid_until'],
  quote: ['due_date', 'preceding_invoice'],
}

/** Whether documents of this kind show the field. */
export const isPrintedOn = (type: DocumentType, field: DependentField): boolean =>
  !fieldsNotPrinted[type].includes(field)
