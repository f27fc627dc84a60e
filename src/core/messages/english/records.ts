import { alternatives } from './english-format.ts'

/** Each field of a customer or an item as it is in a sentence: "Enter a name." */
const names = {
  name: 'a name',
  contact: 'a contact person',
  street: 'a street',
  street_2: 'a second line of the street',
  postcode: 'a postcode',
  city: 'a city',
  region: 'a region',
  payment_days: 'payment days',
  note: 'a note',
  code: 'a code',
  description: 'a description',
  prices: 'prices',
  email: 'an email address',
  address: 'an address',
  country: 'a country',
  tax_id: 'a tax ID',
  registration_id: 'a registration number',
  registration_scheme: 'a register',
  trading_name: 'a trading name',
  identifier: 'a customer number',
  identifier_scheme: 'the scheme of the customer number',
  electronic_address_scheme: 'the kind of the electronic address',
  electronic_address: 'an electronic address',
  e_invoice_format: 'an e-invoice format',
  reference: 'a customer reference',
  currency: 'a currency',
  locale: 'a language',
  tax_rate: 'a tax rate',
  unit: 'a unit',
} as const

export type RecordFieldName = keyof typeof names

const owners = { customers: 'a customer', items: 'an item' } as const

/** Customers, items, and tables of them; payments and schedules. */
export const recordsInEnglish = {
  'record.missing': ({ field }: { field: RecordFieldName }): string => `Enter ${names[field]}.`,
  'record.wrong_kind': ({ field }: { field: RecordFieldName }): string =>
    `Enter ${names[field]} of the right kind.`,
  'record.unknown_field': ({ kind, path }: { kind: keyof typeof owners; path: string }): string =>
    `${path} is not a field of ${owners[kind]}.`,
  'record.repeated_code': 'Another item has this code. Enter a code of its own.',
  'record.change_gone': 'This change can no longer be undone.',
  'value.e_invoice_format':
    'Use xrechnung-ubl, xrechnung-cii, peppol, france-ubl, france-cii, ubl, cii, factur-x or france-factur-x.',
  'value.payment_days': 'Enter a whole number from 0 to 365.',
  'value.email': 'Enter an email address, such as billing@example.com.',
  'value.too_many_currencies': 'Use at most 20 currencies.',
  'cell.ambiguous_number': ({ text }: { text: string }): string =>
    `${text} may be meant a thousand times as much. Choose the decimal sign, or write it without separators of thousands.`,
  'cell.ambiguous_currency': ({ text, currencies }: { text: string; currencies: string[] }): string =>
    `${text} may be in ${alternatives(currencies)}. Add a column currency.`,
  'cell.other_currency': ({ text, currency }: { text: string; currency: string }): string =>
    `${text} is not in ${currency}, the currency of the row. Correct one of them.`,
  'cell.not_a_number': 'Enter a number, such as 12.50.',
  'cell.not_a_flag': 'Enter yes or no.',
  'cell.not_prices': 'Write prices as USD 14.00 | CHF 13.00.',
  'cell.repeated_currency': ({ currency }: { currency: string }): string => `Give one price in ${currency}.`,
  'row.ambiguous': 'Several records match. Add the column id, which an export has.',
  'row.repeated': ({ line }: { line: number }): string =>
    `This is the record of line ${line}. Keep one of the two rows.`,
  'table.empty': 'The file is empty. Choose another file.',
  'table.too_large': ({ megabytes }: { megabytes: number }): string =>
    `The file is larger than ${megabytes} MB. Split it into several files.`,
  'table.too_many_rows': ({ max }: { max: number }): string =>
    `The file has more than ${max} rows. Split it into several files.`,
  'table.too_many_columns': ({ line, max }: { line: number; max: number }): string =>
    `Line ${line} has more than ${max} columns.`,
  'table.not_utf8': 'The file is not UTF-8 text. Save it as “CSV UTF-8” and import it again.',
  'table.not_text': 'The file is not a table in text form. Save it as CSV and import it again.',
  'table.quote_open': ({ line }: { line: number }): string =>
    `The quotation mark in line ${line} is not closed. Correct the file and import it again.`,
  'table.quote_misplaced': ({ line }: { line: number }): string =>
    `There is a quotation mark in the wrong place in line ${line}. Correct the file and import it again.`,
  'table.row_too_long': ({ line }: { line: number }): string =>
    `A row at line ${line} is too long. A quotation mark may be missing.`,
  'table.repeated_column': ({ column }: { column: string }): string =>
    `Two columns are called ${column}. Keep one of them.`,
  'table.column_missing': ({ column }: { column: string }): string =>
    `The first line has no column ${column}. Name the columns in the first line.`,
  'table.wrong_rows': ({ rows }: { rows: number }): string =>
    `${rows === 1 ? 'One row is' : `${rows} rows are`} wrong, so nothing was imported.`,

  'payment.credit_note':
    'This credit note names an invoice. Record the refund as a negative payment of that invoice.',
  'payment.quote': 'A quote is not paid. Make an invoice from it.',
  'payment.zero': 'Enter an amount other than zero.',
  'payment.too_many_decimals': ({ currency, digits }: { currency: string; digits: number }): string =>
    digits === 0
      ? `Enter a whole amount in ${currency}.`
      : `Enter an amount in ${currency} with at most ${digits} decimals.`,
  'payment.no_correction':
    'No issued correction of this invoice owes anything. Issue the corrected invoice first.',
  'payment.nothing_owed': 'Nothing is left to pay.',
  'payment.change_gone': 'This change can no longer be undone.',

  'schedule.period_billed': ({ period, number }: { period: string; number: string }): string =>
    `The period of ${period} was billed as ${number}, so it gets no other invoice. Credit or correct that one.`,
  'schedule.source_missing': 'The invoice to repeat was deleted.',
  'schedule.no_lines': 'This invoice has no lines yet. Write one before it is repeated.',
  'schedule.not_invoice': 'Only invoices are repeated, not credit notes and quotes.',
  'schedule.no_date': 'The invoice has no valid issue date.',
  'schedule.no_period': 'The end is before the next date.',
} as const
