import { defaultCurrency } from '../defaults.ts'
import type { Decimal } from '../money/decimal.ts'
import { isIban, plainIban } from './iban.ts'
import type { RenderableInvoice } from './renderable-invoice.ts'

/** What the standard allows: EPC069-12, version 3.0, "Quick Response Code: Guidelines to Enable Data Capture". */
const longestName = 70
const mostCents = 99_999_999_999n

/**
 * The text of the QR code from which a banking app fills in a SEPA credit transfer; `null` where there is nothing to
 * pay, or nothing that such a transfer could carry.
 */
export function paymentCodeOf(invoice: RenderableInvoice, payable: Decimal): string | null {
  const { seller, currency = defaultCurrency, invoice_number: number } = invoice
  const name = (seller?.name ?? '').trim()
  const isNameable = name !== '' && [...name].length <= longestName
  if (currency !== 'EUR' || !seller?.iban || !isIban(seller.iban) || !isNameable) return null
  const cents = centsOf(payable)
  if (cents === null || cents < 1n || cents > mostCents) return null
  const amount = `EUR${cents / 100n}.${String(cents % 100n).padStart(2, '0')}`
  // the fields between amount and text are a purpose and a structured reference, which an invoice does not have
  const lines = [
    'BCD',
    '002',
    '1',
    'SCT',
    bicOf(seller.bic),
    name,
    plainIban(seller.iban),
    amount,
    '',
    '',
    number,
  ]
  return lines.map(line => line.replaceAll(/\s+/g, ' ').trim()).join('\n')
}

function centsOf(amount: Decimal): bigint | null {
  const match = /^(\d+)(?:\.(\d{1,2})0*)?$/.exec(amount)
  return match ? BigInt(`${match[1]}${(match[2] ?? '').padEnd(2, '0')}`) : null
}

/** Optional since version 002; a wrong one would make the whole code unreadable. */
function bicOf(bic: string | undefined): string {
  const plain = (bic ?? '').replaceAll(/\s/g, '').toUpperCase()
  return /^[A-Z]{4}[A-Z]{2}[A-Z0-9]{2}([A-Z0-9]{3})?$/.test(plain) ? plain : ''
}
