import { addressCountryOf } from '#core/address/structured-address.ts'
import { countryOf, isEuMember } from '#core/findings/vat-regimes.ts'
import { addressOfForm } from '#core/identifiers/electronic-address.ts'
import { norwegianVatId, registerNumberOf } from '#core/identifiers/register-numbers.ts'
import { isFrench } from '#core/identifiers/siren.ts'
import type { Invoice, Buyer as InvoiceBuyer, Seller as InvoiceSeller } from '#core/invoice/invoice.ts'
import { vatPrefixes } from '../codes/code-lists.ts'
import type { Identifier } from '../model/amounts.ts'
import type { Syntax } from '../model/formats.ts'
import { identifier } from './omit-empty.ts'

type Party = InvoiceSeller | InvoiceBuyer

/** BT-40 or BT-55; may be stated as a line of the address. */
export const addressCountry = (party: Party | undefined): string | undefined =>
  party && addressCountryOf(party, countryOf(party))

/** BT-30 or BT-47. Without a register, the country and the form of the number decide. */
export function registrationOf(party: Party): Identifier | undefined {
  const { registration_id: id, registration_scheme: scheme } = party
  const own =
    id !== undefined && scheme === undefined ? registerNumberOf(addressCountry(party), id) : undefined
  return own ?? identifier(id, scheme)
}

/** BT-34 or BT-49. Without a kind, the country and the form of the address decide. */
export function electronicAddressOf(party: Party): Identifier | undefined {
  const { id, scheme } = party.electronic_address ?? {}
  const own = id !== undefined && scheme === undefined ? addressOfForm(addressCountry(party), id) : undefined
  return own ?? identifier(id, scheme)
}

/** Countries outside the European Union with VAT numbers for which foreign businesses register too. */
const otherVatPrefixes = ['CH', 'EL', 'GB', 'IS', 'NO', 'XI']

/**
 * BT-31 or BT-48: begins with a country code; separators are removed. Tax numbers of other countries may
 * begin with the same letters.
 */
export function vatIdOf({ tax_id, country }: Pick<Party, 'tax_id' | 'country'>): string | undefined {
  const norwegian = norwegianVatId(tax_id ?? '')
  if (norwegian !== undefined) return norwegian
  const plain = (tax_id ?? '').replace(/[\s.-]/g, '').toUpperCase()
  const prefix = plain.slice(0, 2)
  const isForeign = country !== undefined && prefix !== country
  if (!vatPrefixes.ubl.has(prefix) || !/^[A-Z]{2}[A-Z0-9+*]*\d[A-Z0-9+*]*$/.test(plain)) return undefined
  return isForeign && !isEuMember(prefix) && !otherVatPrefixes.includes(prefix) ? undefined : plain
}

/**
 * BT-29, BT-46 or BT-60: the stated identifier.
 * @param needsKind whether identifiers without a kind, such as customer numbers, are omitted
 */
export function ownIdentifiersOf(
  { identifier: id, identifier_scheme: scheme }: Pick<Party, 'identifier' | 'identifier_scheme'>,
  needsKind: boolean,
): Identifier[] | undefined {
  const own = needsKind && scheme === undefined ? undefined : identifier(id, scheme)
  return own && [own]
}

/**
 * BT-46: the stated identifier, else a tax number that is no VAT number, with the register implied by its
 * form.
 */
export function identifiersOf(buyer: InvoiceBuyer, needsKind: boolean): Identifier[] | undefined {
  const stated = ownIdentifiersOf(buyer, needsKind)
  if (stated !== undefined) return stated
  const { tax_id } = buyer
  if (tax_id === undefined || vatIdOf(buyer) !== undefined) return undefined
  const own = registerNumberOf(addressCountry(buyer), tax_id)
  return own === undefined && needsKind ? undefined : [own ?? { id: tax_id }]
}

/**
 * Whether rules require the kind of each identifier: between Danish parties (DK-R-013), and for French
 * sellers in UBL (BR-FR-CO-10).
 */
export function needsIdentifierKinds({ seller, buyer }: Invoice, syntax: Syntax): boolean {
  const country = addressCountry(seller)
  if (isFrench(country)) return syntax === 'ubl'
  return country === 'DK' && addressCountry(buyer) === 'DK'
}
