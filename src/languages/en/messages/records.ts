/** Customers, items, and tables of them; payments and schedules. */
export const recordTexts = {
  'record.missing': 'Enter {field:@record_field}.',
  'record.wrong_kind': 'Enter {field:@record_field} of the right kind.',
  'record.unknown_field': {
    select: 'kind',
    customers: '{path} is not a field of a customer.',
    items: '{path} is not a field of an item.',
  },
  'record.repeated_code': 'Another item has this code. Enter a code of its own.',
  'record.change_gone': 'This change can no longer be undone.',
  'value.e_invoice_format':
    'Use xrechnung-ubl, xrechnung-cii, peppol, france-ubl, france-cii, ubl, cii, factur-x or france-factur-x.',
  'value.payment_days': 'Enter a whole number from 0 to 365.',
  'value.email': 'Enter an email address, such as billing@example.com.',
  'value.too_many_currencies': 'Use at most 20 currencies.',
  'cell.ambiguous_number':
    '{text} can be read in two ways, one a thousand times the other. Choose the decimal sign, or write it without separators of thousands.',
  'cell.ambiguous_currency': '{text} may be in {currencies:or}. Add a column currency.',
  'cell.other_currency': '{text} is not in {currency}, the currency of the row. Correct one of them.',
  'cell.not_a_number': 'Enter a number, such as 12.50.',
  'cell.not_a_flag': 'Enter yes or no. An empty cell means no.',
  'cell.not_prices': 'Write prices as USD 14.00 | CHF 13.00.',
  'cell.repeated_currency': 'Give one price in {currency}.',
  'row.ambiguous': 'Several records match. Add the column id, which an export has.',
  'row.repeated': 'This is the record of line {line:digits}. Keep one of the two rows.',
  'table.empty': 'The file is empty. Choose another file.',
  'table.too_large': 'The file is larger than {megabytes:digits} MB. Split it into several files.',
  'table.too_many_rows': 'The file has more than {max:digits} rows. Split it into several files.',
  'table.too_many_columns': 'Line {line:digits} has more than {max:digits} columns.',
  'table.not_utf8': 'The file is not UTF-8 text. Save it as “CSV UTF-8” and import it again.',
  'table.not_text': 'The file is not a table in text form. Save it as CSV and import it again.',
  'table.quote_open':
    'The quotation mark in line {line:digits} is not closed. Correct the file and import it again.',
  'table.quote_misplaced':
    'There is a quotation mark in the wrong place in line {line:digits}. Correct the file and import it again.',
  'table.row_too_long': 'A row at line {line:digits} is too long. A quotation mark may be missing.',
  'table.repeated_column': 'Two columns are called {column}. Keep one of them.',
  'table.column_missing': 'The first line has no column {column}. Name the columns in the first line.',
  'table.wrong_rows': {
    plural: 'rows',
    one: 'One row is wrong, so nothing was imported.',
    other: '{rows:digits} rows are wrong, so nothing was imported.',
  },

  'payment.credit_note':
    'This credit note names an invoice. Record the refund as a negative payment of that invoice.',
  'payment.quote': 'A quote is not paid. Make an invoice from it.',
  'payment.zero': 'Enter an amount other than zero.',
  'payment.too_many_decimals': {
    select: 'digits',
    other: 'Enter an amount in {currency} with at most {digits:digits} decimals.',
    0: 'Enter a whole amount in {currency}.',
  },
  'payment.no_correction':
    'No issued correction of this invoice owes anything. Issue the corrected invoice first.',
  'payment.nothing_owed': 'Nothing is left to pay.',
  'payment.change_gone': 'This change can no longer be undone.',

  'schedule.period_billed':
    'The period of {period:date} was billed as {number}, so it gets no other invoice. Credit or correct that one.',
  'schedule.source_missing': 'The invoice to repeat was deleted.',
  'schedule.no_lines': 'This invoice has no lines yet. Write one before it is repeated.',
  'schedule.not_invoice': 'Only invoices are repeated, not credit notes and quotes.',
  'schedule.no_date': 'The invoice has no valid issue date.',
  'schedule.no_period': 'The end is before the next date.',
} as const
