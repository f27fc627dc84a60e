/** What a column of the table can show. By itself, because who lays out a table needs no schema. */
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
