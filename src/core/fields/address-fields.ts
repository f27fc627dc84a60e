import { optional } from './field.ts'
import { country, line } from './value-schemas.ts'

/**
 * An address in parts (EN 16931, BG-5, BG-8, BG-15). If there are written lines too, a part overrides the one read from
 * them.
 */
export const addressFields = {
  street: optional('text', line(), {
    label: 'address.street',
    description: 'Street and house number, for electronic invoices.',
    example: '1 Example Street',
  }),
  street_2: optional('text', line(), {
    label: 'address.street-2',
    description: 'Building, floor or department.',
    example: 'Building B',
  }),
  postcode: optional('text', line(), {
    label: 'address.postcode',
    description: 'Postcode, for electronic invoices.',
    example: '01234',
    aliases: ['zip', 'zip_code', 'postal_code', 'post_code'],
  }),
  city: optional('text', line(), {
    label: 'address.city',
    description: 'City or town, for electronic invoices.',
    example: 'Exampletown',
    aliases: ['town'],
  }),
  region: optional('text', line(), {
    label: 'address.region',
    description: 'State, province or county.',
    example: 'Example County',
    aliases: ['state', 'province', 'county'],
  }),
}

export const countryField = optional('code', country, {
  label: 'party.country',
  description:
    'Country as a code of ISO 3166-1 alpha-2, printed in the language of the invoice. An unknown code is a warning.',
  example: 'DE',
})

/** Delivery address, if it differs from the buyer's (EN 16931, BG-13 and BG-15). */
export const deliveryAddressFields = {
  name: optional('text', line(), {
    label: 'delivery.name',
    description: 'Who received the delivery.',
    example: 'Example Ltd, warehouse',
  }),
  ...addressFields,
  country: countryField,
}
