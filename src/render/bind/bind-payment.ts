import { documentTypeOf } from '#core/document-type.ts'
import { hasIbanFormat, normalizeIban } from '#core/invoice/iban.ts'
import type { RenderableInvoice } from '#core/invoice/renderable-invoice.ts'
import type { Totals } from '#core/invoice/totals.ts'
import { isNegative, isZero } from '#core/money/decimal.ts'
import { type Field, fieldOf, type LabelledField } from '../model/display-list.ts'
import { filled } from './bind-facts.ts'
import { fillLabel, type Labels } from './labels.ts'

/**
 * Binds the payment details. Name and invoice number are repeated only with an account, because the payer
 * copies them together. The account is printed only on invoices with an amount due and drafts without amounts,
 * so that nobody pays by mistake.
 */
export function bindPayment(
  invoice: RenderableInvoice,
  { lines, payable }: Totals,
  labels: Labels,
  money: (decimal: string) => string,
): LabelledField[] {
  const { seller } = invoice
  const terms = fieldOf('payment_terms', invoice.payment_terms)
  if (documentTypeOf(invoice) !== 'invoice') return filled([labels.payment_terms, terms])
  if (isNegative(payable)) {
    const text = fillLabel(labels.nothing_to_pay, { amount: money(payable.slice(1)) })
    return filled([labels.credit, { text, path: null }], [labels.payment_terms, terms])
  }
  if (isZero(payable) && lines.some(line => line !== null)) {
    return filled([labels.payable, { text: money(payable), path: null }], [labels.payment_terms, terms])
  }
  const iban = fieldOf('seller.iban', seller?.iban && groupIban(seller.iban))
  return filled(
    [labels.payee, payeeOf(invoice, labels)],
    [labels.account_holder, iban && holderOf(invoice)],
    [hasIbanFormat(normalizeIban(seller?.iban ?? '')) ? 'IBAN' : labels.account_number, iban],
    [bic.test(seller?.bic?.trim() ?? '') ? 'BIC' : labels.bank_code, fieldOf('seller.bic', seller?.bic)],
    [labels.payment_reference, iban && referenceOf(invoice)],
    [labels.payment_terms, terms],
  )
}

/** ISO 9362; other banks have a routing number, a sort code or the like. */
const bic = /^[A-Z]{4}[A-Z]{2}[A-Z0-9]{2}(?:[A-Z0-9]{3})?$/i

/** Returns the account holder, or else the seller unless a payee has a row of its own. */
const holderOf = ({ seller, payee }: RenderableInvoice) =>
  fieldOf('seller.account_holder', seller?.account_holder) ??
  (payee?.name?.trim() ? undefined : fieldOf('seller.name', seller?.name))

function payeeOf({ payee }: RenderableInvoice, labels: Labels): Field | undefined {
  if (!payee) return undefined
  const { name, identifier, registration_id } = payee
  const parts = [
    name,
    identifier && `${labels.identifier} ${identifier}`,
    registration_id && `${labels.registration_id} ${registration_id}`,
  ]
  return fieldOf('payee', parts.filter(part => part).join(labels.list_separator))
}

const referenceOf = ({ payment_reference, invoice_number }: RenderableInvoice) =>
  fieldOf('payment_reference', payment_reference) ?? fieldOf('invoice_number', invoice_number)

/** Formats an IBAN in groups of four (ISO 13616). Any other text is returned unchanged. */
function groupIban(iban: string): string {
  return hasIbanFormat(iban) ? iban.replaceAll(/(.{4})(?=.)/g, '$1 ') : iban
}
