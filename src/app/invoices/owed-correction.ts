import type { InvoiceSummary } from '#contract/invoice-list.ts'
import { comparableNumber } from '#core/invoice/invoice-number.ts'
import { Exact } from '#core/invoice/line-net.ts'
import { type Decimal, negateDecimal } from '#core/money/decimal.ts'
import type { Store } from '../ports/store.ts'

interface OwedCorrection {
  correction: InvoiceSummary
  /** what was paid too much, or what the correction owes, if that is less */
  amount: Decimal
}

/** Newest invoices of which something is owed; those of earlier versions have no link, and name what they correct. */
const maxCompared = 200

/** The correction of a paid and credited invoice, or the correction of that one, that still owes something. */
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
  // A map yields what is added while it is read.
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
