/** The labels of the document. Templates contain no labels, so each template supports every language. */
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
  /** used instead of the invoice labels on a credit note, and if the total is negative */
  credit_note: 'Credit note',
  credit_note_number: 'Credit note number',
  credit_note_date: 'Issued',
  credit_note_to: 'Credit to',
  amount_credited: 'Amount credited',
  /** the reference of a credit note */
  preceding_invoice: 'Original invoice',
  preceding_invoice_date: 'Invoice date',
  quote: 'Quote',
  quote_number: 'Quote number',
  quote_date: 'Issued',
  quote_to: 'Prepared for',
  valid_until: 'Valid until',
  /** the total of a quote after a deposit or cash rounding */
  remaining: 'Remaining amount',
  /** who issues a credit note or a quote */
  issued_by: 'From',
  position: 'No.',
  description: 'Description',
  quantity: 'Quantity',
  unit: 'Unit',
  unit_price: 'Unit price',
  discount: 'Discount',
  tax: 'VAT',
  amount: 'Amount',
  subtotal: 'Subtotal',
  /** with a tax rate and its taxable base */
  tax_on: '{tax} {rate} on {base}',
  tax_included: 'Includes {tax} {rate} on {base}',
  total: 'Total',
  prepaid: 'Already paid',
  rounding: 'Rounding',
  payable: 'Amount due',
  /** at the top of the page that continues, not at the end of the previous one */
  carried_forward: 'Carried forward',
  notes: 'Notes',
  payment: 'Payment',
  payment_terms: 'Terms',
  account_holder: 'Account holder',
  payment_reference: 'Reference',
  credit: 'Credit',
  nothing_to_pay: 'Nothing to pay: we owe you {amount}.',
  payment_code: 'Scan to pay',
  /** alternative text of the QR code */
  payment_code_alt: 'QR code that fills in a bank transfer of {amount} to {name}',
  tax_id: 'VAT ID',
  registration_id: 'Reg. no.',
  page_of_pages: 'Page {page} of {pages}',
  percent: '{n}%',
  /** separates the address lines in a one-line address */
  list_separator: ', ',
}

export type Labels = Readonly<typeof en>
