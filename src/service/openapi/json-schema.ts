import { z } from 'zod'

/** What the document says of a schema; OpenAPI 3.1 speaks JSON Schema as zod writes it. */
export function jsonSchemaOf(schema: z.ZodType): object {
  const { $schema: _, ...rest } = z.toJSONSchema(schema)
  return rest
}

export const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` })
