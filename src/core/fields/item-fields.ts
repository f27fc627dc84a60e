import { limits } from '../limits.ts'
import { optional, required } from './field.ts'
import {
  decimal,
  description,
  line,
  nonNegativeDecimal,
  percent,
  positiveDecimal,
  taxCategory,
  unitCode,
} from './value-schemas.ts'

/** The fields of a line item, in the order of canonical JSON. */
export const itemFields = {
  description: required('text', description, {
    label: 'lines.description',
    description: 'What was delivered; may have several lines.',
    example: 'Brand identity',
    aliases: ['title', 'text'],
  }),
  quantity: required('decimal', decimal, {
    label: 'lines.quantity',
    description: 'How many units; below 0 for a return.',
    example: 1.5,
    initial: '1',
    aliases: ['qty', 'count'],
  }),
  unit_price: required('decimal', decimal, {
    label: 'lines.unit-price',
    description: 'Price of one unit in the currency of the invoice, not rounded.',
    example: '80.00',
    aliases: ['price', 'rate'],
  }),
  unit: optional('text', line(limits.unitLength), {
    label: 'lines.unit',
    description: 'What the quantity counts, as it is printed.',
    example: 'h',
  }),
  unit_code: optional('code', unitCode, {
    label: 'lines.unit-code',
    description:
      'Unit as a code of UN/ECE Recommendation 20, for electronic invoices; without it, that of a common unit, else C62 (one).',
    example: 'HUR',
  }),
  price_quantity: optional('decimal', positiveDecimal, {
    label: 'lines.price-quantity',
    description: 'How many units unit_price is for.',
    example: 100,
    default: '1',
    aliases: ['base_quantity', 'per'],
  }),
  discount_percent: optional('decimal', percent, {
    label: 'lines.discount',
    description: 'Discount of this line in percent, from 0 to 100.',
    example: 10,
    aliases: ['discount'],
  }),
  charge_amount: optional('decimal', nonNegativeDecimal, {
    label: 'lines.charge-amount',
    description: 'Charge on this line, such as packaging, not below 0; added after the discount.',
    example: '2.50',
    aliases: ['charge'],
  }),
  charge_reason: optional('text', line(limits.chargeReasonLength), {
    label: 'lines.charge-reason',
    description: 'What charge_amount is for, as it is printed; without it, the word for a charge.',
    example: 'Packaging',
  }),
  tax_rate: optional('decimal', percent, {
    label: 'lines.tax',
    description: 'Tax of this line in percent, from 0 to 100; a line without one is not taxed.',
    example: 19,
    aliases: ['vat', 'tax'],
  }),
  tax_category: optional('code', taxCategory, {
    label: 'lines.tax-category',
    description:
      'VAT category of electronic invoices: S standard or reduced rate, Z zero rate, E exempt, AE reverse charge, K intra-Community supply, G export, O outside the scope of VAT; without it, S for a line with tax.',
    example: 'AE',
    aliases: ['vat_category'],
  }),
}
