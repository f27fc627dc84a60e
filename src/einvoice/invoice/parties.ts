import { countryOf } from '#core/findings/vat-regimes.ts'
import type { Buyer as InvoiceBuyer, Seller as InvoiceSeller } from '#core/invoice/invoice.ts'
import type { PostalAddress } from '#core/text/address-lines.ts'
import type { Address, Buyer, Seller } from '../model/parties.ts'
import { omitEmpty } from './omit-empty.ts'
import { electronicAddressOf, identifiersOf, registrationOf, vatIdOf } from './party-numbers.ts'

/** BG-4. A tax id that is no VAT identifier is the number of a local tax office (BT-32). */
export function sellerOf(seller: InvoiceSeller): Seller {
  const { tax_id, tax_number, contact_name, phone, email } = seller
  const vatId = vatIdOf(seller)
  return omitEmpty({
    ...partyOf(seller),
    vatId,
    taxNumber: tax_number ?? (vatId === undefined ? tax_id : undefined),
    contact: omitEmpty({ name: contact_name, phone, email }),
  })
}

/**
 * BG-7. A tax id that is no VAT identifier is an identifier of the buyer (BT-46).
 * @param needsKind whether an identifier whose kind is unknown is left out
 */
export function buyerOf(buyer: InvoiceBuyer, needsKind: boolean): Buyer {
  return omitEmpty({
    ...partyOf(buyer),
    vatId: vatIdOf(buyer),
    identifiers: identifiersOf(buyer, needsKind),
  })
}

function partyOf(party: InvoiceSeller | InvoiceBuyer): Buyer {
  return {
    ...omitEmpty({
      name: party.name,
      registration: registrationOf(party),
      electronicAddress: electronicAddressOf(party),
    }),
    address: addressOf({ ...party, country: countryOf(party) }),
  }
}

/** Written lines are never parsed: without parts they are address lines of the standard, and the city is unknown. */
export function addressOf({
  address = [],
  street,
  street_2,
  postcode,
  city,
  region,
  country,
}: PostalAddress): Address {
  const hasParts = [street, street_2, postcode, city, region].some(part => part !== undefined)
  const [first, second, ...others] = hasParts ? [street, street_2] : address
  return omitEmpty({
    line1: first,
    line2: second,
    line3: others.length > 0 ? others.join(', ') : undefined,
    city,
    postcode,
    region,
    country,
  })
}
