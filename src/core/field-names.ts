/** How a person calls each field, for "Enter ..." and "... must be text.". */
const names: Record<string, string> = {
  template: 'a template',
  invoice_number: 'an invoice number',
  items: 'line items',
  description: 'a description',
  quantity: 'a quantity',
  unit_price: 'a unit price',
  unit: 'a unit',
  discount_percent: 'a discount in percent',
  discount_amount: 'a discount amount',
  tax_rate: 'a tax rate',
  currency: 'a currency',
  locale: 'a language',
  issue_date: 'an issue date',
  due_date: 'a due date',
  delivery_date: 'a delivery date',
  seller: 'a seller',
  buyer: 'a buyer',
  name: 'a name',
  address: 'an address',
  country: 'a country',
  tax_id: 'a tax ID',
  prepaid_amount: 'a prepaid amount',
  cash_rounding: 'a smallest payable unit',
  logo: 'a logo',
  accent_color: 'an accent colour',
  typeface: 'a typeface',
  paper: 'a paper size',
}

export function fieldName(path: readonly PropertyKey[]): string {
  const name = path.findLast(step => typeof step === 'string') ?? ''
  return Object.hasOwn(names, name) ? (names[name] ?? 'a value') : 'a value'
}

/** What the object at a path is called. */
export function ownerName(path: readonly PropertyKey[]): string {
  if (path[0] === 'items') return 'a line item'
  if (path[0] === 'seller') return 'the seller'
  if (path[0] === 'buyer') return 'the buyer'
  return 'an invoice'
}

/** Words that other tools use for these fields. */
const otherWords: Record<string, string> = {
  price: 'unit_price',
  rate: 'unit_price',
  qty: 'quantity',
  count: 'quantity',
  title: 'description',
  text: 'description',
  number: 'invoice_number',
  lines: 'items',
  line_items: 'items',
  vat: 'tax_rate',
  tax: 'tax_rate',
  vat_id: 'tax_id',
  date: 'issue_date',
  from: 'seller',
  to: 'buyer',
  customer: 'buyer',
  discount: 'discount_percent',
  color: 'accent_color',
  accent: 'accent_color',
  font: 'typeface',
  paper_size: 'paper',
}

/** The field that was probably meant by an unknown name, if one is near. */
export function nearestField(unknown: string, fields: readonly string[]): string | undefined {
  const plain = unknown
    .slice(0, 40)
    .replace(/([a-z])([A-Z])/g, '$1_$2')
    .replaceAll('-', '_')
    .toLowerCase()
  const other = Object.hasOwn(otherWords, plain) ? otherWords[plain] : undefined
  if (other !== undefined && fields.includes(other)) return other
  const [nearest] = fields
    .map(field => ({ field, edits: editsBetween(plain, field) }))
    .filter(({ field, edits }) => edits <= Math.max(1, Math.floor(field.length / 3)))
    .sort((a, b) => a.edits - b.edits)
  return nearest?.field
}

/** Levenshtein distance. */
function editsBetween(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, column) => column)
  for (const [index, character] of [...a].entries()) {
    const next = [index + 1]
    for (let column = 1; column <= b.length; column++) {
      const replace = (row[column - 1] ?? 0) + (character === b.charAt(column - 1) ? 0 : 1)
      next.push(Math.min(replace, (row[column] ?? 0) + 1, (next[column - 1] ?? 0) + 1))
    }
    row = next
  }
  return row[b.length] ?? 0
}
