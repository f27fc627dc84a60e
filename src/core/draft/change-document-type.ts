import { documentTypeOf, type TypeValue } from '../document-type.ts'
import { addDays } from '../text/calendar-date.ts'
import type { Draft } from './draft.ts'

export interface DocumentDefaults {
  dueDays: number
  quoteDays: number
  /** replaces the number; absent to keep it */
  invoice_number?: string | undefined
}

/** The draft as another kind of document: without the dates that its kind does not show, with those that it needs. */
export function changeDocumentType(draft: Draft, type: TypeValue, defaults: DocumentDefaults): Draft {
  const kind = documentTypeOf({ type })
  const { type: _type, due_date, valid_until, preceding_invoice, ...kept } = draft
  const { dueDays, quoteDays, invoice_number = kept.invoice_number } = defaults
  const inDays = (days: number) => addDays(kept.issue_date ?? '', days)
  const due = due_date ?? inDays(dueDays)
  const until = valid_until ?? inDays(quoteDays)
  return {
    ...kept,
    invoice_number,
    ...(type !== 'invoice' && { type }),
    ...(kind === 'invoice' && due !== undefined && { due_date: due }),
    ...(kind === 'quote' && until !== undefined && { valid_until: until }),
    ...(kind !== 'quote' && preceding_invoice !== undefined && { preceding_invoice }),
  }
}
