/** Kinds of documents. The names are part of the API and stored. */
export const documentTypes = ['invoice', 'credit_note', 'quote'] as const

export type DocumentType = (typeof documentTypes)[number]

/** Invoices with another title and code (UNTDID 1001); numbers, reports and payments treat them as invoices. */
const invoiceVariants = ['corrected', 'self_billed', 'deposit'] as const

/** Values of the field `type`. */
export const typeValues = [...documentTypes, ...invoiceVariants] as const

export type TypeValue = (typeof typeValues)[number]

interface Typed {
  /** a draft may contain any text here */
  type?: string | undefined
}

export const typeValueOf = ({ type }: Typed): TypeValue =>
  typeValues.find(known => known === type?.trim()) ?? 'invoice'

export const documentTypeOf = ({ type }: Typed): DocumentType =>
  documentTypes.find(known => known === type?.trim()) ?? 'invoice'

/** Whether the document names the invoice that it credits or corrects. */
export const needsPrecedingInvoice = (document: Typed): boolean =>
  ['credit_note', 'corrected'].includes(typeValueOf(document))

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
