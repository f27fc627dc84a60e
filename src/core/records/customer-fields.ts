import { z } from 'zod'
import { eInvoiceFormats } from '../einvoice-formats.ts'
import { addressFields } from '../fields/address-fields.ts'
import { invoiceFields } from '../fields/invoice-fields.ts'
import { itemFields } from '../fields/item-fields.ts'
import { buyerFields, electronicAddressFields, sellerFields } from '../fields/party-fields.ts'
import { line } from '../fields/value-schemas.ts'
import { schemaText } from '../messages/schema-message.ts'
import {
  emailAddresses,
  multiline,
  optionalField,
  paymentDays,
  recordSchema,
  requiredField,
} from './record-field.ts'

const { trading_name, address, country, tax_id, registration_id, registration_scheme } = buyerFields
const { identifier, identifier_scheme, reference } = buyerFields
const { currency, locale } = invoiceFields

/** Every field of a customer, in the order of JSON and CSV. Fields that an invoice also has reuse its definitions. */
export const customerFields = {
  name: requiredField('text', line().min(1), {
    label: 'party.to.name',
    description: 'Name of the business or person.',
    example: 'Example Ltd',
    aliases: ['customer', 'company', 'company_name'],
  }),
  contact: optionalField('text', line(), {
    label: 'customer.contact',
    description: 'Person to write to.',
    example: 'Accounts department',
    aliases: ['contact_person', 'contact_name'],
  }),
  email: {
    ...sellerFields.email,
    schema: z.optional(emailAddresses),
    description: 'Where invoices are sent; several addresses are separated by commas.',
    aliases: ['e_mail', 'mail', 'email_address'],
  },
  address: { ...address, description: 'Postal address without name and country, as it is printed.' },
  ...addressFields,
  country: { ...country, aliases: ['country_code'] },
  tax_id: { ...tax_id, aliases: ['vat_id', 'vat', 'vat_number', 'tax_number'] },
  registration_id,
  registration_scheme,
  trading_name,
  identifier,
  identifier_scheme,
  electronic_address_scheme: electronicAddressFields.scheme,
  electronic_address: {
    ...electronicAddressFields.id,
    label: 'party.electronic-address' as const,
    description: 'Address to which electronic invoices are sent.',
    aliases: ['endpoint', 'endpoint_id', 'peppol_id'],
  },
  reference: { ...reference, aliases: ['customer_reference', 'buyer_reference'] },
  e_invoice_format: optionalField('code', z.enum(eInvoiceFormats, schemaText('value.e_invoice_format')), {
    label: 'customer.e-invoice-format',
    description:
      'What the customer asks for: factur-x in the PDF of new invoices, or the usual format of an export.',
    example: 'factur-x',
    aliases: ['e_invoice'],
  }),
  currency,
  locale: { ...locale, aliases: ['language', 'invoice_language'] },
  payment_days: optionalField('count', paymentDays, {
    label: 'customer.payment-days',
    description: 'Days from the issue date to the due date, from 0 to 365.',
    example: 30,
    aliases: ['payment_terms', 'due_days', 'days'],
  }),
  tax_rate: {
    ...itemFields.tax_rate,
    example: '19',
    aliases: ['tax', 'vat_rate'],
    description: 'Tax rate of new lines in percent, from 0 to 100.',
  },
  note: optionalField('text', multiline, {
    label: 'customer.note',
    description: 'For yourself; it is never printed or sent.',
    example: 'Asks for paper copies.',
    aliases: ['notes', 'comment'],
  }),
} as const

export const customerSchema = recordSchema(customerFields)
export type Customer = z.output<typeof customerSchema>
