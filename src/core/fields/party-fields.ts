import { optional } from './field.ts'
import { addressLines, country, line } from './value-schemas.ts'

/** Fields of seller and buyer. */
const partyFields = {
  name: optional('text', line(), {
    label: 'party.to.name',
    description: 'Name of the business or person.',
    example: 'Example Ltd',
  }),
  address: optional('lines', addressLines, {
    label: 'party.address',
    description: 'Postal address without name and country, a text for each line.',
    example: ['1 Example Street', 'Exampletown'],
  }),
  country: optional('code', country, {
    label: 'party.country',
    description: 'Country as a code of ISO 3166-1 alpha-2, printed in the language of the invoice.',
    example: 'DE',
  }),
  tax_id: optional('text', line(), {
    label: 'party.tax-id',
    description: 'VAT identification number, or another number under which tax is paid.',
    example: 'DE123456789',
    aliases: ['vat_id'],
  }),
}

export const sellerFields = {
  ...partyFields,
  name: { ...partyFields.name, label: 'party.from.name' as const },
  registration_id: optional('text', line(), {
    label: 'party.registration',
    description: 'Number in a register of companies.',
    example: 'HRB 12345',
  }),
  email: optional('text', line(), {
    label: 'party.email',
    description: 'Email address, as it is printed.',
    example: 'billing@example.com',
  }),
  phone: optional('text', line(), {
    label: 'party.phone',
    description: 'Phone number, as it is printed.',
    example: '+49 30 000000',
  }),
  website: optional('text', line(), {
    label: 'party.website',
    description: 'Website, as it is printed.',
    example: 'www.example.com',
  }),
  iban: optional('text', line(), {
    label: 'party.iban',
    description: 'Bank account to be paid to: an IBAN, or a number of another kind.',
    example: 'DE89370400440532013000',
  }),
  bic: optional('text', line(), {
    label: 'party.bic',
    description: 'BIC of the bank.',
    example: 'COBADEFFXXX',
  }),
}

export const buyerFields = {
  ...partyFields,
  reference: optional('text', line(), {
    label: 'party.reference',
    description: 'What the customer asked to be named on the invoice.',
    example: 'Project 7',
  }),
}
