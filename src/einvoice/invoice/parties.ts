import { structuredAddress } from '#core/address/structured-address.ts'
import { countryOf } from '#core/findings/vat-regimes.ts'
import type { Buyer as InvoiceBuyer, Seller as InvoiceSeller } from '#core/invoice/invoice.ts'
import type { PostalAddress } from '#core/text/address-lines.ts'
import { vatPrefixes } from '../codes/code-lists.ts'
import type { Identifier } from '../model/amounts.ts'
import type { Address, Buyer, Seller } from '../model/parties.ts'
import { omitEmpty } from './omit-empty.ts'

/** BG-4. A tax id that is no VAT identifier is the number of a local tax office (BT-32). */
export function sellerOf(seller: InvoiceSeller): Seller {
  const { tax_id, tax_number, contact_name, phone, email } = seller
  return omitEmpty({
    ...partyOf(seller),
    vatId: vatIdOf(tax_id),
    taxNumber: tax_number ?? (vatIdOf(tax_id) === undefined ? tax_id : undefined),
    contact: omitEmpty({ name: contact_name, phone, email }),
  })
}

/** BG-7. A tax id that is no VAT identifier is an identifier of the buyer (BT-46). */
export function buyerOf(buyer: InvoiceBuyer): Buyer {
  const { tax_id } = buyer
  const vatId = vatIdOf(tax_id)
  return omitEmpty({
    ...partyOf(buyer),
    vatId,
    identifiers: tax_id !== undefined && vatId === undefined ? [{ id: tax_id }] : undefined,
  })
}

function partyOf(party: InvoiceSeller | InvoiceBuyer): Buyer {
  const { name, registration_id, registration_scheme, electronic_address: electronic = {} } = party
  return {
    ...omitEmpty({
      name,
      registration: identifier(registration_id, registration_scheme),
      electronicAddress: identifier(electronic.id, electronic.scheme),
    }),
    address: addressOf(party),
  }
}

/** A scheme alone identifies nothing. */
const identifier = (id: string | undefined, scheme: string | undefined): Identifier | undefined =>
  id === undefined ? undefined : omitEmpty({ id, scheme })

/** BG-5, BG-8, BG-12 or BG-15, with every word of the address that is printed. */
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

/** A VAT identifier begins with the code of its country; spaces, dots and hyphens are for readers. */
function vatIdOf(taxId: string | undefined): string | undefined {
  const plain = (taxId ?? '').replace(/[\s.-]/g, '').toUpperCase()
  return vatPrefixes.has(plain.slice(0, 2)) && /^[A-Z]{2}[A-Z0-9+*]*\d[A-Z0-9+*]*$/.test(plain)
    ? plain
    : undefined
}
