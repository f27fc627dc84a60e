import { limits } from '../limits.ts'
import { optional, required } from './field.ts'
import { date, invoiceNumber, line, nonNegativeDecimal, percent, taxCategory } from './value-schemas.ts'

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
