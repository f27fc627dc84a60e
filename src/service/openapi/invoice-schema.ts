import { z } from 'zod'
import type { Field, Fields } from '#core/fields/field.ts'
import { invoiceFields } from '#core/fields/invoice-fields.ts'
import { invoiceSchema } from '#core/invoice/invoice.ts'
import { fieldName } from '#core/messages/english/field-names.ts'
import { ref } from './json-schema.ts'

/** Both spellings of a number, which JSON Schema cannot say is kept to its last digit. */
export const decimalSchema = {
  description: 'A JSON number or the same as text. Read from its digits, never through a float.',
  anyOf: [{ type: 'number' }, { type: 'string', pattern: '^-?[0-9]+(\\.[0-9]+)?([eE][+-]?[0-9]{1,3})?$' }],
}

/** A JSON Schema, as far as it is completed here. */
interface Described {
  properties?: Record<string, Described>
  items?: Described
  [keyword: string]: unknown
}

/** The invoice as a client sends it: limits out of the schema that reads it, descriptions out of the table of fields. */
export function invoiceJsonSchema(): object {
  const { $schema: _, ...schema } = z.toJSONSchema(invoiceSchema, { io: 'input', unrepresentable: 'any' })
  return describeObject(schema as Described, invoiceFields, '')
}

/** @param owner path of the field that has these fields, with a dot at its end */
function describeObject(schema: Described, fields: Fields, owner: string): Described {
  const properties = Object.entries(fields).map(([name, field]): [string, Described] => [
    name,
    describeField(schema.properties?.[name] ?? {}, field, owner + name),
  ])
  return { ...schema, properties: Object.fromEntries(properties) }
}

function describeField(schema: Described, field: Field, path: string): Described {
  const { kind, description, example, format, fields } = field
  return {
    title: titleOf(fieldName(path)),
    description,
    ...(kind === 'decimal' ? ref('Decimal') : fields ? describeParts(schema, fields, `${path}.`) : schema),
    ...(format !== undefined && { format }),
    ...(field.default !== undefined && { default: field.default }),
    ...(example !== undefined && { examples: [example] }),
  }
}

const describeParts = (schema: Described, fields: Fields, owner: string): Described =>
  schema.items
    ? { ...schema, items: describeObject(schema.items, fields, owner) }
    : describeObject(schema, fields, owner)

/** "an issue date" as "Issue date" */
function titleOf(name: string): string {
  const plain = name.replace(/^(an?|whether) /, '')
  return plain.charAt(0).toUpperCase() + plain.slice(1)
}

/** The smallest invoice, out of the examples of its fields. */
export const minimalExample = (fields: Fields = invoiceFields): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(fields)
      .filter(([, { isRequired }]) => isRequired)
      .map(([name, { example, fields: parts }]) => [name, parts ? [minimalExample(parts)] : example]),
  )

/** An invoice whose PDF carries a Factur-X e-invoice. */
export const eInvoiceExample = {
  template: 'minimal',
  invoice_number: '2026-0042',
  e_invoice: 'factur-x',
  currency: 'EUR',
  locale: 'de-DE',
  issue_date: '2026-11-21',
  due_date: '2026-12-05',
  delivery_date: '2026-11-20',
  seller: {
    name: 'Example GmbH',
    street: 'Beispielweg 1',
    postcode: '10115',
    city: 'Berlin',
    country: 'DE',
    tax_id: 'DE123456789',
    contact_name: 'Accounts department',
    email: 'billing@example.com',
    phone: '+49 30 000000',
    iban: 'DE89370400440532013000',
  },
  buyer: {
    name: 'Example Office',
    street: '1 Example Street',
    postcode: '01234',
    city: 'Exampletown',
    country: 'DE',
    reference: 'Project 7',
  },
  items: [
    { description: 'Brand identity', quantity: 12, unit: 'h', unit_price: '80.00', tax_rate: 19 },
    { description: 'Handbook', quantity: 1, unit_price: '25.00', tax_rate: 7 },
  ],
}
