import { defaultCurrency } from '../defaults.ts'
import { documentTypeOf } from '../document-type.ts'
import type { Decimal } from '../money/decimal.ts'
import { readCreditorReference, readIban } from './iban.ts'
import type { RenderableInvoice } from './renderable-invoice.ts'

/** Limits of EPC069-12, version 3.0, "Quick Response Code: Guidelines to Enable Data Capture". */
export const maxNameLength = 70
const maxReferenceLength = 140
const maxCents = 99_999_999_999n

/** UNTDID 4461: cash, cheque, cards and direct debits; a transfer would pay a second time */
const meansWithoutTransfer = ['10', '20', '48', '49', '54', '55', '59']

/**
 * Text of the QR code for a SEPA credit transfer; `null` if nothing is payable, as on a credit note or a quote, or if a
 * transfer cannot represent it.
 */
export function paymentCodeOf(invoice: RenderableInvoice, payable: Decimal): string | null {
  if (documentTypeOf(invoice) !== 'invoice') return null
  const { seller, currency = defaultCurrency, payment_means: means } = invoice
  if (means !== undefined && meansWithoutTransfer.includes(means)) return null
  const name = accountHolderOf(invoice)
  const isValidName = name !== '' && lengthOf(name) <= maxNameLength
  const iban = readIban(seller?.iban ?? '')
  if (currency !== 'EUR' || iban === undefined || !isValidName) return null
  const cents = centsOf(payable)
  if (cents === null || cents < 1n || cents > maxCents) return null
  const amount = `EUR${cents / 100n}.${String(cents % 100n).padStart(2, '0')}`
  const reference = plain(invoice.payment_reference ?? '') || plain(invoice.invoice_number)
  if (lengthOf(reference) > maxReferenceLength) return null
  const creditorReference = readCreditorReference(reference)
  // The empty line is the purpose.
  const lines = ['BCD', '002', '1', 'SCT', bicOf(seller?.bic), plain(name), iban, amount, '']
  return [...lines, ...(creditorReference ? [creditorReference] : ['', reference])].join('\n')
}

/** Whether a payment code is missing only because the account holder's name is longer than {@link maxNameLength}. */
export const isNameTooLongForPaymentCode = (invoice: RenderableInvoice, payable: Decimal): boolean =>
  lengthOf(accountHolderOf(invoice)) > maxNameLength &&
  paymentCodeOf({ ...invoice, seller: { ...invoice.seller, account_holder: 'x' } }, payable) !== null

/** Name of the payment's recipient: the seller's account holder, else the payee, else the seller. */
export const accountHolderOf = ({ seller, payee }: RenderableInvoice): string =>
  seller?.account_holder?.trim() || payee?.name?.trim() || (seller?.name ?? '').trim()

/** Path of the field that names the account holder. */
export const pathOfAccountHolder = ({ seller, payee }: RenderableInvoice): string =>
  seller?.account_holder?.trim()
    ? 'seller.account_holder'
    : payee?.name?.trim()
      ? 'payee.name'
      : 'seller.name'

const plain = (text: string) => text.replaceAll(/\s+/g, ' ').trim()

/** in code points */
const lengthOf = (text: string) => [...text].length

function centsOf(amount: Decimal): bigint | null {
  const match = /^(\d+)(?:\.(\d{1,2})0*)?$/.exec(amount)
  return match ? BigInt(`${match[1]}${(match[2] ?? '').padEnd(2, '0')}`) : null
}

/** Optional since version 002; an invalid BIC would invalidate the code. */
function bicOf(bic: string | undefined): string {
  const code = (bic ?? '').replaceAll(/\s/g, '').toUpperCase()
  return /^[A-Z]{4}[A-Z]{2}[A-Z0-9]{2}([A-Z0-9]{3})?$/.test(code) ? code : ''
}
