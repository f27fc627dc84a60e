import type { Field, Fields } from '#core/fields/field.ts'
import { invoiceFields } from '#core/fields/invoice-fields.ts'
import { decimal, nonNegativeDecimal, percent, positiveDecimal } from '#core/fields/value-schemas.ts'
import { renderableInvoiceSchema } from '#core/invoice/invoice.ts'
import { limits } from '#core/limits.ts'
import { fieldNames } from '#languages/en/messages/field-names.ts'
import { schemasByName } from './json-schema.ts'

/** The parts of a JSON Schema that are completed here. */
interface Described {
  properties?: Record<string, Described>
  items?: Described
  oneOf?: Described[]
  [keyword: string]: unknown
}

/**
 * Returns the schemas of a request: limits from the schema that parses it, descriptions from the table of
 * fields.
 */
export function requestSchemas(): Record<string, object> {
  const named = {
    Invoice: renderableInvoiceSchema,
    Decimal: decimal,
    Percent: percent,
    PositiveDecimal: positiveDecimal,
    NonNegativeDecimal: nonNegativeDecimal,
  }
  const { Invoice, ...values } = schemasByName(named, 'input')
  const described = describeObject(Invoice as Described, invoiceFields, '')
  const { items } = described.properties ?? {}
  const itemsDescription = `${items?.description} At most ${count(limits.items)}; with Prefer: respond-async ${count(limits.renderedItems)}.`
  return {
    Invoice: {
      title: 'Invoice',
      description: `An invoice, credit note or quote. Unknown fields are refused. Texts are limited in UTF-16 code units, and lone surrogates are refused.`,
      examples: [minimalExample()],
      ...described,
      properties: { ...described.properties, items: { ...items, description: itemsDescription } },
      // `properties` lists the required names, because strict validators demand it
      not: {
        properties: { discount_percent: {}, discount_amount: {} },
        required: ['discount_percent', 'discount_amount'],
      },
    },
    ...values,
  }
}

const count = (value: number) => value.toLocaleString('en')

/** @param owner path of the parent field, ending with a dot */
function describeObject({ oneOf, ...schema }: Described, fields: Fields, owner: string): Described {
  if (oneOf) return { ...schema, anyOf: oneOf.map(each => describeObject(each, fields, owner)) }
  const properties = Object.entries(fields).flatMap(([name, field]): [string, Described][] => {
    const own = schema.properties?.[name]
    return own === undefined ? [] : [[name, describeField(own, field, owner + name)]]
  })
  return { ...schema, properties: Object.fromEntries(properties) }
}

function describeField(schema: Described, field: Field, path: string): Described {
  const { description, fields } = field
  return {
    title: titleOf(fieldNames[path as keyof typeof fieldNames]),
    description,
    ...(fields ? describeParts(schema, fields, `${path}.`) : schema),
    ...(field.default !== undefined && { default: field.default }),
    examples: [schema.const ?? exampleAmong(schema.enum, exampleOf(field))],
  }
}

/** Returns the example if the alternative allows it, else its first value. */
const exampleAmong = (choices: unknown, example: unknown): unknown =>
  Array.isArray(choices) && !choices.includes(example) ? choices[0] : example

const describeParts = (schema: Described, fields: Fields, owner: string): Described =>
  schema.items
    ? { ...schema, items: describeObject(schema.items, fields, owner) }
    : describeObject(schema, fields, owner)

/** Returns "Issue date" for "an issue date". */
function titleOf(name: string): string {
  const plain = name.replace(/^(an?|whether) /, '')
  return plain.charAt(0).toUpperCase() + plain.slice(1)
}

/**
 * Returns the example of a field, composed of the examples of its fields for an object, with one entry for a
 * list.
 */
function exampleOf({ kind, example, fields }: Field): unknown {
  if (fields === undefined) return example
  if (kind === 'items') return [minimalExample(fields)]
  const parts = Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, exampleOf(field)]))
  return kind === 'list' ? [parts] : parts
}

/** Returns the smallest valid invoice, composed of examples. */
export const minimalExample = (fields: Fields = invoiceFields): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(fields)
      .filter(([, { isRequired }]) => isRequired)
      .map(([name, field]) => [name, exampleOf(field)]),
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
