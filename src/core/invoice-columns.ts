import { customerOf } from './customer.ts'
import type { Decimal } from './decimal.ts'
import { defaultCurrency } from './defaults.ts'
import { type Draft, renderableOf } from './draft.ts'
import { totalsOf } from './totals.ts'

/** What the list shows and searches of a draft. */
export interface InvoiceColumns {
  invoice_number: string
  customer: string
  currency: string
  payable: Decimal | null
  /** lower case */
  searchText: string
}

export function columnsOf(draft: Draft): InvoiceColumns {
  const customer = customerOf(draft)
  const descriptions = draft.items.map(item => item.description)
  return {
    invoice_number: draft.invoice_number.trim(),
    customer,
    currency: draft.currency?.trim() || defaultCurrency,
    payable: payableOf(draft),
    searchText: [draft.invoice_number, customer, ...descriptions].join('\n').toLowerCase(),
  }
}

/** `null` while nothing can be added up. */
function payableOf(draft: Draft): Decimal | null {
  const renderable = renderableOf(draft)
  const isCounted = renderable.items.some(item => item.quantity !== null && item.unit_price !== null)
  return isCounted ? totalsOf(renderable).payable : null
}
