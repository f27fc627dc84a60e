import { z } from 'zod'

/**
 * Returns the JSON Schema of an input value; adds the examples, which the library drops for converted values.
 */
export function jsonSchemaOf(schema: z.ZodType): object {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io: 'input' })
  return { ...rest, ...schema.meta() }
}

export const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` })

/**
 * Returns JSON Schemas that refer to each other by name. Only those of requests forbid further properties.
 */
export function schemasByName<Name extends string>(
  named: Record<Name, z.ZodType>,
  io: 'input' | 'output',
): Record<Name, object> {
  const registry = z.registry<{ id: string }>()
  for (const [id, schema] of Object.entries<z.ZodType>(named)) registry.add(schema, { id })
  const { schemas } = z.toJSONSchema(registry, {
    io,
    uri: id => ref(id).$ref,
    unrepresentable: 'any',
    override: ({ jsonSchema }) => {
      if (io === 'output') delete jsonSchema.additionalProperties
    },
  })
  const plain = Object.entries(schemas).map(([name, { $schema, $id, ...schema }]) => [name, schema] as const)
  return Object.fromEntries(plain) as Record<Name, object>
}
