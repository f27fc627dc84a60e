import { limits } from '../limits.ts'
import { optional, required } from './field.ts'
import {
  decimal,
  description,
  line,
  lineKind,
  nonNegativeDecimal,
  percent,
  positiveDecimal,
  schemeCode,
  taxCategory,
  unitCode,
} from './value-schemas.ts'

/** The fields of a line item, in the order of canonical JSON. */
export const itemFields = {
  kind: optional('code', lineKind, {
    label: 'lines.kind',
    description:
      'What the line is, if it is no ordinary item. heading and text have a description only; subtotal adds up the items below the heading or subtotal before it, and needs no description; optional is an item that is offered and part of no sum.',
    example: 'optional',
    aliases: ['type', 'line_type'],
  }),
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
  seller_item_id: optional('text', line(limits.itemIdLength), {
    label: 'lines.seller-item-id',
    description: 'Article number of the seller (EN 16931, BT-155), printed below the description.',
    example: 'A-100',
    aliases: ['sku', 'article_number', 'item_number', 'product_code'],
  }),
  buyer_item_id: optional('text', line(limits.itemIdLength), {
    label: 'lines.buyer-item-id',
    description: 'Article number of the buyer (BT-156), printed below the description.',
    example: 'MAT-7',
    aliases: ['customer_article_number', 'material_number'],
  }),
  standard_item_id: optional('text', line(limits.itemIdLength), {
    label: 'lines.standard-item-id',
    description:
      'Number of the article in a standard, such as a GTIN (BT-157), printed below the description.',
    example: '4006381333931',
    aliases: ['gtin', 'ean', 'upc', 'barcode'],
  }),
  standard_item_scheme: optional('code', schemeCode, {
    label: 'lines.standard-item-scheme',
    description:
      'Standard of standard_item_id as a code of ISO 6523; without it, 0160 (GTIN) for 8, 12, 13 or 14 digits.',
    example: '0160',
  }),
  order_line: optional('text', line(limits.itemIdLength), {
    label: 'lines.order-line',
    description: 'Line of the purchase order (BT-132), printed below the description.',
    example: '10',
    aliases: ['order_position', 'po_line'],
  }),
}
