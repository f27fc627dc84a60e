/** Findings about an invoice, a credit note or a quote. */
export const invoiceTexts = {
  'json.too_deep': 'The text is nested too deeply.',
  'json.too_many_values':
    'The text has more than {max:digits} values. An invoice with as many line items as are allowed has fewer.',
  'json.name_too_long': 'The text has a field name of more than {max:digits} characters, which no field has.',
  'json.mistake': {
    select: 'mistake',
    comma_before:
      'The text is not JSON: a comma before the {mark} at line {line:digits}, column {column:digits}.',
    comma_missing: 'The text is not JSON: a missing comma at line {line:digits}, column {column:digits}.',
    colon_missing: 'The text is not JSON: a missing colon at line {line:digits}, column {column:digits}.',
    ends_early: 'The text is not JSON: it ends too early at line {line:digits}, column {column:digits}.',
    nothing: 'The text is not JSON: there is nothing at line {line:digits}, column {column:digits}.',
    single_quotes:
      'The text is not JSON: single quotes instead of double quotes at line {line:digits}, column {column:digits}.',
    text_after:
      'The text is not JSON: more text after the end at line {line:digits}, column {column:digits}.',
    unclosed_text:
      'The text is not JSON: a text in quotes that is not closed or holds a line break at line {line:digits}, column {column:digits}.',
    unexpected: 'The text is not JSON: an unexpected {mark} at line {line:digits}, column {column:digits}.',
    unexpected_character:
      'The text is not JSON: an unexpected character at line {line:digits}, column {column:digits}.',
    unknown_number:
      'The text is not JSON: a number that JSON does not know at line {line:digits}, column {column:digits}.',
    unquoted_name:
      'The text is not JSON: a field name without double quotes at line {line:digits}, column {column:digits}.',
  },

  // a field that is missing, unknown or of the wrong kind
  'field.missing': 'Enter {field:@field}.',
  'field.repeated': '{path} is given twice. Keep the one that you mean.',
  'field.unknown': {
    select: 'near',
    null: '{name} is not a field of {owner:@owner}.',
    other: '{name} is not a field of {owner:@owner}. Did you mean {near}?',
  },
  'item.field_of_other_kind':
    '{kind:capital:@unpriced_line} has no amount of its own. Leave out {field:@field}, or the kind.',
  'field.not_text': 'Enter {field:@field} as text, in double quotes.',
  'field.not_number': 'Enter {field:@field} as a number, such as 12.50.',
  'field.not_list': 'Give {field:@field} as a list in square brackets.',
  'field.not_flag': 'Say {field:@field}: use true or false.',
  'field.not_object': 'Give {field:@field} as an object in curly brackets.',
  'invoice.not_object': 'An invoice is a JSON object with {required:and}.',
  'item.not_object': 'A line item is an object with {required:and}.',
  'items.missing': 'Add at least one line item.',

  // a value that no field of its kind can have
  'value.broken_character': 'Contains a broken character. Delete it and type it again.',
  'value.too_long': 'Use at most {max:digits} characters.',
  'value.too_many_lines': 'Use at most {max:digits} lines.',
  'value.line_break': 'Use one line, without a line break.',
  'value.control_characters': 'Remove the control characters.',
  'value.bidi_controls': 'Remove the invisible marks that change the order of characters.',
  'value.not_a_number': 'Enter a number, such as 12.50.',
  'value.decimal_comma': 'Write the number with a decimal point, such as 12.50.',
  'value.too_many_digits': 'Use up to {before:digits} digits before the point and {after:digits} after it.',
  'value.percentage': 'Enter a percentage from 0 to 100.',
  'value.too_many_entries': 'Use at most {max:digits} entries.',
  'value.not_negative': 'Enter an amount that is not below 0.',
  'value.positive': 'Enter an amount above 0, such as 0.05.',
  'value.date': 'Enter a date that exists, as YYYY-MM-DD.',
  'value.language': 'Use a language tag, such as en or de-DE.',
  'attachment.name':
    'Use a file name without a path or special signs that ends in .pdf, .png, .jpg, .csv, .xlsx or .ods.',
  'attachment.kind': 'Use a PDF, PNG, JPEG, CSV, XLSX or ODS file as a base64 data URL, not an empty one.',
  'attachment.content':
    'The content of the file is of another type than it says. Save it again as that type.',
  'attachment.name_of_type': 'Let the name end in {extensions:or:@extension}, as the type of the file says.',
  'attachment.same_name': 'Another attachment has this name. Give each one a name of its own.',
  'attachment.no_file': 'Enter the address of the file, or add the file itself.',
  'attachment.file_and_link': 'Give either the file or its address, not both.',
  'attachments.too_large':
    'The attachments are larger than 1 MiB together. Leave this file out, or use a smaller one.',
  'value.https_link':
    'Enter a whole address that begins with https://, such as https://example.com/report.pdf, without a user name, spaces or letters outside ASCII.',
  'value.logo_size': 'Use a picture of at most 1 MiB.',
  'value.logo_kind': 'Use a PNG or JPEG picture as a base64 data URL.',
  'value.color': 'Use a colour as #rrggbb, such as #1d3fbb.',
  'value.scheme': 'Choose from the list, or enter a code such as EM or 0088.',
  'value.unit_code': 'Choose a unit from the list, or enter a code such as HUR for hours.',
  'value.line_kind': 'Use "heading", "text", "subtotal" or "optional" as the kind of a line.',
  'value.tax_category': 'Use S, Z, E, AE, K, G or O as a tax category.',
  'value.payment_means':
    'Choose from the list, or enter a code of UNTDID 4461, such as 58 for a SEPA transfer.',
  'value.exemption_code': 'Choose from the list, or enter a code of VATEX, such as VATEX-EU-132.',
  'value.business_process': 'Use a business process of the French reform, such as B1, S1 or M1.',
  'value.e_invoice': 'Use "factur-x" or "france-factur-x" as an e-invoice.',
  'value.typeface': 'Use "sans" or "serif" as a typeface.',
  'value.paper': 'Use "A4" or "Letter" as a paper size.',
  'value.currency': 'Use an ISO 4217 currency code, such as EUR.',
  'value.country': 'Use a two-letter country code, such as DE.',
  'value.template_name': 'Use a template name, such as minimal.',
  'value.invoice_number': 'Enter an invoice number.',
  'value.description': 'Enter a description.',
  'items.too_many': 'Use at most {max:digits} line items.',
  'discount.twice': 'Give the discount in percent or as an amount, not both.',

  // rules about the whole invoice
  'cash_rounding.too_fine': 'Use a unit that {currency} can pay: at most {digits:digits} decimals.',
  'item.amount_too_large': 'Comes to more than 15 digits. Lower the quantity or the price.',
  'invoice.total_too_large': 'The total comes to more than 15 digits.',

  'value.document_type':
    'Use "invoice", "credit_note", "quote", "corrected", "self_billed", "self_billed_credit_note" or "deposit" as a document type.',
  'type.not_sent':
    'This connection sends the template, the number and the lines only, so the service would make an invoice of this {type:@kind}. Let the connection send all fields, or use another one.',

  'items.none_sent':
    'This connection sends items only, and this document has none that counts. Let the connection send all fields, or use another one.',
  'lines.not_sent': {
    plural: 'count',
    one: 'This connection sends items only, so the document is made without one line that is a heading, text, subtotal or optional item.',
    other:
      'This connection sends items only, so the document is made without {count:digits} lines that are headings, texts, subtotals or optional items.',
  },
  'invoice.billed_before':
    '{number} of {date:date} bills the same lines, or the same period, to this customer already.',
  'invoice.same_not_confirmed':
    '{number} of {date:date} has the same lines, and it is not known whether it was billed. Check it first.',
  'invoice.billed_together':
    '{number} of {date:date}, which is submitted together with this one, bills the same lines, or the same period, to this customer.',
  'field.not_sent':
    'This connection does not send {field:@field}, so the document is made and billed without it.',
  'fields.not_sent': 'This connection does not send {fields:and:@field}.',
  'amount.another_sent':
    'The document says {written:decimal} {writtenCurrency}, but this connection sends {sent:decimal} {sentCurrency}.',

  'field.not_printed': '{type:capital:@kinds} do not show {field:@field}.',
  'item.optional_not_billed':
    'This line is optional, so this {type:@kind} does not count it. If it was ordered, make it an ordinary line; if not, remove it.',
  'valid_until.before_issue': 'The quote ends before its issue date.',
  'preceding_invoice.number_missing': 'Enter the number of the original invoice.',
  'total.negative_credit_note':
    'The total is negative. A credit note has positive amounts, which it takes off the invoice.',

  'credit.exists': {
    plural: 'numbers.length',
    one: '{numbers:and} already credits {credited:decimal} of {total:decimal} {currency}.',
    other: '{numbers:and} already credit {credited:decimal} of {total:decimal} {currency}.',
  },
  'credit.other_currency':
    'This credit note is in {currency}, and its invoice in {original}: it does not reduce what the invoice owes.',
  'credit.above_rest':
    'This credits more than is left of the invoice. After the other credit notes, {rest:decimal} {currency} is left.',
  'deposit.deducted_twice':
    'The deposit of {amount:decimal} {currency} is also deducted by {numbers:and}. Remove it here, or let a credit note for {numbers:and} deduct it too.',
  'deposit.not_deducted':
    'No invoice deducts the deposit of {amount:decimal} {currency} of {numbers:and}. Enter it here if it was paid.',
  'deposit.returned_and_deducted':
    'The deposit of {amount:decimal} {currency} is returned by this credit note, and deducted by {numbers:and} already. Enter it here too, so that it is not returned.',
  'deposit.moved_twice':
    'The deposit of {amount:decimal} {currency} is also deducted by {numbers:and}, which credits the same invoice. Remove it here.',
  'deposit.not_returned':
    'No invoice in place of {numbers:and} deducts the deposit of {amount:decimal} {currency}. Remove it here, so that it is returned.',
  'deposit.left_by_deletion':
    '{numbers:and} left the deposit of {amount:decimal} {currency} for this document to deduct. If this document is deleted, no invoice deducts the deposit: deduct it in another one, or pay it back.',
  'deposit.twice_after_deletion':
    'If this credit note is deleted, the deposit of {amount:decimal} {currency} is deducted more than once: by {numbers:and}.',
  'deposit.deducted': {
    plural: 'numbers.length',
    one: '{numbers:and} deducts this deposit invoice already.',
    other: '{numbers:and} deduct this deposit invoice already.',
  },
  'deposit.credited': 'This deposit invoice is credited, so that nothing of it is left to deduct.',
  'quote.no_lines': 'Nothing is offered in this quote yet. Write a line first.',
  'quote.invoiced': {
    plural: 'numbers.length',
    one: '{numbers:and} was made from this quote already.',
    other: '{numbers:and} were made from this quote already.',
  },
} as const
