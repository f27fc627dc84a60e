import type { RenderableInvoice } from '#core/invoice/renderable-invoice.ts'
import type { Totals } from '#core/invoice/totals.ts'
import { isNegative, isZero } from '#core/money/decimal.ts'
import type { Field, LabelledField } from '../field.ts'
import { fieldOf } from '../field.ts'
import { fillLabel, type Labels } from './labels.ts'

/**
 * Where and how to pay. Name and number are repeated only beside an account, where the payer copies them from. An account
 * is printed only for an amount that is due, and for a draft without amounts: any other would be paid into.
 */
export function bindPayment(
  invoice: RenderableInvoice,
  { lines, payable }: Totals,
  labels: Labels,
  money: (decimal: string) => string,
): LabelledField[] {
  const { seller } = invoice
  const terms = fieldOf('payment_terms', invoice.payment_terms)
  if (isNegative(payable)) {
    const text = fillLabel(labels.nothing_to_pay, { amount: money(payable.slice(1)) })
    return presentRows([
      [labels.credit, { text, path: null }],
      [labels.payment_terms, terms],
    ])
  }
  if (isZero(payable) && lines.some(line => line !== null)) {
    return presentRows([
      [labels.payable, { text: money(payable), path: null }],
      [labels.payment_terms, terms],
    ])
  }
  const iban = fieldOf('seller.iban', seller?.iban && groupIban(seller.iban))
  return presentRows([
    [labels.account_holder, iban && fieldOf('seller.name', seller?.name)],
    ['IBAN', iban],
    ['BIC', fieldOf('seller.bic', seller?.bic)],
    [labels.payment_reference, iban && fieldOf('invoice_number', invoice.invoice_number)],
    [labels.payment_terms, terms],
  ])
}

const presentRows = (rows: [string, Field | undefined][]): LabelledField[] =>
  rows.flatMap(([label, value]) => (value ? [{ label, value }] : []))

/** An IBAN on paper stands in groups of four (ISO 13616). Anything else stays as it was typed. */
function groupIban(iban: string): string {
  return /^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(iban) ? iban.replaceAll(/(.{4})(?=.)/g, '$1 ') : iban
}
