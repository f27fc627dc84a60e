import { lawfulMentions } from '../france/mentions.ts'
import { addressFields, countryField } from './address-fields.ts'
import { object, optional } from './field.ts'
import { addressLines, line, schemeCode } from './value-schemas.ts'

/** An address in a network for electronic invoices (EN 16931, BT-34 and BT-49). */
export const electronicAddressFields = {
  scheme: optional('code', schemeCode, {
    label: 'party.electronic-scheme',
    description:
      'Kind of the address as a code of the EAS list, such as 9930 for a German VAT number or EM for e-mail, which Peppol lacks.',
    example: '0088',
  }),
  id: optional('code', line(), {
    label: 'party.electronic-id',
    description: 'The address itself.',
    example: '4000001000005',
  }),
}

/** Fields of seller and buyer. */
const partyFields = {
  name: optional('text', line(), {
    label: 'party.to.name',
    description: 'Name of the business or person.',
    example: 'Example Ltd',
  }),
  trading_name: optional('text', line(), {
    label: 'party.trading-name',
    description: 'Name under which the business is known, if it is another one (EN 16931, BT-28 and BT-45).',
    example: 'Example Shop',
    aliases: ['brand', 'doing_business_as'],
  }),
  address: optional('lines', addressLines, {
    label: 'party.address',
    description:
      'Postal address without name and country, a text for each line, as it is printed; e-invoices state what is read from it. Without it the parts from street to region are printed.',
    example: ['1 Example Street', 'Exampletown'],
  }),
  ...addressFields,
  country: countryField,
  tax_id: optional('text', line(), {
    label: 'party.tax-id',
    description: 'VAT identification number, or another number under which tax is paid.',
    example: 'DE123456789',
    aliases: ['vat_id'],
  }),
  registration_id: optional('text', line(), {
    label: 'party.registration',
    description: 'Number in a register of companies.',
    example: 'HRB 12345',
  }),
  registration_scheme: optional('code', schemeCode, {
    label: 'party.registration-scheme',
    description: 'Register of registration_id as a code of ISO 6523, such as 0204 for the German Leitweg-ID.',
    example: '0204',
  }),
  identifier: optional('text', line(), {
    label: 'party.to.identifier',
    description:
      'Number by which the other party knows this one, such as a customer number or a GLN (BT-29 and BT-46).',
    example: 'K-4711',
    aliases: ['gln', 'customer_number', 'supplier_number'],
  }),
  identifier_scheme: optional('code', schemeCode, {
    label: 'party.identifier-scheme',
    description:
      'Scheme of identifier as a code of ISO 6523, such as 0088 for a GLN; none for a number of your own.',
    example: '0088',
  }),
  electronic_address: object(electronicAddressFields, {
    label: 'party.electronic-address',
    description: 'Address to which electronic invoices are sent.',
    aliases: ['endpoint', 'endpoint_id', 'peppol_id'],
  }),
}

export const sellerFields = {
  ...partyFields,
  name: { ...partyFields.name, label: 'party.from.name' as const },
  identifier: { ...partyFields.identifier, label: 'party.from.identifier' as const },
  tax_number: optional('text', line(), {
    label: 'party.tax-number',
    description: 'Number of the local tax office, beside or in place of a VAT identification number.',
    example: '12/345/67890',
  }),
  contact_name: optional('text', line(), {
    label: 'party.contact',
    description: 'Person or department to ask about the invoice.',
    example: 'Accounts department',
    aliases: ['contact', 'contact_person'],
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
  account_holder: optional('text', line(), {
    label: 'party.account-holder',
    description: 'Holder of the bank account, if it is not the seller, such as a factoring company.',
    example: 'Example Factoring Ltd',
  }),
  iban: optional('text', line(), {
    label: 'party.iban',
    description:
      'Bank account to be paid to: an IBAN, or a number of another kind. Wrong check digits of an IBAN (ISO 13616) are a warning.',
    example: 'DE89370400440532013000',
  }),
  bic: optional('text', line(), {
    label: 'party.bic',
    description: 'BIC of the bank, or its routing number, sort code or code of another kind.',
    example: 'COBADEFFXXX',
  }),
  recovery_costs: optional('text', line(), {
    label: 'party.recovery-costs',
    description:
      'Compensation for recovery costs, as French law demands it on invoices between businesses; a French e-invoice states it under the code PMT. Printed with the next two, each of which has the wording of the law if it is missing.',
    example: lawfulMentions.recovery_costs,
  }),
  late_payment: optional('text', line(), {
    label: 'party.late-payment',
    description: 'Interest on late payment, as French law demands it; code PMD.',
    example: lawfulMentions.late_payment,
  }),
  early_payment: optional('text', line(), {
    label: 'party.early-payment',
    description: 'Discount for early payment, or that there is none, as French law demands it; code AAB.',
    example: lawfulMentions.early_payment,
  }),
}

export const buyerFields = {
  ...partyFields,
  reference: optional('text', line(), {
    label: 'party.reference',
    description: 'What the customer asked to be named on the invoice; the Leitweg-ID of a German authority.',
    example: 'Project 7',
  }),
}
