import { structuredAddress } from '#core/address/structured-address.ts'
import { countryOf } from '#core/findings/vat-regimes.ts'
import type { Invoice, Buyer as InvoiceBuyer, Seller as InvoiceSeller } from '#core/invoice/invoice.ts'
import type { PostalAddress } from '#core/text/address-lines.ts'
import { vatPrefixes } from '../codes/code-lists.ts'
import type { Address, Buyer, Payee, Seller, TaxRepresentative } from '../model/parties.ts'
import { identifier, omitEmpty } from './omit-empty.ts'

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
  const own = partyOf(buyer)
  return omitEmpty({
    ...own,
    vatId,
    identifiers:
      own.identifiers ?? (tax_id !== undefined && vatId === undefined ? [{ id: tax_id }] : undefined),
  })
}

const listOf = <T>(value: T | undefined): T[] | undefined => (value === undefined ? undefined : [value])

/** BG-10 */
export const payeeOf = (payee: NonNullable<Invoice['payee']>): Payee =>
  omitEmpty({
    name: payee.name,
    identifiers: listOf(identifier(payee.identifier, payee.identifier_scheme)),
    registration: identifier(payee.registration_id, payee.registration_scheme),
  })

/** BG-11 */
export const representativeOf = (own: NonNullable<Invoice['tax_representative']>): TaxRepresentative =>
  omitEmpty({ name: own.name, vatId: vatIdOf(own.tax_id) ?? own.tax_id, address: addressOf(own) })

function partyOf(party: InvoiceSeller | InvoiceBuyer): Buyer {
  const { name, trading_name, registration_id, registration_scheme } = party
  const { identifier: id, identifier_scheme: scheme, electronic_address: electronic = {} } = party
  return {
    ...omitEmpty({
      name,
      tradingName: trading_name,
      identifiers: listOf(identifier(id, scheme)),
      registration: identifier(registration_id, registration_scheme),
      electronicAddress: identifier(electronic.id, electronic.scheme),
    }),
    address: addressOf(party),
  }
}

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
