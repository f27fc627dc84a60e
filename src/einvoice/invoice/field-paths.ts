import { documentTexts, lineTexts } from './direct-terms.ts'

/** Fields of an invoice by path of the semantic model; the longest matching prefix applies. */
const fieldPaths: Readonly<Record<string, string>> = {
  number: 'invoice_number',
  process: 'business_process',
  issueDate: 'issue_date',
  type: 'type',
  currency: 'currency',
  taxCurrency: 'tax_currency',
  dueDate: 'due_date',
  buyerReference: 'buyer.reference',
  ...pathsBy(documentTexts),
  paymentTerms: 'payment_terms',
  notes: 'notes',
  precedingInvoices: 'preceding_invoice.number',
  'precedingInvoices[].issueDate': 'preceding_invoice.issue_date',
  attachments: 'attachments',
  'attachments[]': 'attachments[].name',
  'attachments[].description': 'attachments[].description',
  'attachments[].file': 'attachments[].data',
  'attachments[].file.name': 'attachments[].name',
  'attachments[].url': 'attachments[].url',
  seller: 'seller.name',
  'seller.vatId': 'seller.tax_id',
  'seller.taxNumber': 'seller.tax_number',
  'seller.identifiers': 'seller.registration_id',
  'seller.contact': 'seller.contact_name',
  'seller.contact.phone': 'seller.phone',
  'seller.contact.email': 'seller.email',
  buyer: 'buyer.name',
  'buyer.vatId': 'buyer.tax_id',
  ...Object.fromEntries(['seller', 'buyer'].flatMap(partyPaths)),
  payee: 'payee.name',
  ...Object.fromEntries(numberPaths('payee', 'payee')),
  taxRepresentative: 'tax_representative.name',
  'taxRepresentative.vatId': 'tax_representative.tax_id',
  ...addressPaths('taxRepresentative.address', 'tax_representative'),
  ...addressPaths('delivery.address', 'delivery_address'),
  'delivery.name': 'delivery_address.name',
  'delivery.date': 'delivery_date',
  'period.start': 'period.start',
  'period.end': 'period.end',
  period: 'period.start',
  payment: 'payment_means',
  'payment.accounts': 'seller.iban',
  'payment.accounts[].name': 'seller.account_holder',
  'payment.accounts[].provider': 'seller.bic',
  'payment.remittance': 'payment_reference',
  allowances: 'discount_percent',
  charges: 'charges',
  'charges[]': 'charges[].amount',
  'charges[].reason': 'charges[].reason',
  'charges[].taxCategory': 'charges[].tax_category',
  'charges[].taxRate': 'charges[].tax_rate',
  totals: 'items',
  'totals.taxInTaxCurrency': 'tax_exchange_rate',
  'totals.prepaid': 'prepaid_amount',
  'totals.rounding': 'cash_rounding',
  taxes: 'tax_note',
  'taxes[].rate': 'items',
  'taxes[].category': 'items',
  'taxes[].base': 'items',
  'taxes[].amount': 'items',
  'taxes[].exemptionCode': 'exemption_code',
  lines: 'items',
  'lines[]': 'items[]',
  'lines[].quantity': 'items[].quantity',
  'lines[].quantity.unit': 'items[].unit_code',
  'lines[].netPrice': 'items[].unit_price',
  'lines[].priceQuantity': 'items[].price_quantity',
  'lines[].allowances': 'items[].discount_percent',
  'lines[].charges': 'items[].charge_amount',
  'lines[].taxCategory': 'items[].tax_category',
  'lines[].taxRate': 'items[].tax_rate',
  'lines[].name': 'items[].description',
  'lines[].description': 'items[].description',
  ...pathsBy(lineTexts, 'items[].', 'lines[].'),
  'lines[].standardItemId': 'items[].standard_item_id',
  'lines[].standardItemId.scheme': 'items[].standard_item_scheme',
}

function pathsBy(table: Readonly<Record<string, string>>, at = '', of = ''): Record<string, string> {
  return Object.fromEntries(Object.entries(table).map(([field, term]) => [`${of}${term}`, `${at}${field}`]))
}

function partyPaths(party: string): [string, string][] {
  return [
    [`${party}.tradingName`, `${party}.trading_name`],
    ...numberPaths(party, party),
    [`${party}.electronicAddress`, `${party}.electronic_address.id`],
    [`${party}.electronicAddress.scheme`, `${party}.electronic_address.scheme`],
    ...Object.entries(addressPaths(`${party}.address`, party)),
  ]
}

function numberPaths(path: string, field: string): [string, string][] {
  return [
    [`${path}.registration`, `${field}.registration_id`],
    [`${path}.registration.scheme`, `${field}.registration_scheme`],
    [`${path}.identifiers`, `${field}.identifier`],
    [`${path}.identifiers[].scheme`, `${field}.identifier_scheme`],
  ]
}

function addressPaths(path: string, field: string): Record<string, string> {
  return {
    [path]: `${field}.country`,
    [`${path}.line1`]: `${field}.street`,
    [`${path}.line2`]: `${field}.street_2`,
    [`${path}.line3`]: `${field}.street_2`,
    [`${path}.city`]: `${field}.city`,
    [`${path}.postcode`]: `${field}.postcode`,
    [`${path}.region`]: `${field}.region`,
  }
}

/**
 * Returns the field of an invoice for a path of the semantic model, such as `items[0].tax_category`; '' for
 * none.
 */
export function fieldPathOf(path: string): string {
  const index = /^(?:lines|charges|attachments)\[(\d+)\]/.exec(path)?.[1]
  const plain = path.replaceAll(/\[\d+\]/g, '[]')
  const known = Object.keys(fieldPaths)
    .filter(each => plain === each || plain.startsWith(`${each}.`) || plain.startsWith(`${each}[`))
    .toSorted((a, b) => b.length - a.length)[0]
  return (fieldPaths[known ?? ''] ?? '').replace('[]', `[${index ?? 0}]`)
}
