import { structuredAddress } from '#core/address/structured-address.ts'
import { countryOf } from '#core/findings/vat-regimes.ts'
import type { Invoice, Buyer as InvoiceBuyer, Seller as InvoiceSeller } from '#core/invoice/invoice.ts'
import type { PostalAddress } from '#core/text/address-lines.ts'
import type { Address, Buyer, Payee, Seller, TaxRepresentative } from '../model/parties.ts'
import { identifier, omitEmpty } from './omit-empty.ts'
import {
  electronicAddressOf,
  identifiersOf,
  ownIdentifiersOf,
  registrationOf,
  vatIdOf,
} from './party-numbers.ts'

/**
 * BG-4. A tax id that is no VAT identifier is written as tax number (BT-32).
 * @param needsKind whether identifiers of unknown kind are omitted
 */
export function sellerOf(seller: InvoiceSeller, needsKind: boolean): Seller {
  const { tax_id, tax_number, contact_name, phone, email } = seller
  const vatId = vatIdOf(seller)
  return omitEmpty({
    ...partyOf(seller, needsKind),
    vatId,
    taxNumber: tax_number ?? (vatId === undefined ? tax_id : undefined),
    contact: omitEmpty({ name: contact_name, phone, email }),
  })
}

/**
 * BG-7. A tax id that is no VAT identifier is written as identifier of the buyer (BT-46), unless another one
 * is stated.
 * @param needsKind whether identifiers of unknown kind are omitted
 */
export function buyerOf(buyer: InvoiceBuyer, needsKind: boolean): Buyer {
  return omitEmpty({
    ...partyOf(buyer, needsKind),
    vatId: vatIdOf(buyer),
    identifiers: identifiersOf(buyer, needsKind),
  })
}

/** BG-10 */
export const payeeOf = (payee: NonNullable<Invoice['payee']>, needsKind: boolean): Payee =>
  omitEmpty({
    name: payee.name,
    identifiers: ownIdentifiersOf(payee, needsKind),
    registration: identifier(payee.registration_id, payee.registration_scheme),
  })

/** BG-11 */
export const representativeOf = (own: NonNullable<Invoice['tax_representative']>): TaxRepresentative =>
  omitEmpty({ name: own.name, vatId: vatIdOf(own) ?? own.tax_id, address: addressOf(own) })

function partyOf(party: InvoiceSeller | InvoiceBuyer, needsKind: boolean): Buyer {
  return {
    ...omitEmpty({
      name: party.name,
      tradingName: party.trading_name,
      identifiers: ownIdentifiersOf(party, needsKind),
      registration: registrationOf(party),
      electronicAddress: electronicAddressOf(party),
    }),
    address: addressOf(party),
  }
}

/** BG-5, BG-8, BG-12 or BG-15, with every printed word of the address. */
export function addressOf(party: PostalAddress & { tax_id?: string | undefined }): Address {
  const { street, further, postcode, city, region, country } = structuredAddress(party, countryOf(party))
  const [second, ...others] = further
  return omitEmpty({
    line1: street,
    line2: second,
    line3: others.length > 0 ? others.join(', ') : undefined,
    city,
    postcode,
    region,
    country,
  })
}
