/** The words for each column, in its heading and before its messages. */
export const columnNames = {
  description: 'lines.description',
  quantity: 'lines.quantity',
  unit: 'lines.unit',
  unit_price: 'lines.unit-price',
  discount_percent: 'lines.discount',
  tax_rate: 'lines.tax',
} as const
