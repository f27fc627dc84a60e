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

/** The credit note beside a correction, which takes over the deposit. */
export const cancellationOf = (invoice: Draft, numbered: NumberAndDates): Draft =>
  derive('cancellation', invoice, {
    ...numbered,
    type: creditTypeOf(invoice),
    preceding_invoice: referenceTo(invoice),
  })

/** A draft in place of an invoice that is cancelled; it names the invoice that it replaces. */
export const correctionOf = (invoice: Draft, numbered: NumberAndDates): Draft =>
  derive('correction', invoice, { ...numbered, preceding_invoice: referenceTo(invoice) })

/** @param isFirst the deposit is deducted once */
export const invoiceOfQuote = (quote: Draft, numbered: NumberAndDates, isFirst = true): Draft =>
  derive(isFirst ? 'ofQuote' : 'ofQuoteAgain', quote, numbered)

/**
 * The invoice for the whole delivery, which deducts deposit invoices.
 * @param quote that they were made from, whose lines it bills; without one its first line is to be filled in
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
