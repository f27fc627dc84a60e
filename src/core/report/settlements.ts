import type { DocumentType } from '../document-type.ts'
import type { InvoiceSums } from '../draft/invoice-columns.ts'
import { Exact } from '../invoice/line-net.ts'
import { type Decimal, isZero, negateDecimal, toDecimal } from '../money/decimal.ts'

/** Money received for a document; negative for a refund. */
export interface Settlement {
  /** ISO date */
  date: string
  amount: Decimal
}

interface SettledDocument {
  type: DocumentType
  issueDate: string
  sums: Pick<InvoiceSums, 'payable' | 'prepaid'>
  payments: readonly Settlement[]
}

const none = '0' as Decimal

/** Amount that settles the document: its total with cash rounding, negative for a credit note. */
export function settledAmount({ type, sums }: Pick<SettledDocument, 'type' | 'sums'>): Decimal {
  const { payable, prepaid = none } = sums
  return signed(type, toDecimal(new Exact(payable).plus(prepaid)))
}

/**
 * The deposit, then the payments. A deposit has no date, so it counts on the issue date of the document that deducts
 * it. A document over 0 is settled by its issue.
 */
export function settlementsOf(document: SettledDocument): Settlement[] {
  const { type, issueDate, sums, payments } = document
  const { prepaid = none } = sums
  const isSettledByIssue = !isZero(prepaid) || isZero(settledAmount(document))
  return [...(isSettledByIssue ? [{ date: issueDate, amount: signed(type, prepaid) }] : []), ...payments]
}

/**
 * Dates for reports and the list: `settled_on` is the date of a single settlement over the whole amount, 'parts' for
 * other settlements, '' without any.
 * @param document with payments only, if reports do not include it
 */
export function settlementDatesOf(document: SettledDocument | Pick<SettledDocument, 'payments'>): {
  settled_on: string
  first_paid_on: string
  last_paid_on: string
} {
  const settlements = 'sums' in document ? settlementsOf(document) : document.payments
  const [only, ...others] = settlements
  const isWhole =
    only !== undefined &&
    others.length === 0 &&
    'sums' in document &&
    new Exact(settledAmount(document)).eq(only.amount)
  // A document may have no issue date.
  const dates = settlements.flatMap(({ date }) => date || []).sort()
  return {
    settled_on: only === undefined ? '' : isWhole ? only.date : 'parts',
    first_paid_on: dates[0] ?? '',
    last_paid_on: dates.at(-1) ?? '',
  }
}

const signed = (type: DocumentType, amount: Decimal): Decimal =>
  type === 'credit_note' ? negateDecimal(amount) : amount
