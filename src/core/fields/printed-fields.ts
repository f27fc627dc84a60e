import type { invoiceFields } from './invoice-fields.ts'
import { type ReferenceName, referenceNames } from './reference-fields.ts'

// This file does not import the schema library, because layout needs no schema.

type FieldName = keyof typeof invoiceFields

interface PrintedField {
  format: 'date' | 'text'
  /** entry of a `facts` block that shows the field; one that templates do not name is shown with one that they name */
  shownWith: FieldName
}

const printedReference = { format: 'text', shownWith: 'purchase_order' } as const

/**
 * Fields of the invoice that are printed beside a label of the same name (`render/bind/labels`) and are placeholders of
 * templates.
 */
export const printedFields = {
  invoice_number: { format: 'text', shownWith: 'invoice_number' },
  issue_date: { format: 'date', shownWith: 'issue_date' },
  due_date: { format: 'date', shownWith: 'due_date' },
  valid_until: { format: 'date', shownWith: 'due_date' },
  delivery_date: { format: 'date', shownWith: 'delivery_date' },
  ...(Object.fromEntries(referenceNames.map(name => [name, printedReference])) as Record<
    ReferenceName,
    typeof printedReference
  >),
} as const satisfies { [Name in FieldName]?: PrintedField }

export const printedFieldNames = Object.keys(printedFields) as (keyof typeof printedFields)[]
