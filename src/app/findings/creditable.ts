import type { Draft } from '#core/draft/draft.ts'
import { columnsOf } from '#core/draft/invoice-columns.ts'
import { renderableDraft } from '#core/draft/renderable-draft.ts'
import { Exact } from '#core/invoice/line-net.ts'
import { settledTotalOf, totalsOf } from '#core/invoice/totals.ts'
import { type Decimal, toDecimal } from '#core/money/decimal.ts'
import { type Money, sumIn } from '#core/money/sums.ts'
import type { LinkedInvoice, Store } from '../ports/store.ts'

/**
 * Amount of an invoice that these credit notes leave to credit: its total with cash rounding, because a deposit is
 * returned too.
 */
export function creditableOf(invoice: Draft, credits: readonly LinkedInvoice[] = []): Decimal {
  const whole = settledTotalOf(totalsOf(renderableDraft(invoice)))
  return toDecimal(new Exact(whole).minus(creditedOf(invoice, credits)), digitsOf(whole))
}

/** Amount that a credit note can credit of its invoice, after all other credit notes; `null` if it names no invoice. */
export function creditableBy({ invoices }: Pick<Store, 'invoices'>, id: string): Money | null {
  const creditsId = invoices.findHead(id)?.links.creditsId ?? null
  const original = creditsId === null ? undefined : invoices.find(creditsId)
  if (!original) return null
  const others = invoices
    .linkedTo(original.id, 'creditsId')
    .filter(other => other.id !== id && other.type === 'credit_note')
  return { currency: columnsOf(original.draft).currency, amount: creditableOf(original.draft, others) }
}

/** Sum of credit notes in the currency of the invoice, including the deposits that they move to a correction. */
export function creditedOf(invoice: Draft, credits: readonly LinkedInvoice[]): Decimal {
  const { currency } = columnsOf(invoice)
  const { total } = totalsOf(renderableDraft(invoice))
  const amounts = credits.flatMap(({ currency, payable, prepaid }) =>
    [payable, prepaid].flatMap(amount => (amount === null ? [] : [{ currency, amount }])),
  )
  return toDecimal(sumIn(currency, amounts), digitsOf(total))
}

const digitsOf = (amount: Decimal): number => amount.split('.')[1]?.length ?? 0
