import type { Renderable } from '#core/renderable.ts'
import type { Field, LabelledField } from './bound-invoice.ts'
import { fieldOf } from './field.ts'
import type { Labels } from './labels.ts'

/** Where and how to pay. Name and number are repeated only beside an account, where the payer copies them from. */
export function bindPayment(invoice: Renderable, labels: Labels): LabelledField[] {
  const { seller } = invoice
  const iban = fieldOf('seller.iban', seller?.iban && inGroups(seller.iban))
  const rows: [string, Field | undefined][] = [
    [labels.account_holder, iban && fieldOf('seller.name', seller?.name)],
    ['IBAN', iban],
    ['BIC', fieldOf('seller.bic', seller?.bic)],
    [labels.payment_reference, iban && fieldOf('invoice_number', invoice.invoice_number)],
    [labels.payment_terms, fieldOf('payment_terms', invoice.payment_terms)],
  ]
  return rows.flatMap(([label, value]) => (value ? [{ label, value }] : []))
}

/** An IBAN on paper stands in groups of four (ISO 13616). Anything else stays as it was typed. */
function inGroups(iban: string): string {
  return /^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(iban) ? iban.replaceAll(/(.{4})(?=.)/g, '$1 ') : iban
}
