import { limits } from '../limits.ts'
import { addressFields, countryField } from './address-fields.ts'
import { optional, required } from './field.ts'
import {
  attachmentData,
  date,
  httpsLink,
  invoiceNumber,
  line,
  nonNegativeDecimal,
  percent,
  schemeCode,
  taxCategory,
} from './value-schemas.ts'

/** A charge on the whole document, such as freight (EN 16931, BG-21). */
export const chargeFields = {
  reason: optional('text', line(limits.chargeReasonLength), {
    label: 'charges.reason',
    description: 'What is charged, as it is printed; without it, the word for a charge.',
    example: 'Freight',
    aliases: ['description', 'name'],
  }),
  amount: required('decimal', nonNegativeDecimal, {
    label: 'charges.amount',
    description: 'Amount in the currency of the invoice, not below 0; with tax if prices include tax.',
    example: '12.50',
  }),
  tax_rate: optional('decimal', percent, {
    label: 'lines.tax',
    description: 'Tax of the charge in percent, from 0 to 100; a charge without one is not taxed.',
    example: 19,
    aliases: ['vat', 'tax'],
  }),
  tax_category: optional('code', taxCategory, {
    label: 'lines.tax-category',
    description: 'VAT category of electronic invoices, as of a line item.',
    example: 'S',
    aliases: ['vat_category'],
  }),
}

/** The period that the whole invoice covers (EN 16931, BG-14). */
export const periodFields = {
  start: optional('code', date, {
    label: 'period.start',
    description: 'First day of the period.',
    example: '2026-11-01',
  }),
  end: optional('code', date, {
    label: 'period.end',
    description: 'Last day of the period.',
    example: '2026-11-30',
  }),
}

/** The reference to an earlier invoice (EN 16931, BG-3). */
export const precedingInvoiceFields = {
  number: optional('code', invoiceNumber, {
    label: 'preceding.number',
    description: 'Number of the earlier invoice.',
    example: '2026-0042',
    aliases: ['invoice_number'],
  }),
  issue_date: optional('code', date, {
    label: 'preceding.issue-date',
    description: 'Date of the earlier invoice.',
    example: '2026-11-21',
    aliases: ['date'],
  }),
}

/** One of several earlier invoices, such as a deposit invoice, and what a final invoice deducts for it. */
export const furtherPrecedingFields = {
  ...precedingInvoiceFields,
  deducted_amount: optional('decimal', nonNegativeDecimal, {
    label: 'preceding.deducted',
    description:
      'Amount with tax that was invoiced there and is deducted here, from 0; the amount due is lower by this, and reports take its tax off.',
    example: '595.00',
    aliases: ['amount'],
  }),
  tax_rate: optional('decimal', percent, {
    label: 'lines.tax',
    description: 'Tax in percent that the deducted amount contains; without one it contains none.',
    example: 19,
    aliases: ['vat', 'tax'],
  }),
}

/** A file or link that accompanies the document (EN 16931, BG-24). `invoice-rules.ts` defines valid names. */
export const attachmentFields = {
  name: required('text', line(limits.attachmentNameLength), {
    label: 'attachments.name',
    description:
      'File name (BT-122 and BT-125) without a path, which ends in .pdf, .png, .jpg, .jpeg, .csv, .xlsx or .ods as the file is; of a link, any text (BT-122). Each name once.',
    example: 'hours.csv',
    aliases: ['filename', 'file_name'],
  }),
  description: optional('text', line(limits.attachmentDescriptionLength), {
    label: 'attachments.description',
    description: 'What the file is, in words (BT-123).',
    example: 'Hours of November',
    aliases: ['title'],
  }),
  data: optional('image', attachmentData, {
    label: 'attachments.data',
    description:
      'The file as a base64 data URL: PDF, PNG, JPEG, CSV, XLSX or ODS. All files of a document are at most 1 MiB before they are encoded. Required without url.',
    example: 'data:text/csv;base64,ZGF5O2hvdXJzCjIwMjYtMTEtMjA7OAo=',
    aliases: ['content', 'file'],
  }),
  url: optional('code', httpsLink, {
    label: 'attachments.url',
    description:
      'In place of data: where the file is, as an absolute address that begins with https:// (BT-124). It is in the e-invoice only.',
    example: 'https://example.com/hours-2026-11.csv',
    aliases: ['link', 'uri', 'href', 'external_link'],
  }),
}

/** The payee if it is not the seller, such as a factoring company (EN 16931, BG-10). */
export const payeeFields = {
  name: optional('text', line(), {
    label: 'payee.name',
    description: 'Name of the payee (BT-59).',
    example: 'Example Factoring Ltd',
  }),
  identifier: optional('text', line(), {
    label: 'payee.identifier',
    description: 'Number of the payee, such as a GLN (BT-60).',
    example: 'F-12',
  }),
  identifier_scheme: optional('code', schemeCode, {
    label: 'party.identifier-scheme',
    description: 'Scheme of identifier as a code of ISO 6523, such as 0088 for a GLN.',
    example: '0088',
  }),
  registration_id: optional('text', line(), {
    label: 'party.registration',
    description: 'Number of the payee in a register of companies (BT-61).',
    example: 'HRB 54321',
  }),
  registration_scheme: optional('code', schemeCode, {
    label: 'party.registration-scheme',
    description: 'Register of registration_id as a code of ISO 6523.',
    example: '0002',
  }),
}

/** The tax representative of a foreign seller (EN 16931, BG-11 and BG-12). */
export const taxRepresentativeFields = {
  name: optional('text', line(), {
    label: 'representative.name',
    description: 'Name of the tax representative (BT-62).',
    example: 'Example Tax Ltd',
  }),
  tax_id: optional('text', line(), {
    label: 'party.tax-id',
    description: 'VAT identification number of the tax representative (BT-63).',
    example: 'DE987654321',
    aliases: ['vat_id'],
  }),
  ...addressFields,
  country: countryField,
}
