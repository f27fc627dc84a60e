import type { invoiceFields } from './invoice-fields.ts'

type FieldName = keyof typeof invoiceFields

/**
 * Fields of the invoice that are printed beside a label of the same name (`render/bind/labels`) and are placeholders of
 * templates: how they are written, and the entry of a `facts` block that shows them. A field that templates need not
 * know, such as another reference, is shown with one that they know. `derived` says what becomes of a reference in a draft
 * that is made of a document (`draft/derivations.ts`). A file without the schema library, because layout needs no schema.
 */
export const printedFields = {
  invoice_number: { format: 'text', shownWith: 'invoice_number' },
  issue_date: { format: 'date', shownWith: 'issue_date' },
  due_date: { format: 'date', shownWith: 'due_date' },
  valid_until: { format: 'date', shownWith: 'due_date' },
  delivery_date: { format: 'date', shownWith: 'delivery_date' },
  purchase_order: { format: 'text', shownWith: 'purchase_order', derived: 'copied' },
  sales_order: { format: 'text', shownWith: 'purchase_order', derived: 'once', isRare: true },
  contract_reference: { format: 'text', shownWith: 'purchase_order', derived: 'copied', isRare: true },
  project_reference: { format: 'text', shownWith: 'purchase_order', derived: 'copied', isRare: true },
  tender_reference: { format: 'text', shownWith: 'purchase_order', derived: 'copied', isRare: true },
  despatch_advice: { format: 'text', shownWith: 'purchase_order', derived: 'once', isRare: true },
  receiving_advice: { format: 'text', shownWith: 'purchase_order', derived: 'once', isRare: true },
  mydata_mark: { format: 'text', shownWith: 'purchase_order', derived: 'never', isRare: true },
} as const satisfies { [Name in FieldName]?: PrintedDate | PrintedNumber | Reference }

interface PrintedDate {
  format: 'date'
  shownWith: FieldName
}

interface PrintedNumber {
  format: 'text'
  shownWith: 'invoice_number'
}

interface Reference {
  format: 'text'
  shownWith: 'purchase_order'
  /** once: one delivery or order is invoiced once; never: each document has its own */
  derived: 'copied' | 'once' | 'never'
  /** few invoices have it: the editor shows it in a collapsed group */
  isRare?: true
}

export type PrintedField = keyof typeof printedFields

export const printedFieldNames = Object.keys(printedFields) as PrintedField[]

/** Texts of one line, such as the purchase order, which name other documents. */
export type PrintedReference = {
  [Name in PrintedField]: (typeof printedFields)[Name]['shownWith'] extends 'purchase_order' ? Name : never
}[PrintedField]

export const printedReferences = printedFieldNames.filter(
  (name): name is PrintedReference => printedFields[name].shownWith === 'purchase_order',
)

export const isRareReference = (name: PrintedReference): boolean => 'isRare' in printedFields[name]
