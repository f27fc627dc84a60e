import { defaultCurrency } from '../defaults.ts'
import { totalsOf } from '../invoice/totals.ts'
import type { Decimal } from '../money/decimal.ts'
import { customerOf } from './customer.ts'
import type { Draft } from './draft.ts'
import { renderableDraft } from './renderable-draft.ts'

/** What the list shows and searches of a draft. */
export interface InvoiceColumns {
  invoice_number: string
  customer: string
  currency: string
  payable: Decimal | null
  /** as {@link searchable} leaves it, one field a line */
  searchText: string
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: naming them is the point
const controlCharactersButBreaks = /[\u0000-\u0009\u000b-\u001f\u007f-\u009f]/g

/** Text as it is searched and searched for. SQLite reads a text only as far as its first NUL. */
export const searchable = (text: string): string =>
  text.toLowerCase().replace(controlCharactersButBreaks, control => (control === '\t' ? ' ' : ''))

export function columnsOf(draft: Draft): InvoiceColumns {
  const customer = customerOf(draft)
  const descriptions = draft.items.map(item => item.description)
  return {
    invoice_number: draft.invoice_number.trim(),
    customer,
    currency: draft.currency?.trim() || defaultCurrency,
    payable: payableOf(draft),
    searchText: searchable([draft.invoice_number, customer, ...descriptions].join('\n')),
  }
}

/** `null` while nothing can be added up. */
function payableOf(draft: Draft): Decimal | null {
  const renderable = renderableDraft(draft)
  const isCounted = renderable.items.some(item => item.quantity !== null && item.unit_price !== null)
  return isCounted ? totalsOf(renderable).payable : null
}
