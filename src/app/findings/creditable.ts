import type { Draft } from '#core/draft/draft.ts'
import { columnsOf } from '#core/draft/invoice-columns.ts'
import { renderableDraft } from '#core/draft/renderable-draft.ts'
import { Exact } from '#core/invoice/line-net.ts'
import { totalsOf } from '#core/invoice/totals.ts'
import { type Decimal, toDecimal } from '#core/money/decimal.ts'
import type { LinkedInvoice, Store } from '../ports/store.ts'

/**
 * Amount of an invoice that can still be credited besides these credit notes: its total with cash rounding, because a
 * deposit is returned too.
 */
export function creditableOf(invoice: Draft, credits: readonly LinkedInvoice[] = []): Decimal {
  const { total, rounding } = totalsOf(renderableDraft(invoice))
  return toDecimal(new Exact(total).plus(rounding).minus(creditedOf(invoice, credits)), digitsOf(total))
}

/** Creditable rest of the invoice that a credit note names, apart from the note itself; `null` if it names none. */
export function creditableBy({ invoices }: Pick<Store, 'invoices'>, id: string): Decimal | null {
  const creditsId = invoices.findHead(id)?.links.creditsId ?? null
  const original = creditsId === null ? undefined : invoices.find(creditsId)
  if (!original) return null
  const others = invoices
    .linkedTo(original.id, 'creditsId')
    .filter(other => other.id !== id && other.type === 'credit_note')
  return creditableOf(original.draft, others)
}

/** The sum of credit notes in the currency of the invoice. */
export function creditedOf(invoice: Draft, credits: readonly LinkedInvoice[]): Decimal {
  const { currency } = columnsOf(invoice)
  const { total } = totalsOf(renderableDraft(invoice))
  const sum = credits
    .filter(credit => credit.currency === currency)
    .reduce((before, { payable }) => before.plus(payable ?? 0), new Exact(0))
  return toDecimal(sum, digitsOf(total))
}

const digitsOf = (amount: Decimal): number => amount.split('.')[1]?.length ?? 0
