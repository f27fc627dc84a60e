import type { invoiceFields } from './invoice-fields.ts'

type FieldName = keyof typeof invoiceFields

/**
 * Fields of the invoice that are printed beside a label of the same name (`render/bind/labels`) and are placeholders of
 * templates: their format, and the entry of a `facts` block that shows them. A field that templates do not name, such
 * as another reference, is printed with one that they name. `derived` is the rule for a reference in derived drafts
 * (`draft/derivations.ts`). Does not import the schema library, because layout needs no schema.
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
  /** once: only one document bills a delivery or order; never: each document has its own */
  derived: 'copied' | 'once' | 'never'
  /** rarely used; the editor shows it in a collapsed group */
  isRare?: true
}

export type PrintedField = keyof typeof printedFields

export const printedFieldNames = Object.keys(printedFields) as PrintedField[]

/** Single-line texts that refer to other documents, such as the purchase order. */
export type PrintedReference = {
  [Name in PrintedField]: (typeof printedFields)[Name]['shownWith'] extends 'purchase_order' ? Name : never
}[PrintedField]

export const printedReferences = printedFieldNames.filter(
  (name): name is PrintedReference => printedFields[name].shownWith === 'purchase_order',
)

export const isRareReference = (name: PrintedReference): boolean => 'isRare' in printedFields[name]
