/** The document's own words. A template has none, so that each template speaks every language. */
export const en = {
  invoice: 'Invoice',
  invoice_number: 'Invoice number',
  issue_date: 'Issued',
  due_date: 'Due',
  delivery_date: 'Delivered',
  purchase_order: 'Purchase order',
  reference: 'Your reference',
  buyer_tax_id: 'Your VAT ID',
  from: 'From',
  bill_to: 'Bill to',
  /** in place of the words for an invoice where the total is negative */
  credit_note: 'Credit note',
  credit_note_number: 'Credit note number',
  credit_note_date: 'Issued',
  credit_note_to: 'Credit to',
  position: 'No.',
  description: 'Description',
  quantity: 'Quantity',
  unit: 'Unit',
  unit_price: 'Unit price',
  discount: 'Discount',
  tax: 'VAT',
  amount: 'Amount',
  subtotal: 'Subtotal',
  /** around a rate, and around the sum it is taken on */
  tax_on: '{tax} {rate} on {base}',
  tax_included: 'Includes {tax} {rate} on {base}',
  total: 'Total',
  prepaid: 'Already paid',
  rounding: 'Rounding',
  payable: 'Amount due',
  /** at the top of the page onto which it is brought, not at the foot of the one before */
  carried_forward: 'Carried forward',
  notes: 'Notes',
  payment: 'Payment',
  payment_terms: 'Terms',
  account_holder: 'Account holder',
  payment_reference: 'Reference',
  credit: 'Credit',
  nothing_to_pay: 'Nothing to pay: we owe you {amount}.',
  payment_code: 'Scan to pay',
  /** for those who cannot see the code */
  payment_code_alt: 'QR code that fills in a bank transfer of {amount} to {name}',
  tax_id: 'VAT ID',
  registration_id: 'Reg. no.',
  page_of_pages: 'Page {page} of {pages}',
  percent: '{n}%',
  /** between the lines of an address that stand on one */
  list_separator: ', ',
}

export type Labels = Readonly<typeof en>
