import { z } from 'zod'
import { fieldName } from '#core/field-names.ts'
import { invoiceSchema } from '#core/invoice.ts'

/** Both spellings of a number, which JSON Schema cannot say is kept to its last digit. */
export const decimalSchema = {
  description: 'A JSON number or the same as text. Read from its digits, never through a float.',
  anyOf: [{ type: 'number' }, { type: 'string', pattern: '^-?[0-9]+(\\.[0-9]+)?([eE][+-]?[0-9]{1,3})?$' }],
}

/** The invoice as a client sends it, out of the schema that reads it: a new field is documented by being there. */
export function invoiceJsonSchema(): object {
  const { $schema: _, ...schema } = z.toJSONSchema(invoiceSchema, {
    io: 'input',
    unrepresentable: 'any',
    override({ zodSchema, jsonSchema, path }) {
      // the one kind of field that is neither text nor list nor object is a decimal
      if (zodSchema._zod.def.type === 'custom') jsonSchema.$ref = '#/components/schemas/Decimal'
      const title = path.at(-2) === 'properties' ? titleOf(path.at(-1) ?? '') : undefined
      if (title !== undefined && jsonSchema.$ref === undefined) jsonSchema.title = title
    },
  })
  return schema
}

function titleOf(field: string | number): string | undefined {
  const name = fieldName([field])
  if (name === 'a value') return undefined
  const plain = name.replace(/^an? /, '')
  return plain.charAt(0).toUpperCase() + plain.slice(1)
}
