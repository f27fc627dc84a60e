import { isSwedishNumber } from '#core/identifiers/check-digits.ts'
import { readIban } from '#core/invoice/iban.ts'
import type { Invoice } from '#core/invoice/invoice.ts'
import type { Payment, PaymentAccount } from '../model/einvoice.ts'
import { omitEmpty } from './omit-empty.ts'
import { addressCountry } from './party-numbers.ts'

/** UNTDID 4461 */
const means = {
  notDefined: '1',
  transfer: '30',
  toAccount: '42',
  giro: '50',
  standing: '57',
  sepa: '58',
  inpayment: '93',
}

/** means that have a card or a mandate instead of an account (BR-DE-24, BR-DE-25) */
const meansWithoutAccount = ['48', '54', '55', '59']

/**
 * BG-16. Account numbers other than IBANs, and references, are written in the form used in the seller's
 * country.
 */
export function paymentOf(invoice: Invoice): Payment {
  const { seller, payment_means: chosen } = invoice
  const own = {
    means: chosen,
    remittance: invoice.payment_reference ?? invoice.invoice_number,
    account: accountOf(seller),
  }
  const country = addressCountry(seller)
  const isDomestic = country !== undefined && country === addressCountry(invoice.buyer)
  const national = isDomestic ? domesticPayments[country]?.(own) : undefined
  const { remittance, account } = { ...own, ...national }
  const code = chosen ?? national?.means ?? usualMeans(account)
  return omitEmpty({
    means: code,
    remittance,
    accounts:
      account === undefined || meansWithoutAccount.includes(code)
        ? undefined
        : [
            omitEmpty<PaymentAccount>({
              ...account,
              name: seller?.account_holder ?? invoice.payee?.name ?? seller?.name,
            }),
          ],
  })
}

const usualMeans = (account: PaymentAccount | undefined): string => {
  if (account?.id === undefined) return means.notDefined
  return readIban(account.id) === undefined ? means.transfer : means.sepa
}

/** Returns the IBAN, or the account number in the form used in its country. */
function accountOf(seller: Invoice['seller']): PaymentAccount | undefined {
  if (seller?.iban === undefined) return undefined
  const iban = readIban(seller.iban)
  if (iban !== undefined) return omitEmpty({ id: iban, provider: seller.bic })
  const account = omitEmpty<PaymentAccount>({ id: seller.iban, provider: seller.bic })
  return localAccounts[addressCountry(seller) ?? '']?.(seller.iban, seller.bic) ?? account
}

type LocalAccount = (written: string, bank: string | undefined) => PaymentAccount | undefined

/** Creates a reader for account numbers of a given length, which removes spaces, dots and hyphens. */
const ofDigits =
  (count: number): LocalAccount =>
  (written, bank) => {
    const digits = written.replaceAll(/[\s.-]/g, '')
    return digits.length === count && /^\d+$/.test(digits)
      ? omitEmpty({ id: digits, provider: bank })
      : undefined
  }

const localAccounts: Readonly<Record<string, LocalAccount>> = {
  DK: danishAccount,
  // bank, ledger and account number
  IS: ofDigits(12),
  NO: ofDigits(11),
  SE: swedishAccount,
}

/** Without a stated bank, the first four digits are the bank (reg.nr.). */
function danishAccount(written: string, bank: string | undefined): PaymentAccount | undefined {
  if (bank !== undefined) return undefined
  const [, provider, spaced, joined] = /^(\d{4})(?:[\s-]+(\d{5,10})|(\d{10}))$/.exec(written.trim()) ?? []
  const id = spaced ?? joined
  return provider === undefined || id === undefined ? undefined : { id, provider }
}

/**
 * Bankgiro numbers have a hyphen before the last four digits, Plusgiro numbers before the last one; SE-R-007
 * to SE-R-010.
 */
function swedishAccount(written: string, bank: string | undefined): PaymentAccount | undefined {
  const number = written.replace(/^(?:bankgiro|plusgiro|postgiro|bg|pg)[:.\s]*/i, '').trim()
  const kind = giroOf(bank?.trim()) ?? (bank === undefined ? giroOf(written) : undefined)
  const id = number.replaceAll(/[\s-]/g, '')
  if (!/^\d{2,8}$/.test(id)) return undefined
  if (kind !== undefined) return { id, provider: `SE:${kind}` }
  const form = /^\d{3,4}-\d{4}$/.test(number)
    ? 'BANKGIRO'
    : /^[\d ]{1,9}-\d$/.test(number)
      ? 'PLUSGIRO'
      : undefined
  // both have the check digit of organisation numbers, which leading zeros do not change
  const isNumber = bank === undefined && form !== undefined && isSwedishNumber(id.padStart(10, '0'))
  return isNumber ? { id, provider: `SE:${form}` } : undefined
}

const giroOf = (text = ''): 'BANKGIRO' | 'PLUSGIRO' | undefined => {
  if (/^(?:SE:)?(?:bankgiro|bg)(?![a-z])/i.test(text)) return 'BANKGIRO'
  return /^(?:SE:)?(?:plusgiro|postgiro|pg)(?![a-z])/i.test(text) ? 'PLUSGIRO' : undefined
}

interface OwnPayment {
  /** as selected by the user */
  means: string | undefined
  remittance: string
  account: PaymentAccount | undefined
}

/** Values required by national rules for domestic invoices; they replace the default ones. */
const domesticPayments: Readonly<Record<string, (own: OwnPayment) => Partial<OwnPayment>>> = {
  DK: danishPayment,
  // NL-R-008
  NL: ({ account }) => (account === undefined ? { means: means.standing } : {}),
}

/** DK-R-005 to DK-R-011: payment slips by reference, other accounts with their bank, else undefined means. */
function danishPayment(own: OwnPayment): Partial<OwnPayment> {
  const slip = danishSlip(own)
  if (slip !== undefined && [undefined, slip.means].includes(own.means)) return slip
  const { account } = own
  if (account?.id === undefined || readIban(account.id) !== undefined) return {}
  return { means: account.provider === undefined ? means.notDefined : means.toAccount }
}

/**
 * Parses a reference of the payment slips FIK (71, 73, 75) and giro (01, 04, 15), in the exchanged or the
 * printed form: `71#` and the number, or `+71<number+creditor<`.
 */
function danishSlip({ remittance, account }: OwnPayment): OwnPayment | undefined {
  const [, kind = '', exchanged, printed, creditor] =
    /^[+>]?\s*(01|04|15|71|73|75)\s*(?:#\s*(\d*)|<\s*(\d*)\s*\+\s*(\d{7,8})\s*<?)$/.exec(remittance.trim()) ??
    []
  const digits = exchanged ?? printed ?? ''
  const id = creditor ?? account?.id ?? ''
  const isFik = kind.startsWith('7')
  if (kind === '' || !(slipNumbers[kind] ?? /^/).test(digits)) return undefined
  if (!(isFik ? /^\d{8}$/ : /^\d{7,8}$/).test(id)) return undefined
  return {
    means: isFik ? means.inpayment : means.giro,
    remittance: `${kind}#${digits}`,
    account: creditor === undefined ? account : { id },
  }
}

/** Lengths of numbers by kind of slip (DK-R-009, DK-R-011). */
const slipNumbers: Readonly<Record<string, RegExp>> = {
  '04': /^\d{16}$/,
  15: /^\d{16}$/,
  71: /^\d{15,16}$/,
  75: /^\d{15,16}$/,
}
