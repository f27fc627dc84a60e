/** Names of fields that a template can show. No schemas here, because layout needs no schema library. */

/** Fields that a column of the item table can show. */
export const itemFields = [
  'position',
  'description',
  'quantity',
  'unit',
  'unit_price',
  'discount_percent',
  'tax_rate',
  'amount',
] as const

export type ItemField = (typeof itemFields)[number]

/** Fields that a `facts` block can show. */
export const factNames = [
  'invoice_number',
  'issue_date',
  'due_date',
  'delivery_date',
  'purchase_order',
  'reference',
  'buyer_tax_id',
] as const

export type FactName = (typeof factNames)[number]
