import { creditTypeOf, documentTypeOf, type TypeValue } from '../document-type.ts'
import { isSummed } from '../line-kind.ts'
import { addDays } from '../text/calendar-date.ts'
import { derive, type Given } from './derivations.ts'
import { type Draft, emptyItem } from './draft.ts'

type NumberAndDates = Given<'ofQuote'>

/** A credit note for the whole invoice, with its lines and positive amounts; it returns the deposit. */
export const creditNoteOf = (invoice: Draft, numbered: NumberAndDates): Draft =>
  derive('credit', invoice, {
    ...numbered,
    type: creditTypeOf(invoice),
    preceding_invoice: referenceTo(invoice),
  })

/** A credit note for an invoice that is corrected; its deposit moves to the correction. */
export const cancellationOf = (invoice: Draft, numbered: NumberAndDates): Draft =>
  derive('cancellation', invoice, {
    ...numbered,
    type: creditTypeOf(invoice),
    preceding_invoice: referenceTo(invoice),
  })

/** A draft that replaces a cancelled invoice and names it. */
export const correctionOf = (invoice: Draft, numbered: NumberAndDates): Draft =>
  derive('correction', invoice, { ...numbered, preceding_invoice: referenceTo(invoice) })

/** @param isFirst whether it is the first invoice of the quote, which alone deducts the deposit */
export const invoiceOfQuote = (quote: Draft, numbered: NumberAndDates, isFirst = true): Draft =>
  derive(isFirst ? 'ofQuote' : 'ofQuoteAgain', quote, numbered)

/**
 * The invoice for the whole delivery, which deducts deposit invoices.
 * @param quote origin of the deposit invoices, whose lines are billed; without one, the first line is left for the user
 * to fill in
 */
export function finalInvoiceOf(
  deposit: Draft,
  {
    quote,
    deductions,
    ...numbered
  }: NumberAndDates & { quote: Draft | undefined; deductions: Draft['preceding_invoices'] },
): Draft {
  const rate = deposit.items.findLast(isSummed)?.tax_rate
  return derive('final', deposit, {
    ...numbered,
    preceding_invoices: deductions,
    items: quote?.items ?? [{ ...emptyItem(), ...(rate !== undefined && { tax_rate: rate }) }],
    discount_percent: quote?.discount_percent,
    discount_amount: quote?.discount_amount,
    charges: quote?.charges,
  })
}

export const duplicateOf = (source: Draft, numbered: NumberAndDates): Draft =>
  derive('duplicate', source, numbered)

const referenceTo = ({ invoice_number, issue_date }: Draft): Draft['preceding_invoice'] => ({
  number: invoice_number.trim(),
  ...(issue_date !== undefined && { issue_date }),
})

interface DocumentDefaults {
  dueDays: number
  quoteDays: number
  /** the new number; absent to keep the present one */
  invoice_number?: string | undefined
}

/**
 * The draft as another kind of document: dates that the kind does not show are removed, and those that it needs are
 * added.
 */
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
