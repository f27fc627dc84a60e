/** Each field as it is in a sentence: "Enter an issue date." */
const names = {
  template: 'a template',
  type: 'a document type',
  invoice_number: 'an invoice number',
  items: 'line items',
  'items.description': 'a description',
  'items.quantity': 'a quantity',
  'items.unit_price': 'a unit price',
  'items.unit': 'a unit',
  'items.unit_code': 'a unit code',
  'items.price_quantity': 'how many units the price is for',
  'items.discount_percent': 'a discount in percent',
  'items.tax_rate': 'a tax rate',
  'items.tax_category': 'a tax category',
  currency: 'a currency',
  locale: 'a language',
  issue_date: 'an issue date',
  due_date: 'a due date',
  valid_until: 'a date of validity',
  preceding_invoice: 'an original invoice',
  'preceding_invoice.number': 'the number of the original invoice',
  'preceding_invoice.issue_date': 'the date of the original invoice',
  delivery_date: 'a delivery date',
  period: 'a period',
  'period.start': 'the first day of the period',
  'period.end': 'the last day of the period',
  delivery_address: 'a delivery address',
  'delivery_address.name': 'who received the delivery',
  'delivery_address.street': 'a street',
  'delivery_address.street_2': 'a second line of the street',
  'delivery_address.postcode': 'a postcode',
  'delivery_address.city': 'a city',
  'delivery_address.region': 'a region',
  'delivery_address.country': 'a country',
  seller: 'a seller',
  'seller.name': 'a name',
  'seller.address': 'an address',
  'seller.street': 'a street',
  'seller.street_2': 'a second line of the street',
  'seller.postcode': 'a postcode',
  'seller.city': 'a city',
  'seller.region': 'a region',
  'seller.country': 'a country',
  'seller.tax_id': 'a tax ID',
  'seller.registration_id': 'a registration number',
  'seller.registration_scheme': 'a register',
  'seller.electronic_address': 'an electronic address',
  'seller.electronic_address.scheme': 'the kind of the electronic address',
  'seller.electronic_address.id': 'an electronic address',
  'seller.tax_number': 'a tax number',
  'seller.contact_name': 'a contact person',
  'seller.email': 'an email address',
  'seller.phone': 'a phone number',
  'seller.website': 'a website',
  'seller.iban': 'an IBAN',
  'seller.bic': 'a BIC',
  buyer: 'a buyer',
  'buyer.name': 'a name',
  'buyer.address': 'an address',
  'buyer.street': 'a street',
  'buyer.street_2': 'a second line of the street',
  'buyer.postcode': 'a postcode',
  'buyer.city': 'a city',
  'buyer.region': 'a region',
  'buyer.country': 'a country',
  'buyer.tax_id': 'a tax ID',
  'buyer.registration_id': 'a registration number',
  'buyer.registration_scheme': 'a register',
  'buyer.electronic_address': 'an electronic address',
  'buyer.electronic_address.scheme': 'the kind of the electronic address',
  'buyer.electronic_address.id': 'an electronic address',
  'buyer.reference': 'a customer reference',
  discount_percent: 'a discount in percent',
  discount_amount: 'a discount amount',
  prices_include_tax: 'whether prices include tax',
  tax_note: 'a tax note',
  exemption_code: 'an exemption code',
  e_invoice: 'an e-invoice',
  prepaid_amount: 'a prepaid amount',
  cash_rounding: 'a smallest payable unit',
  purchase_order: 'a purchase order',
  payment_terms: 'payment terms',
  payment_means: 'a means of payment',
  notes: 'notes',
  logo: 'a logo',
  accent_color: 'an accent colour',
  typeface: 'a typeface',
  paper: 'a paper size',
}

/** What has fields: "colour is not a field of the seller." */
const owners = {
  items: 'a line item',
  seller: 'the seller',
  buyer: 'the buyer',
  preceding_invoice: 'the original invoice',
  'seller.electronic_address': 'the electronic address of the seller',
  'buyer.electronic_address': 'the electronic address of the buyer',
  period: 'the period',
  delivery_address: 'the delivery address',
}

/** The fields that have a name. */
export type NamedField = keyof typeof names

/** The fields with fields that have a name. */
export type NamedOwner = keyof typeof owners

const isNamed = <Names extends object>(all: Names, key: string): key is string & keyof Names =>
  Object.hasOwn(all, key)

/** @param field path without the positions of line items, such as `items.quantity`; `null` for no field of an invoice */
export const fieldName = (field: string | null): string =>
  field !== null && isNamed(names, field) ? names[field] : 'a value'

/** @param owner a field that has fields; `null` for the invoice itself */
export const ownerName = (owner: string | null): string =>
  owner !== null && isNamed(owners, owner) ? owners[owner] : 'an invoice'
