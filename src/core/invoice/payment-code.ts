import { defaultCurrency } from '../defaults.ts'
import { documentTypeOf } from '../document-type.ts'
import type { Decimal } from '../money/decimal.ts'
import { readIban } from './iban.ts'
import type { RenderableInvoice } from './renderable-invoice.ts'

/** Limits of EPC069-12, version 3.0, "Quick Response Code: Guidelines to Enable Data Capture". */
export const maxNameLength = 70
const maxCents = 99_999_999_999n

/**
 * Text of the QR code for a SEPA credit transfer; `null` if nothing is payable, as on a credit note or a quote, or a
 * transfer cannot represent it.
 */
export function paymentCodeOf(invoice: RenderableInvoice, payable: Decimal): string | null {
  if (documentTypeOf(invoice) !== 'invoice') return null
  const { seller, currency = defaultCurrency, invoice_number: number } = invoice
  const name = nameOf(invoice)
  const isValidName = name !== '' && lengthOf(name) <= maxNameLength
  const iban = readIban(seller?.iban ?? '')
  if (currency !== 'EUR' || iban === undefined || !isValidName) return null
  const cents = centsOf(payable)
  if (cents === null || cents < 1n || cents > maxCents) return null
  const amount = `EUR${cents / 100n}.${String(cents % 100n).padStart(2, '0')}`
  // The two empty lines are purpose and structured reference.
  const lines = ['BCD', '002', '1', 'SCT', bicOf(seller?.bic), name, iban, amount, '', '', number]
  return lines.map(line => line.replaceAll(/\s+/g, ' ').trim()).join('\n')
}

/** Whether the seller's name is all that prevents a payment code: it is longer than {@link maxNameLength}. */
export const isNameTooLongForPaymentCode = (invoice: RenderableInvoice, payable: Decimal): boolean =>
  lengthOf(nameOf(invoice)) > maxNameLength &&
  paymentCodeOf({ ...invoice, seller: { ...invoice.seller, name: 'x' } }, payable) !== null

const nameOf = ({ seller }: RenderableInvoice) => (seller?.name ?? '').trim()

/** in code points */
const lengthOf = (text: string) => [...text].length

function centsOf(amount: Decimal): bigint | null {
  const match = /^(\d+)(?:\.(\d{1,2})0*)?$/.exec(amount)
  return match ? BigInt(`${match[1]}${(match[2] ?? '').padEnd(2, '0')}`) : null
}

/** Optional since version 002; an invalid BIC would invalidate the code. */
function bicOf(bic: string | undefined): string {
  const plain = (bic ?? '').replaceAll(/\s/g, '').toUpperCase()
  return /^[A-Z]{4}[A-Z]{2}[A-Z0-9]{2}([A-Z0-9]{3})?$/.test(plain) ? plain : ''
}
