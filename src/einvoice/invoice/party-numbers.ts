import { countryOf, isEuMember } from '#core/findings/vat-regimes.ts'
import type { Invoice, Buyer as InvoiceBuyer, Seller as InvoiceSeller } from '#core/invoice/invoice.ts'
import { addressOfForm, norwegianVatId, registerNumberOf } from '#core/invoice/register-numbers.ts'
import { vatPrefixes } from '../codes/code-lists.ts'
import type { Identifier } from '../model/amounts.ts'
import type { Syntax } from '../model/formats.ts'
import { omitEmpty } from './omit-empty.ts'

type Party = InvoiceSeller | InvoiceBuyer

/** A scheme alone identifies nothing. */
const identifier = (id: string | undefined, scheme: string | undefined): Identifier | undefined =>
  id === undefined ? undefined : omitEmpty({ id, scheme })

/** BT-30 or BT-47. A number without a register is one of the party's country, if it has the form of such a number. */
export function registrationOf(party: Party): Identifier | undefined {
  const { registration_id: id, registration_scheme: scheme } = party
  const own = id !== undefined && scheme === undefined ? registerNumberOf(countryOf(party), id) : undefined
  return own ?? identifier(id, scheme)
}

/** BT-34 or BT-49. The form of an address without a kind may tell it. */
export function electronicAddressOf(party: Party): Identifier | undefined {
  const { id, scheme } = party.electronic_address ?? {}
  const own = id !== undefined && scheme === undefined ? addressOfForm(countryOf(party), id) : undefined
  return own ?? identifier(id, scheme)
}

/** Codes of countries outside the European Union whose businesses have VAT numbers that others register for too. */
const otherVatPrefixes = ['CH', 'EL', 'GB', 'IS', 'NO', 'XI']

/**
 * BT-31 or BT-48: begins with the code of its country; spaces, dots and hyphens are for readers. Tax numbers of other
 * countries may begin with the same letters.
 */
export function vatIdOf({ tax_id, country }: Party): string | undefined {
  const norwegian = norwegianVatId(tax_id ?? '')
  if (norwegian !== undefined) return norwegian
  const plain = (tax_id ?? '').replace(/[\s.-]/g, '').toUpperCase()
  const prefix = plain.slice(0, 2)
  const isForeign = country !== undefined && prefix !== country
  if (!vatPrefixes.has(prefix) || !/^[A-Z]{2}[A-Z0-9+*]*\d[A-Z0-9+*]*$/.test(plain)) return undefined
  return isForeign && !isEuMember(prefix) && !otherVatPrefixes.includes(prefix) ? undefined : plain
}

/** BT-46: a tax number of the buyer that is no VAT number, with its register if its form tells it. */
export function identifiersOf(buyer: InvoiceBuyer, needsKind: boolean): Identifier[] | undefined {
  const { tax_id } = buyer
  if (tax_id === undefined || vatIdOf(buyer) !== undefined) return undefined
  const own = registerNumberOf(countryOf(buyer), tax_id)
  return own === undefined && needsKind ? undefined : [own ?? { id: tax_id }]
}

/** Whether rules demand the kind of each identifier: between Danes (DK-R-013), of French sellers (BR-FR-CO-10) in UBL. */
export function needsIdentifierKinds({ seller, buyer }: Invoice, syntax: Syntax): boolean {
  const country = countryOf(seller)
  if (country === 'FR') return syntax === 'ubl'
  return country === 'DK' && countryOf(buyer) === 'DK'
}
