import { defaultCurrency } from '../defaults.ts'
import { totalsOf } from '../invoice/totals.ts'
import type { Decimal } from '../money/decimal.ts'
import { customerName } from './customer.ts'
import type { Draft } from './draft.ts'
import { renderableDraft } from './renderable-draft.ts'

/** Columns of the invoice list and its search index. */
export interface InvoiceColumns {
  invoice_number: string
  customer: string
  currency: string
  payable: Decimal | null
  /** normalised by {@link searchable}, one field per line */
  searchText: string
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: naming them is the point
const controlCharactersButBreaks = /[\u0000-\u0009\u000b-\u001f\u007f-\u009f]/g

/** Normalises text and queries for search. Removes NUL, because SQLite reads a text up to its first NUL. */
export const searchable = (text: string): string =>
  text.toLowerCase().replace(controlCharactersButBreaks, control => (control === '\t' ? ' ' : ''))

export function columnsOf(draft: Draft): InvoiceColumns {
  const customer = customerName(draft)
  const descriptions = draft.items.map(item => item.description)
  return {
    invoice_number: draft.invoice_number.trim(),
    customer,
    currency: draft.currency?.trim() || defaultCurrency,
    payable: payableOf(draft),
    searchText: searchable([draft.invoice_number, customer, ...descriptions].join('\n')),
  }
}

/** `null` while no line item has a quantity and a price. */
function payableOf(draft: Draft): Decimal | null {
  const renderable = renderableDraft(draft)
  const isCounted = renderable.items.some(item => item.quantity !== null && item.unit_price !== null)
  return isCounted ? totalsOf(renderable).payable : null
}
