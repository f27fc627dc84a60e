import { defaultLocale } from '#core/defaults.ts'
import type { Buyer, Seller } from '#core/invoice/invoice.ts'
import type { RenderableInvoice } from '#core/invoice/renderable-invoice.ts'
import { addressLinesOf } from '#core/text/address-lines.ts'
import { type Field, fieldOf } from '../model/display-list.ts'
import type { BoundParty } from './bound-invoice.ts'
import type { Labels } from './labels.ts'

/** Binds the seller or the buyer; `null` if no field is filled. */
export function bindParty(
  party: Seller | Buyer | undefined,
  role: 'seller' | 'buyer',
  labels: Labels,
  locale: string,
  representative?: RenderableInvoice['tax_representative'],
): BoundParty | null {
  if (!party) return null
  const seller: Partial<Seller> = role === 'seller' ? party : {}
  const at = (name: string) => `${role}.${name}`
  const name = fieldOf(at('name'), party.name) ?? null
  // blank lines count, because the path names the line that was written
  const isWritten = party.address?.some(line => line.trim() !== '') ?? false
  const lines = isWritten ? (party.address ?? []) : addressLinesOf(party)
  const address = lines.map((line, index) => fieldOf(`${at('address')}[${index}]`, line))
  const country = fieldOf(at('country'), party.country && countryName(party.country, locale))
  const identifierLabel = labels[role === 'seller' ? 'supplier_number' : 'customer_number']
  const isTradingName = party.trading_name?.trim() !== party.name?.trim()
  const details = [
    labelled(
      labels.trading_name,
      isTradingName ? fieldOf(at('trading_name'), party.trading_name) : undefined,
    ),
    labelled(
      labelOfScheme(party.identifier_scheme, identifierLabel, labels),
      fieldOf(at('identifier'), party.identifier),
    ),
    labelled(labels.tax_id, fieldOf(at('tax_id'), party.tax_id)),
    labelled(labels.tax_number, fieldOf(at('tax_number'), seller.tax_number)),
    labelled(labels.registration_id, fieldOf(at('registration_id'), party.registration_id)),
    labelled(labels.contact, fieldOf(at('contact_name'), seller.contact_name)),
    ...(['email', 'phone', 'website'] as const).map(key => fieldOf(at(key), seller[key])),
    labelled(labels.tax_representative, representativeOf(representative, labels, locale)),
  ]
  const bound: BoundParty = {
    label: role === 'seller' ? labels.from : labels.bill_to,
    name,
    address: [...address, country].filter(isPresent),
    details: details.filter(isPresent),
  }
  return name || bound.address.length > 0 || bound.details.length > 0 ? bound : null
}

/** Label of a number that one party gave the other, or of one in a public scheme. */
export const labelOfScheme = (scheme: string | undefined, ownLabel: string, labels: Labels): string =>
  scheme?.trim() ? (scheme.trim() === gln ? 'GLN' : labels.identifier) : ownLabel

/** Global Location Number in ISO 6523 */
const gln = '0088'

/** Name, address and number on one line, as required by article 226 (15) of directive 2006/112/EC. */
export function representativeOf(
  representative: RenderableInvoice['tax_representative'],
  labels: Labels,
  locale: string,
): Field | undefined {
  if (!representative) return undefined
  const { name, tax_id, country } = representative
  const parts = [
    name,
    ...addressLinesOf(representative),
    country && countryName(country, locale),
    tax_id && `${labels.tax_id} ${tax_id}`,
  ]
  return fieldOf('tax_representative', parts.filter(part => part).join(labels.list_separator))
}

const isPresent = (field: Field | undefined): field is Field => field !== undefined

function labelled(label: string, field: Field | undefined): Field | undefined {
  return field && { ...field, text: `${label} ${field.text}` }
}

export function countryName(code: string, locale: string): string {
  try {
    return new Intl.DisplayNames([locale, defaultLocale], { type: 'region' }).of(code) ?? code
  } catch {
    // a draft may contain a code or a locale that Intl does not know; then the code is printed as typed
    return code
  }
}
