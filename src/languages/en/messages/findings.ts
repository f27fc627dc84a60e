/** Findings: values that are allowed and probably not meant. */
export const findingTexts = {
  'template.not_rendered': 'The PDF could not be made on this computer, so nobody has seen how it looks.',

  // allowed, and probably not meant
  'invoice_number.space_around': 'The number begins or ends with a space.',
  'quantity.zero': 'The quantity is 0: this line adds nothing.',
  'invoice_number.without_digits': 'The number has no digit.',
  'invoice_number.zero': 'The number is 0. Invoices are usually numbered from 1.',
  'invoice_number.unfilled': 'The number contains {part}, which stands for something that is not filled in.',
  'unit_price.both_negative': 'Quantity and price are both negative, so this line is added, not subtracted.',
  'price_quantity.large': 'The price is for more than 100,000 units. Check the quantity of the price.',
  'item.rounds_to_zero':
    'This line comes to less than half of the smallest unit of the currency and adds nothing.',
  'charge_amount.above_line': 'The charge is larger than the amount of its line.',
  'charge.above_lines': 'The charge is larger than the sum of the lines.',
  'buyer.is_seller': 'The customer is the sender of this document.',
  'preceding_invoice.own_number': 'The earlier invoice has the number of this one.',
  'preceding_invoice.other_rate':
    'No line is taxed at this rate, so tax is deducted that this invoice does not charge.',
  'preceding_invoice.later': 'The earlier invoice has a later date than this one.',
  'payment_terms.unusual':
    'The terms offer {percent:number} % for payment within {days:digits} days. Check both.',
  'payment_terms.unusual_interest':
    'The terms charge {percent:number} % for payment after {days:digits} days. Check both.',
  'payment_terms.malformed':
    'A line looks like a discount that programs apply, but is not written like one: #SKONTO#TAGE=14#PROZENT=2.00#',
  'payment_terms.above_total':
    'The terms refer to an amount of {base:decimal}, which is no part of the total.',
  'payment_terms.after_due':
    'The terms offer a discount for payment within {days:digits} days, which is after the due date.',
  'description.month_outside_period':
    'The text names the month {month}, which is outside the period of the invoice.',
  'period.reversed': 'The period ends before it begins.',
  'date.far_after_issue': 'This date is {days:digits} days after the issue date. Check the year.',
  'date.far_before_issue': 'This date is {days:digits} days before the issue date. Check the year.',
  'due_date.before_issue': 'The due date is before the issue date.',
  'country.unknown': {
    select: 'code',
    UK: '{code} is no country code of ISO 3166. The United Kingdom is GB.',
    other: '{code} is no country code of ISO 3166.',
  },
  'postcode.differs':
    'The printed address has the postcode {written}, but an e-invoice would contain {postcode}.',
  'address.city_not_printed':
    'The page prints these lines, without {city}. Add a line with postcode and city.',
  'prepaid.negative': 'The prepaid amount is negative, which raises the amount due.',
  'text.placeholder':
    '{placeholder} is printed as it is. Only invoices made by a schedule or for the next period have it filled in.',
  'text.other_placeholder':
    '{placeholder} looks like a placeholder that was not filled in. It is printed as it is.',
  'text.month_of_earlier':
    'This text mentions {month:month}, and {number} of {date:date} has the same text. Check the month.',
  'iban.mistyped': 'This IBAN is mistyped: its check digits do not fit.',
  'seller.name_too_long_for_payment_code':
    'No payment code is printed: the standard of banks allows {limit:digits} characters of a name, and that of the account holder is longer.',
  'discount.raises_total': 'This discount raises the total.',
  'discount.above_subtotal': 'The discount is larger than the sum of the lines.',
  'discount.large': 'The discount is {percent:decimal} %. Check whether it is meant.',
  'discount.large_with_lines':
    'With the discounts of the lines, the discount is {percent:decimal} %. Check whether it is meant.',
  'discount.large_lines':
    'Lines that are subtracted and discounts take off {percent:decimal} % of the other lines. Check whether it is meant.',
  'cash_rounding.large':
    'The amount due is rounded to {unit:decimal} {currency}, more than a coin. Usual is the smallest coin.',
  'payable.zero': 'Nothing is left to pay: the deposit is the whole total.',
  'payable.negative': 'The deposit is larger than the total, so the amount due is negative.',
  'payable.above_deducted': 'More is deducted than the total, so the amount due is negative.',
  'payable.rounded_to_zero': 'Rounding makes the amount due 0 or less.',
  'total.zero': 'The total is 0. Check the quantities and prices.',
  'total.negative':
    'The total is negative: this invoice asks for no money. Use a credit note with positive amounts instead.',
  'total.negative_quote': 'The total is negative: this quote offers nothing to pay for.',
  'payment_details.missing':
    'Payment details are missing. Enter an account, or say in the payment terms how to pay.',
  'due_date.missing': 'Enter a due date or payment terms, so that it is clear when to pay.',
  'issue_date.far_ahead': 'The issue date is {days:digits} days from now. Check the month and the year.',
  'issue_date.long_ago': 'The issue date is {days:digits} days ago. Check the month and the year.',
  'tax_rate.unusual': '{rate:decimal} % is no tax rate of {country:@country}. Usual: {usual:or:@percent}.',

  'tax_rate.high': '{rate:decimal} % is more than the tax of any country. Check the rate.',
  'tax_rate.on_export':
    'The customer is in {buyer:@country}, and exports are usually without the tax of {country:@country}. Check the rate.',
  'tax_rate.missing':
    'This has no tax rate and others have one, so it is not taxed. Enter 0 if that is meant.',
  'tax_category.without_tax':
    'The category {category} means that no tax is charged, but there is a tax rate.',

  // unlike the customer’s earlier invoices
  'currency.unusual': 'The currency is {currency}, and this customer’s usual one is {usual}.',
  'prices_include_tax.unusual': 'The prices include tax, unlike those of your earlier invoices.',
  'prices_include_tax.unusually_off':
    'Tax is added to the prices, which included it in your earlier invoices.',
  'amount.unusual':
    'The amount due, {amount:decimal} {currency}, is far above this customer’s usual one: about {usual:decimal} {currency} in the last {count:digits} invoices.',

  'amount.above_all':
    'The amount due, {amount:decimal} {currency}, is at least a thousand times the largest of your last invoices, {largest:decimal} {currency}.',

  // probably required by VAT law
  'seller.name_missing': 'Enter who the {type:@kind} is from.',
  'buyer.name_missing': 'Enter who the {type:@kind} is to.',
  'issue_date.missing': 'Enter the issue date.',
  'seller.address_missing': 'Enter your full address: VAT law asks for it.',
  'buyer.address_missing': 'Enter the customer’s full address: VAT law asks for it.',
  'seller.tax_id_missing': 'Enter your VAT number or tax ID: VAT law asks for it.',
  'buyer.tax_id_missing': 'Enter the customer’s VAT number: without VAT it is required for an EU business.',
  'delivery_date.unknown': 'Enter the date of delivery or service, if it is not the issue date.',
  'tax_note.reverse_charge':
    'Write why no VAT is charged, such as "Reverse charge" for a business in another EU country.',
  'tax_note.exemption': 'Write why no VAT is charged, such as the exemption that applies.',
} as const
