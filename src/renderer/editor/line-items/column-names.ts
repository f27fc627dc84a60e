/** Text keys of the columns, for headings and messages. */
export const columnNames = {
  description: 'lines.description',
  quantity: 'lines.quantity',
  unit: 'lines.unit',
  unit_price: 'lines.unit-price',
  discount_percent: 'lines.discount',
  tax_rate: 'lines.tax',
} as const
