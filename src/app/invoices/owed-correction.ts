import type { InvoiceSummary } from '#contract/invoice-list.ts'
import { comparableNumber } from '#core/invoice/invoice-number.ts'
import { Exact } from '#core/invoice/line-net.ts'
import { type Decimal, negateDecimal } from '#core/money/decimal.ts'
import type { Store } from '../ports/store.ts'

interface OwedCorrection {
  correction: InvoiceSummary
  /** the overpaid amount, or the outstanding amount of the correction if that is smaller */
  amount: Decimal
}

/**
 * Maximum number of outstanding invoices searched. Earlier versions stored no link, so a correction is found by the
 * number that it names.
 */
const maxCompared = 200

/** The correction of an overpaid and credited invoice, or a correction of that correction, that is not fully paid. */
export function owedCorrection(store: Store, invoice: InvoiceSummary, today: string): OwedCorrection | null {
  const { outstanding, credited, currency } = invoice
  if (outstanding === null || new Exact(outstanding).gte(0) || new Exact(credited).eq(0)) return null
  const correction = correctionsOf(store, invoice, today).find(
    each => each.currency === currency && new Exact(each.outstanding ?? 0).gt(0),
  )
  if (!correction?.outstanding) return null
  const tooMuch = negateDecimal(outstanding)
  return {
    correction,
    amount: new Exact(tooMuch).gt(correction.outstanding) ? correction.outstanding : tooMuch,
  }
}

function correctionsOf(store: Store, invoice: InvoiceSummary, today: string): InvoiceSummary[] {
  const found = new Map([[invoice.id, invoice]])
  // The loop also visits invoices that are added to the map during the iteration.
  for (const { id } of found.values())
    for (const made of store.invoices.linkedTo(id, 'createdFrom')) {
      const summary = made.type === 'invoice' ? store.invoices.summary(made.id, today) : undefined
      if (summary) found.set(made.id, summary)
    }
  found.delete(invoice.id)
  return found.size > 0 ? [...found.values()] : correctionsByNumber(store, invoice, today)
}

function correctionsByNumber(store: Store, invoice: InvoiceSummary, today: string): InvoiceSummary[] {
  const corrected = comparableNumber(invoice.invoice_number)
  const { currency, issueDate } = invoice
  return store.invoices
    .list({
      search: '',
      currency,
      balance: 'outstanding',
      ...(issueDate !== null && { from: issueDate }),
      limit: maxCompared,
      today,
    })
    .filter(({ id, type }) => {
      const named = type === 'invoice' ? store.invoices.find(id)?.draft.preceding_invoice?.number : undefined
      return named !== undefined && comparableNumber(named) === corrected
    })
}
