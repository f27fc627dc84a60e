import { limits } from '../limits.ts'
import { optional, required } from './field.ts'
import { line, nonNegativeDecimal, percent, taxCategory } from './value-schemas.ts'

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
