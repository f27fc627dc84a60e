import type { Draft } from './draft.ts'

type NumberAndDates = Pick<Draft, 'invoice_number' | 'issue_date' | 'due_date' | 'valid_until'>

/** A credit note for the whole invoice, with its lines and positive amounts. */
export function creditNoteOf(invoice: Draft, numbered: NumberAndDates): Draft {
  const {
    due_date: _due,
    valid_until: _until,
    payment_terms: _terms,
    prepaid_amount: _prepaid,
    payment_reference: _reference,
    notes: _notes,
    ...kept
  } = invoice
  return { ...kept, ...numbered, type: 'credit_note', preceding_invoice: referenceTo(invoice) }
}

/** A draft in place of an invoice that is credited; it names the invoice that it replaces. */
export function correctionOf(invoice: Draft, numbered: NumberAndDates): Draft {
  const { valid_until: _until, due_date: _due, payment_reference: _reference, ...kept } = invoice
  return { ...kept, ...numbered, preceding_invoice: referenceTo(invoice) }
}

export function invoiceOfQuote(quote: Draft, numbered: NumberAndDates): Draft {
  const { type: _type, valid_until: _until, due_date: _due, preceding_invoice: _preceding, ...kept } = quote
  return { ...kept, ...numbered }
}

function referenceTo({ invoice_number, issue_date }: Draft): Draft['preceding_invoice'] {
  return { number: invoice_number.trim(), ...(issue_date !== undefined && { issue_date }) }
}
